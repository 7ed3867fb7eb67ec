import type { DayTrips } from './dayTrips.ts';

/** Shorter journeys stay in one place, in days. */
const MIN_DAYS = 3;
/** A second bed must be at least this far by road, in minutes. */
const MIN_TRAVEL_MINUTES = 50;
/** Number of towns considered as second bed, and greatest number of nights there. */
const MAX_TOWNS = 4;
const MAX_NIGHTS = 3;

/**
 * Possible places of the nights: all at home, some in one other town, or in two along the way. The
 * last day ends at the starting point, index 0.
 *
 * @param home usual accommodation: the starting point, or a town near the airport
 * @param beds indexes of towns with a bed
 * @returns for each option the index of the point at which each day ends
 */
export function nightSequences(
  days: number,
  home: number,
  beds: readonly number[],
  trips: Pick<DayTrips, 'between' | 'best'>,
): number[][] {
  const allAtHome = nightsOfTour(days, home, []);
  if (days < MIN_DAYS) return [allAtHome];
  const towns = beds
    .filter((end) => trips.between({ start: home, end }) >= MIN_TRAVEL_MINUTES)
    .map((end) => ({ end, value: trips.best({ start: end, end }, new Set()).value }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_TOWNS)
    .map(({ end }) => end);
  const sequences = [allAtHome];
  for (const first of towns) {
    for (let nights = 1; nights <= Math.min(MAX_NIGHTS, days - 2); nights++) {
      sequences.push(nightsOfTour(days, home, [{ town: first, nights }]));
    }
  }
  if (days < 5) return sequences;
  for (const first of towns) {
    for (const second of towns) {
      if (first === second) continue;
      for (const nights of days < 7 ? [1] : [1, 2, 3]) {
        if (nights * 2 > days - 2) continue;
        sequences.push(
          nightsOfTour(days, home, [
            { town: first, nights },
            { town: second, nights },
          ]),
        );
      }
    }
  }
  return sequences;
}

/** Nights elsewhere are in the middle of a journey, away from arrival and departure. */
function nightsOfTour(
  days: number,
  home: number,
  stays: readonly { town: number; nights: number }[],
): number[] {
  const away = stays.flatMap(({ town, nights }) => Array.from({ length: nights }, () => town));
  const before = Math.max(0, Math.floor((days - 1 - away.length) / 2));
  return Array.from({ length: days }, (_, day) =>
    day === days - 1 ? 0 : (away[day - before] ?? home),
  );
}
