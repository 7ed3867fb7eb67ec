/** Makes the programme of a journey from a visitor's tour. */
import type { Catalogue } from '../catalogue.ts';
import { formatDistance } from '../distance.ts';
import type { Coordinates } from '../fields.ts';
import { type Locale, textIn } from '../locale.ts';
import { cityOf, type Place } from '../place.ts';
import { pictureSource } from '../posterSource.ts';
import type { Tour } from '../visitor.ts';
import { opensOn } from './hours.ts';
import type { Point, ScheduledDay, ScheduledStop, Travel, TripPoint } from './model.ts';
import { planPlaceOf } from './planPlace.ts';
import type {
  Minutes,
  Moment,
  Programme,
  ProgrammeDay,
  ProgrammeStop,
  Say,
} from './programmeModel.ts';
import {
  clock,
  duration,
  inWords,
  legWords,
  spoken,
  warningWords,
  weekday,
} from './programmeWords.ts';
import { dateAfter, scheduleTour } from './schedule.ts';

/** What a programme is made from. */
interface Making {
  tour: Tour;
  catalogue: Catalogue;
  locale: Locale;
  say: Say;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
  /** The path of the plan below it. */
  path: string;
  /** Today in the region: YYYY-MM-DD. */
  today: string;
  travel?: Travel;
}

/** Makes the programme of a tour; places that the catalogue has no more are named as lost. */
export function makeProgramme(making: Making): Programme {
  const { tour, catalogue, locale, say, siteUrl, path, today, travel } = making;
  const placeOf = (id: string) => {
    const place = catalogue.places.get(id);
    return place && planPlaceOf(place, catalogue, locale);
  };
  const scheduled = scheduleTour(tour, placeOf, travel);
  const placesOf = new Map(tour.days.map(({ day, places }) => [day, places]));
  const days = scheduled.map((day, index) =>
    makeDay(making, day, placesOf.get(day.day) ?? [], index === scheduled.length - 1),
  );
  const cities = [...new Set(scheduled.map(({ city }) => cityName(making, city)))];
  const first = tour.startDate;
  const last = first && dateAfter(first, Math.max(1, ...tour.days.map(({ day }) => day)) - 1);
  const stops = days.flatMap((day) => day.stops);
  const remarks = [
    ...(stops.some(({ hours }) => !hours) ? [say('hoursUnknown')] : []),
    say('estimates'),
  ];
  return {
    locale,
    title: say('title', { days: days.length }),
    region: say('region'),
    cities,
    ...(first && last && { dates: inWords(locale, first, last) }),
    ...(tour.startingPoint && { start: say('start', { start: tour.startingPoint.label }) }),
    days,
    emergency: catalogue.emergency.all.map(({ title, number }) => ({
      title: spoken(title, locale),
      number,
    })),
    remarks,
    url: siteUrl + path,
    made: today,
    madeWords: say('madeOn', { date: inWords(locale, today) }),
    cover: coverOf(catalogue, stops, scheduled[0]?.city),
    say,
  };
}

function makeDay(
  making: Making,
  day: ScheduledDay,
  ids: readonly string[],
  isLast: boolean,
): ProgrammeDay {
  const { catalogue, locale, say } = making;
  const byId = new Map(day.stops.map((stop) => [stop.place.id, stop]));
  const found = ids.flatMap((id) => catalogue.places.get(id) ?? []);
  const lost = ids.filter((id) => !catalogue.places.get(id));
  const ends = day.start && day.end && samePoint(day.start, day.end);
  const { visiting, travelling, metres } = day.total;
  return {
    day: day.day,
    heading: say('day', { day: day.day, city: cityName(making, day.city) }),
    ...(day.date && { date: day.date, dateWords: weekday(locale, day.date) }),
    ...(day.start && { start: moment(day.start, day.from, say, 'setOut') }),
    ...(day.lunchFirst && { lunchFirst: { ...day.lunchFirst, words: say('lunch') } }),
    stops: found.map((place, index) =>
      makeStop(making, place, index + 1, byId.get(place._id), day.date),
    ),
    ...(day.back && { back: legWords(day.back, locale, say) }),
    ...(day.end && {
      end: moment(day.end, day.to, say, ends || isLast ? 'comeBack' : 'arrive'),
    }),
    warnings: [
      ...(found.length === 0 ? [say('empty')] : []),
      ...day.warnings.map((warning) => warningWords(warning, making)),
      ...lost.map((place) => say('lost', { place })),
    ],
    ...(day.stops.length > 0 && {
      sums: say('sums', {
        visiting: duration(visiting, locale),
        travelling: duration(travelling, locale),
        distance: formatDistance(metres, locale) ?? '',
      }),
    }),
  };
}

