import * as styles from './Icon.module.css';

interface Props {
  /** What is drawn, in a square of 24 units. */
  path: string;
}

/** An icon in the colour of the text beside a label, or in an element with an accessible name. */
export function Icon({ path }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.root}>
      <path d={path} />
    </svg>
  );
}
