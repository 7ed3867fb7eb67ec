import { beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../domain/content/catalogue.ts';
import { type EntryWithPicture, entryPoster } from '../../domain/content/picture.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import type { Poster } from '../../domain/media/poster.ts';
import { drawPoster } from '../../illustrations/poster.ts';
import { readContent } from '../content/files.ts';
import { lettering } from './fonts.ts';
import { posterDrawer } from './posters.ts';

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

describe('titles on pictures', () => {
  it('are outlines within the width of their line', () => {
    const { width, outline } = lettering('display');
    const numbers = [...outline('Fes & Meknes', 100).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    const [xs, ys] = [1, 2].map((index) => numbers.map((match) => Number(match[index])));
    expect(Math.min(...(xs ?? []))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...(xs ?? []))).toBeLessThanOrEqual(width('Fes & Meknes', 100));
    // Capitals stand on the baseline, and SVG's y axis points down.
    expect(Math.min(...(ys ?? []))).toBeLessThan(-60);
    expect(Math.max(...(ys ?? []))).toBeLessThan(5);
  });

  it('are drawn in the language of the link', async () => {
    const { raws } = await readContent('content');
    const draw = posterDrawer(() => buildCatalogue(1, validateImport(raws).accepted));
    const languages = ['en', 'de'].map((locale) =>
      draw(`posters/places/bou-inania-madrasa-fes.share.${locale}.svg`),
    );
    const [english, german] = await Promise.all(languages);
    expect(german?.svg()).not.toBe(english?.svg());
    expect(german?.version).not.toBe(english?.version);
  });
});
