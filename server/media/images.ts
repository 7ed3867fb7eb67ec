import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, normalize, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';
import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  type ImageFormat,
  PLACEHOLDER,
} from '../../domain/media/imageUrl.ts';
import { limitConcurrency } from '../concurrency/limitConcurrency.ts';
import { SingleFlight } from '../concurrency/singleFlight.ts';
import { DiskCache } from './diskCache.ts';

export interface Image {
  body: Buffer;
  type: string;
  etag: string;
  /** True if the source is missing and this is the placeholder. */
  placeholder: boolean;
}

/** The URL requests a size, format or path that this service does not support. */
export class BadImageRequest extends Error {}

const TYPES: Record<ImageFormat, string> = {
  f_jpg: 'image/jpeg',
  f_webp: 'image/webp',
  f_avif: 'image/avif',
  f_png: 'image/png',
};

/**
 * Photographs are cropped to 4:3, so that pages can reserve their space. Drawings have shapes of
 * their own.
 */
const ASPECT = 3 / 4;

/** An illustration as SVG. */
export interface Drawing {
  /** Changes when the drawing changes. */
  version: string;
  svg(): string;
}

/** Returns the drawing for `src`, or undefined if there is none. */
export type Draw = (src: string) => Promise<Drawing | undefined>;

/** Options of the requesting client. */
interface Client {
  /** Aborted when the client has left. Work that only such clients wait for is dropped. */
  gone?: AbortSignal;
  /** Called with the megapixels of a picture that has to be rendered; throws to refuse it. */
  charge?: (megapixels: number) => void;
}

/** The source is not a picture, or is incomplete. */
class BrokenSource extends Error {}

/** How long a broken source is not tried again unless it changes, in ms. */
const BROKEN_FOR = 60_000;

/** Widths up to this are small; cards on phones use them. */
const LARGE = 640;
const CORES = availableParallelism();

/** Greatest number of megapixels in the queue: about 100 of the largest pictures. */
const MAX_QUEUED = 200;

/** Largest source, in bytes. */
const MAX_SOURCE = 20 * 1024 * 1024;

// One picture per core, because the process also serves pages.
sharp.concurrency(1);

/** The source of a picture. */
interface Source {
  /** Its name in the log. */
  name: string;
  /** Changes when the source changes. */
  version: string;
  read(): Promise<Sharp>;
}

/**
 * Renders pictures in fixed widths and formats from drawings and from files of the media folders,
 * and caches them on disk within a size limit. The first folder that contains a file is used.
 */
