import { createTranslator } from 'use-intl/core';
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Travel } from '../../domain/plan/model.ts';
import { makeProgramme } from '../../domain/plan/programme.ts';
import type { Programme, ProgrammeMessages, Say } from '../../domain/plan/programmeModel.ts';
import { dayInRegion } from '../../domain/today.ts';
import type { Tour } from '../../domain/visitor.ts';
import de from '../../messages/programme/de.json' with { type: 'json' };
import en from '../../messages/programme/en.json' with { type: 'json' };
import es from '../../messages/programme/es.json' with { type: 'json' };
import fr from '../../messages/programme/fr.json' with { type: 'json' };

const MESSAGES: Record<Locale, ProgrammeMessages> = { en, fr, es, de };

/** The server answers no longer ones. */
const MAX_ADDRESS = 4096;

/**
 * The programme of a tour with the server's words.
 *
 * @param id of a stored tour: its page is the address on the programme; else one with the tour in it,
 *   or, where that is too long to be opened, the itinerary, which shows a visitor's own plan
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
  const say = createTranslator({ locale, messages: MESSAGES[locale] }) as Say;
  const query = new URLSearchParams({ tour: JSON.stringify(tour), lang: locale });
  const own = `/${locale}/pdf?${query}`;
  // In a calendar every stop carries the address: a long one would not open, and be megabytes in all.
  const carried = own.length > MAX_ADDRESS ? `/${locale}/itinerary` : own;
  const path = id ? `/${locale}/itinerary/${id}` : carried;
  return makeProgramme({ ...options, tour, say, path, today: dayInRegion(new Date()) });
}
