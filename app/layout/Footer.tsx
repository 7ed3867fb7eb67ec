import { useEffect, useRef } from 'react';
import { openOnWideScreens } from '../components/PhoneDisclosure.tsx';
import { ServedHtml } from '../components/ServedHtml.tsx';
import * as styles from './Footer.module.css';
import { FooterContent, type FooterProps } from './FooterContent.tsx';

/** The footer, as served HTML: browsers load neither its code nor its texts. */
export function Footer(props: Partial<FooterProps>) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    root.current?.querySelectorAll('details').forEach(openOnWideScreens);
    const select = root.current?.querySelector('select');
    // Without it pages follow the system's preference, or what was chosen before.
    if (select) import('./colorSchemeSelect.ts').then((module) => module.connect(select), ignore);
  }, []);
  return (
    <ServedHtml as="footer" name="footer" ref={root} className={styles.root}>
      {import.meta.env.SSR ? <FooterContent {...(props as FooterProps)} /> : undefined}
    </ServedHtml>
  );
}

const ignore = () => undefined;
