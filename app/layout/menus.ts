import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { Locale } from '../../domain/locale.ts';
import { entryPath, menuPages } from '../../domain/pages.ts';
import { type LocalizedString, localize } from '../i18n/localize.tsx';
import { translator } from '../i18n/messages.ts';
import type { SiteConfig } from '../lib/siteContext.ts';

export interface MenuItem {
  /** Path after the language, or a whole address. */
  to: string;
  label: LocalizedString;
  newTab?: true;
}

/** The four menus of the header and the columns of the footer (section 2). */
export function menusOf(catalogue: Catalogue, config: SiteConfig, locale: Locale) {
  const t = translator(locale);
  const external: Partial<Record<string, string>> = {
    '/itinerary': config.itineraryUrl,
    '/inspire': config.inspireUrl,
  };
  const items = (menu: Parameters<typeof menuPages>[0]): MenuItem[] =>
    menuPages(menu).map(({ path, label, newTab }) => ({
      to: external[path] ?? path,
      label: { text: t(`menu.${label}`) },
      ...(newTab && { newTab }),
    }));
  const cities = catalogue.cities.all.map(({ _id, slug, title }) => ({
    slug,
    item: { to: entryPath('cities', _id), label: localize(title, locale) },
  }));
  // Section 2: the destinations menu lists the cities except volubilis, which is a thing to see.
  const isTown = ({ slug }: { slug: string }) => slug !== 'volubilis';
  const sights = cities.filter((city) => !isTown(city)).map(({ item }) => item);
  const [culture, ...others] = items('things');
  return {
    destinations: cities.filter(isTown).map(({ item }): MenuItem => item),
    things: [...(culture ? [culture] : []), ...sights, ...others],
    info: items('info'),
    plan: items('plan'),
  };
}

export type Menus = ReturnType<typeof menusOf>;
export type MenuName = keyof Menus;
