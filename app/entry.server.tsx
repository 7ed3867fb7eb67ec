import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { LOCALES, type Locale } from '../domain/locale.ts';
import { type Messages, rememberMessages } from './i18n/messages.ts';
import { scriptsLast } from './loadingOrder.ts';
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

/** Renders the whole page before anything is sent: it is kept, hashed and compressed as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let finalStatus = status;
  const body = new PassThrough();
  await new Promise<void>((ready, fail) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        pipe(body);
        ready();
      },
      onShellError: fail,
      onError() {
        finalStatus = 500;
      },
    });
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(scriptsLast(await text(body)), { status: finalStatus, headers });
}
