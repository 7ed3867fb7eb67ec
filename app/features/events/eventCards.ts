import { type Event, nextEvents } from '../../../domain/content/event.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import type { Card } from '../../lib/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import { whenText } from './when.ts';

/** The card of an event with its next days, or its usual months where they are not known. */
export function eventCard(event: Event, today: string, { cards, locale }: PageContext): Card {
  const fact = whenText(event, today, locale);
  return fact ? cards.change(cards.event(event), { fact }) : cards.event(event);
}

/** The cards of the events that come next. */
export function nextEventCards(context: PageContext, count: number): Card[] {
  const today = dayInRegion(new Date());
  const events = nextEvents(context.catalogue.events.all, today).slice(0, count);
  return events.map((event) => eventCard(event, today, context));
}
