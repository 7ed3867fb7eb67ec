/**
 * Counts page views: with the site's own counter, and with the council's Matomo server where one is
 * configured. Visitors who opt out by a browser setting are not counted.
 */
import { type ViewedPage, viewedPage } from '../../../domain/viewedPage.ts';
import { NAVIGATION_EVENT } from './navigationEvent.ts';

/** Time on a page, in ms, after which it counts as viewed. */
const VIEWED_AFTER = 1000;

export function watchViews(): void {
  if (isOptedOut()) return;
  let counted = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function scheduleCount(): void {
    const { pathname } = location;
    if (pathname === counted) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Background tabs and prerendered pages are not viewed.
      if (location.pathname !== pathname || document.visibilityState !== 'visible') return;
      counted = pathname;
      countView(pathname);
    }, VIEWED_AFTER);
  }

  window.addEventListener(NAVIGATION_EVENT, scheduleCount);
  document.addEventListener('visibilitychange', scheduleCount);
  document.addEventListener('prerenderingchange', scheduleCount);
  scheduleCount();
}

function countView(pathname: string): void {
  // A page with several addresses is counted under its canonical one.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const page = viewedPage(canonical ? new URL(canonical).pathname : pathname);
  // Pages that are not indexed, such as "not found", are not counted.
  if (!page || document.querySelector('meta[name="robots"][content*="noindex"]')) return;
  const body = new Blob([JSON.stringify(page)], { type: 'application/json' });
  navigator.sendBeacon('/api/bi', body);
  sendToMatomo(page);
}

/** True for Do Not Track in all its spellings, and for its successor, Global Privacy Control. */
function isOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || doNotTrack === 'yes' || Boolean(globalPrivacyControl);
}

/**
 * Sends a view to the tracking API of a Matomo server, where one is configured: page, title and
 * language, without cookie, visitor id, referrer or screen size.
 */
function sendToMatomo({ page, locale }: ViewedPage): void {
  const configured = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content;
  const [address, site] = configured?.split(' ') ?? [];
  if (!address || !site) return;
  const body = new URLSearchParams({
    idsite: site,
    rec: '1',
    apiv: '1',
    send_image: '0',
    cookie: '0',
    url: `${location.origin}/${locale}${page === '/' ? '' : page}`,
    // The title of an itinerary is personal data.
    action_name: page.includes(':') ? page : document.title,
    lang: locale,
    rand: String(Math.random()).slice(2, 12),
  });
  void fetch(`${address}/matomo.php`, {
    method: 'POST',
    body,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {
    // A lost count does not concern the visitor.
  });
}
