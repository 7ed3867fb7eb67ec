const PATHS = {
  cross: 'M6 6 18 18M18 6 6 18',
  glass: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5',
  sliders: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
};

/** The line drawings on the search's buttons; their names stand beside them or in the button. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="finder-icon">
      <path d={PATHS[name]} />
    </svg>
  );
}
