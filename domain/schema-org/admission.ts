import type { Service } from 'schema-dts';
import type { Place } from '../content/place.ts';
import type { Admission } from '../content/visiting.ts';
import { textIn } from '../locale.ts';
import { entryPath } from '../pages.ts';
import { absoluteUrl, type JsonLdContext } from './context.ts';

/** Who pays a price of admission. */
export type Payer = Exclude<Admission['who'], 'parking' | 'other'>;

/** Prices of admission, without parking and other services. */
const admissionOf = ({ admission }: Place) =>
  admission.flatMap((price) => {
    const { who } = price;
    return who === 'parking' || who === 'other' ? [] : [{ ...price, who }];
  });

/** Whether nobody pays; no property where it is unknown. */
export function accessForFree(place: Place) {
  const prices = admissionOf(place);
  if (prices.length > 0) return { isAccessibleForFree: prices.every(({ amount }) => amount === 0) };
  return place.entry?.who === 'open-air' ? { isAccessibleForFree: true } : {};
}

/**
 * The prices that were seen at the gate, each with the year as its description. Places have no `offers`
 * in schema.org: admission is a service that is available at the place.
 */
export function admissionJsonLd(
  context: JsonLdContext,
  place: Place,
  payer: (who: Payer) => string,
): Service[] {
  const { locale } = context;
  const seen = admissionOf(place).filter(({ status }) => status === 'seen');
  if (place.closed || seen.length === 0) return [];
  const name = textIn(place.title, locale);
  const url = absoluteUrl(context, entryPath('places', place._id));
  return [
    {
      '@type': 'Service',
      serviceType: 'Admission',
      name,
      url,
      availableChannel: {
        '@type': 'ServiceChannel',
        serviceLocation: { '@type': 'Place', name, url },
      },
      offers: seen.map(({ who, amount, currency, year, note }) => ({
        '@type': 'Offer',
        name: note ? `${payer(who)}, ${textIn(note, locale)}` : payer(who),
        price: amount,
        priceCurrency: currency,
        ...(year !== undefined && { description: String(year) }),
      })),
    },
  ];
}
