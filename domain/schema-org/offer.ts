import type { Offer } from 'schema-dts';
import type { Place } from '../content/place.ts';
import { commonProperties, type JsonLdContext } from './context.ts';
import { placePath } from './place.ts';

/** A deal; undefined for examples. */
export function offerJsonLd(context: JsonLdContext, deal: Place): Offer | undefined {
  if (deal.sample) return undefined;
  return {
    '@type': 'Offer',
    ...commonProperties(context, 'places', deal, placePath(deal)),
    ...(deal.price && { price: deal.price.amount, priceCurrency: deal.price.currency }),
  };
}
