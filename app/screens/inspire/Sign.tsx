const DRAWN = {
  like: 'M12 20.5 4.6 13a4.9 4.9 0 0 1 7-6.9l.4.5.4-.5a4.9 4.9 0 0 1 7 6.9Z',
  dislike: 'M6 6 18 18M18 6 6 18',
  undo: 'M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-2',
} as const;

/** What a button does, drawn. */
export function Sign({ of }: { of: keyof typeof DRAWN }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWN[of]} />
    </svg>
  );
}
