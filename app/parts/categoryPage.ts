import type { Category } from '../../domain/categories.ts';
import { filtersIn } from '../../domain/filters.ts';
import type { EntryOf } from '../../domain/kinds.ts';
import { type Locale, textIn } from '../../domain/locale.ts';
import { pictureOf } from '../../domain/picture.ts';
import type { Place } from '../../domain/place.ts';
import { type Words, wordsIn } from '../i18n/words.tsx';
import { pictureView } from './card.ts';
import { headOf } from './head.ts';
import { spotsOf } from './map/mapPoints.ts';
import { ORDERS, type Order } from './orders.ts';
import type { Visit } from './visit.ts';

/** What a page shows that lists the places with some tags: narrowed and ordered as asked. */
export function categoryPage(visit: Visit, category: Category, request: Request) {
  const { path, tag: tagSlug, tags } = category;
  const { catalogue, cards, locale } = visit;
  const query = new URL(request.url).searchParams;
  const tag: EntryOf<'tags'> | undefined = catalogue.tags.get(tagSlug);
  const all = catalogue.places.all.filter((place) =>
    place.tags.some((slug) => tags.includes(slug)),
  );
  const asked = filtersIn(query, ['cities', 'tags']);
  const chosen = {
    cities: asked.cities.flatMap((name) => catalogue.city(name)?._id ?? []),
    tags: asked.tags.filter((slug) => catalogue.tags.get(slug)),
  };
  const order = ORDERS.find((name) => name === query.get('sort')) ?? 'chosen';
  const towns = chosen.cities.flatMap((id) => catalogue.cities.get(id) ?? []);
  const inTowns = new Set(towns.flatMap(catalogue.placesIn));
  const places = (towns.length > 0 ? [...inTowns].filter((place) => all.includes(place)) : all)
    // Section 5: any tag in the selection, and all where none is selected.
    .filter(
      ({ tags: own }) => chosen.tags.length === 0 || own.some((slug) => chosen.tags.includes(slug)),
    );
  const title = wordsIn(tag?.name ?? { en: tagSlug }, locale);
  const summary = wordsIn(tag?.summary, locale);
  const picture = pictureOf('tags', { _id: tagSlug, title: tag?.name, tags: [tagSlug] });
  return {
    head: headOf(tag ?? {}, locale, title.text),
    path,
    title,
    summary,
    picture: pictureView(picture, locale),
    cards: inOrder(places, order, locale).map((place) => cards.place(place)),
    spots: spotsOf(places, locale),
    cities: citiesOf(visit, all),
    themes: themesOf(visit, all, tags).map((theme) => ({
      ...theme,
      chosen: chosen.tags.includes(theme.id),
    })),
    chosen,
    order,
  };
}

function inOrder(places: readonly Place[], order: Order, locale: Locale): readonly Place[] {
  if (order === 'chosen') return places;
  const { compare } = new Intl.Collator(locale);
  const byName = places.toSorted((a, b) =>
    compare(textIn(a.title, locale), textIn(b.title, locale)),
  );
  if (order === 'name') return byName;
  return byName.sort((a, b) => (a.duration ?? Infinity) - (b.duration ?? Infinity) || 0);
}

/** The destinations in which some of the places are, with their number. */
function citiesOf({ catalogue, locale }: Visit, places: readonly Place[]): CityCount[] {
  const listed = new Set(places);
  return catalogue.cities.all.flatMap((city) => {
    const count = catalogue.placesIn(city).filter((place) => listed.has(place)).length;
    return count > 0 ? [{ id: city._id, title: wordsIn(city.title, locale), count }] : [];
  });
}

/** What else the places are about than what they have in common. */
function themesOf(
  { catalogue, locale }: Visit,
  places: readonly Place[],
  common: readonly string[],
) {
  const tags = new Set(places.flatMap((place) => place.tags));
  return catalogue.tags.all
    .filter(({ slug, group }) => group === 'trip' && tags.has(slug) && !common.includes(slug))
    .map((tag) => ({ id: tag.slug, title: wordsIn(tag.name, locale) }));
}

export interface CityCount {
  id: string;
  title: Words;
  count: number;
}
