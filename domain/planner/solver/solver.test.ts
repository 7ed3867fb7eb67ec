import { describe, expect, it } from 'vitest';
import type { Problem, Solution, SolverVisit } from './problem.ts';
import { solve } from './search.ts';

/** A seeded generator of numbers from 0 to 1. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

const LUNCH = { from: 720, to: 870, minutes: 60 };

/** A problem with random visits on a map that takes an hour to cross, some with opening hours. */
function makeProblem(
  seed: number,
  count: number,
  days: number,
  more: { locked?: number } = {},
): Problem {
  const random = seededRandom(seed);
  const points = Array.from({ length: count + 2 }, () => [random() * 60, random() * 60] as const);
  const travel = points.map(([x, y]) =>
    points.map(([u, v]) => Math.round(Math.hypot(x - u, y - v))),
  );
  const visits = Array.from({ length: count }, (_, index): SolverVisit => {
    const minutes = 20 + Math.floor(random() * 100);
    const kind = random();
    const opens = 540 + Math.floor(random() * 240);
    return {
      minutes,
      score: 1 + Math.floor(random() * 20),
      begins: (day) => {
        if (kind < 0.4) return undefined;
        if (kind < 0.5 && day === 0) return [];
        if (kind < 0.7) return [{ from: opens, to: opens + 60 }];
        return [
          { from: 540, to: 660 },
          { from: 900, to: 1000 },
        ];
      },
      ...(more.locked !== undefined && index < more.locked && { lockedDay: index % days }),
    };
  });
  return {
    visits,
    travel,
    days: Array.from({ length: days }, (_, day) => ({
      from: 540,
      to: 1020,
      start: count,
      end: day === days - 1 ? count : count + 1,
      ...(seed % 3 > 0 && { lunch: LUNCH }),
    })),
  };
}

/** The earliest end of an order without and with lunch, calculated independently of the solver. */
function earliestEnds(problem: Problem, day: number, order: readonly number[]): [number, number] {
  const frame = problem.days[day] as Problem['days'][number];
  const { lunch } = frame;
  let states: [minute: number, eaten: boolean][] = [[frame.from, !lunch]];
  let here = frame.start;
  const eat = (now: [number, boolean][]) =>
    lunch
      ? now.flatMap(([minute, eaten]): [number, boolean][] => {
          const start = Math.max(minute, lunch.from);
          return eaten || start > lunch.to ? [] : [[start + lunch.minutes, true]];
        })
      : [];
  for (const visit of [...order, -1]) {
    const row = visit < 0 ? frame.end : visit;
    const way = problem.travel[here]?.[row] ?? Infinity;
    states = states.map(([minute, eaten]) => [minute + way, eaten]);
    if (visit < 0) break;
    states = [...states, ...eat(states)];
    const { minutes, begins } = problem.visits[visit] as SolverVisit;
    const spans = begins?.(day) ?? [{ from: frame.from, to: frame.to }];
    states = states.flatMap(([minute, eaten]): [number, boolean][] => {
      const span = spans.find(({ to }) => minute <= to);
      return span ? [[Math.max(minute, span.from) + minutes, eaten]] : [];
    });
    states = [...states, ...eat(states)];
    here = visit;
  }
  const earliest = (withLunch: boolean) =>
    Math.min(
      Infinity,
      ...states.filter(([, eaten]) => eaten === withLunch).map(([minute]) => minute),
    );
  return [earliest(false), earliest(true)];
}

function isFeasible(problem: Problem, day: number, order: readonly number[]): boolean {
  const { to, lunch } = problem.days[day] as Problem['days'][number];
  const [withoutLunch, withLunch] = earliestEnds(problem, day, order);
  return withLunch <= to || (lunch !== undefined && withoutLunch <= Math.min(to, lunch.to));
}

/** The best possible score: tries every order of every set of visits for each day. */
function bestScore(problem: Problem): number {
  const { length } = problem.visits;
  const perDay = problem.days.map((_, day) => {
    const sets = new Set<number>();
    const extend = (order: number[], set: number) => {
      if (order.length > 0 && !isFeasible(problem, day, order)) return;
      sets.add(set);
      for (let visit = 0; visit < length; visit++) {
        if ((set & (1 << visit)) === 0) extend([...order, visit], set | (1 << visit));
      }
    };
    extend([], 0);
    return [...sets];
  });
  const scoreOf = (set: number) =>
    problem.visits.reduce((sum, { score }, visit) => sum + (set & (1 << visit) ? score : 0), 0);
  let reached = new Map<number, number>([[0, 0]]);
  for (const sets of perDay) {
    const next = new Map<number, number>();
    for (const [taken, score] of reached) {
      for (const set of sets) {
        if ((taken & set) === 0) next.set(taken | set, score + scoreOf(set));
      }
    }
    reached = next;
  }
  return Math.max(...reached.values());
}

