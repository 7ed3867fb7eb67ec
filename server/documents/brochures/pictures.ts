import { join } from 'node:path';
import type { Catalogue } from '../../../domain/content/catalogue.ts';
import { type EntryWithPicture, entryPicture } from '../../../domain/content/picture.ts';
import type { ImageWidth } from '../../../domain/media/imageUrl.ts';
import type { Shape } from '../../../domain/media/poster.ts';
import { shaped } from '../../../domain/media/posterSource.ts';
import { ImageService } from '../../media/images.ts';
import { posterDrawer } from '../../media/posters.ts';

/** Posters and photographs, cached for all brochures in all languages. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** The pictures of a brochure, as JPEG. */
export class Pictures {
  readonly #images: ImageService;

  constructor(catalogue: Catalogue, dataDir: string) {
    const folder = join(dataDir, 'documents', '.pictures');
    const draw = posterDrawer(() => catalogue);
    this.#images = new ImageService([join(dataDir, 'media')], draw, folder, CACHE_BYTES);
  }

  /** An entry's photograph, or its poster if there is none on this machine. */
  async of(
    kind: string,
    entry: EntryWithPicture,
    shape: Shape,
    width: ImageWidth,
  ): Promise<Buffer> {
    const options = `${width},f_jpg`;
    const own = await this.#images.get(options, shaped(entryPicture(kind, entry).src, shape));
    if (!own.placeholder) return own.body;
    const { media: _, ...drawn } = entry;
    return (await this.#images.get(options, shaped(entryPicture(kind, drawn).src, shape))).body;
  }
}
