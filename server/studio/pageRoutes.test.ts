/** The page of the Studio, and that pages for visitors have nothing of it. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedSite } from '../testing/sharedSite.ts';

describe('the page of the Studio', () => {
  const site = sharedSite();
  const get = (path: string) => fetch(site.url + path);

  it('is the same at every address, with a policy of its own', async () => {
    const pages = await Promise.all(
      ['/studio', '/studio/', '/studio/people', '/studio/entries/places?q=fes'].map(get),
    );
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
    }
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(new Set(texts).size).toBe(1);
    const files = texts[0]?.match(/\/studio\/assets\/[^"]+/g) ?? [];
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      expect((await get(file)).headers.get('cache-control')).toContain('immutable');
    }
    const absent = await get('/studio/assets/absent-12345678.js');
    expect(absent.status).toBe(404);
    expect(absent.headers.get('content-type')).toBe('application/problem+json');
    expect(absent.headers.get('cache-control')).toBe('no-store');
  });

  it('may start the worker of its map and no other code', async () => {
    const policy = (await get('/studio')).headers.get('content-security-policy') ?? '';
    const [worker] = globSync('build/studio/assets/maplibre-gl-worker-*.mjs');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toMatch(/unsafe|blob:|\*|'allow-duplicates'/);
    const file = await get(`/studio/assets/${basename(worker ?? '')}`);
    expect(file.headers.get('content-type')).toContain('text/javascript');
  });

  it('and its files are in no page for visitors', async () => {
    for (const path of ['/en', '/fr/poi/bab-mansour', '/en/my-itinerary', '/sitemap.xml']) {
      expect(await (await get(path)).text()).not.toContain('/studio');
    }
    for (const file of globSync('build/client/assets/*.{js,css}')) {
      expect(readFileSync(file, 'utf8'), file).not.toContain('/studio/');
    }
  });
});
