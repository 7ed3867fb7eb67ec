import { beforeAll, describe, expect, it } from 'vitest';
import { admit } from '../../domain/admit.ts';
import { type Pictured, posterOf } from '../../domain/picture.ts';
import type { Poster } from '../../domain/poster.ts';
import { drawPoster } from '../../posters/poster.ts';
import { readContent } from '../catalogue/files.ts';

/** ART: what an SVG may weigh, in bytes. */
const MOST_BYTES = 40_000;

describe('the posters of the content', () => {
  const drawn: { id: string; poster: Poster }[] = [];

  beforeAll(async () => {
    for (const { kind, data } of admit((await readContent('content')).raws).accepted) {
      const entry = data as Pictured;
      if (kind === 'places' || entry.poster) drawn.push({ id: data._id, poster: posterOf(entry) });
    }
  });

  it('are each within their bytes, and no two are alike', () => {
    const all = drawn.map(({ id, poster }) => drawPoster(poster, id));
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all).size).toBe(all.length);
    const heavy = drawn.filter((_, index) => Buffer.byteLength(all[index] ?? '') >= MOST_BYTES);
    expect(heavy).toEqual([]);
  });
});
