/** Estimates travel times; method and figures: docs/decisions/planner.md. */
import { distanceBetween } from '../geo/distance.ts';
import type { Point } from '../geo/point.ts';
import type { Leg, Travel } from './model.ts';
import { ROAD_PLACES, roadTable } from './roads.ts';

/** Distance in metres as the crow flies up to which one walks in any mode. */
const WALKED = 900;
/**
 * Distance up to which one walks if that takes hardly longer, and the allowed difference in
 * minutes.
 */
const MAYBE_WALKED = { metres: 2000, longer: 5 };

/** Walking: factor of the straight line, and metres per minute. */
const MEDINA_WALK = { detour: 1.45, speed: 3200 / 60 };
const TOWN_WALK = { detour: 1.3, speed: 4500 / 60 };

/** Driving off the road table: factor of the straight line, and metres per minute. */
const PLAIN_DRIVE = { detour: 1.3, speed: 45_000 / 60 };
const MOUNTAIN_DRIVE = { detour: 1.5, speed: 35_000 / 60 };
/** Streets at the start and end of a drive, and parking. */
const STREETS = { metres: 4000, speed: 25_000 / 60 };
const PARKING = 4;
/** Minutes from a car park to a place in a medina, in addition to parking. */
const MEDINA_GATE = 5;

/** Greatest distance driven without the road table, as the crow flies. */
const OFF_TABLE = 12_000;
/** Number of road nodes tried at each end. */
const ANCHORS = 2;
/** Within this distance of a road node its roads are used, never a direct line. */
const AT_ROAD_PLACE = 1500;

/** Medinas without cars: centres and radii in metres. */
const MEDINAS = [
  { longitude: -4.9745, latitude: 34.061, radius: 1000 },
  { longitude: -4.9905, latitude: 34.0555, radius: 600 },
  { longitude: -5.5655, latitude: 33.895, radius: 800 },
  { longitude: -5.5255, latitude: 34.0552, radius: 450 },
  { longitude: -4.829, latitude: 33.8312, radius: 350 },
  { longitude: -4.016, latitude: 34.212, radius: 600 },
];

/** Shared taxis and trains: factor of the driving time, and waiting time in minutes. */
const GRAND_TAXI = { slower: 1.15, wait: 20 };
const PETIT_TAXI_WAIT = 5;
/** Distance within which places belong to one town, for a petit taxi. */
const IN_TOWN = 8000;

/** Railway stations on one line, with minutes by train from the first. */
const STATIONS: readonly (Point & { minutes: number; metres: number })[] = [
  { longitude: -5.538, latitude: 33.896, minutes: 0, metres: 0 },
  { longitude: -5.0035, latitude: 34.048, minutes: 40, metres: 60_000 },
  { longitude: -4.0051, latitude: 34.2338, minutes: 160, metres: 180_000 },
];
/** Waiting time at a station, in minutes. Trains run hourly at best. */
const TRAIN_WAIT = 20;

/** Data of a single point, computed once for a table of n² legs. */
interface PointContext {
  medina: number;
  station: number;
  mountain: boolean;
  anchors: { place: number; direct: number; metres: number; minutes: number }[];
}

const contexts = new WeakMap<Point, PointContext>();

/**
 * Estimates one leg. Within medinas and over short distances it is walked in any mode. Minutes are
 * rounded, to 5 beyond 10.
 */
export const estimateTravel: Travel = (from, to, by) => {
  const direct = distanceBetween(from, to);
  const here = contextOf(from);
  const there = contextOf(to);
  const inMedina = isWithinMedina(from, to);
  if (by === 'foot' || inMedina || direct <= WALKED) {
    const { detour, speed } =
      inMedina || touchesMedina(here, there, direct) ? MEDINA_WALK : TOWN_WALK;
    return leg('walk', direct * detour, (direct * detour) / speed);
  }
  const drive = driveBetween(here, there, direct);
  const wheels =
    by === 'car'
      ? leg('car', drive.metres, drive.minutes)
      : transitBetween(here, there, direct, drive, from, to);
  if (direct > MAYBE_WALKED.metres) return wheels;
  const metres = direct * TOWN_WALK.detour;
  const walk = leg('walk', metres, metres / TOWN_WALK.speed);
  return walk.minutes <= wheels.minutes + MAYBE_WALKED.longer ? walk : wheels;
};

/** Short legs with one end in a medina wind as well. */
const touchesMedina = (here: PointContext, there: PointContext, direct: number) =>
  direct <= WALKED && (here.medina >= 0 || there.medina >= 0);

interface Drive {
  metres: number;
  minutes: number;
}

