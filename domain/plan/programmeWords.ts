/** Times, ways and warnings as a programme says them. */
import type { Catalogue } from '../catalogue.ts';
import { formatDistance } from '../distance.ts';
import { formatDuration } from '../duration.ts';
import { type Locale, langOf, textIn } from '../locale.ts';
import type { Leg, Warning } from './model.ts';
import type { Minutes, Say, Text } from './programmeModel.ts';

/** What it takes to say something. */
interface Speaking {
  catalogue: Catalogue;
  locale: Locale;
  say: Say;
}

export function legWords({ by, minutes, metres }: Leg, locale: Locale, say: Say): string {
  return say(`leg.${by}`, {
    time: duration(minutes, locale),
    distance: formatDistance(metres, locale) ?? '',
  });
}

export function warningWords(warning: Warning, { catalogue, locale, say }: Speaking): string {
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

export function spoken(text: Parameters<typeof textIn>[0], locale: Locale): Text {
  return { text: textIn(text, locale), lang: langOf(text, locale) };
}

export const duration = (minutes: number, locale: Locale) => formatDuration(minutes, locale) ?? '';

/** Minutes after midnight as 09:30; what is after the next midnight as the clock shows it. */
export function clock(minutes: Minutes): string {
  const within = ((Math.round(minutes) % 1440) + 1440) % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** A day, or the days from one to another, in words with the year. */
export function inWords(locale: Locale, from: string, to = from): string {
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
