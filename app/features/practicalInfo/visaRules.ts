import { countriesIn } from '../../../domain/format/countries.ts';
import { countryIn } from '../../../domain/format/findCountry.ts';
import { formatDate } from '../../../domain/format/formatters.ts';
import { localize } from '../../i18n/localize.tsx';
import type { PageContext } from '../../lib/pageContext.ts';

/**
 * Loader data of the visa check: the names of all countries and all rules, so that it works offline.
 *
 * @param typed the nationality in the query, sent without JavaScript
 */
export function visaRules({ catalogue, locale }: PageContext, typed: string | undefined) {
  const countries = countriesIn(locale);
  return {
    countries,
    rules: catalogue.visas.all.map((rule) => ({
      need: rule.need,
      days: rule.days,
      title: localize(rule.title, locale),
      countries: rule.countries,
      answer: localize(rule.summary ?? rule.title, locale),
      note: localize(rule.note, locale),
      sources: rule.sources,
      asOf: rule.checkedOn && formatDate(rule.checkedOn, locale),
      sourceDate: rule.sourceDate && formatDate(rule.sourceDate, locale),
      confirmAt: rule.confirmAt,
    })),
    query: typed === undefined ? undefined : { typed, country: countryIn(typed, countries) },
  };
}

export type VisaRules = ReturnType<typeof visaRules>;
