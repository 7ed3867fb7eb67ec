import { expect, test } from 'vitest';
import { regionRing, ringsOf } from './borders.ts';
import { type Position, project } from './projection.ts';
import { type MapTown, regionMap } from './regionMap.ts';

/** The towns of `content/cities` with their provinces. */
const TOWNS: readonly (readonly [id: string, province: string, ...Position])[] = [
  ['azrou', 'ifrane', -5.22191, 33.43612],
  ['boulemane', 'boulemane', -4.73009, 33.36597],
  ['el-hajeb', 'el-hajeb', -5.37194, 33.69016],
  ['fes', 'fes', -5.01619, 34.03465],
  ['ifrane', 'ifrane', -5.10741, 33.52761],
  ['immouzer', 'sefrou', -5.01049, 33.73342],
  ['meknes', 'meknes', -5.53198, 33.89781],
  ['middle-atlas', 'ifrane', -5.15, 33.4],
  ['moulay-driss', 'meknes', -5.52552, 34.05519],
  ['moulay-yacoub', 'moulay-yacoub', -5.17943, 34.08747],
  ['sefrou', 'sefrou', -4.83334, 33.8249],
  ['taounate', 'taounate', -4.63599, 34.53848],
  ['taza', 'taza', -4.0101, 34.23016],
  ['volubilis', 'meknes', -5.555, 34.0739],
];
const PROVINCES = [...new Set(TOWNS.map(([, province]) => province))];
/** As long as the longest title in all languages. */
const LONG = 'Mulay Idris Zerhun xxxx';
const ARABIC = 'مولاي إدريس زرهون';
const address = (id: string) => `/fr/destinations/regions-et-villes/${id}`;

const provinces = PROVINCES.map((id) => ({
  id,
  title: `Préfecture de ${id}`,
  arabicTitle: ARABIC,
  href: address(id),
}));
const towns: MapTown[] = TOWNS.map(([id, province, longitude, latitude]) => ({
  id,
  title: LONG,
  arabicTitle: ARABIC,
  href: address(id),
  longitude,
  latitude,
  seat: id === province,
}));
const draw = (more: Partial<Parameters<typeof regionMap>[0]> = {}) =>
  regionMap({ provinces, towns, locale: 'fr', label: 'Carte de la région', ...more });

/** Point in polygon: whether a ray to the east crosses the outline an odd number of times. */
const inside = (ring: readonly Position[], [x, y]: Position) =>
  ring.filter(([fromX, fromY], index) => {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
  }).length %
    2 ===
  1;

test('the nine provinces are links with an outline and a title', () => {
  const svg = draw();
  expect(provinces).toHaveLength(9);
  for (const { title, href } of provinces) {
    expect(svg).toMatch(
      new RegExp(`<a class="province" href="${href}"><title>${title}</title><path d="m[^"]{50,}z"`),
    );
  }
});

test('every town is a link and lies inside its province and the region', () => {
  const svg = draw();
  for (const [id, province, ...place] of TOWNS) {
    expect(svg).toContain(`<a class="town" href="${address(id)}">`);
    expect(
      ringsOf(province).some((ring) => inside(ring, place)),
      id,
    ).toBe(true);
    expect(inside(regionRing(), place), id).toBe(true);
  }
});

test('every town is in exactly one province', () => {
  for (const [id, province, ...place] of TOWNS) {
    const holders = PROVINCES.filter((other) => ringsOf(other).some((ring) => inside(ring, place)));
    expect(holders, id).toEqual([province]);
  }
});

test('the scale bar is right: from Fes to Taza it is about 95 km', () => {
  const [fesX, fesY] = project([-5.01619, 34.03465]);
  const [tazaX, tazaY] = project([-4.0101, 34.23016]);
  const fiftyKilometres = Number(/x="([\d.]+)" y="-6">50 km</.exec(draw())?.[1]);
  const distance = (Math.hypot(tazaX - fesX, tazaY - fesY) / fiftyKilometres) * 50;
  expect(distance).toBeGreaterThan(93);
  expect(distance).toBeLessThan(98);
});

test('texts and addresses are escaped', () => {
  const markup = `<b title="x">&'`;
  const svg = draw({
    label: markup,
    locale: markup,
    provinces: [{ id: 'taza', title: markup, arabicTitle: markup, href: markup }],
    towns: towns.map((town) => ({ ...town, title: markup, arabicTitle: markup, href: markup })),
  });
  expect(svg).not.toContain('<b');
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  expect(svg).toContain('&lt;b title=&quot;x&quot;&gt;&amp;&#39;');
});

test('unknown towns and provinces are drawn', () => {
  const svg = draw({
    provinces: [{ id: 'atlantis', title: 'Atlantis', href: '/' }],
    towns: [{ id: 'ys', title: 'Ys', href: '/', longitude: -4.5, latitude: 34, seat: false }],
    locale: 'it',
  });
  expect(svg).toContain('Ys</text>');
  expect(svg).not.toMatch(/undefined|NaN/);
});

test('the SVG has no styles and no scripts, and at most 30 kB', () => {
  const svg = draw();
  expect(/<style|<script| style=| on\w+=|undefined|NaN/.exec(svg)).toBeNull();
  expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(30 * 1024);
});
