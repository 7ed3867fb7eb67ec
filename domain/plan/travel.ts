/** An honest estimate of ways; the method and its figures: docs/decisions/travel-times.md. */
import { distanceBetween } from '../distance.ts';
import type { Leg, Point, Travel } from './model.ts';
import { ROAD_PLACES, ROADS } from './roads.ts';

/** Up to so many metres as the crow flies one walks, whatever one has. */
const WALKED = 900;
/** Up to so many one walks where that takes hardly longer than the wheels: minutes. */
const MAYBE_WALKED = { metres: 2000, longer: 5 };

/** Walking: how much longer the way is than the straight line, and metres a minute. */
const MEDINA_WALK = { detour: 1.45, speed: 3200 / 60 };
const TOWN_WALK = { detour: 1.3, speed: 4500 / 60 };

/** Driving off the table's roads: the detour, and metres a minute. */
const PLAIN_DRIVE = { detour: 1.3, speed: 45_000 / 60 };
const MOUNTAIN_DRIVE = { detour: 1.5, speed: 35_000 / 60 };
/** The first and the last kilometres of a drive are streets, lights and the search for a place. */
const STREETS = { metres: 4000, speed: 25_000 / 60 };
const PARKING = 4;
/** From where cars must stay to a place within a medina, beside parking. */
const MEDINA_GATE = 5;

/** So far one drives without the table's roads, as the crow flies. */
const OFF_TABLE = 12_000;
/** How many road places are tried at either end. */
const ANCHORS = 2;
/** Who is so near to a road place takes its roads, never a short cut over the hill. */
const AT_ROAD_PLACE = 1500;

/** Old towns without cars: one lives, and walks, within the walls. Metres around a middle. */
const MEDINAS = [
  { longitude: -4.9745, latitude: 34.061, radius: 1000 },
  { longitude: -4.9905, latitude: 34.0555, radius: 600 },
  { longitude: -5.5655, latitude: 33.895, radius: 800 },
  { longitude: -5.5255, latitude: 34.0552, radius: 450 },
  { longitude: -4.829, latitude: 33.8312, radius: 350 },
  { longitude: -4.016, latitude: 34.212, radius: 600 },
];

/** Shared taxis and trains: slower than one's own car, and first one waits. */
const GRAND_TAXI = { slower: 1.15, wait: 20 };
const PETIT_TAXI_WAIT = 5;
/** So far from each other places count as one town's, for a petit taxi. */
const IN_TOWN = 8000;

/** The railway stations; minutes by train from the first, which lie on one line. */
const STATIONS: readonly (Point & { minutes: number; metres: number })[] = [
  { longitude: -5.538, latitude: 33.896, minutes: 0, metres: 0 },
  { longitude: -5.0035, latitude: 34.048, minutes: 40, metres: 60_000 },
  { longitude: -4.0051, latitude: 34.2338, minutes: 160, metres: 180_000 },
];
/** Minutes on a platform: trains leave hourly at best. */
const TRAIN_WAIT = 20;

/** What is known of a point alone, so that a table of n² ways needs it n times. */
interface Standing {
  medina: number;
  station: number;
  mountain: boolean;
  anchors: { place: number; direct: number; metres: number; minutes: number }[];
}

const standings = new WeakMap<Point, Standing>();

/**
 * Estimates one way from roads and distances. Medinas are walked, and so is what lies near,
 * whatever one travels by; on foot all is walked. Minutes are rounded: to 5 beyond 10.
 */
export const estimateTravel: Travel = (from, to, by) => {
  const direct = distanceBetween(from, to);
  const here = standingOf(from);
  const there = standingOf(to);
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

/** Near ways with an end within walls wind as well. */
const touchesMedina = (here: Standing, there: Standing, direct: number) =>
  direct <= WALKED && (here.medina >= 0 || there.medina >= 0);

interface Drive {
  metres: number;
  minutes: number;
}

function driveBetween(here: Standing, there: Standing, direct: number): Drive {
  const gates = (here.medina >= 0 ? MEDINA_GATE : 0) + (there.medina >= 0 ? MEDINA_GATE : 0);
  let best: Drive = { metres: 0, minutes: Infinity };
  if (direct <= OFF_TABLE && !joinedByRoad(here, there)) {
    best = driveOffTable(direct, here.mountain || there.mountain);
  }
  for (const start of here.anchors) {
    const minutes = ROADS.minutes[start.place];
    const kilometres = ROADS.kilometres[start.place];
    if (!minutes || !kilometres) continue;
    for (const end of there.anchors) {
      const taken = start.minutes + (minutes[end.place] ?? Infinity) + end.minutes;
      if (taken >= best.minutes) continue;
      const metres = start.metres + (kilometres[end.place] ?? 0) * 1000 + end.metres;
      best = { metres, minutes: taken };
    }
  }
  // Figures of roads are rounded, and points lie beside them: no way is shorter than the straight line.
  return { metres: Math.max(best.metres, direct * 1.05), minutes: best.minutes + gates };
}

function joinedByRoad(here: Standing, there: Standing): boolean {
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

/** By train where both ends have a station and it is no slower; else by taxi. */
function transitBetween(
  here: Standing,
  there: Standing,
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
  // A train is preferred to a shared taxi that would be only a little quicker.
  if (access + ride > byTaxi * 1.5) return leg('taxi', drive.metres, byTaxi);
  return leg('train', Math.abs(start.metres - end.metres), access + ride);
}

function toStation(point: Point, station: Point): number {
  const direct = distanceBetween(point, station);
  if (direct <= WALKED) return (direct * TOWN_WALK.detour) / TOWN_WALK.speed;
  return driveOffTable(direct, false).minutes + PETIT_TAXI_WAIT;
}

function standingOf(point: Point): Standing {
  const known = standings.get(point);
  if (known) return known;
  const places = ROAD_PLACES.map((place, index) => ({
    place: index,
    direct: distanceBetween(point, place),
  }));
  places.sort((a, b) => a.direct - b.direct);
  const nearest = ROAD_PLACES[places[0]?.place ?? 0];
  const isAtOne = (places[0]?.direct ?? Infinity) <= AT_ROAD_PLACE;
  const made: Standing = {
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
  standings.set(point, made);
  return made;
}

function leg(by: Leg['by'], metres: number, minutes: number): Leg {
  return { by, minutes: aboutMinutes(minutes), metres: Math.round(metres) };
}

/** Minutes are rounded as one speaks of them: "about 40 minutes", never 43. */
export function aboutMinutes(minutes: number): number {
  return minutes > 10 ? Math.round(minutes / 5) * 5 : Math.ceil(minutes);
}

/** Whether both points lie within the walls of one old town. */
export function isWithinMedina(from: Point, to: Point): boolean {
  const { medina } = standingOf(from);
  return medina >= 0 && medina === standingOf(to).medina;
}
