import { useList } from '../../api/cardLists.ts';
import { useLocale } from '../../components/useLocale.ts';
import { type LocalizedString, localize } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { MenuItem } from '../menus.ts';

/** The one-line descriptions of menu items: messages, and the beginnings of the towns' summaries. */
export function useItemDescriptions(): (item: MenuItem) => Partial<LocalizedString> {
  const t = useTranslations(['menuOverlay']);
  const locale = useLocale();
  const cities = useList('cities') ?? [];
  return ({ to }) => {
    const key = `menuOverlay.${to}` as 'menuOverlay.search';
    if (t.has(key)) return { text: t(key) };
    const city = cities.find(({ _id }) => to === `/destination/${_id}`);
    const { text, lang } = localize(city?.summary, locale) ?? {};
    return { text: text?.split(/[:;]/)[0]?.replace(/\.$/, ''), ...(lang && { lang }) };
  };
}
