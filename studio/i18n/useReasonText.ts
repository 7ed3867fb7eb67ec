import { useFormatter } from 'use-intl';
import { LANGUAGES, LOCALES } from '../../domain/locale.ts';
import type { Reason } from '../../domain/studio/entryApi.ts';
import type rules from '../messages/en/rules.json';
import { useTranslations } from './useTranslations.ts';

type Fact = keyof typeof rules.fact;

const LENGTHS = {
  words: 'lengthWords',
  characters: 'lengthCharacters',
  items: 'lengthItems',
} as const;

/** Gives the text for what is wrong with a field. */
export function useReasonText(): (reason: Reason) => string {
  const t = useTranslations('rules');
  const invalid = useTranslations('invalid');
  const { list } = useFormatter();
  return ({ code, values }) => {
    switch (code) {
      case 'length': {
        const { size, unit, least = '', most = '' } = values;
        const wanted = least === most ? String(least) : t('range', { least, most });
        return t(LENGTHS[unit as keyof typeof LENGTHS], { size: Number(size), wanted });
      }
      case 'notTranslated': {
        const missing = String(values.locales).split(', ');
        const locales = LOCALES.filter((locale) => missing.includes(locale));
        const names = locales.map((locale) => LANGUAGES[locale].name);
        return t(code, { locales: list(names, { type: 'unit' }) });
      }
      case 'wrongStatement': {
        const { fact, sentence = '' } = values;
        return t(code, { fact: t(`fact.${fact as Fact}`), sentence });
      }
      case 'missingStatement':
        return t(code, { fact: t(`fact.${values.fact as Fact}`) });
      default: {
        const [group, key] = code.split(/\.(.*)/);
        if (group === 'invalid') return invalid(key as 'min', { limit: 0, ...values });
        return t(code as 'dayWithoutStop', values as { day: string });
      }
    }
  };
}
