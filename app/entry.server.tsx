import { createHash, randomUUID } from 'node:crypto';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { isLocale } from '../domain/locale.ts';
import { FONT_PRELOADS } from './fonts/fontPreloads.ts';
import { addMessages } from './i18n/messages.ts';
import { REMEMBER_EARLY_TAPS } from './layout/replayEarlyTaps.ts';
import { APPLY_COLOR_SCHEME, COLOR_SCHEME_META } from './lib/colorScheme.ts';
import { type Site, siteContext } from './lib/siteContext.ts';
import { renderToBuffer } from './renderToBuffer.ts';
import {
  AFTER_PAINT,
  changeEnds,
  collectInlineScripts,
  deferScripts,
  INLINE_SCRIPTS_HEADER,
} from './routerInternals.ts';
import { renderSeoHead } from './seo/renderSeoHead.tsx';

/** For the server's mails, which are made of components like pages. */
export { renderEmail } from './emails/renderEmail.tsx';

const files = import.meta.glob<object>('../messages/*/*.json', { eager: true, import: 'default' });
for (const [path, content] of Object.entries(files)) {
  const [, locale, file = ''] = /(?<=\/)([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  if (isLocale(locale)) addMessages(locale, file, content);
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

/** Renders the whole page at once: it is cached, hashed and compressed as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const nonce = randomUUID();
  const page = await renderToBuffer(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  let head = FONT_PRELOADS + scriptTag(REMEMBER_EARLY_TAPS);
  if (status === 200) {
    const { loaderData } = context.staticHandlerContext;
    const seo = renderSeoHead(given.get(siteContext), new URL(request.url), loaderData);
    if (seo?.isListed === false) headers.set('X-Robots-Tag', 'noindex');
    head += seo?.markup ?? '';
  }
  const codes = [APPLY_COLOR_SCHEME, REMEMBER_EARLY_TAPS, AFTER_PAINT];
  const body = changeEnds(page, nonce, (ends) => {
    const { html, scripts } = collectInlineScripts(ends, nonce);
    codes.push(...scripts);
    // React keeps unknown elements of the head when it hydrates. Behind style sheets the script would
    // wait for them.
    return deferScripts(html)
      .replace('<head>', `<head>${COLOR_SCHEME_META}${scriptTag(APPLY_COLOR_SCHEME)}`)
      .replace('</head>', () => `${head}</head>`);
  });
  headers.set(INLINE_SCRIPTS_HEADER, codes.map(sha256).join(' '));
  return new Response(body, { status, headers });
}

const scriptTag = (code: string) => `<script>${code}</script>`;

const sha256 = (code: string) => createHash('sha256').update(code).digest('base64');
