/** Compares the planner's solver with the best known solutions, and measures how long it takes. */
import type { Point } from '../../domain/geo/point.ts';
import type { Problem, SolverVisit } from '../../domain/planner/solver/problem.ts';
import { solve } from '../../domain/planner/solver/search.ts';
import { estimateTravel } from '../../domain/planner/travel.ts';
import { orienteering } from './instances/orienteering.ts';
import { INSTANCES } from './instances/solomon.ts';

/** The gap to the best known scores on published instances, by number of rounds of the search. */
export function solverQuality(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    [160, 500, 2000].map((rounds) => {
      const started = cpuTime();
      const gaps = [1, 2].map((days) =>
        INSTANCES.map(({ name, best }) => {
          const known = best[days - 1] ?? 0;
          return 1 - solve(orienteering(name, days), { rounds }).score / known;
        }),
      );
      const ms = (cpuTime() - started) / gaps.flat().length;
      const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
      const percent = (value: number) => `${(value * 100).toFixed(2)} %`;
      return [
        `${rounds} rounds`,
        {
          'mean gap (goal 3 %)': percent(mean(gaps.flat())),
          'one day': percent(mean(gaps[0] ?? [])),
          'two days': percent(mean(gaps[1] ?? [])),
          worst: percent(Math.max(...gaps.flat())),
          'each, ms': ms.toFixed(0),
        },
      ];
    }),
  );
}

/**
 * CPU time in ms of the travel table and the solver, by number of places and days, with opening hours
 * and lunch. The median of 7 runs.
 */
export function solverTimes(): Record<string, Record<string, number>> {
  const sizes = [
    [50, 1],
    [200, 5],
    [500, 5],
    [200, 14],
    [2000, 5],
    [2000, 14],
  ] as const;
  return Object.fromEntries(
    sizes.map(([places, days]) => {
      const points = Array.from({ length: places + 1 }, (_, index) => pointOf(index));
      const times = Array.from({ length: 7 }, () => {
        const started = cpuTime();
        const travel = travelTable(points);
        const middle = cpuTime();
        const { days: plan } = solve(makeProblem(places, days, travel));
        return [middle - started, cpuTime() - middle, plan.flat().length] as const;
      });
      const [table = 0, search = 0, stops = 0] = times.toSorted((a, b) => a[1] - b[1])[3] ?? [];
      return [
        `${places} places, ${days} days`,
        {
          'travel table, ms': round(table),
          'plan, ms (goal 100 for 200 and 5)': round(search),
          stops,
        },
      ];
    }),
  );
}

/** CPU time of this thread, in ms. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const round = (ms: number) => Math.round(ms * 10) / 10;

function travelTable(points: readonly Point[]): Float64Array[] {
  const table = points.map(() => new Float64Array(points.length));
  points.forEach((from, a) => {
    for (let b = 0; b < a; b++) {
      const { minutes } = estimateTravel(from, points[b] as Point, 'car');
      (table[a] as Float64Array)[b] = minutes;
      (table[b] as Float64Array)[a] = minutes;
    }
  });
  return table;
}

/** A pseudo-random position: every second one in Fez, the others in the whole region. */
function pointOf(index: number): Point {
  const [x, y] = [(index * 0.754877) % 1, (index * 0.569841) % 1];
  return index % 2 === 0
    ? { longitude: -5.01 + x * 0.06, latitude: 34.03 + y * 0.04 }
    : { longitude: -5.6 + x * 1.2, latitude: 33.4 + y * 0.8 };
}

function makeProblem(places: number, days: number, travel: Problem['travel']): Problem {
  const visits = Array.from({ length: places }, (_, index): SolverVisit => {
    const minutes = 20 + ((index * 37) % 100);
    return {
      minutes,
      score: 1 + ((index * 13) % 20) / 10,
      begins: (day) => {
        if (index % 7 === day % 7) return [];
        if (index % 3 > 0) return undefined;
        return [
          { from: 540, to: 720 - minutes },
          { from: 870, to: 1080 - minutes },
        ];
      },
    };
  });
  const day = { from: 540, to: 1080, start: places, end: places, most: 8 };
  const lunch = { from: 720, to: 870, minutes: 60 };
  return { travel, visits, days: Array.from({ length: days }, () => ({ ...day, lunch })) };
}

if (import.meta.main) {
  console.table(solverQuality());
  console.table(solverTimes());
}
