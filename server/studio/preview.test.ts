/** Previews of drafts at the addresses of public pages. */
import { beforeAll, describe, expect, it } from 'vitest';
import { signer } from '../submissions/formTokens.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { newMember, type StudioClient } from '../testing/studioClient.ts';
import { StudioEntry } from '../testing/studioEntry.ts';
import { createPreviewToken, entryOfToken, PREVIEW_PARAMETER } from './preview.ts';

const REF = { kind: 'places', id: 'volubilis' } as const;

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
  /** An address whose day is over. */
  async function expiredUrl(): Promise<string> {
    const url = new URL(await address());
    const { token } = createPreviewToken(await signer(site.database.sql), REF, 0);
    url.searchParams.set(PREVIEW_PARAMETER, token);
    return url.href;
  }
  function expectUnlisted({ headers }: Response) {
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
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
    const { token, expires } = createPreviewToken(sign, REF, 0);
    expect(entryOfToken(sign, token, expires.getTime() - 1)).toEqual(REF);
    expect(entryOfToken(sign, token, expires.getTime())).toBe('expired');
    expect(entryOfToken(sign, `${token}x`, expires.getTime())).toBe('invalid');
  });

  it.each([
    [undefined, 'de', 'Dieser Vorschaulink ist abgelaufen', 'um einen neuen'],
    ['fr-MA,fr;q=0.9', 'fr', 'Ce lien d’aperçu a expiré', 'Demandez-en un nouveau'],
    ['es', 'es', 'Este enlace de vista previa ha caducado', 'Pida uno nuevo'],
    ['en-GB', 'en', 'This preview link has expired', 'for a new one'],
    ['ja', 'de', 'Dieser Vorschaulink ist abgelaufen', 'um einen neuen'],
  ])('that has expired says so to a visitor with %s', async (accepted, lang, title, advice) => {
    const expired = await expiredUrl();
    const response = await fetch(
      expired,
      accepted ? { headers: { 'accept-language': accepted } } : {},
    );
    expect(response.status).toBe(410);
    expect(new URL(response.url).pathname).toBe(`/${lang}/poi/volubilis`);
    expectUnlisted(response);
    const html = await response.text();
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>.*${title}`));
    expect(html).toContain(advice);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  it('with a problem is told in the language that the visitor chose before', async () => {
    const expired = await expiredUrl();
    const headers = { cookie: 'locale=es', 'accept-language': 'fr' };
    const first = await fetch(expired, { headers, redirect: 'manual' });
    expect(first.status).toBe(302);
    expect(first.headers.get('vary')).toBe('Cookie, Accept-Language');
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    const { search } = new URL(expired);
    expect(first.headers.get('location')).toBe(`/es/poi/volubilis${search}`);
    expect((await fetch(expired, { headers })).status).toBe(410);
  });

  it('without a valid signature, or of a discarded draft, is a page too', async () => {
    const wrong = await fetch(`${await address(entry, 'fr')}x`);
    expect(wrong.status).toBe(404);
    expectUnlisted(wrong);
    expect(await wrong.text()).toContain('Ce lien d’aperçu n’est pas valable');
    const { published } = await entry.state();
    await client.post('/entries/places', { id: 'no-ruins', data: published ?? {} });
    const discarded = new StudioEntry(client, 'places/no-ruins');
    const url = await address(discarded, 'en');
    const { draft } = await discarded.state();
    await discarded.send('DELETE', `/draft?version=${draft?.version}`);
    const gone = await fetch(url);
    expect(gone.status).toBe(404);
    expectUnlisted(gone);
    expect(await gone.text()).toContain('There is nothing left to preview');
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
    expectUnlisted(broken);
    expect(await broken.text()).toContain('Dieser Entwurf lässt sich noch nicht anzeigen');
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