function driveBetween(here: PointContext, there: PointContext, direct: number): Drive {
  const gates = (here.medina >= 0 ? MEDINA_GATE : 0) + (there.medina >= 0 ? MEDINA_GATE : 0);
  let best: Drive = { metres: 0, minutes: Infinity };
  if (direct <= OFF_TABLE && !joinedByRoad(here, there)) {
    best = driveOffTable(direct, here.mountain || there.mountain);
  }
  const roads = roadTable();
  for (const start of here.anchors) {
    const minutes = roads.minutes[start.place];
    const kilometres = roads.kilometres[start.place];
    if (!minutes || !kilometres) continue;
    for (const end of there.anchors) {
      const taken = start.minutes + (minutes[end.place] ?? Infinity) + end.minutes;
      if (taken >= best.minutes) continue;
      const metres = start.metres + (kilometres[end.place] ?? 0) * 1000 + end.metres;
      best = { metres, minutes: taken };
    }
  }
  // Road figures are rounded and points lie beside roads, so that the straight line is the minimum.
  return { metres: Math.max(best.metres, direct * 1.05), minutes: best.minutes + gates };
}

function joinedByRoad(here: PointContext, there: PointContext): boolean {
  const [start] = here.anchors;
  const [end] = there.anchors;
  if (!start || !end || start.place === end.place) return false;
  return Math.max(start.direct, end.direct) <= AT_ROAD_PLACE;
}

function driveOffTable(direct: number, mountain: boolean): Drive {
  const { detour, speed } = mountain ? MOUNTAIN_DRIVE : PLAIN_DRIVE;
  const metres = direct * detour;
  const streets = Math.min(metres, STREETS.metres);
  return { metres, minutes: PARKING + streets / STREETS.speed + (metres - streets) / speed };
}

/** By train if both ends have a station and it is not slower, else by taxi. */
function transitBetween(
  here: PointContext,
  there: PointContext,
  direct: number,
  drive: Drive,
  from: Point,
  to: Point,
): Leg {
  if (direct <= IN_TOWN) return leg('taxi', drive.metres, drive.minutes + PETIT_TAXI_WAIT);
  const byTaxi = drive.minutes * GRAND_TAXI.slower + GRAND_TAXI.wait;
  const start = STATIONS[here.station];
  const end = STATIONS[there.station];
  if (!start || !end || start === end) return leg('taxi', drive.metres, byTaxi);
  const access = toStation(from, start) + toStation(to, end);
  const ride = TRAIN_WAIT + Math.abs(start.minutes - end.minutes);
  // Minutes by which a train may be slower than a shared taxi.
  if (access + ride > byTaxi * 1.5) return leg('taxi', drive.metres, byTaxi);
  return leg('train', Math.abs(start.metres - end.metres), access + ride);
}

function toStation(point: Point, station: Point): number {
  const direct = distanceBetween(point, station);
  if (direct <= WALKED) return (direct * TOWN_WALK.detour) / TOWN_WALK.speed;
  return driveOffTable(direct, false).minutes + PETIT_TAXI_WAIT;
}

function contextOf(point: Point): PointContext {
  const known = contexts.get(point);
  if (known) return known;
  const places = ROAD_PLACES.map((place, index) => ({
    place: index,
    direct: distanceBetween(point, place),
  }));
  places.sort((a, b) => a.direct - b.direct);
  const nearest = ROAD_PLACES[places[0]?.place ?? 0];
  const isAtOne = (places[0]?.direct ?? Infinity) <= AT_ROAD_PLACE;
  const context: PointContext = {
    medina: MEDINAS.findIndex((medina) => distanceBetween(point, medina) <= medina.radius),
    station: STATIONS.findIndex((station) => distanceBetween(point, station) <= IN_TOWN),
    mountain: nearest?.mountain ?? false,
    anchors: places.slice(0, isAtOne ? 1 : ANCHORS).map(({ place, direct }) => {
      const { detour, speed } = ROAD_PLACES[place]?.mountain ? MOUNTAIN_DRIVE : PLAIN_DRIVE;
      const metres = direct * detour;
      const streets = Math.min(metres, STREETS.metres);
      return {
        place,
        direct,
        metres,
        minutes: streets / STREETS.speed + (metres - streets) / speed,
      };
    }),
  };
  contexts.set(point, context);
  return context;
}

function leg(by: Leg['by'], metres: number, minutes: number): Leg {
  return { by, minutes: aboutMinutes(minutes), metres: Math.round(metres) };
}

/** Rounds minutes: "about 40 minutes", not 43. */
export function aboutMinutes(minutes: number): number {
  return minutes > 10 ? Math.round(minutes / 5) * 5 : Math.ceil(minutes);
}

/** Whether both points are in the same medina. */
export function isWithinMedina(from: Point, to: Point): boolean {
  const { medina } = contextOf(from);
  return medina >= 0 && medina === contextOf(to).medina;
}
