import { beforeAll, expect, it } from 'vitest';
import { buildCatalogue } from '../../domain/content/catalogue.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import { drawPoster } from '../../illustrations/poster.ts';
import { readContent } from '../../server/content/files.ts';
import { type PictureList, pictureLists } from './lists.ts';
import { alikePairs, nearestPairs } from './nearest.ts';
import { edgeMap, similarity } from './similarity.ts';

let shown: PictureList[];

beforeAll(async () => {
  const { accepted } = validateImport((await readContent('content')).raws);
  shown = pictureLists(buildCatalogue(1, accepted));
});

it('recognises a picture, also mirrored, and tells two scenes apart', async () => {
  const svg = drawPoster({ scene: 'gate', motif: 'mansour', light: 'noon' }, 'a');
  const gate = await edgeMap(svg, 320);
  const mirrored = svg.replace('<defs>', '<g transform="translate(1200 0) scale(-1 1)"><defs>');
  expect(similarity(gate, gate)).toBeCloseTo(1);
  const mirror = await edgeMap(mirrored.replace('</svg>', '</g></svg>'), 320);
  expect(similarity(gate, mirror)).toBeGreaterThan(0.95);
  const lake = await edgeMap(drawPoster({ scene: 'lake', light: 'noon' }, 'a'), 320);
  expect(similarity(gate, lake)).toBeLessThan(0.5);
});

it('draws every picture of the content within 40 kB', () => {
  for (const { name, svg } of new Set(shown.flatMap(({ pictures }) => pictures))) {
    const drawing = svg();
    expect(drawing, name).not.toMatch(/NaN|undefined|Infinity/);
    expect(Buffer.byteLength(drawing), name).toBeLessThan(40_000);
  }
});

it('shows no two pictures that look alike on a list or a destination', async () => {
  const lists = await nearestPairs(shown);
  expect(lists.length).toBeGreaterThan(40);
  const alike = alikePairs(lists).map(
    ({ pictures: [a, b], similarity }) => `${a.name} ${b.name} ${similarity.toFixed(2)}`,
  );
  expect(alike).toEqual([]);
});
