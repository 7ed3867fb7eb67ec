import { dateFormat } from '../../../domain/format/formatters.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import { localize } from '../../i18n/localize.tsx';
import type { PageContext } from '../../lib/pageContext.ts';
import { type LoaderContext, siteContext } from '../../lib/siteContext.ts';

/** The public holidays from today on; the text of a date has a year where they are of several years. */
export function comingHolidays(context: LoaderContext, { locale }: PageContext) {
  const today = dayInRegion(new Date());
  const { holidays } = context.get(siteContext).settings;
  const coming = holidays.filter(({ date }) => date >= today);
  const years = new Set(coming.map(({ date }) => date.slice(0, 4)));
  const { format } = dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(years.size > 1 && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return coming.map(({ date, name, expected }) => ({
    date,
    text: format(new Date(date)),
    name: localize(name, locale),
    expected,
  }));
}

export type HolidayView = ReturnType<typeof comingHolidays>[number];
