import type { Table } from './problem.ts';
import type { Route } from './route.ts';

/** Reverses segments of a day and moves single visits while that shortens the route. */
export function shorten(route: Route, table: Table): boolean {
  const { length } = route;
  if (length < 2) return false;
  const before = route.travelling;
  let ways = before;
  let order = route.visits;
  const keepIfShorter = (visits: number[]): void => {
    if (!route.set(visits)) return;
    const now = route.travelling;
    if (now < ways - 1e-6) {
      ways = now;
      order = visits;
    } else route.set(order);
  };
  for (let from = 0; from < length - 1; from++) {
    for (let to = from + 1; to < length; to++) {
      if (!turnSaves(route, table, from + 1, to + 1)) continue;
      const turned = order.slice(from, to + 1).reverse();
      keepIfShorter([...order.slice(0, from), ...turned, ...order.slice(to + 1)]);
    }
  }
  for (let from = 0; from < length; from++) {
    for (let to = 0; to < length; to++) {
      if (to === from || !moveSaves(route, table, from + 1, to + 1)) continue;
      const others = order.toSpliced(from, 1);
      keepIfShorter(others.toSpliced(to, 0, order[from] as number));
    }
  }
  return ways < before - 1e-6;
}

/** Whether reversing a segment shortens the route. */
function turnSaves({ stops }: Route, table: Table, from: number, to: number): boolean {
  const way = (a: number, b: number) => table.way(stops[a] as number, stops[b] as number);
  let now = way(from - 1, from) + way(to, to + 1);
  let then = way(from - 1, to) + way(from, to + 1);
  for (let at = from; at < to; at++) {
    now += way(at, at + 1);
    then += way(at + 1, at);
  }
  return then < now - 1e-6;
}

function moveSaves({ stops }: Route, table: Table, from: number, to: number): boolean {
  const way = (a: number, b: number) => table.way(stops[a] as number, stops[b] as number);
  const [before, after] = to > from ? [to, to + 1] : [to - 1, to];
  const now = way(from - 1, from) + way(from, from + 1) + way(before, after);
  const then = way(from - 1, from + 1) + way(before, from) + way(from, after);
  return then < now - 1e-6;
}
