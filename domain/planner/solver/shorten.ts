import type { Table } from './problem.ts';
import type { Route } from './route.ts';

/** Reverses segments of a day and moves single visits while that shortens the route. */
export function shorten(route: Route, table: Table): boolean {
  const { length } = route;
  if (length < 2) return false;
  const before = route.travelMinutes;
  let shortest = before;
  let order = route.visits;
  const keepIfShorter = (visits: number[]): void => {
    if (!route.setVisits(visits)) return;
    const now = route.travelMinutes;
    if (now < shortest - 1e-6) {
      shortest = now;
      order = visits;
    } else route.setVisits(order);
  };
  for (let from = 0; from < length - 1; from++) {
    for (let to = from + 1; to < length; to++) {
      if (!reversingSaves(route, table, from + 1, to + 1)) continue;
      const reversed = order.slice(from, to + 1).reverse();
      keepIfShorter([...order.slice(0, from), ...reversed, ...order.slice(to + 1)]);
    }
  }
  for (let from = 0; from < length; from++) {
    for (let to = 0; to < length; to++) {
      if (to === from || !movingSaves(route, table, from + 1, to + 1)) continue;
      const others = order.toSpliced(from, 1);
      keepIfShorter(others.toSpliced(to, 0, order[from] as number));
    }
  }
  return shortest < before - 1e-6;
}

/** Whether reversing a segment shortens the route. */
function reversingSaves({ stops }: Route, table: Table, from: number, to: number): boolean {
  const travel = (a: number, b: number) =>
    table.travelMinutes(stops[a] as number, stops[b] as number);
  let now = travel(from - 1, from) + travel(to, to + 1);
  let then = travel(from - 1, to) + travel(from, to + 1);
  for (let at = from; at < to; at++) {
    now += travel(at, at + 1);
    then += travel(at + 1, at);
  }
  return then < now - 1e-6;
}

/** Whether moving one visit shortens the route. */
function movingSaves({ stops }: Route, table: Table, from: number, to: number): boolean {
  const travel = (a: number, b: number) =>
    table.travelMinutes(stops[a] as number, stops[b] as number);
  const [before, after] = to > from ? [to, to + 1] : [to - 1, to];
  const now = travel(from - 1, from) + travel(from, from + 1) + travel(before, after);
  const then = travel(from - 1, from + 1) + travel(before, from) + travel(from, after);
  return then < now - 1e-6;
}
