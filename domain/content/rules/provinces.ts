import { isService } from '../categories.ts';
import type { ContentProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';

/** Fewest places of a province. */
const FEWEST_PLACES = 6;

/** Rule: each province has enough places to visit, without those outside the region. */
export function checkProvinces(entries: readonly Entry[]): ContentProblem[] {
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
      kind === 'places' &&
      data.province === province &&
      !data.neighbour &&
      !data.isDeal &&
      !isService(data),
  );
}
