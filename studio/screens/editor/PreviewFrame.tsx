import { useEffect, useRef } from 'react';
import * as styles from './PreviewPanel.module.css';

interface Props {
  /** Of the preview; where it changes, the page is loaded again and stays where it was scrolled to. */
  address: string;
  /** Of the page, in CSS pixels: it is made smaller where there is less room. */
  width: number;
  title: string;
}

/**
 * A page in a frame. Its scripts do not run, so that it counts no view and saves nothing in this browser;
 * public pages are complete without them.
 */
export function PreviewFrame({ address, width, title }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  /** Of the page that is being replaced, until the next one has loaded. */
  const scrollY = useRef<number>(undefined);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // A page at the top may be one whose position has not been restored yet.
    scrollY.current = pageIn(element)?.scrollY || scrollY.current;
    const left = element.contentDocument;
    const restore = () => {
      const page = pageIn(element);
      // The page that is being replaced may finish loading first.
      if (!page || page.document === left) return;
      // At the top nothing is restored: it may be scrolled already.
      if (scrollY.current) page.scrollTo(0, scrollY.current);
      scrollY.current = undefined;
    };
    element.addEventListener('load', restore);
    const { pathname, search } = new URL(address);
    // A new `src` would be a step of the browser's history.
    element.contentWindow?.location.replace(pathname + search);
    return () => element.removeEventListener('load', restore);
  }, [address]);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const scale = Math.min(1, element.clientWidth / width);
      element.style.setProperty('--page-width', `${width}px`);
      element.style.setProperty('--page-scale', String(scale));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={room} className={styles.room}>
      <iframe ref={frame} className={styles.frame} title={title} sandbox="allow-same-origin" />
    </div>
  );
}

/** The page in a frame; null where the browser shows its own page because loading failed. */
const pageIn = ({ contentDocument }: HTMLIFrameElement) => contentDocument?.defaultView ?? null;
