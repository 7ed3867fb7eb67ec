import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Travel } from '../../domain/planner/model.ts';
import { makeProgramme } from '../../domain/planner/programme.ts';
import type { Programme } from '../../domain/planner/programmeModel.ts';
import { writeTourQuery } from '../../domain/planner/tourQuery.ts';
import type { Tour } from '../../domain/visitor/visitor.ts';
import { translator } from '../messages.ts';

/** Longest address that the server accepts, in characters. */
const MAX_ADDRESS = 4096;

/**
 * The programme of a tour with the server's messages.
 *
 * @param id of a stored tour, whose page is the address on the programme; otherwise the address
 * contains the tour, or is that of the itinerary if it would be too long
 */
export function programmeOf(
  tour: Tour,
  options: {
    catalogue: Catalogue;
    locale: Locale;
    siteUrl: string;
    id?: string | undefined;
    travel?: Travel;
  },
): Programme {
  const { locale, id } = options;
  const t = translator(locale, 'programme');
  const printPath = `/${locale}/pdf?${writeTourQuery(tour)}`;
  // In a calendar every stop repeats the address, so that a long one is replaced.
  const tourPath = printPath.length > MAX_ADDRESS ? `/${locale}/itinerary` : printPath;
  const path = id ? `/${locale}/itinerary/${id}` : tourPath;
  return makeProgramme({
    ...options,
    tour,
    t,
    tAdmission: translator(locale, 'admission'),
    tHours: translator(locale, 'dayHours'),
    path,
    stored: id !== undefined,
    now: new Date(),
  });
}
