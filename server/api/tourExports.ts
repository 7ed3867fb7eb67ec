import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { LOCALES } from '../../domain/locale.ts';
import type { Tour } from '../../domain/visitor.ts';
import type { LiveCatalogue } from '../catalogue/live.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../db/database.ts';
import { FORM_TYPES, FORMS, type Form, writeForm } from '../documents/forms.ts';
import type { ImageService } from '../media/images.ts';
import { addressKey, RateLimit } from '../rateLimit.ts';
import { travelFor } from '../routing/travelFor.ts';
import type { WayFinder } from '../routing/ways.ts';
import { findTour } from '../tours.ts';
import { problem } from './problem.ts';
import { noSuchTour, PERSONAL, readTourToTake, wrongMethod } from './tourBody.ts';
import { clientIp } from './whoami.ts';

export const ExportQuery = z.object({
  lang: z.enum(LOCALES).default('en').describe('the language of the programme'),
});

/** How many files an address may have. */
const EXPORTS = { times: 60, within: 60_000 };
/** A PDF takes a quarter of a second of this process and more. */
const PDFS = { times: 20, within: 60_000 };

/** `export.pdf` or `{id}.pdf`. */
const FILE = new RegExp(`^(.+)\\.(${FORMS.join('|')})$`);

/**
 * `/api/tours/{id}.pdf` and the other forms of a stored plan; `/api/tours/export.pdf` of a plan in
 * the body or, so that a link works without scripts, in the query.
 */
export function tourExportRoutes(
  config: Config,
  live: LiveCatalogue,
  sql: Sql,
  images: ImageService,
  ways: WayFinder,
) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const exports = new RateLimit(EXPORTS);
  const pdfs = new RateLimit(PDFS);

  routes.all(`/:file{[^/]+\\.(?:${FORMS.join('|')})}`, async (context) => {
    const [, name = '', form] = FILE.exec(context.req.param('file')) ?? [];
    const stateless = name === 'export';
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD' && !(stateless && method === 'POST')) {
      return wrongMethod(context, stateless ? 'GET, HEAD, POST' : 'GET, HEAD');
    }
    const limit = form === 'pdf' ? pdfs : exports;
    const wait = limit.take(addressKey(clientIp(context, config)));
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      return problem(context, 429, `Too many programmes; wait ${wait} seconds.`);
    }
    const query = ExportQuery.safeParse(context.req.query());
    if (!query.success) {
      return problem(context, 400, `"lang" is one of ${LOCALES.join(', ')}.`, 'lang');
    }
    if (!stateless) {
      const tour = await findTour(sql, name);
      return tour
        ? answer(context, form as Form, tour, query.data.lang, name)
        : noSuchTour(context);
    }
    const read = await readTourToTake(context);
    if ('refusal' in read) return read.refusal;
    return answer(context, form as Form, read.data, query.data.lang);
  });
  return routes;

  async function answer(
    context: Context,
    form: Form,
    tour: Tour,
    locale: z.infer<typeof ExportQuery>['lang'],
    id?: string,
  ): Promise<Response> {
    const catalogue = live.current();
    // With its words in four languages, loaded when the first programme is asked for.
    const { programmeOf } = await import('../documents/programme.ts');
    const programme = programmeOf(tour, {
      catalogue,
      locale,
      siteUrl: config.site.url,
      id,
      travel: await travelFor(ways, tour, catalogue),
    });
    const body = await writeForm(form, programme, { catalogue, images });
    return context.body(body, 200, {
      ...PERSONAL,
      'Content-Type': FORM_TYPES[form],
      'Content-Disposition': `attachment; filename=tour.${form}`,
      'X-Content-Type-Options': 'nosniff',
    });
  }
}
