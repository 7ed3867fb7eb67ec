/** What all addresses below `/api/tours` share. */
import type { Context } from 'hono';
import type { Catalogue } from '../../domain/catalogue.ts';
import { CompleteTour, type Tour, TourToTake } from '../../domain/visitor.ts';
import { checkJson, readJson } from './jsonBody.ts';
import { problem } from './problem.ts';

/** The fullest tour, 31 days of 20 stops with the longest names that there are, has about 40 kB. */
const MAX_BYTES = 64 * 1024;

/** Plans are for those who know their address: no cache keeps them, no search engine lists them. */
export const PERSONAL = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** The tour to keep that a request brings, or what is wrong with it. */
export async function readTour(
  context: Context,
  catalogue: Catalogue,
): Promise<{ data: CompleteTour } | { refusal: Response }> {
  const read = await readJson(context, CompleteTour, MAX_BYTES);
  if ('refusal' in read) return read;
  const unknown = unknownIn(read.data, catalogue);
  return unknown ? { refusal: problem(context, 400, ...unknown) } : read;
}

/**
 * The tour to take along that a request brings, in its body or as `tour` in its query. It may want a
 * starting point, and name places that are no more: what a visitor has made is never refused for it.
 */
export async function readTourToTake(
  context: Context,
): Promise<{ data: Tour } | { refusal: Response }> {
  if (context.req.method === 'POST') return readJson(context, TourToTake, MAX_BYTES);
  return checkJson(context, TourToTake, context.req.query('tour') ?? '', 'The parameter "tour"');
}

/** What of a tour is not in the catalogue: what is wrong, and the field. */
function unknownIn(
  tour: CompleteTour,
  { cities, places }: Catalogue,
): [detail: string, field: string] | undefined {
  for (const [index, { city, places: ids }] of tour.days.entries()) {
    if (!cities.get(city)) return [`There is no city "${city}".`, `days.${index}.city`];
    const at = ids.findIndex((id) => !places.get(id));
    if (at >= 0) return [`There is no place "${ids[at]}".`, `days.${index}.places.${at}`];
  }
  return undefined;
}

export function noSuchTour(context: Context): Response {
  return problem(context, 404, 'There is no such plan, or nobody has opened it for a year.');
}

export function wrongMethod(context: Context, allowed: string): Response {
  context.header('Allow', allowed);
  return problem(context, 405, `This address answers ${allowed}.`);
}
