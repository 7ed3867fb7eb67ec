import { STAR_GATE } from './starGate.ts';

/** The word mark with its star: an eight-pointed khatam around a horseshoe gate. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path fill="currentColor" fillRule="evenodd" d={STAR_GATE} />
      </svg>
      <span>Fes-Meknes</span>
    </span>
  );
}