function makeStop(
  making: Making,
  place: Place,
  number: number,
  scheduled: ScheduledStop | undefined,
  date: string | undefined,
): ProgrammeStop {
  const { catalogue, locale, say, siteUrl } = making;
  const { street_address, city } = place.contact.address;
  const cityPoint = catalogue.cities.get(cityOf(place))?.coordinates;
  const point = place.coordinates ?? cityPoint ?? making.tour.startingPoint?.coordinates;
  const vague = !place.coordinates || place.coordinates.confidence === 'town-level';
  const hours = place.openingHours && date && opensOn(place.openingHours, date);
  return {
    number,
    id: place._id,
    title: spoken(place.title, locale),
    ...(place.arabicTitle && { arabicTitle: place.arabicTitle }),
    address: addressWords(making, street_address, city),
    ...(place.contact.phone && { phone: place.contact.phone }),
    point: pointOf(point ?? { longitude: -5.01, latitude: 34.02 }),
    ...(vague && { vague: say('vague') }),
    ...(scheduled && {
      times: { arrive: scheduled.arrive, begin: scheduled.begin, leave: scheduled.leave },
    }),
    ...(scheduled?.leg && { leg: legWords(scheduled.leg, locale, say) }),
    ...(scheduled?.lunch && { lunch: { ...scheduled.lunch, words: say('lunch') } }),
    ...(hours &&
      hours.length > 0 && {
        hours: say('open', {
          hours: hours.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', '),
        }),
      }),
    ...(place.tip && { note: spoken(place.tip, locale) }),
    url: `${siteUrl}/${locale}/poi/${place._id}`,
  };
}

function moment(
  { label, coordinates }: TripPoint,
  at: Minutes,
  say: Say,
  key: 'setOut' | 'comeBack' | 'arrive',
): Moment {
  return { at, label, words: say(key, { place: label }), point: pointOf(coordinates) };
}

const pointOf = ({ longitude, latitude }: Coordinates): Point => ({ longitude, latitude });

const samePoint = (one: TripPoint, other: TripPoint) =>
  one.coordinates.longitude === other.coordinates.longitude &&
  one.coordinates.latitude === other.coordinates.latitude;

function cityName({ catalogue, locale }: Making, id: string): string {
  const city = catalogue.cities.get(id);
  return city ? textIn(city.title, locale) : id;
}

/** The street and its town, which many streets name already. */
function addressWords(making: Making, street: string | undefined, city: string): string {
  const town = cityName(making, city);
  if (!street) return town;
  const { title, aliases = [] } = making.catalogue.cities.get(city) ?? { title: { en: city } };
  const names = [city, ...Object.values(title), ...aliases].map((name) => name.toLowerCase());
  const named = names.some((name) => street.toLowerCase().includes(name));
  return named ? street : `${street}, ${town}`;
}

/** The picture of the first stop that a destination counts among its highlights, else of the first. */
function coverOf(
  catalogue: Catalogue,
  stops: readonly ProgrammeStop[],
  city: string | undefined,
): string {
  const highlights = new Set(
    catalogue.cities.all.flatMap((item) => item.highlights.map(({ place }) => place)),
  );
  const stop = stops.find(({ id }) => highlights.has(id)) ?? stops[0];
  const place = stop && catalogue.places.get(stop.id);
  if (place) return pictureSource('places', place);
  return pictureSource('cities', catalogue.cities.get(city ?? '') ?? { _id: 'fes' });
}

/** The date of a day: the journey's, else, for what must have one, counted from tomorrow. */
export function dateOf(programme: Programme, day: ProgrammeDay): string {
  return day.date ?? dateAfter(programme.made, day.day);
}
