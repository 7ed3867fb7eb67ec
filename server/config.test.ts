import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Environment, readConfig } from './config.ts';
import { ENV_EXAMPLE, envExample } from './envExample.ts';
import { ROOT } from './projectRoot.ts';

it('needs no variable and treats an empty one as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    site: { url: 'http://localhost:3000' },
    settings: { social: {}, contact: {} },
  });
});

it('parses partners as names and addresses', () => {
  const { settings } = readConfig({
    PARTNERS: 'Council = https://a.example/x?y=1; Airport=https://b.example',
  });
  expect(settings.partners).toEqual([
    { name: { en: 'Council' }, url: 'https://a.example/x?y=1' },
    { name: { en: 'Airport' }, url: 'https://b.example' },
  ]);
});

it('turns services on by default, and off where asked', () => {
  const { weatherUrl, ratesUrl, mapTiles } = readConfig({ RATES_URL: '' });
  expect([weatherUrl, ratesUrl, mapTiles.url]).toEqual([
    'https://api.open-meteo.com',
    'https://open.er-api.com/v6/latest/MAD',
    'https://tiles.openfreemap.org/planet',
  ]);
  const off = readConfig({ WEATHER_URL: 'off', RATES_URL: 'off', TILES_URL: 'off' });
  expect([off.weatherUrl, off.ratesUrl, off.mapTiles.url]).toEqual(Array(3).fill(undefined));
});

it('names every invalid variable in one error', () => {
  expect(() => readConfig({ PORT: 'x', SITE_URL: 'nowhere', PARTNERS: 'no address' })).toThrow(
    /PORT.*SITE_URL.*PARTNERS/,
  );
});

it.each([
  ['SITE_URL', 'localhost:3000'],
  ['SITE_URL', 'visit.example'],
  ['SITE_URL', 'ftp://visit.example'],
  ['SITE_URL', 'https://visit.example/fes'],
  ['SITE_URL', 'https://visit.example/?'],
  ['SITE_URL', 'https://user@visit.example'],
  ['IMAGE_CDN', 'javascript:alert(1)'],
  ['ITINERARY_URL', 'javascript:alert(1)'],
  ['MAP_STYLE_URL', 'data:application/json,{}'],
  ['FACEBOOK_URL', 'facebook.com/fes'],
  ['PARTNERS', 'Council=javascript:alert(1)'],
  ['WEATHER_URL', 'none'],
  ['CONTACT_PATH', 'contact'],
  ['REGION_CODE', 'Fes'],
  ['MAP_CENTRE', 'Fes'],
  ['DATABASE_URL', 'localhost/x'],
  ['SMTP_URL', 'smtp//mail'],
])('rejects %s=%s with what it must be', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}.*: must be a`));
});

it('has the port in the address of a site without SITE_URL', () => {
  expect(readConfig({}).site.url).toBe('http://localhost:3000');
  expect(readConfig({ PORT: '8080' }).site.url).toBe('http://localhost:8080');
  expect(readConfig({ PORT: '8080', SITE_URL: 'https://visit.example' }).site.url).toBe(
    'https://visit.example',
  );
});

it('accepts a site address with a trailing slash and capitals', () => {
  expect(readConfig({ SITE_URL: 'HTTPS://Visit.Example/' }).site.url).toBe('https://visit.example');
});

it('allows several processes only with a shared database', () => {
  expect(() => readConfig({ WEB_CONCURRENCY: '2' })).toThrow(/WEB_CONCURRENCY.*DATABASE_URL/);
  const DATABASE_URL = 'postgres://localhost/x';
  expect(readConfig({ DATABASE_URL }).processes).toBe(1);
  expect(readConfig({ DATABASE_URL, WEB_CONCURRENCY: '3' }).processes).toBe(3);
  expect(readConfig({ DATABASE_URL, WEB_CONCURRENCY: 'auto' }).processes).toBeGreaterThan(0);
});

it('is documented in .env.example', () => {
  expect(readFileSync(ENV_EXAMPLE, 'utf8'), 'run "npm run config"').toBe(envExample());
});

it('is documented in the README, each variable once', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const [, table = ''] = /\| variable .*\n((?:\|.*\n)+)/.exec(readme) ?? [];
  const names = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);
  expect(names.toSorted()).toEqual(Object.keys(Environment.shape).toSorted());
});
