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
  useEffect(() => {
    const element = frame.current;
    const page = element?.contentWindow;
    if (!element || !page) return;
    const { scrollY } = page;
    const restore = () => element.contentWindow?.scrollTo(0, scrollY);
    element.addEventListener('load', restore, { once: true });
    const { pathname, search } = new URL(address);
    // A new `src` would be a step of the browser's history.
    page.location.replace(pathname + search);
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
