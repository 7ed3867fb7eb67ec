/** Formats times, legs and warnings for a programme. */
import type { Catalogue } from '../content/catalogue.ts';
import { clockTime } from '../format/clockTime.ts';
import { formatDuration } from '../format/duration.ts';
import { dateFormat } from '../format/formatters.ts';
import { formatDistance } from '../geo/distance.ts';
import { type Locale, langOf, textIn } from '../locale.ts';
import { type HoursTexts, warningWithHours } from './hoursText.ts';
import { type Leg, MIN_SHOWN_LEG, type Warning } from './model.ts';
import type { TextWithLanguage, TranslateProgramme } from './programmeModel.ts';

/** What the formatters need. */
interface WarningContext {
  catalogue: Catalogue;
  locale: Locale;
  t: TranslateProgramme;
  tHours: HoursTexts['tHours'];
}

/** "about 40 min by car, 62 km"; undefined without a leg, and for a very short one. */
export function legText(
  leg: Leg | undefined,
  locale: Locale,
  t: TranslateProgramme,
): string | undefined {
  if (!leg || leg.metres < MIN_SHOWN_LEG) return undefined;
  const { by, minutes, metres } = leg;
  return t(`leg.${by}`, {
    time: duration(minutes, locale),
    distance: formatDistance(metres, locale) ?? '',
  });
}

export function warningText(warning: Warning, context: WarningContext): string {
  const { catalogue, locale, t, tHours } = context;
  switch (warning.kind) {
    case 'closed':
    case 'late':
    case 'dark':
    case 'usuallyClosed':
    case 'missed': {
      const place = catalogue.places.get(warning.place);
      const name = place ? textIn(place.title, locale) : warning.place;
      const base = t(`warn.${warning.kind}`, { place: name });
      return warningWithHours(warning, base, name, { locale, tHours, time: clockTime });
    }
    case 'longWalk':
      return t('warn.longWalk', { distance: formatDistance(warning.metres, locale) ?? '' });
    default:
      return t(`warn.${warning.kind}`, { time: duration(warning.minutes, locale) });
  }
}

export function textWithLanguage(
  text: Parameters<typeof textIn>[0],
  locale: Locale,
): TextWithLanguage {
  return { text: textIn(text, locale), lang: langOf(text, locale) };
}

export const duration = (minutes: number, locale: Locale) => formatDuration(minutes, locale) ?? '';

/** A date or date range as text with the year. */
export function formatDateRange(locale: Locale, from: string, to = from): string {
  const format = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}

export function weekday(locale: Locale, date: string): string {
  return dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
}
