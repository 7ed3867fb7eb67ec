/** The invented town of tests/fixtures/town.osm, as map tiles for tests. */
import { join } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { tileAt } from '../../domain/map/tiles.ts';
import { ROOT } from '../projectRoot.ts';

/** Made of town.osm by `npm run map -- build`. */
export const TOWN_MBTILES = join(ROOT, 'tests/fixtures/town.mbtiles');

/** The tile with the gate and most of the lanes. */
export const TOWN_TILE = tileAt(-4.985, 34.061, 14);

/** The properties of all features of a layer; `tile` is not compressed. */
export function featuresIn(tile: ArrayBuffer | Uint8Array, layer: string) {
  const found = new VectorTile(new PbfReader(new Uint8Array(tile))).layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, index) => found?.feature(index).properties);
}
