import { afterAll, expect, it } from 'vitest';
import { makeTestPlace } from '../testing/testSite.ts';

const place = await makeTestPlace();
afterAll(() => place.remove());
const STYLE = 'https://maps.example/styles/region?v=2';

it('returns the names and places on maps in the language of the page', async () => {
  const { url } = await place.start();
  const names = await (await fetch(`${url}/es/map`)).json();
  const fes = names.towns.find(({ id }: { id: string }) => id === 'fes');
  expect(fes).toMatchObject({ title: 'Fez', arabicTitle: 'فاس', seat: true });
  expect(fes.longitude).toBeCloseTo(-5, 1);
  expect(names.provinces).toHaveLength(9);
  expect(names.landmarks.length).toBeGreaterThan(100);
  const gate = names.landmarks.find(({ id }: { id: string }) => id === 'bab-guissa');
  expect(gate).toMatchObject({ title: 'Bab Guissa', arabicTitle: 'باب الكيسة', gate: true });
  // Places of which only the town is known are no landmarks.
  const ids = names.landmarks.map(({ id }: { id: string }) => id);
  const places = await (await fetch(`${url}/api/cache/places?fields=coordinates`)).json();
  const vague = places.data.filter(
    (entry: { coordinates?: { confidence: string } }) =>
      entry.coordinates?.confidence === 'town-level',
  );
  expect(vague.length).toBeGreaterThan(0);
  for (const { _id } of vague) expect(ids).not.toContain(_id);
  const preview = await fetch(`${url}/es/map.svg`);
  expect(preview.headers.get('content-type')).toBe('image/svg+xml');
  expect(await preview.text()).toMatch(/^<svg [^>]*viewBox="0 0 1000 970"/);
  const mapPlaces = await (await fetch(`${url}/de/map/places`)).json();
  expect(mapPlaces['bou-inania-madrasa-fes']).toMatchObject({
    kind: 'culture-et-vestiges',
    town: 'Fès',
    stop: true,
  });
  expect(mapPlaces['bou-inania-madrasa-fes'].duration).toMatch(/Min\.|Std\./);
  // Only places with a kind have an icon.
  const all = Object.values<{ kind?: string; picture: string }>(mapPlaces);
  expect(all.length).toBeGreaterThan(250);
  for (const { kind, picture } of all) {
    expect(kind).toBeTruthy();
    expect(picture).toBeTruthy();
  }
  const policy = (await fetch(`${url}/es/fav`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("connect-src 'self';");
});

it('allows pages to connect to the configured map service only', async () => {
  const other = await makeTestPlace();
  const { url } = await other.start({ MAP_STYLE_URL: STYLE, MAP_ACCESS_TOKEN: 'pk.1' });
  const page = await fetch(`${url}/en/fav`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self' https://maps.example;");
  expect(policy).toMatch(/img-src [^;]*https:\/\/maps\.example/);
  expect(policy).not.toContain('script-src https://maps.example');
  expect(await page.text()).toContain('pk.1');
  await other.remove();
});
