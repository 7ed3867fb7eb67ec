/** Weekly markets: a place is a market on its market days only. */
import { weekdayOf } from '../format/weekdays.ts';
import type { PlanPlace, ScheduledStop } from './model.ts';

/** The tag of markets, which is also an interest. */
const MARKETS = 'markets';

/** The weekly market of a stop on a date (YYYY-MM-DD), or without a date; undefined without a market. */
export function marketOn(
  { marketDays }: PlanPlace,
  date: string | undefined,
): ScheduledStop['market'] {
  return (
    marketDays && {
      days: marketDays,
      today: date !== undefined && marketDays.includes(weekdayOf(date)),
    }
  );
}

/** What a place offers on a date: its tags, without that of a market on other days than its own. */
export function tagsOn(place: PlanPlace, date: string | undefined): readonly string[] {
  const market = marketOn(place, date);
  return !market || market.today || !date
    ? place.tags
    : place.tags.filter((tag) => tag !== MARKETS);
}
