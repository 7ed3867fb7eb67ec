import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { COUNTRIES, ruleFor } from '../../domain/countries.ts';
import { LocalizedText } from '../../domain/fields.ts';
import { Rates } from '../../domain/rates.ts';
import { NEEDS } from '../../domain/visa.ts';
import { Forecast } from '../../domain/weather.ts';
import type { LiveCatalogue } from '../catalogue/live.ts';
import type { Config } from '../config.ts';
import { addressKey, RateLimit } from '../rateLimit.ts';
import type { RatesService } from '../rates/rates.ts';
import type { Weather } from '../weather/weather.ts';
import { answer, type Parameter, type PathItem, refusal } from './describe.ts';
import { problem } from './problem.ts';
import { clientIp } from './whoami.ts';

/** A page asks once of each; whole hotels stand behind one address. */
const BY_ADDRESS = { times: 120, within: 60_000 };

/** Browsers and shared caches may answer for so many seconds, as `asOf` tells the age. */
const kept = (seconds: number) => ({ 'Cache-Control': `public, max-age=${seconds}` });

const VisaAnswer = z.object({
  country: z.string().length(2),
  need: z.enum(NEEDS),
  days: z
    .number()
    .int()
    .optional()
    .describe('how many days one may stay, where the source says it'),
  answer: LocalizedText.describe('the answer in words'),
  note: LocalizedText.optional(),
  sources: z.array(z.string()),
  asOf: z.iso.date().optional().describe('when the rule was last compared with its sources'),
  confirmAt: z.array(z.url()).describe('the official addresses'),
});

const RatesAnswer = z.object({
  base: z.literal('MAD'),
  date: z.iso.date().optional().describe('the day of the rates; none where no rates are known'),
  source: z.string().optional(),
  rates: Rates.shape.perUnit
    .describe('dirhams for one unit; empty where none are known')
    .or(z.object({})),
});

const WeatherData = z.discriminatedUnion('kind', [
  Forecast.extend({
    kind: z.literal('forecast'),
    city: z.string(),
    asOf: z.iso.datetime(),
    source: z.string(),
  }),
  z.object({
    kind: z.literal('usual').describe('no forecast could be had: what this month usually brings'),
    city: z.string(),
    month: z.number().int(),
    high: z.number(),
    low: z.number(),
    rain: z.number(),
    source: z.string(),
  }),
  z.object({ kind: z.literal('none'), city: z.string() }),
]);

/** `GET /visa/{country}`, `/weather/{city}` and `/rates`: what practical information is made of. */
export function practicalRoutes(
  config: Config,
  live: LiveCatalogue,
  rates: RatesService,
  weather: Weather,
) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const limit = new RateLimit(BY_ADDRESS);

  /** The refusal for who asks too often. */
  const tooMany = (context: Context): Response | undefined => {
    const wait = limit.take(addressKey(clientIp(context, config)));
    if (wait === 0) return undefined;
    context.header('Retry-After', String(wait));
    return problem(context, 429, `Too many questions; wait ${wait} seconds.`);
  };

  routes.get('/visa', (context) =>
    problem(context, 400, 'The visa check needs a nationality: /api/visa/DE.', 'country'),
  );
  routes.get('/visa/:country', (context) => {
    const country = context.req.param('country').toUpperCase();
    if (!COUNTRIES.includes(country)) {
      return problem(context, 404, 'This is no country code of ISO 3166-1.', 'country');
    }
    const rule = ruleFor(live.current().visas.all, country);
    if (!rule) return problem(context, 404, 'No rules of entry are known here.');
    const { need, days, summary, title, note, sources, checkedOn, confirmAt } = rule;
    const data = { country, need, days, answer: summary ?? title, note, sources, confirmAt };
    return context.json({ data: { ...data, asOf: checkedOn } }, 200, kept(3600));
  });

  routes.get('/weather/:city', async (context) => {
    const city = live.current().city(context.req.param('city'));
    if (!city) return problem(context, 404, 'There is no such destination.', 'city');
    const refused = tooMany(context);
    if (refused) return refused;
    const data = await weather.of(city);
    return context.json({ data }, 200, kept(data.kind === 'forecast' ? 600 : 30));
  });

  routes.get('/rates', async (context) => {
    const refused = tooMany(context);
    if (refused) return refused;
    const { perUnit = {}, date, source } = (await rates.now()) ?? {};
    const data = { base: 'MAD', date, source, rates: perUnit };
    return context.json({ data }, 200, kept(date ? 3600 : 30));
  });

  routes.on(['POST', 'PUT', 'DELETE', 'PATCH'], ['/visa/*', '/weather/*', '/rates'], (context) => {
    context.header('Allow', 'GET, HEAD');
    return problem(context, 405, 'This address answers GET and HEAD.');
  });
  return routes;
}

const inPath = (name: string, description: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});

const tooMany = { 429: refusal('Too many questions; Retry-After says how many seconds to wait') };

/** What the OpenAPI description says of them. */
export const PRACTICAL_PATHS: Record<string, PathItem> = {
  '/api/visa/{country}': {
    get: {
      summary: 'What citizens of a country need to enter Morocco; to be confirmed officially',
      parameters: [inPath('country', 'two letters of ISO 3166-1: DE')],
      responses: {
        200: answer('What is needed', z.object({ data: VisaAnswer })),
        404: refusal('There is no such country'),
      },
    },
  },
  '/api/weather/{city}': {
    get: {
      summary: 'The weather of a destination: now and seven days, else what is usual in this month',
      parameters: [inPath('city', 'the id, slug or name of a destination: fes')],
      responses: {
        200: answer('The weather', z.object({ data: WeatherData })),
        404: refusal('There is no such destination'),
        ...tooMany,
      },
    },
  },
  '/api/rates': {
    get: {
      summary: 'What foreign money is worth in dirhams, with the day of the rates',
      parameters: [],
      responses: { 200: answer('The rates', z.object({ data: RatesAnswer })), ...tooMany },
    },
  },
};
