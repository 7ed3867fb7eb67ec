import type { Category } from '../../../domain/content/categories.ts';
import type { EntryOf } from '../../../domain/content/kinds.ts';
import { entryPicture } from '../../../domain/content/picture.ts';
import type { Place } from '../../../domain/content/place.ts';
import { type Locale, textIn } from '../../../domain/locale.ts';
import { filtersIn } from '../../../domain/visitor/filters.ts';
import { LIST_ORDERS, type ListOrder } from '../../components/orders.ts';
import { mapPoints } from '../../features/map/mapPoints.ts';
import { type LocalizedString, localize } from '../../i18n/localize.tsx';
import { pictureView } from '../../lib/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import { entryHead } from '../../lib/pageMeta.ts';

/** Lists show so many cards at first, and so many more with each "show more". */
const CARDS = 24;

/** Loader data of a page that lists places with certain tags, filtered and sorted by the query. */
export function categoryData(pageContext: PageContext, category: Category, request: Request) {
  const { path, tag: tagSlug, tags } = category;
  const { catalogue, cards, locale } = pageContext;
  const query = new URL(request.url).searchParams;
  const tag: EntryOf<'tags'> | undefined = catalogue.tags.get(tagSlug);
  const all = catalogue.places.all.filter((place) =>
    place.tags.some((slug) => tags.includes(slug)),
  );
  const categoryFilters = filtersIn(query, ['cities', 'tags']);
  const chosen = {
    cities: categoryFilters.cities.flatMap((name) => catalogue.city(name)?._id ?? []),
    tags: categoryFilters.tags.filter((slug) => catalogue.tags.get(slug)),
  };
  const orders = ordersOf(all);
  const order = orders.find((name) => name === query.get('sort')) ?? orders[0] ?? 'name';
  const towns = chosen.cities.flatMap((id) => catalogue.cities.get(id) ?? []);
  const inTowns = new Set(towns.flatMap(catalogue.placesIn));
  const places = (towns.length > 0 ? [...inTowns].filter((place) => all.includes(place)) : all)
    // Section 5: places with any of the selected tags; all if none is selected.
    .filter(
      ({ tags: own }) => chosen.tags.length === 0 || own.some((slug) => chosen.tags.includes(slug)),
    );
  const shown = shownIn(query);
  const title = localize(tag?.name ?? { en: tagSlug }, locale);
  const summary = localize(tag?.summary, locale);
  const picture = entryPicture('tags', { _id: tagSlug, title: tag?.name, tags: [tagSlug] });
  return {
    head: entryHead(tag ?? {}, locale, title.text),
    path,
    title,
    summary,
    picture: pictureView(picture, locale),
    cards: inOrder(places, order, locale)
      .slice(0, shown)
      .map((place) => cards.place(place)),
    total: places.length,
    next: places.length > shown ? shown + CARDS : undefined,
    newFrom: shown > CARDS ? shown - CARDS : undefined,
    orders,
    points: mapPoints(places, locale),
    cities: citiesOf(pageContext, all),
    themes: themesOf(pageContext, all, tags).map((theme) => ({
      ...theme,
      chosen: chosen.tags.includes(theme.id),
    })),
    chosen,
    order,
  };
}

/** The number of cards that an address asks for, in whole steps. */
function shownIn(query: URLSearchParams): number {
  const steps = Math.ceil(Number(query.get('shown')) / CARDS);
  return steps >= 1 && steps < Infinity ? steps * CARDS : CARDS;
}

/** The orders that make sense for the places, the default first: a selection only where editors made one. */
function ordersOf(places: readonly Place[]): readonly ListOrder[] {
  return LIST_ORDERS.filter(
    (name) => name === 'name' || places.some((place) => rankOf(place, name) !== undefined),
  );
}

const rankOf = (place: Place, order: Exclude<ListOrder, 'name'>): number | undefined =>
  order === 'chosen' ? place.order : place.duration;

function inOrder(places: readonly Place[], order: ListOrder, locale: Locale): readonly Place[] {
  const { compare } = new Intl.Collator(locale);
  const byName = places.toSorted((a, b) =>
    compare(textIn(a.title, locale), textIn(b.title, locale)),
  );
  if (order === 'name') return byName;
  const rank = (place: Place) => rankOf(place, order) ?? Infinity;
  return byName.sort((a, b) => rank(a) - rank(b) || 0);
}

/** Destinations of the places, with the number of places. */
function citiesOf({ catalogue, locale }: PageContext, places: readonly Place[]): CityCount[] {
  const listed = new Set(places);
  return catalogue.cities.all.flatMap((city) => {
    const count = catalogue.placesIn(city).filter((place) => listed.has(place)).length;
    return count > 0 ? [{ id: city._id, title: localize(city.title, locale), count }] : [];
  });
}

/** Tags that only some of the places have. */
function themesOf(
  { catalogue, locale }: PageContext,
  places: readonly Place[],
  common: readonly string[],
) {
  const tags = new Set(places.flatMap((place) => place.tags));
  return catalogue.tags.all
    .filter(({ slug, group }) => group === 'trip' && tags.has(slug) && !common.includes(slug))
    .map((tag) => ({ id: tag.slug, title: localize(tag.name, locale) }));
}

export interface CityCount {
  id: string;
  title: LocalizedString;
  count: number;
}
