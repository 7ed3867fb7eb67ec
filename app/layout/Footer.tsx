import { useEffect, useRef } from 'react';
import { openOnWideScreens } from '../components/PhoneDisclosure.tsx';
import { trustedHtml } from '../lib/trustedHtml.ts';
import * as styles from './Footer.module.css';
import { FooterContent, type FooterProps } from './FooterContent.tsx';

/**
 * The footer. Only the server renders its content, which is the same as long as a document is open: a
 * browser keeps the HTML that came with the page and loads neither its code nor its texts.
 */
export function Footer(props: FooterProps) {
  if (import.meta.env.SSR) {
    return (
      <footer className={styles.root}>
        <FooterContent {...props} />
      </footer>
    );
  }
  return <ServedFooter />;
}

/**
 * The content in the document, read before hydration. React uses it only where hydration fails and it
 * renders the page again.
 */
const SERVED = import.meta.env.SSR
  ? undefined
  : { __html: trustedHtml(document.querySelector('#content ~ footer')?.innerHTML ?? '') };

function ServedFooter() {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    root.current?.querySelectorAll('details').forEach(openOnWideScreens);
    const select = root.current?.querySelector('select');
    // Without it pages follow the system's preference, or what was chosen before.
    if (select) import('./colorSchemeSelect.ts').then((module) => module.connect(select), ignore);
  }, []);
  return (
    <footer
      ref={root}
      className={styles.root}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is HTML of our own server
      dangerouslySetInnerHTML={SERVED}
    />
  );
}

const ignore = () => undefined;
