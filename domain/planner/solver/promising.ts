import type { SolverDay, Table } from './problem.ts';

/** Above this number only the most promising visits of a day are considered. */
const MAX_CANDIDATES = 250;

/** Candidate visits of a day by score; of very many, those with the best value per minute. */
export function promisingVisits(table: Table, { start, end }: SolverDay, day: number): Int32Array {
  const open = Array.from({ length: table.visits }, (_, visit) => visit).filter((visit) =>
    table.isOpen(day, visit),
  );
  if (open.length > MAX_CANDIDATES) {
    const gains = new Map(
      open.map((visit) => {
        const around =
          table.travelMinutes(start, visit) +
          table.travelMinutes(visit, end) -
          table.travelMinutes(start, end);
        const minutes = Math.max(around / 2 + (table.minutes[visit] as number), 1);
        return [visit, table.weight(visit) ** 2 / minutes];
      }),
    );
    open.sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0) || a - b);
  }
  const score = (visit: number) => table.score[visit] as number;
  return Int32Array.from(
    open.slice(0, MAX_CANDIDATES).sort((a, b) => score(b) - score(a) || a - b),
  );
}
