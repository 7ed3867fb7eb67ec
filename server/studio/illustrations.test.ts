/** Pictures of illustrations that are not saved yet. */
import { expect, it } from 'vitest';
import { SCENES } from '../../domain/media/poster.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { newMember } from '../testing/studioClient.ts';

const site = setUpSite({ TRUSTED_PROXY: 'true' });

it('lists all scenes, and draws one for members of the staff as the website does', async () => {
  const { client } = await newMember(site, 'editor');
  const { data } = await client.get('/illustrations');
  const scenes = (data as unknown as { scene: string }[]).map(({ scene }) => scene);
  expect(new Set(scenes)).toEqual(new Set(SCENES));

  const cookie = client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const draw = (search: Record<string, string>, headers: HeadersInit = { cookie }) =>
    fetch(`${site.url}/studio/api/illustrations/picture.svg?${new URLSearchParams(search)}`, {
      headers,
    });
  const gate = await draw({ id: 'a', poster: '{"scene":"gate","light":"dusk"}' });
  expect(gate.headers.get('content-type')).toBe('image/svg+xml');
  const svg = await gate.text();
  expect(svg).toMatch(/^<svg /);
  expect(await (await draw({ id: 'a', poster: '{"scene":"lake"}' })).text()).not.toBe(svg);
  expect(await (await draw({ id: 'a', tags: 'golf' })).text()).toBe(
    await (await draw({ id: 'a', poster: '{"scene":"golf"}' })).text(),
  );
  expect((await draw({ id: 'a', poster: '{"scene":"no"}' })).status).toBe(400);
  expect((await draw({ id: 'a', poster: '{' })).status).toBe(400);
  expect((await draw({ id: 'a' }, {})).status).toBe(401);
});