const scoreOf = (problem: Problem, { days }: Solution) =>
  days.flat().reduce((sum, visit) => sum + (problem.visits[visit]?.score ?? 0), 0);

describe('the solver', () => {
  it('finds the optimum, or nearly, of small problems', () => {
    let found = 0;
    let best = 0;
    let exactly = 0;
    const problems = Array.from({ length: 24 }, (_, seed) =>
      makeProblem(seed, seed % 2 === 0 ? 8 : 7, seed % 2 === 0 ? 1 : 2),
    );
    for (const problem of problems) {
      const score = solve(problem).score;
      const optimum = bestScore(problem);
      expect(score).toBeLessThanOrEqual(optimum + 1e-9);
      expect(score).toBeGreaterThanOrEqual(optimum * 0.85);
      if (score > optimum - 1e-9) exactly++;
      found += score;
      best += optimum;
    }
    expect(found / best).toBeGreaterThan(0.98);
    expect(exactly).toBeGreaterThanOrEqual(20);
  });

  it('respects time windows, lunch, the maximum number of visits and the end of each day', () => {
    for (let seed = 0; seed < 40; seed++) {
      const problem = makeProblem(seed, 60, 1 + (seed % 4));
      const days = problem.days.map((day) => ({ ...day, most: 3 + (seed % 4) }));
      const solution = solve({ ...problem, days }, { rounds: 20 });
      const all = solution.days.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(scoreOf(problem, solution)).toBeCloseTo(solution.score);
      solution.days.forEach((order, day) => {
        expect(order.length).toBeLessThanOrEqual(3 + (seed % 4));
        expect(isFeasible(problem, day, order)).toBe(true);
        for (const visit of order) {
          expect(problem.visits[visit]?.begins?.(day)?.length).not.toBe(0);
        }
      });
    }
  });

  it('keeps locked visits on their days regardless of their score', () => {
    for (let seed = 0; seed < 30; seed++) {
      const free = makeProblem(seed, 40, 3);
      const visits = free.visits.map((visit, index) =>
        index < 3 ? { minutes: 90, score: 0.1, lockedDay: index } : visit,
      );
      const solution = solve({ ...free, visits }, { rounds: 30 });
      expect(solution.missing).toEqual([]);
      for (const locked of [0, 1, 2]) expect(solution.days[locked]).toContain(locked);
    }
  });

  it('returns locked visits that do not fit', () => {
    const problem = makeProblem(2, 5, 1);
    const visits = [{ minutes: 2000, score: 5, lockedDay: 0 }, ...problem.visits.slice(1)];
    expect(solve({ ...problem, visits }).missing).toEqual([0]);
  });

  it('is deterministic', () => {
    const problem = makeProblem(5, 80, 3);
    expect(solve(problem)).toEqual(solve(problem));
  });

  it('prefers the shorter travel time for equal scores', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { travel } = makeProblem(seed, 7, 1);
      const visits = travel.slice(0, 7).map((): SolverVisit => ({ minutes: 10, score: 1 }));
      const day = { from: 0, to: 5000, start: 7, end: 7 };
      const way = (from: number, to: number) => travel[from]?.[to] ?? 0;
      const shortest = (here: number, left: number[]): number =>
        left.length === 0
          ? way(here, 7)
          : Math.min(
              ...left.map(
                (next) =>
                  way(here, next) +
                  shortest(
                    next,
                    left.filter((other) => other !== next),
                  ),
              ),
            );
      const solution = solve({ visits, travel, days: [day] });
      expect(solution.score).toBe(7);
      expect(solution.travelling).toBe(shortest(7, [0, 1, 2, 3, 4, 5, 6]));
    }
  });

  it('returns empty days without visits', () => {
    const day = { from: 540, to: 700, start: 0, end: 0 };
    expect(solve({ visits: [], travel: [[0]], days: [day] }).days).toEqual([[]]);
  });
});
