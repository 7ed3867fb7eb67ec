/** Weather and rates from services with valid, invalid, slow and missing responses. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { City } from '../../domain/content/city.ts';
import { dayInRegion } from '../../domain/format/today.ts';
import { readConfig } from '../config.ts';
import type { RunningSite } from '../site.ts';
import { LocalService } from '../testing/localService.ts';
import { stopClock } from '../testing/stopClock.ts';
import { makeTestPlace, type TestPlace } from '../testing/testSite.ts';
import { ratesService } from './rates/rates.ts';
import { weatherService } from './weather/weather.ts';

const HOUR = 3600 * 1000;
const dayAfter = (days: number) => dayInRegion(new Date(Date.now() + days * 24 * HOUR));

let place: TestPlace;
let site: RunningSite | undefined;
let service: LocalService;
let address: string;

beforeAll(async () => {
  place = await makeTestPlace();
});
beforeEach(async () => {
  service = new LocalService();
  address = await service.listen();
});
afterEach(async () => {
  await service.close();
  await site?.stop();
  site = undefined;
  for (const stored of ['weather', 'rates'])
    await rm(join(place.dataDir, stored), { recursive: true, force: true });
});
afterAll(() => place.remove());

/** The configuration of a process that uses the local service. */
const env = () => ({ WEATHER_URL: `${address}/`, RATES_URL: `${address}/latest` });
const config = () => readConfig({ ...place.env, ...env() });

/** Starts the site again, with nothing in memory. */
async function start(): Promise<void> {
  await site?.stop();
  site = await place.start({ ...env(), TRUSTED_PROXY: 'true' });
}
async function dataOf(path: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${site?.url}/api${path}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}

/** Makes a stored response older. */
async function age(file: string, by: number): Promise<void> {
  const path = join(place.dataDir, file);
  const stored = JSON.parse(await readFile(path, 'utf8')) as { at: string };
  const at = new Date(Date.parse(stored.at) - by).toISOString();
  await writeFile(path, JSON.stringify({ ...stored, at }));
}

const months = (value: number) => Array.from({ length: 12 }, () => value);
const town = { order: 1, coordinates: { longitude: -5, latitude: 34 } };
const FES = City.parse({
  ...town,
  _id: 'fes',
  slug: 'fes',
  title: { en: 'Fez' },
  climate: { high: months(20), low: months(9), rain: months(50), source: 'a book' },
});
const IFRANE = City.parse({ ...town, _id: 'ifrane', slug: 'ifrane', title: { en: 'Ifrane' } });

const week = <T>(value: (day: number) => T) => Array.from({ length: 7 }, (_, day) => value(day));

const meteo = {
  latitude: 34,
  current: { time: 'now', temperature_2m: 17.3, weather_code: 2, wind_speed_10m: 11, is_day: 1 },
  daily: {
    time: week(dayAfter),
    weather_code: week((day) => (day === 2 ? 61 : 0)),
    temperature_2m_max: week(() => 21.4),
    temperature_2m_min: week(() => 7.6),
    precipitation_sum: week((day) => (day === 2 ? 6.2 : 0)),
    precipitation_probability_max: week((day) => (day === 2 ? 80 : null)),
  },
};

