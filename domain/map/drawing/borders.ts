import type { Position } from './projection.ts';
import file from './provinces.json' with { type: 'json' };

/** Written by `tools/mapGeometry.ts`: every line once, and rings as line indexes; `~index` is reversed. */
const { region } = file;
const provinces: Record<string, number[][]> = file.provinces;
const lines = file.lines.map((line) =>
  Array.from(
    { length: line.length / 2 },
    (_, index): Position => [line[index * 2] ?? 0, line[index * 2 + 1] ?? 0],
  ),
);

function ringOf(numbers: readonly number[]): Position[] {
  return numbers.flatMap((number) => {
    const line = number < 0 ? lines[~number]?.toReversed() : lines[number];
    return line?.slice(1) ?? [];
  });
}

/** The outer rings of a province; empty for an unknown id. */
export const ringsOf = (id: string): Position[][] => (provinces[id] ?? []).map(ringOf);

/** The outer ring of the region. */
export const regionRing = (): Position[] => ringOf(region);

/** The ids of the nine provinces and prefectures. */
export const PROVINCES: readonly string[] = Object.keys(provinces);
