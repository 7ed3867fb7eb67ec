import { describe, expect, it } from 'vitest';
import { shareRows } from './shareRows.ts';

/** The numbers of cards in each row, for sections with these numbers. */
const rows = (...counts: number[]) =>
  shareRows(counts.map((count) => ({ cards: Array.from({ length: count }) }))).map((row) =>
    row.map(({ cards }) => cards.length),
  );

describe('shareRows', () => {
  it('puts sections with up to four cards in all into one row', () => {
    expect(rows(2, 1)).toEqual([[2, 1]]);
    expect(rows(1, 1, 1, 1)).toEqual([[1, 1, 1, 1]]);
    expect(rows(1, 1, 3)).toEqual([[1, 1], [3]]);
    expect(rows(3, 2, 2)).toEqual([[3], [2, 2]]);
  });

  it('leaves longer sections alone, and keeps their order', () => {
    expect(rows(4, 2, 4)).toEqual([[4], [2], [4]]);
    expect(rows(8, 1, 1, 9)).toEqual([[8], [1, 1], [9]]);
  });

  it('leaves out sections without cards', () => {
    expect(rows(0, 1, 0, 2)).toEqual([[1, 2]]);
    expect(rows(0)).toEqual([]);
  });
});
