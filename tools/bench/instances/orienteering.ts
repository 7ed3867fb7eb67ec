import type { Problem } from '../../../domain/planner/solver/problem.ts';
import { CLASSES, INSTANCES } from './solomon.ts';

const numbers = (text: string) => text.trim().split(/\s+/).map(Number);

const groupsOf = (size: number, values: number[]) =>
  Array.from({ length: values.length / size }, (_, at) => values.slice(at * size, (at + 1) * size));

/**
 * Converts an instance to an orienteering problem. Distances are truncated to one decimal, as usual in
 * the literature, so that scores can be compared.
 *
 * @param name of the instance: `c101`
 */
export function orienteering(name: string, days: number): Problem {
  const kind = CLASSES[/^rc|^r|^c/.exec(name)?.[0] as 'c' | 'r' | 'rc'];
  const customers = groupsOf(3, numbers(kind.customers)) as [number, number, number][];
  const points = [...customers.map(([x, y]) => [x, y] as const), kind.depot];
  const travel = points.map(([x, y]) =>
    points.map(([u, v]) => Math.floor(Math.hypot(x - u, y - v) * 10) / 10),
  );
  const depot = customers.length;
  const windows = windowsOf(name).map(
    (window, at) =>
      window ?? [0, Math.floor(kind.horizon - kind.service - (travel[depot]?.[at] ?? 0))],
  );
  return {
    travel,
    days: Array.from({ length: days }, () => ({
      from: 0,
      to: kind.horizon,
      start: depot,
      end: depot,
    })),
    visits: customers.map(([, , score], at) => {
      const [from = 0, to = 0] = windows[at] ?? [];
      return { score, minutes: kind.service, begins: () => [{ from, to }] };
    }),
  };
}

/** Start and end of the time window of each customer; undefined for customers without one. */
function windowsOf(name: string): ([number, number] | undefined)[] {
  const { windows } = INSTANCES.find((instance) => instance.name === name) ?? { windows: '' };
  if (typeof windows === 'string') return groupsOf(2, numbers(windows)) as [number, number][];
  const without = new Set(numbers(windows.without));
  return windowsOf(windows.of).map((window, at) => (without.has(at + 1) ? undefined : window));
}
