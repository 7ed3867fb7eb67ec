/** A plus, or a tick where it is done. */
export function Plus({ done = false }: { done?: boolean }) {
  return (
    <svg className="plus" viewBox="0 0 24 24" aria-hidden="true">
      <path d={done ? 'M5 12.5 10 17.5 19 7' : 'M12 5v14M5 12h14'} />
    </svg>
  );
}
