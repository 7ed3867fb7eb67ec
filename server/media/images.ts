import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, normalize, sep } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  type ImageFormat,
  PLACEHOLDER,
} from '../../domain/imageUrl.ts';
import { turns } from '../turns.ts';
import { DiskCache } from './diskCache.ts';

export interface Image {
  body: Buffer;
  type: string;
  etag: string;
  /** True where the source is missing and this is the placeholder. */
  placeholder: boolean;
}

/** An address that asks for what this service does not make. */
export class BadImageRequest extends Error {}

const TYPES: Record<ImageFormat, string> = {
  f_jpg: 'image/jpeg',
  f_webp: 'image/webp',
  f_avif: 'image/avif',
  f_png: 'image/png',
};

/** Photographs are cut to 4:3, so that a page can reserve their place. Drawings come in shape. */
const ASPECT = 3 / 4;

/** A drawn picture. */
export interface Drawing {
  /** Changes when the drawing does. */
  version: string;
  svg(): string;
}

/** Gives the drawing that a picture is made from, or nothing where `src` is none. */
export type Draw = (src: string) => Drawing | undefined;

/** The longest source that is read, in bytes. */
const MAX_SOURCE = 20 * 1024 * 1024;

// One picture a core at a time: the process has pages to serve too.
sharp.concurrency(1);

/** What a picture is made from. */
interface Source {
  /** Changes when the source does. */
  version: string;
  read(): Promise<Sharp>;
}

/**
 * Makes pictures of a fixed ladder of widths and formats from drawings and from the files of the
 * media folders, and keeps them on disk within a bound. The first folder that has a file gives it.
 */
export class ImageService {
  readonly #folders: readonly string[];
  readonly #cache: DiskCache;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #inTurn = turns(availableParallelism());
  readonly #draw: Draw;

  constructor(folders: readonly string[], draw: Draw, cacheDir: string, cacheBytes: number) {
    this.#folders = folders;
    this.#draw = draw;
    this.#cache = new DiskCache(cacheDir, cacheBytes);
  }

  /**
   * The picture at `{options}/{src}`, as `imageUrl` writes it.
   *
   * @throws BadImageRequest for widths, formats or paths that are not served
   */
  async get(options: string, src: string): Promise<Image> {
    const { width, format } = parseOptions(options);
    const found = await this.#find(src, width);
    const source = found ?? (await this.#find(PLACEHOLDER, width));
    if (!source) throw new BadImageRequest('the placeholder picture is missing');
    const key = createHash('sha256').update(`${source.version}\0${width}\0${format}`).digest('hex');
    const body = (await this.#cache.get(key)) ?? (await this.#make(key, source, format));
    return { body, type: TYPES[format], etag: `"${key.slice(0, 22)}"`, placeholder: !found };
  }

  async #find(src: string, width: number): Promise<Source | undefined> {
    const safe = normalize(src);
    if (src.includes('\0') || src.includes('\\') || safe.startsWith('..') || safe.startsWith(sep)) {
      throw new BadImageRequest('the path leaves the media folder');
    }
    const drawing = this.#draw(src);
    if (drawing) return drawnSource(drawing, width);
    for (const folder of this.#folders) {
      const path = join(folder, safe);
      const file = await stat(path).catch(() => undefined);
      if (file?.isFile() && file.size <= MAX_SOURCE) {
        const version = `${path}\0${file.mtimeMs}`;
        return { version, read: async () => photograph(await readFile(path), width) };
      }
    }
    return undefined;
  }

  /** Makes a picture once, however many ask for it, and as many at a time as there are cores. */
  async #make(key: string, source: Source, format: ImageFormat): Promise<Buffer> {
    const known = this.#making.get(key);
    if (known) return known;
    const making = this.#inTurn(async () => {
      const body = await ENCODERS[format](await source.read()).toBuffer();
      await this.#cache.put(key, body);
      return body;
    });
    this.#making.set(key, making);
    return making.finally(() => this.#making.delete(key));
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

function photograph(file: Buffer, width: number): Sharp {
  return sharp(file, { density: 192, limitInputPixels: 100_000_000 })
    .rotate()
    .resize({ width, height: Math.round(width * ASPECT), fit: 'cover' });
}

/** A drawing is painted at the very size that is asked for. */
function drawnSource({ version, svg }: Drawing, width: number): Source {
  const sized = () =>
    svg().replace(
      /width="([\d.]+)" height="([\d.]+)"/,
      (_, w: string, h: string) => `width="${width}" height="${(width * Number(h)) / Number(w)}"`,
    );
  return { version, read: async () => sharp(Buffer.from(sized())) };
}

const ENCODERS: Record<ImageFormat, (image: Sharp) => Sharp> = {
  f_jpg: (image) => image.flatten({ background: '#FBF6EA' }).jpeg({ quality: 78, mozjpeg: true }),
  f_webp: (image) => image.webp({ quality: 78 }),
  // More effort costs three times the time and saves a tenth of the bytes.
  f_avif: (image) => image.avif({ quality: 44, effort: 1 }),
  f_png: (image) => image.png({ palette: true }),
};
