import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { LOCALES, type Locale } from '../domain/locale.ts';
import { type Messages, rememberMessages } from './i18n/messages.ts';
import { scriptsLast } from './loadingOrder.ts';
import { writeHead } from './machines/writeHead.tsx';
import { type Site, siteContext } from './site.ts';

/** For the server's mails, which are made of components like pages. */
export { writeLetter } from './mails/writeLetter.tsx';

const messages = import.meta.glob<Messages>('../messages/*.json', {
  eager: true,
  import: 'default',
});
for (const locale of LOCALES) rememberMessages(locale, messageFile(locale));

function messageFile(locale: Locale): Messages {
  const found = messages[`../messages/${locale}.json`];
  if (!found) throw new Error(`messages/${locale}.json is missing`);
  return found;
}

/** How the server gives the loaders their site; called before every request. */
export function provideSite(context: RouterContextProvider, site: Site): void {
  context.set(siteContext, site);
}

/** Errors of loaders and components; answers that were thrown on purpose (404) are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(siteContext).reportError(error);
};

/**
 * Renders the whole page at once: it is kept, hashed and compressed as one. What the loaders have
 * returned stands at its end, as React Router would stream it; React would have to wait for that
 * stream and go on several times a page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  // Pages without scripts, as they are shown where there is no network, have no use for it.
  const data = context.renderMeta?.didRenderScripts && serverHandoffStream;
  const script = data ? handOver(await text(data)) : '';
  headers.set('Content-Type', 'text/html; charset=utf-8');
  let page = `<!DOCTYPE html>${scriptsLast(html).replace(END, () => script + END)}`;
  if (status === 200) {
    const { loaderData } = context.staticHandlerContext;
    const told = writeHead(given.get(siteContext), new URL(request.url), loaderData);
    if (told?.isListed === false) headers.set('X-Robots-Tag', 'noindex');
    // React leaves alone what it does not know in a head.
    page = page.replace('</head>', () => `${told?.markup ?? ''}</head>`);
  }
  // As bytes: a text would be searched for lone surrogates once more.
  return new Response(Buffer.from(page), { status, headers });
}

const END = '</body></html>';

/** Gives the loaders' data to React Router in the browser. */
function handOver(data: string): string {
  const escaped = data.replace(/[\\'<\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
  return `<script>{let to=__reactRouterContext.streamController;to.enqueue('${escaped}');to.close()}</script>`;
}

/** What must not stand in a script's text in single quotes as it is. */
const ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '<': '\\x3c',
  '\n': '\\n',
  '\r': '\\r',
};
