import { formatDuration, formatTime } from '../../../domain/format/duration.ts';
import { dateFormat } from '../../../domain/format/formatters.ts';
import { formatDistance } from '../../../domain/geo/distance.ts';
import { marketText, reasonText, warningWithHours } from '../../../domain/planner/hoursText.ts';
import {
  type Leg,
  MIN_SHOWN_LEG,
  type ScheduledDay,
  type ScheduledStop,
  type Warning,
} from '../../../domain/planner/model.ts';
import type { HoursReason } from '../../../domain/planner/unmetHours.ts';
import { useLocale } from '../../components/useLocale.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

/** Formats times, legs, dates, totals and warnings of a day in the page's language. */
export function useDayText() {
  const t = useTranslations('plan');
  const tHours = useTranslations('dayHours');
  const locale = useLocale();
  const time = (minutes: number) => formatTime(minutes, locale);
  const duration = (minutes: number) => formatDuration(minutes, locale) ?? '';
  const distance = (metres: number) => formatDistance(metres, locale) ?? '';
  const date = (iso: string) =>
    dateFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(iso));
  const texts = { locale, tHours, time };
  const baseWarning = (warning: Warning, day: ScheduledDay, place: string): string => {
    switch (warning.kind) {
      case 'closed': {
        const stop = day.stops.find((other) => other.place.id === warning.place);
        if (stop?.place.closed || !day.date) return t('warning.closedForNow', { place });
        return t('warning.closed', { place, date: date(day.date) });
      }
      case 'late':
      case 'dark':
        return t(`warning.${warning.kind}`, { place });
      case 'usuallyClosed':
        return t('warning.usuallyClosed', { place, date: date(day.date ?? '') });
      case 'missed':
        return t('warning.missed', { place, time: duration(warning.minutes) });
      case 'tooMuch':
        // Rounded up to five minutes.
        return t('warning.tooMuch', {
          time: duration(Math.ceil(warning.minutes / 5) * 5),
          end: time(warning.end),
        });
      case 'longDrive':
        return t('warning.longDrive', { time: duration(warning.minutes) });
      case 'longWalk':
        return t('warning.longWalk', { distance: distance(warning.metres) });
    }
  };
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
    /** "Lunch", "Market day" or the days of the market; undefined for other stops. */
    occasion: ({ meal, market }: ScheduledStop) =>
      meal ? t('meal') : market && marketText(market, texts),
    reason: (reason: HoursReason) => reasonText(reason, texts),
    /** Length of the day, distance travelled, price level. */
    totals: ({ from, to, total, priceLevel }: ScheduledDay): string[] => [
      t('sum.time', { time: duration(to - from) }),
      ...(total.metres >= MIN_SHOWN_LEG
        ? [t('sum.way', { distance: distance(total.metres) })]
        : []),
      ...(priceLevel ? [t(`price.${priceLevel}`)] : []),
    ],
    /** A warning with the hours that explain it. */
    warning(warning: Warning, day: ScheduledDay, titleOf: (id: string) => string): string {
      if (!('place' in warning)) return baseWarning(warning, day, '');
      const place = titleOf(warning.place);
      return warningWithHours(warning, baseWarning(warning, day, place), place, texts);
    },
  };
}
