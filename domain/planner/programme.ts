/** Builds the programme of a visitor's tour. */

import type { Catalogue } from '../content/catalogue.ts';
import type { Coordinates } from '../content/fields.ts';
import { cityOf, type Place } from '../content/place.ts';
import { clockTime } from '../format/clockTime.ts';
import { dateAfter } from '../format/dates.ts';
import { dayInRegion } from '../format/today.ts';
import { formatDistance } from '../geo/distance.ts';
import type { Point } from '../geo/point.ts';
import { MAP_CENTRE } from '../geo/region.ts';
import { type Locale, textIn } from '../locale.ts';
import { pictureSource } from '../media/posterSource.ts';
import type { Tour } from '../visitor/visitor.ts';
import { type HoursTexts, marketText } from './hoursText.ts';
import {
  MIN_SHOWN_LEG,
  type ScheduledDay,
  type ScheduledStop,
  type Travel,
  type TripPoint,
} from './model.ts';
import { planPlaceOf } from './planPlace.ts';
import type {
  Minutes,
  Moment,
  Programme,
  ProgrammeDay,
  ProgrammeStop,
  TranslateAdmission,
  TranslateProgramme,
} from './programmeModel.ts';
import {
  duration,
  formatDateRange,
  legText,
  textWithLanguage,
  warningText,
  weekday,
} from './programmeText.ts';
import { scheduleTour } from './schedule.ts';
import { stopFacts } from './stopFacts.ts';

/** Input of a programme. */
interface ProgrammeInput {
  tour: Tour;
  catalogue: Catalogue;
  locale: Locale;
  t: TranslateProgramme;
  tAdmission: TranslateAdmission;
  tHours: HoursTexts['tHours'];
  /** The site's address without a trailing slash. */
  siteUrl: string;
  /** The path of the plan. */
  path: string;
  /** Whether the path is that of a stored plan. */
  stored?: boolean;
  now: Date;
  travel?: Travel;
}

/** The input with today in the region: YYYY-MM-DD. */
type Context = ProgrammeInput & { today: string };

/** Builds the programme of a tour. Places that no longer exist are listed as lost. */
export function makeProgramme(options: ProgrammeInput): Programme {
  const { tour, catalogue, locale, t, siteUrl, path, now, travel } = options;
  const today = dayInRegion(now);
  const input = { ...options, today };
  const placeOf = (id: string) => {
    const place = catalogue.places.get(id);
    return place && planPlaceOf(place, catalogue, locale);
  };
  const scheduled = scheduleTour(tour, placeOf, travel);
  const placesOf = new Map(tour.days.map(({ day, places }) => [day, places]));
  const days = scheduled.map((day, index) =>
    makeDay(input, day, placesOf.get(day.day) ?? [], index === scheduled.length - 1),
  );
  const cities = [...new Set(scheduled.map(({ city }) => cityName(input, city)))];
  const first = tour.startDate;
  const last = first && dateAfter(first, Math.max(1, ...tour.days.map(({ day }) => day)) - 1);
  const stops = days.flatMap((day) => day.stops);
  const remarks = [
    ...(stops.some(({ hours }) => !hours) ? [t('hoursUnknown')] : []),
    t('estimates'),
  ];
  return {
    locale,
    title: t('title', { days: days.length }),
    region: t('region'),
    cities,
    ...(first && last && { dates: formatDateRange(locale, first, last) }),
    ...(tour.startingPoint && { start: t('start', { start: tour.startingPoint.label }) }),
    days,
    emergency: catalogue.emergency.all.flatMap(({ title, number, isMain }) =>
      isMain ? [{ title: textWithLanguage(title, locale), number }] : [],
    ),
    remarks,
    url: siteUrl + path,
    stored: input.stored ?? false,
    createdAt: now.getTime(),
    createdOn: today,
    createdText: t('madeOn', { date: formatDateRange(locale, today) }),
    cover: coverOf(catalogue, stops, scheduled[0]?.city),
    t,
  };
}

