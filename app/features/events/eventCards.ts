import { comingDates, comingMonths, type Event } from '../../../domain/content/event.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import type { Card } from '../../components/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import { whenText } from './when.ts';

/** The card of an event with its next days, or its usual months where they are not known. */
export function eventCard(event: Event, { cards, locale }: PageContext): Card {
  const fact = whenText(event, dayInRegion(new Date()), locale);
  return fact ? cards.change(cards.event(event), { fact }) : cards.event(event);
}

/** The first events of the next twelve months: by month, those with known days first. */
export function nextEventCards(context: PageContext, count: number): Card[] {
  const today = dayInRegion(new Date());
  const coming = context.catalogue.events.all.flatMap((event) => {
    const [month] = comingMonths(event, today);
    return month ? [{ event, start: comingDates(event, today)[0]?.start ?? `${month}-99` }] : [];
  });
  return coming
    .toSorted((one, other) => one.start.localeCompare(other.start))
    .slice(0, count)
    .map(({ event }) => eventCard(event, context));
}
