/** The Studio while its database accepts no changes, or no connections. */
import { sql as raw } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningSite } from '../site.ts';
import { type FreezableProxy, startFreezableProxy } from '../testing/freezableProxy.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { newMember, PASSWORD, StudioClient } from '../testing/studioClient.ts';
import { StudioEntry } from '../testing/studioEntry.ts';
import { HAS_POSTGRES, makeTestPlace, type TestPlace } from '../testing/testSite.ts';

const CHANGE = { path: ['tip', 'fr'], to: 'Venez tôt.' };
const unavailable = { status: 503, detail: expect.stringContaining('database') };

describe('a database that accepts no changes', () => {
  const site = setUpSite({ TRUSTED_PROXY: 'true' });
  const setReadOnly = (value: 'on' | 'off') =>
    site.database.sql.execute(raw.raw(`SET default_transaction_read_only = ${value}`));

  it('refuses drafts and sign-ins with 503, and accepts them afterwards', async () => {
    const { client, email } = await newMember(site, 'editor');
    const entry = new StudioEntry(client, 'places/volubilis');
    const state = await entry.state();
    const { tip } = state.published as { tip?: { fr?: string } };
    const save = () => entry.save(state, { ...CHANGE, from: tip?.fr });
    await setReadOnly('on');
    const refusal = await save();
    expect(refusal).toMatchObject(unavailable);
    const signIn = () => new StudioClient(site).post('/sign-in', { email, password: PASSWORD });
    expect(await client.post('/account/passkeys/options')).toMatchObject(unavailable);
    const refused = await signIn();
    expect(refused).toMatchObject(unavailable);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await setReadOnly('off');
    expect((await save()).status).toBe(200);
    expect(await signIn()).toMatchObject({ data: { next: 'code' } });
  });
});

describe.runIf(HAS_POSTGRES)('a PostgreSQL server that stops to respond', () => {
  // Long enough to start a site on a busy machine.
  const timeouts = { connect: 5000, query: 5000, close: 200, heartbeat: 600_000 };
  let place: TestPlace;
  let proxy: FreezableProxy;
  let site: RunningSite;
  beforeAll(async () => {
    place = await makeTestPlace('PostgreSQL');
    const url = new URL(String(place.env.DATABASE_URL));
    proxy = await startFreezableProxy(url.hostname, Number(url.port || 5432));
    url.host = `127.0.0.1:${proxy.port}`;
    const env = { DATABASE_URL: url.href, TRUSTED_PROXY: 'true' };
    site = await place.start(env, { timeouts });
  });
  afterAll(async () => {
    await proxy.close();
    await place.remove();
  });

  it('makes 503 of everything, and nobody is signed out', async () => {
    const { client } = await newMember(site, 'editor');
    const entry = new StudioEntry(client, 'places/volubilis');
    const state = await entry.state();
    const { tip } = state.published as { tip?: { fr?: string } };
    const save = () => entry.save(state, { ...CHANGE, from: tip?.fr });
    proxy.freeze();
    expect(await client.get('/session')).toMatchObject(unavailable);
    expect(await client.get('/entries/places')).toMatchObject(unavailable);
    expect(await save()).toMatchObject(unavailable);
    proxy.thaw();
    await expect.poll(async () => (await save()).status).toBe(200);
  });
});
