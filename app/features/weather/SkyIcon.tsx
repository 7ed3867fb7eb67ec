import type { Sky } from '../../../domain/weather.ts';
import * as styles from './SkyIcon.module.css';

/** A small decorative drawing of the sky; the text beside it names the weather. */
export function SkyIcon({ sky, isDay = true }: { sky: Sky; isDay?: boolean }) {
  return (
    <svg className={styles.root} viewBox="0 0 64 64" aria-hidden="true">
      {WITH_SUN[sky] && (isDay ? <Sun small={sky !== 'clear'} /> : <Moon />)}
      {sky !== 'clear' && sky !== 'fog' && <Cloud dark={DARK_CLOUD[sky] ?? false} />}
      {PRECIPITATION[sky]}
      {sky === 'fog' && (
        <path
          className={styles.fog}
          d="M10 22h44M16 32h36M8 42h40M20 52h32"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}

const WITH_SUN: Partial<Record<Sky, boolean>> = { clear: true, partly: true, showers: true };
const DARK_CLOUD: Partial<Record<Sky, boolean>> = { rain: true, thunder: true, showers: true };

const PRECIPITATION: Partial<Record<Sky, React.ReactNode>> = {
  drizzle: <path className={styles.rain} d="M24 50v5M34 52v5M44 50v5" strokeLinecap="round" />,
  rain: (
    <path className={styles.rain} d="M22 49l-3 9M33 49l-3 9M44 49l-3 9" strokeLinecap="round" />
  ),
  showers: <path className={styles.rain} d="M26 50l-3 8M40 50l-3 8" strokeLinecap="round" />,
  thunder: <path className={styles.bolt} d="M34 42l-9 12h7l-4 9 12-13h-7l5-8z" />,
  snow: (
    <g className={styles.snow}>
      <circle cx="23" cy="53" r="2.6" />
      <circle cx="34" cy="57" r="2.6" />
      <circle cx="45" cy="52" r="2.6" />
    </g>
  ),
};

/** A disc in front of an eight-pointed star. */
function Sun({ small }: { small: boolean }) {
  return (
    <g transform={small ? 'translate(4 -6) scale(0.8)' : 'translate(0 0)'}>
      <path className={styles.rays} d="M14 14h36v36H14z" />
      <path className={styles.rays} d="M14 14h36v36H14z" transform="rotate(45 32 32)" />
      <circle className={styles.sun} cx="32" cy="32" r="14" />
    </g>
  );
}

function Moon() {
  return <path className={styles.moon} d="M38 10a20 20 0 1 0 16 30A17 17 0 0 1 38 10z" />;
}

function Cloud({ dark }: { dark: boolean }) {
  return (
    <path
      className={dark ? styles.darkCloud : styles.cloud}
      d="M16 46a10 10 0 0 1 1-20 14 14 0 0 1 27-2 11 11 0 0 1 4 22z"
    />
  );
}
