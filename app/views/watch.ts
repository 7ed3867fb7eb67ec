/**
 * Tells which pages are looked at: to our own count, and to the council's Matomo where one is
 * configured. Loaded when the page is at rest. Whoever does not want to be counted is not.
 */
import { viewedPage } from '../../domain/viewedPage.ts';
import { tellMatomo } from './matomo.ts';

/** A page that is left sooner was passed through, not viewed: ms. */
const REST = 1000;

export function watchViews(): void {
  if (!wantsToBeCounted()) return;
  let counted = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    const here = location.pathname;
    if (here === counted) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A tab in the background, or a page that the browser has made ready, has no one before it.
      if (location.pathname !== here || document.visibilityState !== 'visible') return;
      counted = here;
      tell(here);
    }, REST);
  }

  // Every screen has its title, so the head changes with every page; no browser tells it otherwise.
  new MutationObserver(look).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  document.addEventListener('visibilitychange', look);
  document.addEventListener('prerenderingchange', look);
  look();
}

function tell(pathname: string): void {
  const viewed = viewedPage(pathname);
  // A page for an address that there is not is no view.
  if (!viewed || document.querySelector('meta[name="robots"][content*="noindex"]')) return;
  const body = new Blob([JSON.stringify(viewed)], { type: 'application/json' });
  navigator.sendBeacon('/api/bi', body);
  tellMatomo(viewed);
}

/** Do Not Track, in all its spellings, and its successor, Global Privacy Control. */
function wantsToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack !== '1' && doNotTrack !== 'yes' && !globalPrivacyControl;
}
