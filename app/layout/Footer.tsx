import { useEffect, useRef } from 'react';
import { openOnWideScreens } from '../components/PhoneDisclosure.tsx';
import { ServedHtml } from '../components/ServedHtml.tsx';
import * as styles from './Footer.module.css';
import { FooterContent, type FooterProps } from './FooterContent.tsx';

/**
 * The footer. Only the server renders its content, which is the same as long as a document is open: a
 * browser keeps the HTML that came with the page and loads neither its code nor its texts.
 */
export function Footer(props: Partial<FooterProps>) {
  const root = useRef<HTMLElement & HTMLDivElement & HTMLUListElement>(null);
  useEffect(() => {
    root.current?.querySelectorAll('details').forEach(openOnWideScreens);
    const select = root.current?.querySelector('select');
    // Without it pages follow the system's preference, or what was chosen before.
    if (select) import('./colorSchemeSelect.ts').then((module) => module.connect(select), ignore);
  }, []);
  return (
    <ServedHtml as="footer" name="footer" ref={root} className={styles.root}>
      {import.meta.env.SSR && <FooterContent {...(props as FooterProps)} />}
    </ServedHtml>
  );
}

const ignore = () => undefined;
