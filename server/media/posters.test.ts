import { beforeAll, describe, expect, it } from 'vitest';
import { type EntryWithPicture, entryPoster } from '../../domain/content/picture.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import type { Poster } from '../../domain/media/poster.ts';
import { drawPoster } from '../../illustrations/poster.ts';
import { readContent } from '../content/files.ts';

/** Maximum size of an SVG, in bytes. */
const MAX_BYTES = 40_000;

describe('the posters of the content', () => {
  const drawn: { id: string; poster: Poster }[] = [];

  beforeAll(async () => {
    for (const { kind, data } of validateImport((await readContent('content')).raws).accepted) {
      const entry = data as EntryWithPicture;
      if (kind === 'places' || entry.poster)
        drawn.push({ id: data._id, poster: entryPoster(entry) });
    }
  });

  it('are within the size limit and all different', () => {
    const all = drawn.map(({ id, poster }) => drawPoster(poster, id));
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all).size).toBe(all.length);
    const heavy = drawn.filter((_, index) => Buffer.byteLength(all[index] ?? '') >= MAX_BYTES);
    expect(heavy).toEqual([]);
  });
});