describe('GET /api/weather/{city}', () => {
  it('returns the forecast of the service, requests it once, and rejects unknown cities', async () => {
    await start();
    service.respondWith(meteo);
    const [first, second] = await Promise.all([dataOf('/weather/fez'), dataOf('/weather/fes')]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({
      kind: 'forecast',
      city: 'fes',
      source: new URL(address).host,
      now: { temperature: 17.3, sky: 'partly', wind: 11, isDay: true },
    });
    expect(first.days).toHaveLength(7);
    expect((first.days as unknown[])[2]).toEqual({
      date: dayAfter(2),
      high: 21.4,
      low: 7.6,
      sky: 'rain',
      rain: 6.2,
      rainChance: 80,
    });
    expect(Date.now() - Date.parse(String(first.asOf))).toBeLessThan(60_000);
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]?.url).toMatch(
      /^\/v1\/forecast\?latitude=34\.035&longitude=-5\.016&/,
    );
    expect((await fetch(`${site?.url}/api/weather/atlantis`)).status).toBe(404);
  });

  const usual = { kind: 'usual', city: 'fes', high: expect.any(Number), low: expect.any(Number) };
  const invalid = (daily: object) => ({ ...meteo, daily: { ...meteo.daily, ...daily } });

  it.each<[string, unknown, number?]>([
    ['no JSON', 'snow'],
    ['half a JSON', '{"current":'],
    ['another JSON', { error: true, reason: 'limit exceeded' }],
    ['a failure', meteo, 500],
    ['700 degrees', { ...meteo, current: { ...meteo.current, temperature_2m: 700 } }],
    ['degrees in words', { ...meteo, current: { ...meteo.current, temperature_2m: 'mild' } }],
    ['days colder than their nights', invalid({ temperature_2m_max: week(() => 2) })],
    ['negative rain', invalid({ precipitation_sum: week(() => -3) })],
    ['half a week of skies', invalid({ weather_code: [0] })],
    ['a code that is no weather', invalid({ weather_code: week(() => 42) })],
    ['a whole library', `"${'x'.repeat(600_000)}"`],
  ])('returns monthly averages if the service returns %s', async (_, body, status) => {
    service.respondWith(body, status);
    const weather = weatherService(config());
    expect(await weather.of(FES)).toMatchObject(usual);
    // The service is not called for a while.
    expect(await weather.of(FES)).toMatchObject(usual);
    expect(service.requests).toHaveLength(1);
    // There is no data for a town without averages.
    expect(await weather.of(IFRANE)).toEqual({ kind: 'none', city: 'ifrane' });
  });

  it('omits past days', async () => {
    service.respondWith(invalid({ time: week((day) => dayAfter(day - 2)) }));
    const told = await weatherService(config()).of(FES);
    expect(told.kind === 'forecast' && told.days.map(({ date }) => date)).toEqual(
      [0, 1, 2, 3, 4].map(dayAfter),
    );
    await rm(join(place.dataDir, 'weather'), { recursive: true });
    service.respondWith(invalid({ time: week((day) => dayAfter(day - 9)) }));
    expect(await weatherService(config()).of(FES)).toMatchObject(usual);
  });

  it('returns the last response with its age for a limited time if the service fails', async () => {
    await start();
    service.respondWith(meteo);
    const { asOf } = await dataOf('/weather/fes');
    await age('weather/fes.json', 3 * HOUR);
    service.handler = () => {};
    await start();
    const old = await dataOf('/weather/fes');
    expect(old.kind).toBe('forecast');
    expect(Date.parse(String(asOf)) - Date.parse(String(old.asOf))).toBe(3 * HOUR);

    await service.close();
    await start();
    expect((await dataOf('/weather/fes')).kind).toBe('forecast');
    await age('weather/fes.json', 10 * HOUR);
    await start();
    expect(await dataOf('/weather/fes')).toMatchObject(usual);
    await writeFile(join(place.dataDir, 'weather/fes.json'), '{"value": 7');
    await start();
    expect(await dataOf('/weather/fes')).toMatchObject(usual);
  });

  it('is rate limited by address', async () => {
    await start();
    service.respondWith(meteo);
    stopClock();
    const ask = (ip: string) =>
      fetch(`${site?.url}/api/weather/fes`, { headers: { 'x-forwarded-for': ip } });
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask('203.0.113.7')));
    const rejected = answers.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(0);
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('203.0.113.8')).status).toBe(200);
  });
});

