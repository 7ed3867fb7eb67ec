/** Previews of drafts at the addresses of public pages. */
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpSite } from '../testing/setUpSite.ts';
import { newMember, type StudioClient } from '../testing/studioClient.ts';
import { StudioEntry } from '../testing/studioEntry.ts';
import { createPreviewToken, entryOfToken } from './preview.ts';

describe('a preview', () => {
  const site = setUpSite({ TRUSTED_PROXY: 'true' });
  let client: StudioClient;
  let entry: StudioEntry;
  beforeAll(async () => {
    client = (await newMember(site, 'editor')).client;
    entry = new StudioEntry(client, 'places/volubilis');
  });
  /** The address on this server: previews have the public one. */
  async function address(of = entry, locale = 'de'): Promise<string> {
    const { data } = await of.send('POST', '/preview', { locale });
    const { pathname, search } = new URL((data as unknown as { url: string }).url);
    return site.url + pathname + search;
  }
  async function write(to: string | undefined) {
    const state = await entry.state();
    const { title } = (state.draft?.data ?? state.published) as { title: { de?: string } };
    return entry.save(state, { path: ['title', 'de'], from: title.de, to });
  }

  it('shows the draft to whoever has the address, and the public page stays', async () => {
    await write('Volubilis im Entwurf');
    const url = await address();
    const preview = await fetch(url);
    expect(await preview.text()).toContain('Volubilis im Entwurf');
    expect(preview.headers.get('cache-control')).toBe('no-store');
    expect(preview.headers.get('x-robots-tag')).toContain('noindex');
    expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const published = await fetch(url.replace(/\?.*/, ''));
    expect(await published.text()).not.toContain('Volubilis im Entwurf');
    expect(published.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    await write('Volubilis, zweiter Entwurf');
    expect(await (await fetch(url)).text()).toContain('Volubilis, zweiter Entwurf');
  });

  it('of a new entry is at the address that it will have', async () => {
    const { published } = await entry.state();
    await client.post('/entries/places', { id: 'new-ruins', data: published ?? {} });
    const url = await address(new StudioEntry(client, 'places/new-ruins'), 'en');
    expect(new URL(url).pathname).toBe('/en/poi/new-ruins');
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(404);
  });

  it('needs a signature that has not expired', async () => {
    const url = await address();
    expect((await fetch(url.replace('volubilis.', 'bab-mansour.'))).status).toBe(404);
    expect((await fetch(`${url}x`)).status).toBe(404);
    const sign = (purpose: string, text: string) => `${purpose}:${text}`.length.toString();
    const ref = { kind: 'places' as const, id: 'volubilis' };
    const { token, expires } = createPreviewToken(sign, ref, 0);
    expect(entryOfToken(sign, token, expires.getTime() - 1)).toEqual(ref);
    expect(entryOfToken(sign, token, expires.getTime())).toBeUndefined();
  });

  it('is refused for a draft that no page can show, and for kinds without pages', async () => {
    const url = await address();
    const state = await entry.state();
    const { title } = (state.draft?.data ?? state.published) as { title: { en: string } };
    await entry.save(state, { path: ['title', 'en'], from: title.en });
    expect(await entry.send('POST', '/preview', { locale: 'de' })).toMatchObject({ status: 422 });
    expect((await fetch(url)).status).toBe(409);
    const fixed = await entry.state();
    const city = { path: ['contact', 'address', 'city'], from: 'volubilis', to: 'atlantis' };
    await entry.save(fixed, { path: ['title', 'en'], to: title.en }, city);
    const broken = await fetch(url);
    expect(broken.status).toBe(409);
    expect(broken.headers.get('cache-control')).toBe('no-store');
    expect(await broken.json()).toMatchObject({
      detail: 'The draft has errors, so it cannot be shown.',
    });
    expect(await entry.send('POST', '/preview', { locale: 'de' })).toMatchObject({
      status: 422,
      problems: [{ path: city.path, code: 'reference' }],
    });
    const settings = new StudioEntry(client, 'settings/site');
    expect(await settings.send('POST', '/preview', { locale: 'de' })).toMatchObject({
      code: 'NO_PAGE',
    });
    expect(await settings.send('POST', '/preview', { locale: 'xx' })).toMatchObject({
      status: 400,
    });
  });
});
