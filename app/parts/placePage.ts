import { tagPath } from '../../domain/categories.ts';
import { formatDuration } from '../../domain/duration.ts';
import { dateFormat } from '../../domain/formatters.ts';
import { pictureOf } from '../../domain/picture.ts';
import { cityOf, type Place } from '../../domain/place.ts';
import { isStop } from '../../domain/plan/planPlace.ts';
import { formatPrice } from '../../domain/price.ts';
import { placeTrail } from '../../domain/trail.ts';
import { translator } from '../i18n/translator.ts';
import { wordsIn } from '../i18n/words.tsx';
import { neighbours, pictureView } from './card.ts';
import { headOf } from './head.ts';
import { mapPoints } from './map/mapPoints.ts';
import type { MapPoint } from './map/points.ts';
import type { Visit } from './visit.ts';

const NEAR = 4;
const SAME_CITY = 8;
/** Places around on the map: about as many as one walks to. */
const ON_MAP = 12;

/** What the pages of a place and of a deal show. */
export function placePage(visit: Visit, place: Place) {
  const { catalogue, cards, locale } = visit;
  const t = translator(locale);
  const words = (text: Parameters<typeof wordsIn>[0]) => wordsIn(text, locale);
  const city = catalogue.cities.get(cityOf(place));
  const tags = place.tags.flatMap((slug) => catalogue.tags.get(slug) ?? []);
  const inCity = city ? catalogue.placesIn(city) : [];
  const near = place.coordinates ? catalogue.near(place.coordinates, NEAR, place._id) : [];
  const shown = new Set([place._id, ...near.map((item) => item.place._id)]);
  const duration = formatDuration(place.duration, locale);
  const price = place.price && formatPrice(place.price.amount, locale, place.price.currency);
  const title = wordsIn(place.title, locale);
  const trail = placeTrail(catalogue, place).map((step) => ({
    path: step.path,
    title: wordsIn(step.title, locale),
  }));
  return {
    head: {
      ...headOf(
        place,
        locale,
        pageTitle(
          title.text,
          trail.map((step) => step.title.text),
        ),
      ),
      // An offer that nobody makes is found by nobody.
      ...(place.isDeal && place.sample && { unlisted: true }),
    },
    id: place._id,
    title,
    arabicTitle: place.arabicTitle,
    summary: words(place.summary),
    description: words(place.description),
    picture: pictureView(pictureOf('places', place), locale),
    trail,
    sample: place.sample,
    isStop: isStop(place),
    neighbour: place.neighbour,
    closed: place.closed,
    facts: [
      duration ? { label: t('facts.duration'), value: { text: duration } } : undefined,
      price ? { label: t('facts.price'), value: { text: price } } : undefined,
      fact(t('facts.bestTime'), words(place.bestTime)),
      fact(t('facts.access'), words(place.access)),
      fact(t('facts.accessibility'), words(place.accessibility)),
    ],
    notes: place.facts.map((text) => wordsIn(text, locale)),
    tip: words(place.tip),
    address: place.contact.address.street_address,
    phone: place.contact.phone,
    website: place.contact.website,
    coordinates: place.coordinates,
    map: place.coordinates ? aroundOf(visit, place, place.coordinates) : [],
    tags: tags.flatMap((tag) => {
      const path = tagPath(tag);
      return path ? [{ path, name: wordsIn(tag.name, locale) }] : [];
    }),
    sources: place.sources,
    checkedOn: place.checkedOn && dateIn(place.checkedOn, locale),
    near: near.map((item) => cards.place(item.place, { metres: item.metres, from: 'place' })),
    sameCity: inCity
      .filter((other) => !shown.has(other._id))
      .slice(0, SAME_CITY)
      .map((other) => cards.place(other)),
    city: city && { id: city._id, title: wordsIn(city.title, locale) },
    neighbours: place.isDeal
      ? neighbours(catalogue.deals.all, place._id, cards.place)
      : neighbours(inCity, place._id, (other) => cards.place(other)),
  };
}

/**
 * A place's name, and where it is unless the name says so already: "Medersa Bou Inania, Fès". One that
 * is called like its town is told apart from it by what it is.
 */
function pageTitle(name: string, [town = '', category = '']: string[]): string {
  if (!name.includes(town)) return `${name}, ${town}`;
  return name === town && category ? `${name}, ${category}` : name;
}

/** The place, without a way to the page that is open, and what is around it. */
function aroundOf(
  { catalogue, locale }: Visit,
  place: Place,
  coordinates: NonNullable<Place['coordinates']>,
): MapPoint[] {
  const near = catalogue.near(coordinates, ON_MAP, place._id).map((item) => item.place);
  const [here, ...others] = mapPoints([place, ...near], locale);
  return here ? [{ ...here, path: undefined }, ...others] : others;
}

export type PlacePageData = ReturnType<typeof placePage>;

function fact(label: string, value: ReturnType<typeof wordsIn> | undefined) {
  return value && { label, value };
}

/** A day as words: 20 November 2026. */
export function dateIn(isoDate: string, locale: string): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}
