import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '../../../domain/content/catalogue.ts';
import { type EntryOf, KIND_NAMES } from '../../../domain/content/kinds.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import { isLocale, type Locale } from '../../../domain/locale.ts';
import type { LiveCatalogue } from '../../content/liveCatalogue.ts';
import type { Log } from '../../log.ts';
import type { MapTilesService } from '../../map/mapTilesService.ts';
import { atomicWrite } from '../../media/atomicWrite.ts';
import { offerTiles } from '../streets/tilePort.ts';
import { renderInWorker } from './renderInWorker.ts';

/** Increment it when the layout changes, so that cached brochures are generated again. */
const LAYOUT_VERSION = 5;

/** How long a brochure is kept whose maps have no streets because a tile could not be loaded, in ms. */
const INCOMPLETE_AGE = 3_600_000;
const INCOMPLETE = '-incomplete';

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
  | { kind: 'brochure'; id: string; locale: Locale; file: BrochureFile | undefined };

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
  readonly #mapTiles: MapTilesService | undefined;
  readonly #running = new Map<string, BrochureProgress>();
  #queue: Promise<unknown> = Promise.resolve();
  readonly #serialized = new WeakMap<Catalogue, Promise<SerializedContent>>();

  /** @param mapTiles for the streets of maps; without them maps are schematic */
  constructor(
    live: LiveCatalogue,
    config: { dataDir: string; siteUrl: string },
    log: Log,
    mapTiles?: MapTilesService,
  ) {
    this.#live = live;
    this.#dataDir = config.dataDir;
    this.#siteUrl = config.siteUrl;
    this.#log = log;
    this.#mapTiles = mapTiles;
  }

  /** The copy of a document in a language; undefined if it is neither a file nor generated. */
  async find({ _id, files, made }: Document, language: string): Promise<Copy | undefined> {
    const source = files[language];
    if (source !== undefined) {
      if (/^https?:/.test(source)) return { kind: 'address', url: source };
      const file = await statFile(join(this.#dataDir, 'documents', source));
      if (file) return { kind: 'file', file };
    }
    if (!made || !isLocale(language)) return undefined;
    const file = await this.#findCached(_id, language);
    return { kind: 'brochure', id: _id, locale: language, file };
  }

  /** Whether a brochure is being generated. */
  isGenerating(id: string, locale: Locale): boolean {
    return this.#running.has(this.#keyOf(id, locale));
  }

  /** Generates a brochure, or waits for the running generation. */
  generate(id: string, locale: Locale): BrochureProgress {
    const key = this.#keyOf(id, locale);
    const running = this.#running.get(key);
    if (running) return running;
    const catalogue = this.#live.current();
    const generated = this.#queue
      .catch(() => {})
      .then(() => this.#generate(catalogue, id, locale, progress));
    const progress: BrochureProgress = { done: 0, of: 0, finished: generated };
    this.#queue = generated;
    this.#running.set(key, progress);
    const remove = () => this.#running.delete(key);
    generated.then(remove, (error: unknown) => {
      remove();
      this.#log.error({ err: error, book: id, locale }, 'a book could not be made');
    });
    return progress;
  }

  async #generate(
    catalogue: Catalogue,
    id: string,
    locale: Locale,
    progress: BrochureProgress,
  ): Promise<BrochureFile> {
    const cached = await this.#findCached(id, locale, catalogue);
    if (cached) return cached;
    const started = performance.now();
    const job = {
      content: (await this.#contentOf(catalogue)).content,
      id,
      locale,
      siteUrl: this.#siteUrl,
      dataDir: this.#dataDir,
      now: new Date(),
      tiles: this.#mapTiles && offerTiles(this.#mapTiles),
    };
    const { pdf, pages, isComplete } = await renderInWorker(job, (done, of) => {
      progress.done = done;
      progress.of = of;
    });
    const fileKey = await this.#fileKey(id, locale, catalogue);
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, `${fileKey}.${pages}${isComplete ? '' : INCOMPLETE}.pdf`);
    await atomicWrite(path, pdf);
    await this.#deleteOutdated(`${id}-${locale}.`, basename(path));
    const ms = Math.round(performance.now() - started);
    this.#log.info({ book: id, locale, pages, bytes: pdf.length, ms }, 'a book is made');
    const file = await statFile(path, pages);
    if (!file) throw new Error(`${path} is gone`);
    return file;
  }

  async #findCached(id: string, locale: Locale, catalogue = this.#live.current()) {
    const fileKey = `${await this.#fileKey(id, locale, catalogue)}.`;
    const names = await readdir(this.#folder).catch(() => []);
    const found = names.filter((each) => each.startsWith(fileKey) && each.endsWith('.pdf'));
    const name = found.find((each) => !each.includes(INCOMPLETE)) ?? found[0];
    if (!name) return undefined;
    const file = await statFile(
      join(this.#folder, name),
      Number.parseInt(name.slice(fileKey.length), 10),
    );
    const isOld = file && Date.now() - file.changed.getTime() > INCOMPLETE_AGE;
    return isOld && name.includes(INCOMPLETE) ? undefined : file;
  }

  /** Deletes brochures of earlier content or tiles. */
  async #deleteOutdated(prefix: string, current: string): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const old = name.startsWith(prefix) && name.endsWith('.pdf') && name !== current;
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
   * The cache key: content (not its version number), the site's address, which links contain, the
   * year, and the tiles of the maps.
   */
  async #fileKey(id: string, locale: Locale, catalogue: Catalogue): Promise<string> {
    const { fingerprint } = await this.#contentOf(catalogue);
    const year = dayInRegion(new Date()).slice(0, 4);
    const cacheKey = `${LAYOUT_VERSION} ${fingerprint} ${this.#siteUrl} ${year} ${this.#mapTiles?.version}`;
    const hash = createHash('sha256').update(cacheKey).digest('hex').slice(0, 20);
    return `${id}-${locale}.${hash}`;
  }

  #contentOf(catalogue: Catalogue): Promise<SerializedContent> {
    const cached = this.#serialized.get(catalogue) ?? serializeContent(catalogue);
    this.#serialized.set(catalogue, cached);
    return cached;
  }
}

/** All content as JSON in shared memory, and its fingerprint. */
interface SerializedContent {
  content: SharedArrayBuffer;
  fingerprint: string;
}

/** Number of entries that are serialised without a pause. */
const SLICE_SIZE = 25;

/** Serialises the content in slices, so that requests are served meanwhile. */
async function serializeContent(catalogue: Catalogue): Promise<SerializedContent> {
  const parts: Buffer[] = [];
  for (const kind of KIND_NAMES) {
    const entries = [...catalogue[kind].all, ...(kind === 'places' ? catalogue.deals.all : [])];
    const begin = parts.length === 0 ? '{' : ',';
    parts.push(Buffer.from(`${begin}"${kind}":[`));
    for (let from = 0; from < entries.length; from += SLICE_SIZE) {
      const list = JSON.stringify(entries.slice(from, from + SLICE_SIZE)).slice(1, -1);
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
  return { content, fingerprint: hash.digest('hex') };
}

async function statFile(path: string, pages?: number): Promise<BrochureFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const { size, mtime } = found;
  const etag = `"${size.toString(36)}-${Math.round(mtime.getTime()).toString(36)}"`;
  return { path, size, changed: mtime, etag, ...(pages && { pages }) };
}
