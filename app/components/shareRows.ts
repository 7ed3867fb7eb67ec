/** Cards beside each other on a large screen. */
const CARDS_IN_ROW = 4;

/**
 * Puts consecutive sections into one row while all their cards fit beside each other. Sections without
 * cards are left out.
 */
export function shareRows<T extends { cards: readonly unknown[] }>(sections: readonly T[]): T[][] {
  const rows: T[][] = [];
  let free = 0;
  for (const section of sections) {
    const count = section.cards.length;
    if (count === 0) continue;
    const row = rows.at(-1);
    if (row && count <= free) row.push(section);
    else {
      rows.push([section]);
      free = CARDS_IN_ROW;
    }
    free -= count;
  }
  return rows;
}
