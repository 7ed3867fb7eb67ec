import { countriesIn, countryIn } from '../../../domain/countries.ts';
import { wordsIn } from '../../i18n/words.tsx';
import { dateIn } from '../../parts/placePage.ts';
import type { Visit } from '../../parts/visit.ts';

/**
 * All that the visa check knows: every country by name and every rule, in the page's language, so
 * that it answers without a network too. `typed` is what the address asks, for those without scripts.
 */
export function visaRules({ catalogue, locale }: Visit, typed: string | undefined) {
  const countries = countriesIn(locale);
  return {
    countries,
    rules: catalogue.visas.all.map((rule) => ({
      need: rule.need,
      countries: rule.countries,
      answer: wordsIn(rule.summary ?? rule.title, locale),
      note: wordsIn(rule.note, locale),
      sources: rule.sources,
      asOf: rule.checkedOn && dateIn(rule.checkedOn, locale),
      confirmAt: rule.confirmAt,
    })),
    asked: typed === undefined ? undefined : { typed, country: countryIn(typed, countries) },
  };
}

export type VisaRules = ReturnType<typeof visaRules>;
