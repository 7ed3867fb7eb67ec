import type { Place } from './projection.ts';
import file from './provinces.json' with { type: 'json' };

/** Made by `tools/mapGeometry.ts`: every line once, and rings as line numbers. */
const { region } = file;
const provinces: Record<string, number[][]> = file.provinces;
const lines = file.lines.map((line) =>
  Array.from(
    { length: line.length / 2 },
    (_, index): Place => [line[index * 2] ?? 0, line[index * 2 + 1] ?? 0],
  ),
);

function ringOf(numbers: readonly number[]): Place[] {
  return numbers.flatMap((number) => {
    const line = number < 0 ? lines[~number]?.toReversed() : lines[number];
    return line?.slice(1) ?? [];
  });
}

/** The outlines of a province, or none for an unknown one. */
export const ringsOf = (id: string): Place[][] => (provinces[id] ?? []).map(ringOf);

/** The outline of all nine provinces together. */
export const regionRing = (): Place[] => ringOf(region);

/** The ids of the nine provinces and prefectures. */
export const PROVINCES: readonly string[] = Object.keys(provinces);
