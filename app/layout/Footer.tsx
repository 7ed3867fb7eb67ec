import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { openOnWideScreens } from '../components/PhoneDisclosure.tsx';
import { useLazyModule } from '../components/useLazyModule.ts';
import * as styles from './Footer.module.css';
import { FooterContent, type FooterProps } from './FooterContent.tsx';
import { useFollowLinks } from './useFollowLinks.ts';

const loadColorSchemeSelect = () =>
  import('./ColorSchemeSelect.tsx').then((module) => module.prepareColorSchemeSelect());

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

function ServedFooter() {
  const root = useRef<HTMLElement>(null);
  const [selectPlace, setSelectPlace] = useState<Element | null>();
  const ColorSchemeSelect = useLazyModule(loadColorSchemeSelect);
  const followLink = useFollowLinks();
  useEffect(() => {
    root.current?.querySelectorAll('details').forEach(openOnWideScreens);
    setSelectPlace(root.current?.querySelector(`.${styles.colorScheme}`));
  }, []);
  return (
    <>
      {/* biome-ignore-start lint/a11y/noStaticElementInteractions: the clicks are those of links */}
      {/* biome-ignore-start lint/a11y/useKeyWithClickEvents: keys click links too */}
      <footer
        ref={root}
        className={styles.root}
        onClick={followLink}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, React keeps the served HTML
        dangerouslySetInnerHTML={SERVED}
      />
      {/* biome-ignore-end lint/a11y/useKeyWithClickEvents: keys click links too */}
      {/* biome-ignore-end lint/a11y/noStaticElementInteractions: the clicks are those of links */}
      {ColorSchemeSelect && selectPlace && createPortal(<ColorSchemeSelect />, selectPlace)}
    </>
  );
}

/** While hydrating, React does not compare it with the document. */
const SERVED = { __html: '' };
