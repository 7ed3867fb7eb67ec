import type { QuoteTerms } from '../../../../domain/forms/quote.ts';
import type { Offers } from '../micePage.ts';

/** What the page shows is what a request may name; the server looks once more. */
export function termsOf(
  offers: Offers,
  { deal, today }: { deal: { id: string } | undefined; today: string },
): QuoteTerms {
  const isIn = (list: readonly { id: string }[]) => (id: string) =>
    list.some((item) => item.id === id);
  return {
    isCity: isIn(offers.cities),
    isCategory: isIn(offers.categories),
    isFormat: isIn(offers.formats),
    isOffer: isIn(offers.venues),
    isDeal: (id) => id === deal?.id,
    today,
  };
}
