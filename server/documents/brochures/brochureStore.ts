import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '../../../domain/content/catalogue.ts';
import { type EntryOf, KIND_NAMES } from '../../../domain/content/kinds.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import { isLocale, type Locale } from '../../../domain/locale.ts';
import type { LiveCatalogue } from '../../content/liveCatalogue.ts';
import type { Log } from '../../log.ts';
import { atomicWrite } from '../../media/atomicWrite.ts';
import { renderInWorker } from './renderInWorker.ts';

/** Increment it when the layout changes, so that cached brochures are generated again. */
const EDITION = 2;

/** A file to send. */
export interface BrochureFile {
  path: string;
  size: number;
  changed: Date;
  etag: string;
  /** Known for generated brochures. */
  pages?: number;
}

/** A document in one language: a local file, an address, or a brochure to generate. */
export type Copy =
  | { kind: 'file'; file: BrochureFile }
  | { kind: 'address'; url: string }
  | { kind: 'book'; id: string; locale: Locale; file: BrochureFile | undefined };

/** A brochure that is being generated. */
export interface BrochureProgress {
  /** Number of finished entries; `of` is 0 before the start. */
  done: number;
  of: number;
  finished: Promise<BrochureFile>;
}

type Document = EntryOf<'documents'>;

/**
 * The documents to download: the council's files, and brochures that are generated on request and
 * cached until the content changes. One is generated at a time, once for all concurrent requests.
 * Several processes may share the folder, because files appear in it complete.
 */
export class BrochureStore {
  readonly #live: LiveCatalogue;
  readonly #dataDir: string;
  readonly #siteUrl: string;
  readonly #log: Log;
  readonly #making = new Map<string, BrochureProgress>();
  #last: Promise<unknown> = Promise.resolve();
  readonly #written = new WeakMap<Catalogue, Promise<Written>>();

  constructor(live: LiveCatalogue, config: { dataDir: string; siteUrl: string }, log: Log) {
    this.#live = live;
    this.#dataDir = config.dataDir;
    this.#siteUrl = config.siteUrl;
    this.#log = log;
  }

  /** The copy of a document in a language; undefined if it is neither a file nor generated. */
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

  /** Whether a brochure is being generated. */
  isMaking(id: string, locale: Locale): boolean {
    return this.#making.has(this.#keyOf(id, locale));
  }

  /** Generates a brochure, or waits for the running generation. */
  make(id: string, locale: Locale): BrochureProgress {
    const key = this.#keyOf(id, locale);
    const known = this.#making.get(key);
    if (known) return known;
    const catalogue = this.#live.current();
    const begun = this.#last.catch(() => {}).then(() => this.#write(catalogue, id, locale, making));
    const making: BrochureProgress = { done: 0, of: 0, finished: begun };
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
    making: BrochureProgress,
  ): Promise<BrochureFile> {
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
    const { pdf, pages } = await renderInWorker(order, (done, of) => {
      making.done = done;
      making.of = of;
    });
    const stem = await this.#stem(id, locale, catalogue);
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, `${stem}.${pages}.pdf`);
    await atomicWrite(path, pdf);
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

  /** Deletes brochures of earlier content. */
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
   * The cache key: content (not its version number), the site's address, which links contain, and
   * the year.
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

/** All content as JSON in shared memory, and its fingerprint. */
interface Written {
  content: SharedArrayBuffer;
  print: string;
}

/** Number of entries that are serialised without a pause. */
const AT_ONCE = 25;

/** Serialises the content in slices, so that requests are served meanwhile. */
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

async function fileAt(path: string, pages?: number): Promise<BrochureFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const { size, mtime } = found;
  const etag = `"${size.toString(36)}-${Math.round(mtime.getTime()).toString(36)}"`;
  return { path, size, changed: mtime, etag, ...(pages && { pages }) };
}
