/** The visitor's country from a proxy, a database file, a service or none of them. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { makeLog } from '../../log.ts';
import { writeGeoipDatabase } from '../../testing/geoipDatabase.ts';
import { LocalService } from '../../testing/localService.ts';
import { makeTestPlace, type TestPlace } from '../../testing/testSite.ts';
import { countryIn, countryLookup } from './countryLookup.ts';

let place: TestPlace;
let service: LocalService;
let serviceUrl: string;
const fileNamed = (name: string) => join(place.dataDir, name);

beforeAll(async () => {
  place = await makeTestPlace();
  service = new LocalService();
  serviceUrl = `${await service.listen()}/of/{ip}`;
  const networks = { '203.0.113.0/24': 'DE', '198.51.100.0/25': 'US' };
  await writeFile(fileNamed('countries.mmdb'), writeGeoipDatabase(networks));
});
beforeEach(() => {
  service.requests = [];
});
afterAll(async () => {
  await service.close();
  await place.remove();
});

/** A lookup with this configuration, and the lines that it logs. */
async function lookUp(env: Record<string, string>) {
  const lines: string[] = [];
  const log = makeLog('info', { write: (line) => lines.push(line) });
  return { lines, ...(await countryLookup(readConfig({ ...place.env, ...env }), log)) };
}

describe('a visitor’s country', () => {
  it('comes from the proxy, else from the database, else from the service', async () => {
    service.respondWith({ countryCode: 'ES' });
    const database = fileNamed('countries.mmdb');
    const env = { TRUSTED_PROXY: 'true', GEOIP_DB: database, GEOIP_URL: serviceUrl };
    const { url } = await place.start(env);
    const whoami = async (ip: string, country?: string) => {
      const headers = { 'x-forwarded-for': ip, ...(country && { 'cf-ipcountry': country }) };
      const answer = await fetch(`${url}/api/whoami`, { headers });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      return answer.json();
    };
    expect(await whoami('203.0.113.9', 'FR')).toEqual({ ip: '203.0.113.9', country: 'FR' });
    // Proxies write XX for an unknown country.
    expect(await whoami('203.0.113.9', 'XX')).toMatchObject({ country: 'DE' });
    expect(await whoami('::ffff:198.51.100.7')).toMatchObject({ country: 'US' });
    expect(service.requests).toEqual([]);
    expect(await whoami('198.51.100.200')).toMatchObject({ country: 'ES' });
    // The result for an address is cached.
    expect(await whoami('198.51.100.200')).toMatchObject({ country: 'ES' });
    expect(service.requests.map(({ url }) => url)).toEqual(['/of/198.51.100.200']);
    expect(await whoami('192.168.1.7')).toEqual({ ip: '192.168.1.7' });
  });

  it('is not looked up for local addresses', async () => {
    service.respondWith({ countryCode: 'ES' });
    const { find } = await lookUp({ GEOIP_URL: serviceUrl });
    for (const ip of ['192.168.1.7', '127.0.0.1', '::1', 'fd00::1', 'no address', '']) {
      expect(await find(ip), ip).toBeUndefined();
    }
    expect(service.requests).toEqual([]);
  });

  it.each([
    ['is missing', undefined],
    ['is no database', 'hello'],
    ['is truncated', 'cut'],
    ['is empty', ''],
  ])('is unknown if the file %s, with one line in the log', async (_, content) => {
    const bad = fileNamed(content === undefined ? 'gone.mmdb' : 'bad.mmdb');
    const whole = writeGeoipDatabase({ '203.0.113.0/24': 'DE' });
    if (content !== undefined) {
      await writeFile(bad, content === 'cut' ? whole.subarray(0, whole.length - 60) : content);
    }
    const { find, lines } = await lookUp({ GEOIP_DB: bad });
    expect(await find('203.0.113.9')).toBeUndefined();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('GEOIP_DB cannot be read');
    expect(lines[0]).toContain(bad);
    expect(lines[0]).not.toContain('203.0.113.9');
  });

  it('is unknown for an IPv6 address if the file has IPv4 networks only', async () => {
    const { find, lines } = await lookUp({ GEOIP_DB: fileNamed('countries.mmdb') });
    // The first 32 bits are those of 203.0.113.9.
    expect(await find('cb00:7109::1')).toBeUndefined();
    expect(await find('203.0.113.9')).toBe('DE');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no IPv6');
  });

  it('is unknown if the service fails, which is then not called for a while', async () => {
    service.respondWith('<h1>no</h1>', 500);
    const { find, lines } = await lookUp({ GEOIP_URL: serviceUrl });
    expect(await find('198.51.100.7')).toBeUndefined();
    expect(await find('198.51.100.8')).toBeUndefined();
    expect(service.requests).toHaveLength(1);
    // The failed request contains the address, which must not be logged.
    expect(lines).toEqual([]);
  });
});

it.each([
  [{ country: { iso_code: 'de' } }, 'DE'],
  [{ country: 'FR' }, 'FR'],
  [{ country: 'France', country_code: 'FR' }, 'FR'],
  [{ country: 'Spain', countryCode: 'ES' }, 'ES'],
  [{ country_code: 'ZZ' }, undefined],
  [null, undefined],
  ['DE', undefined],
])('parses the country of %j', (record, country) => {
  expect(countryIn(record)).toBe(country);
});

it('rejects a service address without the placeholder for the visitor’s address', () => {
  expect(() => readConfig({ GEOIP_URL: 'https://geo.example/' })).toThrow(/GEOIP_URL: .*\{ip\}/);
});
