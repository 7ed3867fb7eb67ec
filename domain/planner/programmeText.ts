/** Formats times, legs and warnings for a programme. */
import type { Catalogue } from '../content/catalogue.ts';
import { formatDuration } from '../format/duration.ts';
import { formatDistance } from '../geo/distance.ts';
import { type Locale, langOf, textIn } from '../locale.ts';
import type { Leg, Warning } from './model.ts';
import type { Minutes, Text, TranslateProgramme } from './programmeModel.ts';

/** What the formatters need. */
interface Speaking {
  catalogue: Catalogue;
  locale: Locale;
  say: TranslateProgramme;
}

export function legText(
  { by, minutes, metres }: Leg,
  locale: Locale,
  say: TranslateProgramme,
): string {
  return say(`leg.${by}`, {
    time: duration(minutes, locale),
    distance: formatDistance(metres, locale) ?? '',
  });
}

export function warningText(warning: Warning, { catalogue, locale, say }: Speaking): string {
  switch (warning.kind) {
    case 'closed':
    case 'late': {
      const place = catalogue.places.get(warning.place);
      const name = place ? textIn(place.title, locale) : warning.place;
      return say(`warn.${warning.kind}`, { place: name });
    }
    case 'longWalk':
      return say('warn.longWalk', { distance: formatDistance(warning.metres, locale) ?? '' });
    default:
      return say(`warn.${warning.kind}`, { time: duration(warning.minutes, locale) });
  }
}

export function speakableText(text: Parameters<typeof textIn>[0], locale: Locale): Text {
  return { text: textIn(text, locale), lang: langOf(text, locale) };
}

export const duration = (minutes: number, locale: Locale) => formatDuration(minutes, locale) ?? '';

/** Minutes after midnight as 09:30, also after the next midnight. */
export function formatTime(minutes: Minutes): string {
  const within = ((Math.round(minutes) % 1440) + 1440) % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** A date or date range as text with the year. */
export function listInWords(locale: Locale, from: string, to = from): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}

export function weekday(locale: Locale, date: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
}
