import type { Messages } from '../i18n/messages.ts';
import type { Words } from '../i18n/words.tsx';
import type { SiteConfig } from '../site.ts';

export interface MenuItem {
  /** Below the language prefix, or a whole address that opens in a new tab. */
  to: string;
  label: string;
  /** Content words carry their language. */
  words?: Words;
  external?: boolean;
}

export type MenuName = 'destinations' | 'things' | 'info' | 'plan';

type Label = (key: keyof Messages['menu']) => string;

/** The four menus of the header and the columns of the footer (section 2). */
export function menusOf(
  cities: readonly { id: string; title: Words }[],
  config: SiteConfig,
  label: Label,
): Record<MenuName, MenuItem[]> {
  const item = (to: string, key: keyof Messages['menu']): MenuItem => ({ to, label: label(key) });
  return {
    destinations: cities.map(({ id, title }) => ({
      to: `/destination/${id}`,
      label: title.text,
      words: title,
    })),
    things: [
      item('/preference/3', 'culture'),
      item('/preference/5', 'nature'),
      item('/preference/4', 'lakes'),
      item('/discover/activities', 'activities'),
      item('/experiences', 'experiences'),
      item('/events', 'events'),
      item('/discover/restaurants', 'restaurants'),
      item('/deals', 'deals'),
    ],
    info: [
      item('/about', 'about'),
      item('/whoarewe', 'whoarewe'),
      item('/practical-info', 'practicalInfo'),
      item('/mapsguides', 'mapsguides'),
      item('/articles', 'articles'),
      item('/contact', 'contact'),
    ],
    plan: [
      { to: config.itineraryUrl ?? '/itinerary', label: label('itinerary'), external: true },
      { to: config.inspireUrl ?? '/inspire', label: label('inspire'), external: true },
      item('/circuits', 'circuits'),
      item('/discover/hotels', 'hotels'),
      item('/discover/travel-agencies', 'agencies'),
      item('/mice', 'mice'),
      item('/fav', 'favorites'),
    ],
  };
}
