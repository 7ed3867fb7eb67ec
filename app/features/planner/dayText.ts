import { useLocale } from 'use-intl';
import { formatDuration, formatTime } from '../../../domain/format/duration.ts';
import { formatDistance } from '../../../domain/geo/distance.ts';
import type { Leg, ScheduledDay, Warning } from '../../../domain/planner/model.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

/** Legs shorter than this, in metres, are not shown. */
const MIN_SHOWN_LEG = 60;

/** Formats times, legs, dates, totals and warnings of a day in the page's language. */
export function useDayText() {
  const t = useTranslations('plan');
  const locale = useLocale();
  const time = (minutes: number) => formatTime(minutes, locale);
  const duration = (minutes: number) => formatDuration(minutes, locale) ?? '';
  const distance = (metres: number) => formatDistance(metres, locale) ?? '';
  const date = (iso: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(iso));
  return {
    t,
    time,
    duration,
    date,
    /** "about 40 min by car · 62 km"; undefined for a very short leg. */
    leg: ({ by, minutes, metres }: Leg) =>
      metres < MIN_SHOWN_LEG
        ? undefined
        : t(`way.${by}`, { time: duration(minutes), distance: distance(metres) }),
    /** Length of the day, distance travelled, price level. */
    totals: ({ from, to, total, priceLevel }: ScheduledDay): string[] => [
      t('sum.time', { time: duration(to - from) }),
      ...(total.metres >= MIN_SHOWN_LEG
        ? [t('sum.way', { distance: distance(total.metres) })]
        : []),
      ...(priceLevel ? [t(`price.${priceLevel}`)] : []),
    ],
    warning(warning: Warning, day: ScheduledDay, titleOf: (id: string) => string): string {
      switch (warning.kind) {
        case 'closed': {
          const place = titleOf(warning.place);
          const stop = day.stops.find((other) => other.place.id === warning.place);
          if (stop?.place.closed || !day.date) return t('warning.closedForNow', { place });
          return t('warning.closed', { place, date: date(day.date) });
        }
        case 'late':
          return t('warning.late', { place: titleOf(warning.place) });
        case 'usuallyClosed':
          return t('warning.usuallyClosed', {
            place: titleOf(warning.place),
            date: date(day.date ?? ''),
          });
        case 'dark':
          return t('warning.dark', { place: titleOf(warning.place) });
        case 'missed':
          return t('warning.missed', {
            place: titleOf(warning.place),
            time: duration(warning.minutes),
          });
        case 'tooMuch':
          // Rounded up to five minutes.
          return t('warning.tooMuch', { time: duration(Math.ceil(warning.minutes / 5) * 5) });
        case 'longDrive':
          return t('warning.longDrive', { time: duration(warning.minutes) });
        case 'longWalk':
          return t('warning.longWalk', { distance: distance(warning.metres) });
      }
    },
  };
}