export class ImageService {
  readonly #folders: readonly string[];
  readonly #cache: DiskCache;
  readonly #making = new SingleFlight<Buffer>();
  readonly #limit = limitConcurrency({ running: Math.max(CORES, 2), waiting: MAX_QUEUED });
  /** Leaves one core to small pictures. */
  readonly #limitLarge = limitConcurrency({
    running: Math.max(CORES - 1, 1),
    waiting: MAX_QUEUED,
  });
  readonly #broken = new LRUCache<string, true>({ max: 1000, ttl: BROKEN_FOR });
  readonly #unfinished = new Set<Promise<unknown>>();
  readonly #draw: Draw;
  readonly #report: (error: unknown) => void;

  /** @param report receives errors of broken sources and of the disk cache */
  constructor(
    folders: readonly string[],
    draw: Draw,
    cacheDir: string,
    cacheBytes: number,
    report: (error: unknown) => void = () => {},
  ) {
    this.#folders = folders;
    this.#draw = draw;
    this.#report = report;
    this.#cache = new DiskCache(cacheDir, cacheBytes, report);
  }

  /**
   * The picture at `{options}/{src}` as `imageUrl` writes it; the placeholder if the source is
   * missing or broken.
   *
   * @throws BadImageRequest for unsupported widths, formats or paths; Overloaded when the queue is
   * full; what `charge` throws; and the reason of `gone` when the work was dropped
   */
  async get(options: string, src: string, client: Client = {}): Promise<Image> {
    const { width, format } = parseOptions(options);
    for (const wanted of [src, PLACEHOLDER]) {
      const source = await this.#find(wanted, width);
      const image = source && (await this.#image(source, width, format, client));
      if (image) return { ...image, placeholder: wanted !== src };
    }
    throw new BadImageRequest('the placeholder picture is missing');
  }

  /** Resolves when nothing is rendered or stored any more. */
  async settled(): Promise<void> {
    while (this.#unfinished.size > 0) await Promise.allSettled(this.#unfinished);
  }

  /** Undefined if the source is broken. */
  async #image(source: Source, width: number, format: ImageFormat, client: Client) {
    const key = createHash('sha256').update(`${source.version}\0${width}\0${format}`).digest('hex');
    if (this.#broken.has(key)) return undefined;
    try {
      const body =
        (await this.#cache.get(key)) ?? (await this.#make(key, source, width, format, client));
      return { body, type: TYPES[format], etag: `"${key.slice(0, 22)}"` };
    } catch (error) {
      if (!(error instanceof BrokenSource)) throw error;
      if (!this.#broken.has(key)) this.#report(error);
      this.#broken.set(key, true);
      return undefined;
    }
  }

  async #find(src: string, width: number): Promise<Source | undefined> {
    const safe = normalize(src);
    if (src.includes('\0') || src.includes('\\') || safe.startsWith('..') || safe.startsWith(sep)) {
      throw new BadImageRequest('the path leaves the media folder');
    }
    const drawing = await this.#draw(src);
    if (drawing) return drawnSource(safe, drawing, width);
    for (const folder of this.#folders) {
      const path = join(folder, safe);
      const file = await stat(path).catch(() => undefined);
      if (file?.isFile() && file.size <= MAX_SOURCE) {
        const version = `${path}\0${file.mtimeMs}`;
        const read = async () => picture(await readFile(path), width, src);
        return { name: safe, version, read };
      }
    }
    return undefined;
  }

  /** Renders a picture once for all concurrent requests, one per core, small ones first. */
  #make(
    key: string,
    source: Source,
    width: number,
    format: ImageFormat,
    { gone, charge }: Client,
  ): Promise<Buffer> {
    const megapixels = (width * width * ASPECT) / 1e6;
    if (!this.#making.has(key)) charge?.(megapixels);
    const make = async () => {
      const body = await encode(source, format);
      await this.#cache.put(key, body);
      return body;
    };
    const work = (signal: AbortSignal) => {
      const task = { signal, weight: megapixels, priority: width };
      const limited = () => this.#limit(make, task);
      const made = width > LARGE ? this.#limitLarge(limited, task) : limited();
      this.#unfinished.add(made);
      const forget = () => this.#unfinished.delete(made);
      made.then(forget, forget);
      return made;
    };
    return this.#making.run(key, work, gone);
  }
}

async function encode(source: Source, format: ImageFormat): Promise<Buffer> {
  try {
    return await ENCODERS[format](await source.read()).toBuffer();
  } catch (cause) {
    throw new BrokenSource(`${source.name} is no picture that can be read`, { cause });
  }
}

function parseOptions(options: string): { width: number; format: ImageFormat } {
  const [, digits, name] = /^w_(\d+),(f_[a-z]+)$/.exec(options) ?? [];
  const width = IMAGE_WIDTHS.find((known) => String(known) === digits);
  const format = IMAGE_FORMATS.find((known) => known === name);
  if (width === undefined || format === undefined) {
    throw new BadImageRequest(
      `widths are ${IMAGE_WIDTHS.map((known) => `w_${known}`).join(', ')}; formats ${IMAGE_FORMATS.join(', ')}`,
    );
  }
  return { width, format };
}

/** Logos are not cropped. */
const LOGOS = 'logos/';

function picture(file: Buffer, width: number, src: string): Sharp {
  const whole = sharp(file, { density: 192, limitInputPixels: 100_000_000 }).rotate();
  return src.startsWith(LOGOS)
    ? whole.resize({ width, height: width, fit: 'inside' })
    : whole.resize({ width, height: Math.round(width * ASPECT), fit: 'cover' });
}

/** SVG is rasterised at the requested size. */
function drawnSource(name: string, { version, svg }: Drawing, width: number): Source {
  const sized = () =>
    svg().replace(
      /width="([\d.]+)" height="([\d.]+)"/,
      (_, w: string, h: string) => `width="${width}" height="${(width * Number(h)) / Number(w)}"`,
    );
  return { name, version, read: async () => sharp(Buffer.from(sized())) };
}

const ENCODERS: Record<ImageFormat, (image: Sharp) => Sharp> = {
  f_jpg: (image) => image.flatten({ background: '#FBF6EA' }).jpeg({ quality: 78, mozjpeg: true }),
  f_webp: (image) => image.webp({ quality: 78 }),
  // A higher effort takes three times as long and saves a tenth of the bytes.
  f_avif: (image) => image.avif({ quality: 44, effort: 1 }),
  f_png: (image) => image.png({ palette: true }),
};
