import { z } from 'zod';
import { LocalizedText } from '../../domain/content/fields.ts';
import { NEEDS } from '../../domain/content/visa.ts';
import { COUNTRIES } from '../../domain/format/countries.ts';
import { ruleFor } from '../../domain/format/findCountry.ts';
import { type AppServices, createRouter } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { dataResponse, describeRoute, pathParameter, problemResponse } from './openapi.ts';

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
  sourceDate: z.iso.date().optional().describe('the date of the youngest source'),
  confirmAt: z.array(z.url()).describe('the official addresses'),
});

/** `GET /visa/{country}`: the entry rule for citizens of a country. */
export function visaRoutes({ live }: AppServices) {
  const routes = createRouter();
  routes.get('/', (context) =>
    problem(context, 400, 'The visa check needs a nationality: /api/visa/DE.', 'country'),
  );
  routes.get(
    '/:country',
    describeRoute({
      summary: 'What citizens of a country need to enter Morocco; to be confirmed officially',
      parameters: [pathParameter('country', 'two letters of ISO 3166-1: DE')],
      responses: {
        200: dataResponse('What is needed', VisaAnswer),
        404: problemResponse('There is no such country'),
      },
    }),
    (context) => {
      const country = context.req.param('country').toUpperCase();
      if (!COUNTRIES.includes(country)) {
        return problem(context, 404, 'This is no country code of ISO 3166-1.', 'country');
      }
      const rule = ruleFor(live.current().visas.all, country);
      if (!rule) return problem(context, 404, 'No rules of entry are known here.');
      const { need, days, summary, title, note, sources, checkedOn, sourceDate, confirmAt } = rule;
      const data = { country, need, days, answer: summary ?? title, note, sources, confirmAt };
      return context.json({ data: { ...data, asOf: checkedOn, sourceDate } }, 200, {
        'Cache-Control': 'public, max-age=3600',
      });
    },
  );
  return routes;
}
