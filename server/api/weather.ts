import { z } from 'zod';
import { Forecast } from '../../domain/weather.ts';
import { type AppServices, createRouter } from '../http/context.ts';
import { chargeClient } from '../http/middleware.ts';
import { problem } from '../http/problem.ts';
import { dataResponse, describeRoute, pathParameter, problemResponse, tooMany } from './openapi.ts';

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

/** `GET /weather/{city}`: the forecast of a destination, or its climate of this month. */
export function weatherRoutes({ live, weather }: AppServices) {
  const routes = createRouter();
  routes.get(
    '/:city',
    describeRoute({
      summary: 'The weather of a destination: now and seven days, else what is usual in this month',
      parameters: [pathParameter('city', 'the id, slug or name of a destination: fes')],
      responses: {
        200: dataResponse('The weather', WeatherData),
        404: problemResponse('There is no such destination'),
        ...tooMany('questions'),
      },
    }),
    async (context) => {
      const city = live.current().city(context.req.param('city'));
      if (!city) return problem(context, 404, 'There is no such destination.', 'city');
      const rejection = chargeClient(context, 'practicalInfo');
      if (rejection) return rejection;
      const data = await weather.of(city);
      const maxAge = data.kind === 'forecast' ? 600 : 30;
      return context.json({ data }, 200, { 'Cache-Control': `public, max-age=${maxAge}` });
    },
  );
  return routes;
}
