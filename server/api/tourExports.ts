import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../domain/locale.ts';
import { type Tour, TourToTake } from '../../domain/visitor/visitor.ts';
import { Overloaded } from '../concurrency/limitConcurrency.ts';
import {
  EXPORT_CONTENT_TYPES,
  EXPORT_FORMATS,
  type ExportFormat,
  exportProgramme,
} from '../documents/exporters.ts';
import { ProgrammeRenderer } from '../documents/programmeRenderer.ts';
import { type AppContext, type AppServices, createRouter } from '../http/context.ts';
import { waitOfClient } from '../http/middleware.ts';
import { problem } from '../http/problem.ts';
import { jsonBody, parseJson } from '../http/requestBody.ts';
import { travelFor } from '../integrations/routing/travelFor.ts';
import { findTour } from '../visitors/tourStore.ts';
import { describeRoute, problemResponse, queryParameters, tooMany } from './openapi.ts';
import {
  MAX_TOUR_BYTES,
  PRIVATE_HEADERS,
  TOUR_BODY_PROBLEMS,
  tourId,
  UNKNOWN_TOUR,
  unknownTour,
} from './tours.ts';

const ExportQuery = z.object({
  lang: z.enum(LOCALES).default('en').describe('the language of the programme'),
});

/** What a PDF costs besides its stops, in stops. */
const PDF_BASE_COST = 25;
/** `Retry-After` in seconds where too many PDFs are queued. */
const BUSY_SECONDS = 10;

const FORMAT_DESCRIPTIONS: Record<ExportFormat, string> = {
  pdf: 'the programme to print, A4',
  ics: 'events for a calendar',
  gpx: 'waypoints and routes for a navigation device',
  kml: 'folders of places for a map',
  txt: 'plain text',
};

const lang = queryParameters(ExportQuery);

const tourInQuery = {
  name: 'tour',
  in: 'query' as const,
  required: true,
  description: 'the plan as JSON, as the body of POST has it',
  schema: z.string(),
};

const BUSY = {
  ...tooMany('programmes'),
  503: problemResponse('Too many PDFs are being made; Retry-After says how many seconds to wait'),
};

/**
 * `/tours/{id}.pdf` and the other formats of a stored tour; `/tours/export.pdf` of a tour in the body
 * or, so that a link works without scripts, in the query.
 */
export function tourExportRoutes({ config, live, sql, images, routing, mapTiles }: AppServices) {
  const routes = createRouter();
  const renderer = new ProgrammeRenderer({ mapTiles });

  for (const format of EXPORT_FORMATS) {
    const file = {
      200: {
        description: `tour.${format}`,
        mediaType: EXPORT_CONTENT_TYPES[format],
        schema: z.string(),
      },
    };
    const summary = (plan: string) => `${plan} as ${FORMAT_DESCRIPTIONS[format]}`;

    routes.get(
      `/export.${format}`,
      describeRoute({
        summary: summary('The plan in the address'),
        parameters: [tourInQuery, ...lang],
        responses: { ...file, 400: TOUR_BODY_PROBLEMS[400], ...BUSY },
      }),
      async (context) => {
        const request = await chargeRequest(context, format);
        if ('rejection' in request) return request.rejection;
        const text = context.req.query('tour') ?? '';
        const tour = parseJson(context, TourToTake, text, 'The parameter "tour"');
        if ('rejection' in tour) return tour.rejection;
        return respond(context, format, tour.data, request.locale);
      },
    );

    routes.post(
      `/export.${format}`,
      describeRoute({
        summary: summary('The plan in the body'),
        parameters: lang,
        body: TourToTake,
        responses: { ...file, ...TOUR_BODY_PROBLEMS, ...BUSY },
      }),
      async (context, next) => {
        const request = await chargeRequest(context, format);
        return 'rejection' in request ? request.rejection : next();
      },
      jsonBody(TourToTake, MAX_TOUR_BYTES),
      (context) => respond(context, format, context.req.valid('json'), localeOf(context)),
    );

    routes.get(
      `/:id{[^/]+\\.${format}}`,
      describeRoute({
        summary: summary('A stored plan'),
        parameters: [tourId, ...lang],
        responses: {
          ...file,
          400: problemResponse('No such language'),
          ...UNKNOWN_TOUR,
          ...BUSY,
        },
      }),
      async (context) => {
        const request = await chargeRequest(context, format);
        if ('rejection' in request) return request.rejection;
        const id = context.req.param('id').slice(0, -`.${format}`.length);
        const tour = await findTour(sql, id);
        return tour ? respond(context, format, tour, request.locale, id) : unknownTour(context);
      },
    );
  }
  return routes;

  async function respond(
    context: AppContext,
    format: ExportFormat,
    tour: Tour,
    locale: Locale,
    id?: string,
  ): Promise<Response> {
    if (format === 'pdf') {
      const stops = tour.days.reduce((sum, { places }) => sum + places.length, 0);
      const wait = waitOfClient(context, 'pdfStops', stops);
      if (wait > 0) return reject(context, 429, locale, wait);
    }
    const catalogue = live.current();
    // Loaded with its messages when the first programme is requested.
    const { programmeOf } = await import('../documents/programme.ts');
    const programme = programmeOf(tour, {
      catalogue,
      locale,
      siteUrl: config.site.url,
      id,
      travel: await travelFor(routing, tour, catalogue),
    });
    const { signal } = context.req.raw;
    try {
      const services = { catalogue, images, renderer, signal };
      const body = await exportProgramme(format, programme, services);
      return context.body(body, 200, {
        ...PRIVATE_HEADERS,
        'Content-Type': EXPORT_CONTENT_TYPES[format],
        'Content-Disposition': `attachment; filename=tour.${format}`,
        'X-Content-Type-Options': 'nosniff',
      });
    } catch (error) {
      if (error instanceof Overloaded) return reject(context, 503, locale, BUSY_SECONDS);
      throw error;
    }
  }
}

/** Charges the client for an export before its tour is read, and checks the language. */
async function chargeRequest(
  context: AppContext,
  format: ExportFormat,
): Promise<{ locale: Locale } | { rejection: Response }> {
  const query = ExportQuery.safeParse(context.req.query());
  const locale = query.data?.lang ?? DEFAULT_LOCALE;
  const wait =
    format === 'pdf'
      ? waitOfClient(context, 'pdfStops', PDF_BASE_COST)
      : waitOfClient(context, 'tourExports');
  if (wait > 0) return { rejection: await reject(context, 429, locale, wait) };
  if (query.success) return { locale };
  return { rejection: problem(context, 400, `"lang" is one of ${LOCALES.join(', ')}.`, 'lang') };
}

const localeOf = (context: AppContext): Locale => ExportQuery.parse(context.req.query()).lang;

/** A rejection in the visitor's language: links to exports are opened by people. */
async function reject(
  context: AppContext,
  status: 429 | 503,
  locale: Locale,
  seconds: number,
): Promise<Response> {
  const { translator } = await import('../messages.ts');
  context.header('Retry-After', String(seconds));
  context.header('Content-Language', locale);
  const key = status === 429 ? 'tooMany' : 'busy';
  return problem(context, status, translator(locale, 'programme')(key, { seconds }));
}
