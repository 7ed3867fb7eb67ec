/** Bytes of loader data in documents: what hydration needs beside the HTML. */
import { expect, it } from 'vitest';
import { sharedSite } from '../testing/sharedSite.ts';

const site = sharedSite();

/** The scripts with the loader data, as React Router writes them. */
const LOADER_DATA = /streamController\.enqueue\((".*?")\)/gs;

/** The largest number of bytes of loader data, by page. */
const LIMITS = {
  '/en': 10_200,
  '/en/poi/bou-inania-madrasa-fes': 8_900,
  '/en/destination/fes': 30_500,
  '/en/discover/restaurants': 8_300,
  '/en/search?q=fes': 18_700,
  '/en/circuit/ain-leuh-afennourir-sidi-ali': 7_100,
  '/en/itinerary': 29_500,
  '/en/practical-info': 35_500,
  '/en/events': 10_200,
  '/en/articles/first-day-in-the-medina': 4_000,
};

it.each(Object.entries(LIMITS))('%s has at most %i bytes of loader data', async (path, limit) => {
  const html = await (await fetch(site.url + path)).text();
  const data = Array.from(html.matchAll(LOADER_DATA), ([, text = '']) => text).join('');
  expect(data).toContain('loaderData');
  expect(Buffer.byteLength(data)).toBeLessThanOrEqual(limit);
});

it('data that documents have as HTML is complete in data requests', async () => {
  const page = '/en/poi/bou-inania-madrasa-fes';
  const document = await (await fetch(site.url + page)).text();
  const [, text = ''] = /Prose-opening[^>]*><p>([^<]+)/.exec(document) ?? [];
  expect(text).not.toBe('');
  expect(document.split(text)).toHaveLength(2);
  expect(await (await fetch(`${site.url}${page}.data`)).text()).toContain(text);
});
