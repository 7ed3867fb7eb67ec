import { join } from 'node:path';
import type { Catalogue } from '../../../domain/catalogue.ts';
import type { ImageWidth } from '../../../domain/imageUrl.ts';
import { type Pictured, pictureOf } from '../../../domain/picture.ts';
import type { Shape } from '../../../domain/poster.ts';
import { shaped } from '../../../domain/posterSource.ts';
import { ImageService } from '../../media/images.ts';
import { posterDrawer } from '../../media/posters.ts';

/** Posters and photographs alike, of all books in all languages: drawn once and then kept. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** The pictures of a book, as JPEG. */
export class Pictures {
  readonly #images: ImageService;

  constructor(catalogue: Catalogue, dataDir: string) {
    const folder = join(dataDir, 'documents', '.pictures');
    const draw = posterDrawer(() => catalogue);
    this.#images = new ImageService([join(dataDir, 'media')], draw, folder, KEPT_BYTES);
  }

  /** An entry's own photograph, or its poster where it has none that lies here. */
  async of(kind: string, entry: Pictured, shape: Shape, width: ImageWidth): Promise<Buffer> {
    const options = `${width},f_jpg`;
    const own = await this.#images.get(options, shaped(pictureOf(kind, entry).src, shape));
    if (!own.placeholder) return own.body;
    const { media: _, ...drawn } = entry;
    return (await this.#images.get(options, shaped(pictureOf(kind, drawn).src, shape))).body;
  }
}
