import type { AggregateOffer, Offer } from 'schema-dts';
import type { Place } from '../content/place.ts';
import { DEFAULT_CURRENCY } from '../format/price.ts';
import { commonProperties, type JsonLdContext } from './context.ts';
import { placeLink, placePath } from './place.ts';

/** A deal, with the places where it applies. Several prices are given as a range. */
export function offerJsonLd(context: JsonLdContext, deal: Place): Offer | AggregateOffer {
  const { price, admission, offer } = deal;
  const amounts = price ? [price.amount] : admission.map(({ amount }) => amount);
  const [lowPrice, highPrice] = [Math.min(...amounts), Math.max(...amounts)];
  const priceCurrency = price?.currency ?? admission[0]?.currency ?? DEFAULT_CURRENCY;
  const places = (offer?.places ?? []).flatMap((id) => context.catalogue.places.get(id) ?? []);
  const common = {
    ...commonProperties(context, 'places', deal, placePath(deal)),
    ...(offer?.since && { validFrom: offer.since }),
    ...(places.length > 0 && {
      availableAtOrFrom: places.map((place) => placeLink(context, place)),
    }),
  };
  if (lowPrice < highPrice) {
    const range = { lowPrice, highPrice, priceCurrency, offerCount: amounts.length };
    return { '@type': 'AggregateOffer', ...common, ...range };
  }
  return {
    '@type': 'Offer',
    ...common,
    ...(amounts.length > 0 && { price: lowPrice, priceCurrency }),
  };
}
