/** Writes small PMTiles files, for tests. */
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { TileId } from '../../domain/map/tiles.ts';

const HEADER_BYTES = 127;
const GZIP = 2;
const VECTOR_TILES = 1;

/** A file with one directory; tiles are compressed with gzip. */
export function writePmtiles(
  tiles: readonly { id: TileId; data: Uint8Array }[],
  metadata: object,
  [west, south, east, north]: readonly [number, number, number, number],
): Buffer {
  const sorted = tiles
    .map(({ id, data }) => ({ number: zxyToTileId(id.z, id.x, id.y), data }))
    .toSorted((a, b) => a.number - b.number);
  const directory = gzipSync(
    Buffer.from([
      ...varint(sorted.length),
      ...sorted.flatMap(({ number }, index) => varint(number - (sorted[index - 1]?.number ?? 0))),
      ...sorted.flatMap(() => varint(1)),
      ...sorted.flatMap(({ data }) => varint(data.length)),
      // 0: behind the one before.
      ...sorted.flatMap((_, index) => varint(index === 0 ? 1 : 0)),
    ]),
  );
  const json = gzipSync(JSON.stringify(metadata));
  const body = Buffer.concat(sorted.map(({ data }) => data));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header[7] = 3;
  const data = HEADER_BYTES + directory.length + json.length;
  const sections = [
    ...[HEADER_BYTES, directory.length],
    ...[HEADER_BYTES + directory.length, json.length],
    ...[data, 0],
    ...[data, body.length],
    ...Array<number>(3).fill(sorted.length),
  ];
  sections.forEach((value, index) => {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  });
  const zooms = tiles.map(({ id }) => id.z);
  header.set([1, GZIP, GZIP, VECTOR_TILES, Math.min(...zooms), Math.max(...zooms)], 96);
  [west, south, east, north].forEach((degrees, index) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  });
  return Buffer.concat([header, directory, json, body]);
}

function varint(value: number): number[] {
  const low = value % 128;
  return value < 128 ? [low] : [low + 128, ...varint(Math.floor(value / 128))];
}
