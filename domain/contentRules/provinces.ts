import type { Problem } from '../check.ts';
import type { Entry } from '../kinds.ts';

/** With fewer places a province is a footnote, not a part of the region. */
const FEWEST_PLACES = 6;

/** Each of the provinces has something to show: examples and neighbours do not count. */
export function checkProvinces(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ kind, data }) => {
    if (kind !== 'provinces') return [];
    const count = placesOf(entries, data._id).length;
    if (count >= FEWEST_PLACES) return [];
    const reason = `has ${count}, should have at least ${FEWEST_PLACES}`;
    return { kind, id: data._id, field: 'places', reason };
  });
}

function placesOf(entries: readonly Entry[], province: string): Entry[] {
  return entries.filter(
    ({ kind, data }) =>
      kind === 'places' && data.province === province && !data.neighbour && !data.isDeal,
  );
}
