import { z } from 'zod';
import { Rates } from '../../domain/exchangeRates.ts';
import { type AppServices, createRouter } from '../http/context.ts';
import { rateLimit } from '../http/middleware.ts';
import { dataResponse, describeRoute, tooMany } from './openapi.ts';

const RatesData = z.object({
  base: z.literal('MAD'),
  date: z.iso.date().optional().describe('the day of the rates; none where no rates are known'),
  source: z.string().optional(),
  rates: Rates.shape.perUnit
    .describe('dirhams for one unit; empty where none are known')
    .or(z.object({})),
});

/** `GET /rates`: exchange rates of the dirham. */
export function ratesRoutes({ rates }: AppServices) {
  const routes = createRouter();
  routes.get(
    '/',
    describeRoute({
      summary: 'What foreign money is worth in dirhams, with the day of the rates',
      responses: { 200: dataResponse('The rates', RatesData), ...tooMany('questions') },
    }),
    rateLimit('practicalInfo'),
    async (context) => {
      const { perUnit = {}, date, source } = (await rates.now()) ?? {};
      const data = { base: 'MAD', date, source, rates: perUnit };
      const maxAge = date ? 3600 : 30;
      return context.json({ data }, 200, { 'Cache-Control': `public, max-age=${maxAge}` });
    },
  );
  return routes;
}
