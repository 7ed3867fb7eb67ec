import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import * as styles from './Menu.module.css';

const SIDES = { start: styles.start, end: styles.end };

interface Props {
  label: string;
  /** The side of the button with which the panel is aligned. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A button that opens a panel below it; Escape, a click elsewhere and navigation close it. */
export function Menu({ label, align = 'end', children }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every navigation
  useEffect(() => panel.current?.hidePopover(), [key]);
  return (
    <>
      <button className={styles.button} type="button" popoverTarget={id}>
        {label}
      </button>
      <div ref={panel} id={id} popover="auto" className={`${styles.panel} ${SIDES[align]}`}>
        {children}
      </div>
    </>
  );
}
