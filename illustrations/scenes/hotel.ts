import type { Stage } from '../stage.ts';
import { caveRoom } from './hotels/caveRoom.ts';
import { anglersLodge, mountainInn, slopeHotel } from './hotels/country.ts';
import { parkHotel, townHotel } from './hotels/facades.ts';
import { fireside } from './hotels/fireside.ts';
import { camping, longPool } from './hotels/outdoors.ts';

const VARIANTS: Record<string, (stage: Stage) => string> = {
  camp: camping,
  cave: caveRoom,
  fireside,
  inn: mountainInn,
  jetty: anglersLodge,
  park: parkHotel,
  slope: slopeHotel,
  view: longPool,
};

/** A hotel outside the medinas: in a park, on a slope, in the mountains, or a block in a new town. */
export function hotel(stage: Stage): string {
  return (VARIANTS[stage.motif ?? ''] ?? townHotel)(stage);
}
