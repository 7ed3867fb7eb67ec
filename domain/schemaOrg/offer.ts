import type { Offer } from 'schema-dts';
import type { Place } from '../place.ts';
import { placePath } from './place.ts';
import { about, type Telling } from './telling.ts';

/** A deal. Examples are none: what cannot be had is offered to nobody. */
export function offerThing(telling: Telling, deal: Place): Offer | undefined {
  if (deal.sample) return undefined;
  return {
    '@type': 'Offer',
    ...about(telling, 'places', deal, placePath(deal)),
    ...(deal.price && { price: deal.price.amount, priceCurrency: deal.price.currency }),
  };
}
