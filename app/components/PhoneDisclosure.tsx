import { type ComponentProps, useEffect, useRef } from 'react';
import { Disclosure } from './Disclosure.tsx';
import * as styles from './PhoneDisclosure.module.css';

/**
 * A disclosure on phones. Wider screens and paper show its content always: by CSS before hydration and
 * without scripts, and as an open disclosure after it.
 */
export function PhoneDisclosure({ className = '', ...rest }: ComponentProps<typeof Disclosure>) {
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (root.current) openOnWideScreens(root.current);
  }, []);
  return <Disclosure {...rest} ref={root} className={`${styles.root} ${className}`.trim()} />;
}

/** Opens a phone's disclosure on wider screens, where its summary is a heading. */
export function openOnWideScreens(details: HTMLDetailsElement): void {
  if (!matchMedia('(min-width: 768px)').matches) return;
  details.open = true;
  const summary = details.querySelector('summary');
  if (summary) summary.tabIndex = -1;
}
