import * as styles from './Logo.module.css';
import { STAR_GATE } from './logoPath.ts';

/** The wordmark with the logo, an eight-pointed star around a horseshoe gate. */
export function Logo() {
  return (
    <span className={styles.root}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path fill="currentColor" fillRule="evenodd" d={STAR_GATE} />
      </svg>
      <span>Fes-Meknes</span>
    </span>
  );
}