describe('GET /api/rates', () => {
  const today = new Date().toISOString().slice(0, 10);
  const perDirham = { MAD: 1, EUR: 0.0926, USD: 0.1075, GBP: 0.0809, CHF: 0.0862, CAD: 0.1475 };
  const nothing = { base: 'MAD', rates: {} };

  it('returns dirhams per unit for both formats and any base', async () => {
    await start();
    const time = Math.floor(Date.now() / 1000);
    service.respondWith({
      result: 'success',
      provider: 'https://www.rates.example',
      base_code: 'MAD',
      time_last_update_unix: time,
      rates: perDirham,
    });
    const { date, source, rates, base } = await dataOf('/rates');
    expect({ date, source, base }).toEqual({
      date: today,
      source: 'rates.example',
      base: 'MAD',
    });
    expect(rates).toEqual({ EUR: 10.7991, USD: 9.30233, GBP: 12.3609, CHF: 11.6009, CAD: 6.77966 });
    await dataOf('/rates');
    expect(service.requests.map(({ url }) => url)).toEqual(['/latest']);

    // The converter without scripts, both ways.
    const convert = async (query: string) => {
      const page = await fetch(`${site?.url}/en/practical-info?currency=EUR&${query}`);
      const html = (await page.text()).replaceAll('\u00a0', ' ').replace(/<!-- -->/g, '');
      return /(?:EUR|MAD) [\d,.]+ are about (?:EUR|MAD) [\d,.]+\d/.exec(html)?.[0];
    };
    expect(await convert('amount=100&direction=to')).toBe('EUR 100.00 are about MAD 1,079.91');
    expect(await convert('amount=250,5&direction=from')).toBe('MAD 250.50 are about EUR 23.20');
    expect(await convert('amount=a+lot&direction=to')).toBeUndefined();

    await age('rates/dirham.json', 7 * HOUR);
    await start();
    service.respondWith({ base: 'EUR', date: today, rates: { MAD: 10.8, USD: 1.16 } });
    expect(await dataOf('/rates')).toMatchObject({
      source: new URL(address).host,
      rates: { EUR: 10.8, USD: 9.31034 },
    });
  });

  it.each<[string, unknown, number?]>([
    ['no JSON', 'ten'],
    ['a failure', { base: 'MAD', date: today, rates: perDirham }, 500],
    ['negative rates', { base: 'MAD', date: today, rates: { EUR: -0.0926 } }],
    ['zero', { base: 'MAD', date: today, rates: { EUR: 0 } }],
    ['the rate upside down', { base: 'MAD', date: today, rates: { EUR: 10.8 } }],
    ['one good and one mad rate', { base: 'MAD', date: today, rates: { EUR: 0.0926, USD: 93 } }],
    ['words', { base: 'MAD', date: today, rates: { EUR: 'dear' } }],
    ['rates of last year', { base: 'MAD', date: dayAfter(-365), rates: perDirham }],
    ['rates of next week', { base: 'MAD', date: dayAfter(7), rates: perDirham }],
    ['rates without dirhams', { base: 'EUR', date: today, rates: { USD: 1.16 } }],
    ['no rate that we tell', { base: 'MAD', date: today, rates: { XAU: 0.0001 } }],
  ])('returns no rates if the service returns %s', async (_, body, status) => {
    service.respondWith(body, status);
    expect(await ratesService(config()).now()).toBeUndefined();
    expect(service.requests).toHaveLength(1);
  });

  it('returns the last rates with their date for two weeks if the service fails', async () => {
    await start();
    service.respondWith({ base: 'MAD', date: dayAfter(-1), rates: perDirham });
    expect((await dataOf('/rates')).date).toBe(dayAfter(-1));
    await age('rates/dirham.json', 30 * HOUR);
    service.handler = () => {};
    await start();
    expect(await dataOf('/rates')).toMatchObject({ date: dayAfter(-1), rates: { EUR: 10.7991 } });
    await service.close();
    await age('rates/dirham.json', 14 * 24 * HOUR);
    await start();
    expect(await dataOf('/rates')).toEqual(nothing);
  });
});
