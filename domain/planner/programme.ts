/** Builds the programme of a visitor's tour. */
import type { Catalogue } from '../content/catalogue.ts';
import type { Coordinates } from '../content/fields.ts';
import { cityOf, type Place } from '../content/place.ts';
import { formatDistance } from '../geo/distance.ts';
import { MAP_CENTRE } from '../geo/region.ts';
import { type Locale, textIn } from '../locale.ts';
import { pictureSource } from '../media/posterSource.ts';
import type { Tour } from '../visitor/visitor.ts';
import { opensOn } from './dayHours.ts';
import type { Point, ScheduledDay, ScheduledStop, Travel, TripPoint } from './model.ts';
import { planPlaceOf } from './planPlace.ts';
import type {
  Minutes,
  Moment,
  Programme,
  ProgrammeDay,
  ProgrammeStop,
  TranslateProgramme,
} from './programmeModel.ts';
import {
  duration,
  formatTime,
  legText,
  listInWords,
  speakableText,
  warningText,
  weekday,
} from './programmeText.ts';
import { dateAfter, scheduleTour } from './schedule.ts';

/** Input of a programme. */
interface Making {
  tour: Tour;
  catalogue: Catalogue;
  locale: Locale;
  say: TranslateProgramme;
  /** The site's address without a trailing slash. */
  siteUrl: string;
  /** The path of the plan. */
  path: string;
  /** Whether the path is that of a stored plan. */
  stored?: boolean;
  /** Today in the region: YYYY-MM-DD. */
  today: string;
  travel?: Travel;
}

/** Builds the programme of a tour. Places that no longer exist are listed as lost. */
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
    ...(first && last && { dates: listInWords(locale, first, last) }),
    ...(tour.startingPoint && { start: say('start', { start: tour.startingPoint.label }) }),
    days,
    emergency: catalogue.emergency.all.map(({ title, number }) => ({
      title: speakableText(title, locale),
      number,
    })),
    remarks,
    url: siteUrl + path,
    stored: making.stored ?? false,
    made: today,
    madeWords: say('madeOn', { date: listInWords(locale, today) }),
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
    ...(day.back && { back: legText(day.back, locale, say) }),
    ...(day.end && {
      end: moment(day.end, day.to, say, ends || isLast ? 'comeBack' : 'arrive'),
    }),
    warnings: [
      ...(found.length === 0 ? [say('empty')] : []),
      ...day.warnings.map((warning) => warningText(warning, making)),
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
    title: speakableText(place.title, locale),
    ...(place.arabicTitle && { arabicTitle: place.arabicTitle }),
    address: addressWords(making, street_address, city),
    ...(place.contact.phone && { phone: place.contact.phone }),
    point: pointOf(point ?? MAP_CENTRE),
    ...(vague && { vague: say('vague') }),
    ...(scheduled && {
      times: { arrive: scheduled.arrive, begin: scheduled.begin, leave: scheduled.leave },
    }),
    ...(scheduled?.leg && { leg: legText(scheduled.leg, locale, say) }),
    ...(scheduled?.lunch && { lunch: { ...scheduled.lunch, words: say('lunch') } }),
    ...(hours &&
      hours.length > 0 && {
        hours: say('open', {
          hours: hours.map(({ from, to }) => `${formatTime(from)}–${formatTime(to)}`).join(', '),
        }),
      }),
    ...(place.tip && { note: speakableText(place.tip, locale) }),
    url: `${siteUrl}/${locale}/poi/${place._id}`,
  };
}

function moment(
  { label, coordinates }: TripPoint,
  at: Minutes,
  say: TranslateProgramme,
  key: 'setOut' | 'comeBack' | 'arrive',
): Moment {
  return { at, label, words: say(key, { place: label }), point: pointOf(coordinates) };
}

const pointOf = ({ longitude, latitude }: Coordinates): Point => ({ longitude, latitude });

const samePoint = (one: TripPoint, other: TripPoint) =>
  one.coordinates.longitude === other.coordinates.longitude &&
  one.coordinates.latitude === other.coordinates.latitude;

/** The name of a city, by id or slug. */
function cityName({ catalogue, locale }: Making, id: string): string {
  const city = catalogue.city(id);
  return city ? textIn(city.title, locale) : id;
}

/** Street and town; many streets contain the town already. */
function addressWords(making: Making, street: string | undefined, city: string): string {
  const town = cityName(making, city);
  if (!street) return town;
  const { title, aliases = [] } = making.catalogue.cities.get(city) ?? { title: { en: city } };
  const names = [city, ...Object.values(title), ...aliases].map((name) => name.toLowerCase());
  const named = names.some((name) => street.toLowerCase().includes(name));
  return named ? street : `${street}, ${town}`;
}

/** The picture of the first stop that is a highlight of a destination, else of the first stop. */
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

/**
 * The date of a day. For formats that need one, it is counted from tomorrow if the journey has
 * none.
 */
export function dateOf(programme: Programme, day: ProgrammeDay): string {
  return day.date ?? dateAfter(programme.made, day.day);
}
