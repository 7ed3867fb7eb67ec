import { useLocale, useTranslations } from 'use-intl';
import { formatDistance } from '../../../domain/distance.ts';
import { formatDuration } from '../../../domain/duration.ts';
import type { Leg, ScheduledDay } from '../../../domain/plan/model.ts';
import { formatTime } from '../../../domain/timeOfDay.ts';

/** A way shorter than this, in metres, is a few steps: nobody is told of it. */
const A_FEW_STEPS = 60;

/** The words of a plan in the page's language: times, ways, dates, sums. */
export function useDayWords() {
  const t = useTranslations('plan');
  const locale = useLocale();
  const time = (minutes: number) => formatTime(minutes, locale);
  const duration = (minutes: number) => formatDuration(minutes, locale) ?? '';
  const distance = (metres: number) => formatDistance(metres, locale) ?? '';
  return {
    t,
    time,
    duration,
    distance,
    /** "about 40 min by car · 62 km"; nothing for a few steps. */
    way: ({ by, minutes, metres }: Leg) =>
      metres < A_FEW_STEPS
        ? undefined
        : t(`way.${by}`, { time: duration(minutes), distance: distance(metres) }),
    date: (date: string) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(new Date(date)),
    /** How long the day is, how far one goes, what it costs. */
    sums: ({ from, to, total, priceLevel }: ScheduledDay): string[] => [
      t('sum.time', { time: duration(to - from) }),
      ...(total.metres >= A_FEW_STEPS ? [t('sum.way', { distance: distance(total.metres) })] : []),
      ...(priceLevel ? [t(`price.${priceLevel}`)] : []),
    ],
  };
}

export type DayWords = ReturnType<typeof useDayWords>;
