/** A tour in the address of its printable page, short enough for a QR code that phones can scan. */
import type { Tour } from '../visitor/visitor.ts';
import { TourFromQuery } from './normalizeTour.ts';

type Day = Tour['days'][number];
type TripPoint = NonNullable<Tour['startingPoint']>;

/**
 * Writes what a programme shows of a tour as a query: `tour=fes:bab-mansour.volubilis*90*0930/meknes:…`,
 * with `/` between days, `:` after the city, `.` between places, and `*` before a stay's minutes and
 * before its start. `from` and `night1` are `longitude,latitude,label`. A tour whose days are not
 * numbered from 1 is written as JSON.
 */
export function writeTourQuery(tour: Tour): string {
  const isNumbered = tour.days.every(({ day }, index) => day === index + 1);
  if (!isNumbered || tour.days.length === 0) {
    return String(new URLSearchParams({ tour: JSON.stringify(tour) }));
  }
  const { startingPoint, startDate, by, pace, days } = tour;
  const values = [
    ['from', startingPoint && pointText(startingPoint)],
    ['date', startDate],
    ['by', by],
    ['pace', pace],
    ...days.map(({ day, night }) => [`night${day}`, night && pointText(night)] as const),
  ] as const;
  return [
    `tour=${days.map(dayText).join('/')}`,
    ...values.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])),
  ].join('&');
}

/** Reads a tour from a query: as `writeTourQuery` writes it, in capital letters too, or as JSON. */
export function readTourQuery(query: URLSearchParams): Tour | undefined {
  const text = query.get('tour') ?? '';
  if (!/^[a-z\d-]+:/i.test(text)) return readJson(text);
  const days = text
    .toLowerCase()
    .split('/')
    .map((part, index) => readDay(part, readPoint(query.get(`night${index + 1}`))));
  return TourFromQuery.safeParse({
    startingPoint: readPoint(query.get('from')),
    startDate: query.get('date') ?? undefined,
    by: query.get('by') ?? undefined,
    pace: query.get('pace') ?? undefined,
    days,
  }).data;
}

function readJson(text: string): Tour | undefined {
  try {
    return TourFromQuery.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function dayText({ city, places, stays = [] }: Day): string {
  const texts = places.map((id) => {
    const stay = stays.find(({ place }) => place === id);
    if (!stay) return id;
    const start = stay.at ? `*${stay.at.replace(':', '')}` : '';
    return `${id}*${stay.minutes ?? ''}${start}`;
  });
  return `${city}:${texts.join('.')}`;
}

function readDay(text: string, night: unknown) {
  const [city, list = ''] = text.split(':');
  const places = list.split('.').filter((place) => place !== '');
  const parts = places.map((place) => place.split('*'));
  const stays = parts
    .filter((fields) => fields.length > 1)
    .map(([place, minutes, start]) => ({
      place,
      ...(minutes && { minutes: Number(minutes) }),
      ...(start && { at: `${start.slice(0, 2)}:${start.slice(2)}` }),
    }));
  return {
    city,
    places: parts.map(([place]) => place),
    ...(stays.length > 0 && { stays }),
    ...(night !== undefined && { night }),
  };
}

/** Five decimals are a metre. */
const rounded = (degrees: number) => Number(degrees.toFixed(5));

const pointText = ({ label, coordinates: { longitude, latitude } }: TripPoint) =>
  `${rounded(longitude)},${rounded(latitude)},${encodeURIComponent(label)}`;

function readPoint(text: string | null) {
  if (text === null) return undefined;
  const [longitude, latitude, ...label] = text.split(',');
  return {
    label: label.join(','),
    coordinates: { longitude: Number(longitude), latitude: Number(latitude) },
  };
}
