import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '../../../domain/catalogue.ts';
import { type EntryOf, KIND_NAMES } from '../../../domain/kinds.ts';
import { isLocale, type Locale } from '../../../domain/locale.ts';
import { dayInRegion } from '../../../domain/today.ts';
import type { LiveCatalogue } from '../../catalogue/live.ts';
import type { Log } from '../../log.ts';
import { makeInThread } from './inThread.ts';

/** To be counted up when books look otherwise than before: kept ones are then made anew. */
const EDITION = 1;

/** A file to send. */
export interface BookFile {
  path: string;
  size: number;
  changed: Date;
  etag: string;
  /** Of what was made here it is known. */
  pages?: number;
}

/** A document in one language: a file that lies here, an address, or a book to be made. */
export type Copy =
  | { kind: 'file'; file: BookFile }
  | { kind: 'address'; url: string }
  | { kind: 'book'; id: string; locale: Locale; file: BookFile | undefined };

/** A book that is being made. */
export interface Making {
  /** How many of its parts are written; `of` is 0 before it has begun. */
  done: number;
  of: number;
  finished: Promise<BookFile>;
}

type Document = EntryOf<'documents'>;

/**
 * The documents to download: the council's own files, and books that are made when they are first
 * asked for and kept until the content changes. One is made at a time, and each once however many
 * ask. Several processes may share the folder: each book appears in it whole or not at all.
 */
export class Bookshelf {
  readonly #live: LiveCatalogue;
  readonly #dataDir: string;
  readonly #siteUrl: string;
  readonly #log: Log;
  readonly #making = new Map<string, Making>();
  #last: Promise<unknown> = Promise.resolve();
  readonly #written = new WeakMap<Catalogue, Promise<Written>>();

  constructor(live: LiveCatalogue, config: { dataDir: string; siteUrl: string }, log: Log) {
    this.#live = live;
    this.#dataDir = config.dataDir;
    this.#siteUrl = config.siteUrl;
    this.#log = log;
  }

