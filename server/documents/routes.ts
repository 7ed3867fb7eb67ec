import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { EntryOf } from '../../domain/kinds.ts';
import { problem } from '../api/problem.ts';
import { clientIp } from '../api/whoami.ts';
import type { LiveCatalogue } from '../catalogue/live.ts';
import type { Config } from '../config.ts';
import { addressKey, RateLimit } from '../rateLimit.ts';
import { isSameOrigin } from '../sameOrigin.ts';
import type { Bookshelf, Copy } from './books/bookshelf.ts';
import { sendFile } from './sendFile.ts';

/** What has to be made takes seconds of a core; there are no more books than these for a visitor. */
const MAKINGS = { times: 16, within: 10 * 60_000 };
/** A browser asks twice a second how far a book is. */
const QUESTIONS = { times: 600, within: 60_000 };

/** `guide-en.pdf`; ids hold no dot and no slash, so no name leads out of the folder. */
const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([a-z]{2})\.pdf$/;

interface Found {
  document: EntryOf<'documents'>;
  language: string;
  copy: Copy | undefined;
}

/** Both ways to a document share what they allow to an address. */
export function documentRoutes(config: Config, live: LiveCatalogue, shelf: Bookshelf) {
  const makings = new RateLimit(MAKINGS);
  const questions = new RateLimit(QUESTIONS);

  async function find(name: string): Promise<Found | undefined> {
    const [, id = '', language = ''] = NAME.exec(name) ?? [];
    const document = live.current().documents.get(id);
    return document && { document, language, copy: await shelf.find(document, language) };
  }

  /** Begins to make a book, unless that is under way, or this address has asked for too many. */
  function begin(context: Context, { id, locale }: Extract<Copy, { kind: 'book' }>) {
    if (!shelf.isMaking(id, locale)) {
      const wait = makings.take(addressKey(clientIp(context, config)));
      if (wait > 0) return { refusal: tooMany(context, wait) };
    }
    return { making: shelf.make(id, locale) };
  }

  /** `/documents/{id}-{language}.pdf`: without scripts a link that waits until the book is made. */
  const files = new Hono<{ Bindings: HttpBindings }>();
  files.on(['GET', 'HEAD'], '/:name', async (context) => {
    const name = context.req.param('name');
    const found = await find(name);
    if (!found) return nothing(context);
    const { document, language, copy } = found;
    if (!copy) {
      const newer = document.newer && live.current().documents.get(document.newer);
      if (!newer || !document.languages.includes(language)) return nothing(context);
      context.header('Cache-Control', 'no-cache');
      return context.redirect(`/documents/${newer._id}-${language}.pdf`, 302);
    }
    if (copy.kind === 'address') {
      context.header('Cache-Control', 'no-cache');
      return context.redirect(copy.url, 302);
    }
    if (copy.file) return sendFile(context, copy.file, name);
    if (copy.kind !== 'book') return nothing(context);
    const begun = begin(context, copy);
    return 'refusal' in begun
      ? begun.refusal
      : sendFile(context, await begun.making.finished, name);
  });
  files.all('*', (context) => {
    context.header('Allow', 'GET, HEAD');
    const reads = ['GET', 'HEAD'].includes(context.req.method);
    return reads ? nothing(context) : problem(context, 405, 'Documents answer GET and HEAD.');
  });

  /** `POST /api/documents/{name}`: has a book made, and tells how far it is. */
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.post('/:name', async (context) => {
    if (!isSameOrigin(context, config.site.url)) {
      return problem(context, 403, 'Documents are made for the pages of this site alone.');
    }
    const wait = questions.take(addressKey(clientIp(context, config)));
    if (wait > 0) return tooMany(context, wait);
    const found = await find(context.req.param('name'));
    if (!found?.copy) return nothing(context);
    const { copy } = found;
    context.header('Cache-Control', 'no-store');
    if (copy.kind === 'address') return context.json({ data: { ready: true } });
    if (copy.file) {
      const { size, pages } = copy.file;
      return context.json({ data: { ready: true, size, ...(pages && { pages }) } });
    }
    if (copy.kind !== 'book') return nothing(context);
    const begun = begin(context, copy);
    if ('refusal' in begun) return begun.refusal;
    // Its failure is told by the next question, which begins anew, or by the link.
    begun.making.finished.catch(() => {});
    const { done, of } = begun.making;
    return context.json({ data: { ready: false, done, of } }, 202);
  });
  api.all('/:name', (context) => {
    context.header('Allow', 'POST');
    return problem(context, 405, 'This address answers POST.');
  });
  return { files, api };
}

function nothing(context: Context): Response {
  return problem(context, 404, 'There is no such document in this language.');
}

function tooMany(context: Context, seconds: number): Response {
  context.header('Retry-After', String(seconds));
  return problem(context, 429, `Too many documents; wait ${seconds} seconds.`);
}