function makeDay(
  input: Context,
  day: ScheduledDay,
  ids: readonly string[],
  isLast: boolean,
): ProgrammeDay {
  const { catalogue, locale, t } = input;
  const byId = new Map(day.stops.map((stop) => [stop.place.id, stop]));
  const found = ids.flatMap((id) => catalogue.places.get(id) ?? []);
  const lost = ids.filter((id) => !catalogue.places.get(id));
  const ends = day.start && day.end && samePoint(day.start, day.end);
  const { visiting, travelling, metres } = day.total;
  const back = legText(day.back, locale, t);
  return {
    day: day.day,
    heading: t('day', { day: day.day, city: cityName(input, day.city) }),
    ...(day.date && { date: day.date, dateText: weekday(locale, day.date) }),
    ...(day.start && { start: moment(day.start, day.from, t, 'setOut') }),
    ...(day.lunchFirst && { lunchFirst: { ...day.lunchFirst, text: t('lunch') } }),
    stops: found.map((place, index) =>
      makeStop(input, place, index + 1, byId.get(place._id), day.date),
    ),
    ...(back && { back }),
    ...(day.end && {
      end: moment(day.end, day.to, t, ends || isLast ? 'comeBack' : 'arrive'),
    }),
    ...(day.end &&
      !isLast && {
        night: {
          text: t('night', { place: day.end.label }),
          label: day.end.label,
          point: pointOf(day.end.coordinates),
        },
      }),
    warnings: [
      ...(found.length === 0 ? [t('empty')] : []),
      ...day.warnings.map((warning) => warningText(warning, input)),
      ...lost.map((place) => t('lost', { place })),
    ],
    ...(day.stops.length > 0 && {
      totals: t(metres < MIN_SHOWN_LEG ? 'visits' : 'sums', {
        visiting: duration(visiting, locale),
        travelling: duration(travelling, locale),
        distance: formatDistance(metres, locale) ?? '',
      }),
    }),
  };
}

function makeStop(
  input: Context,
  place: Place,
  number: number,
  scheduled: ScheduledStop | undefined,
  date: string | undefined,
): ProgrammeStop {
  const { catalogue, locale, t, siteUrl } = input;
  const { street_address, city } = place.contact.address;
  const cityPoint = catalogue.cities.get(cityOf(place))?.coordinates;
  const point = place.coordinates ?? cityPoint ?? input.tour.startingPoint?.coordinates;
  const leg = legText(scheduled?.leg, locale, t);
  const occasion = scheduled && occasionOf(scheduled, input);
  const vague = !place.coordinates || place.coordinates.confidence === 'town-level';
  return {
    number,
    id: place._id,
    title: textWithLanguage(place.title, locale),
    ...(place.arabicTitle && { arabicTitle: place.arabicTitle }),
    address: addressWords(input, street_address && textIn(street_address, locale), city),
    ...stopFacts(place, scheduled?.place ?? planPlaceOf(place, catalogue, locale), date, input),
    point: pointOf(point ?? MAP_CENTRE),
    ...(vague && { vague: t('vague') }),
    ...(scheduled && {
      times: { arrive: scheduled.arrive, begin: scheduled.begin, leave: scheduled.leave },
    }),
    ...(leg && { leg }),
    ...(occasion && { occasion }),
    ...(scheduled?.lunch && { lunch: { ...scheduled.lunch, text: t('lunch') } }),
    ...(place.tip && { note: textWithLanguage(place.tip, locale) }),
    url: `${siteUrl}/${locale}/poi/${place._id}`,
  };
}

/** What a stop is besides a sight: lunch, or a weekly market. */
function occasionOf({ meal, market }: ScheduledStop, { locale, t, tHours }: ProgrammeInput) {
  if (meal) return t('meal');
  return market && marketText(market, { locale, tHours, time: clockTime });
}

function moment(
  { label, coordinates }: TripPoint,
  at: Minutes,
  t: TranslateProgramme,
  key: 'setOut' | 'comeBack' | 'arrive',
): Moment {
  return { at, label, text: t(key, { place: label }), point: pointOf(coordinates) };
}

const pointOf = ({ longitude, latitude }: Coordinates): Point => ({ longitude, latitude });

const samePoint = (one: TripPoint, other: TripPoint) =>
  one.coordinates.longitude === other.coordinates.longitude &&
  one.coordinates.latitude === other.coordinates.latitude;

/** The name of a city, by id or slug. */
function cityName({ catalogue, locale }: ProgrammeInput, id: string): string {
  const city = catalogue.city(id);
  return city ? textIn(city.title, locale) : id;
}

/** Street and town; many streets contain the town already. */
function addressWords(input: ProgrammeInput, street: string | undefined, city: string): string {
  const town = cityName(input, city);
  if (!street) return town;
  const { title, aliases = [] } = input.catalogue.cities.get(city) ?? { title: { en: city } };
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
  return day.date ?? dateAfter(programme.createdOn, day.day);
}