  /** What there is of a document in a language; nothing where it is neither filed nor made. */
  async find({ _id, files, made }: Document, language: string): Promise<Copy | undefined> {
    const filed = files[language];
    if (filed !== undefined) {
      if (/^https?:/.test(filed)) return { kind: 'address', url: filed };
      const file = await fileAt(join(this.#dataDir, 'documents', filed));
      if (file) return { kind: 'file', file };
    }
    if (!made || !isLocale(language)) return undefined;
    const file = await this.#kept(_id, language);
    return { kind: 'book', id: _id, locale: language, file };
  }

  /** Whether a book is being made already, so that asking for it costs nothing more. */
  isMaking(id: string, locale: Locale): boolean {
    return this.#making.has(this.#keyOf(id, locale));
  }

  /** Makes a book that is not kept, or joins who does. */
  make(id: string, locale: Locale): Making {
    const key = this.#keyOf(id, locale);
    const known = this.#making.get(key);
    if (known) return known;
    const catalogue = this.#live.current();
    const begun = this.#last.catch(() => {}).then(() => this.#write(catalogue, id, locale, making));
    const making: Making = { done: 0, of: 0, finished: begun };
    this.#last = begun;
    this.#making.set(key, making);
    const forget = () => this.#making.delete(key);
    begun.then(forget, (error: unknown) => {
      forget();
      this.#log.error({ err: error, book: id, locale }, 'a book could not be made');
    });
    return making;
  }

  async #write(
    catalogue: Catalogue,
    id: string,
    locale: Locale,
    making: Making,
  ): Promise<BookFile> {
    const kept = await this.#kept(id, locale, catalogue);
    if (kept) return kept;
    const started = performance.now();
    const order = {
      content: (await this.#contentOf(catalogue)).content,
      id,
      locale,
      siteUrl: this.#siteUrl,
      dataDir: this.#dataDir,
      now: new Date(),
    };
    const { pdf, pages } = await makeInThread(order, (done, of) => {
      making.done = done;
      making.of = of;
    });
    const stem = await this.#stem(id, locale, catalogue);
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, `${stem}.${pages}.pdf`);
    // Under a name of its own first: no one reads half a book, whatever happens meanwhile.
    const unfinished = `${path}.${process.pid}.new`;
    await writeFile(unfinished, pdf);
    await rename(unfinished, path);
    await this.#clear(`${id}-${locale}.`, stem);
    const ms = Math.round(performance.now() - started);
    this.#log.info({ book: id, locale, pages, bytes: pdf.length, ms }, 'a book is made');
    const file = await fileAt(path, pages);
    if (!file) throw new Error(`${path} is gone`);
    return file;
  }

  async #kept(id: string, locale: Locale, catalogue = this.#live.current()) {
    const stem = `${await this.#stem(id, locale, catalogue)}.`;
    const names = await readdir(this.#folder).catch(() => []);
    const name = names.find((each) => each.startsWith(stem) && each.endsWith('.pdf'));
    const pages = Number(name?.slice(stem.length, -'.pdf'.length));
    return name ? fileAt(join(this.#folder, name), pages) : undefined;
  }

  /** Takes away what is kept of earlier content. */
  async #clear(book: string, stem: string): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const old = name.startsWith(book) && name.endsWith('.pdf') && !name.startsWith(`${stem}.`);
      if (old) await rm(join(this.#folder, name), { force: true });
    }
  }

  get #folder(): string {
    return join(this.#dataDir, 'documents', '.made');
  }

  #keyOf(id: string, locale: Locale): string {
    return `${this.#live.current().version} ${id}-${locale}`;
  }

  /**
   * A book is true for its content, whatever number the database counts it by, for the site's
   * address, which its links carry, and for a year.
   */
  async #stem(id: string, locale: Locale, catalogue: Catalogue): Promise<string> {
    const { print } = await this.#contentOf(catalogue);
    const year = dayInRegion(new Date()).slice(0, 4);
    const all = `${EDITION} ${print} ${this.#siteUrl} ${year}`;
    const hash = createHash('sha256').update(all).digest('hex').slice(0, 20);
    return `${id}-${locale}.${hash}`;
  }

  #contentOf(catalogue: Catalogue): Promise<Written> {
    const known = this.#written.get(catalogue) ?? writeDown(catalogue);
    this.#written.set(catalogue, known);
    return known;
  }
}

/** All content as JSON, in memory that threads share, and its fingerprint. */
interface Written {
  content: SharedArrayBuffer;
  print: string;
}

/** Written down at once without making requests wait: entries. */
const AT_ONCE = 25;

/** Writes content down by and by, so that requests are answered in between. */
async function writeDown(catalogue: Catalogue): Promise<Written> {
  const parts: Buffer[] = [];
  for (const kind of KIND_NAMES) {
    const all = [...catalogue[kind].all, ...(kind === 'places' ? catalogue.deals.all : [])];
    const begin = parts.length === 0 ? '{' : ',';
    parts.push(Buffer.from(`${begin}"${kind}":[`));
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const list = JSON.stringify(all.slice(from, from + AT_ONCE)).slice(1, -1);
      parts.push(Buffer.from(`${from > 0 ? ',' : ''}${list}`));
      await setImmediate();
    }
    parts.push(Buffer.from(']'));
  }
  parts.push(Buffer.from('}'));
  const hash = createHash('sha256');
  const content = new SharedArrayBuffer(parts.reduce((sum, part) => sum + part.length, 0));
  const bytes = new Uint8Array(content);
  let at = 0;
  for (const part of parts) {
    hash.update(part);
    bytes.set(part, at);
    at += part.length;
  }
  return { content, print: hash.digest('hex') };
}

async function fileAt(path: string, pages?: number): Promise<BookFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const { size, mtime } = found;
  const etag = `"${size.toString(36)}-${Math.round(mtime.getTime()).toString(36)}"`;
  return { path, size, changed: mtime, etag, ...(pages && { pages }) };
}
