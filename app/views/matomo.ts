import type { ViewedPage } from '../../domain/viewedPage.ts';

/**
 * Tells a Matomo server of a view by its tracking API, where one is configured: page, title and
 * language, without cookie, visitor's id, referrer or size of the screen.
 */
export function tellMatomo({ page, locale }: ViewedPage): void {
  const configured = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content;
  const [address, site] = configured?.split(' ') ?? [];
  if (!address || !site) return;
  const view = new URLSearchParams({
    idsite: site,
    rec: '1',
    apiv: '1',
    send_image: '0',
    cookie: '0',
    url: `${location.origin}/${locale}${page === '/' ? '' : page}`,
    // A plan's title is its owner's.
    action_name: page.includes(':') ? page : document.title,
    lang: locale,
    rand: String(Math.random()).slice(2, 12),
  });
  void fetch(`${address}/matomo.php`, {
    method: 'POST',
    body: view,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {
    // A count that does not arrive is no matter to the visitor.
  });
}
