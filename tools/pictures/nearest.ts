/** Finds the pictures of a page that look most alike. */
import type { ListedPicture, PictureList } from './lists.ts';
import { type EdgeMap, edgeMap, similarity } from './similarity.ts';

/** Two pictures with this similarity or a higher one look like the same picture. */
export const ALIKE = 0.7;

/** Width in px at which edges are measured: that of a small card. */
const WIDTH = 320;

export interface Pair {
  pictures: readonly [ListedPicture, ListedPicture];
  similarity: number;
}

/** The pairs of pictures that each list shows together, the most similar first. */
export async function nearestPairs(
  lists: readonly PictureList[],
): Promise<{ path: string; pairs: Pair[] }[]> {
  const maps = new Map<ListedPicture, EdgeMap>();
  for (const picture of new Set(lists.flatMap(({ pictures }) => pictures))) {
    maps.set(picture, await edgeMap(picture.svg(), WIDTH));
  }
  return lists.map(({ path, pictures }) => ({
    path,
    pairs: pictures
      .flatMap((a, index) =>
        pictures.slice(index + 1).map((b): Pair => {
          const [mapA, mapB] = [maps.get(a), maps.get(b)];
          return { pictures: [a, b], similarity: mapA && mapB ? similarity(mapA, mapB) : 0 };
        }),
      )
      .sort((a, b) => b.similarity - a.similarity),
  }));
}

/** Each pair that looks alike, once, though several lists may show it. */
export function alikePairs(lists: readonly { pairs: readonly Pair[] }[]): Pair[] {
  const found = new Map<string, Pair>();
  for (const pair of lists.flatMap(({ pairs }) => pairs)) {
    if (pair.similarity < ALIKE) continue;
    const names = pair.pictures.map(({ name }) => name).sort();
    found.set(names.join(' '), pair);
  }
  return [...found.values()].sort((a, b) => b.similarity - a.similarity);
}

/** One line per list: its number of pictures that look alike and its three nearest pairs. */
export function formatNearest({ path, pairs }: { path: string; pairs: readonly Pair[] }): string {
  const alike = pairs.filter((pair) => pair.similarity >= ALIKE).length;
  const nearest = pairs
    .slice(0, 3)
    .map(({ pictures: [a, b], similarity }) => `${similarity.toFixed(2)} ${a.name} ${b.name}`);
  return `${path} (${alike} alike): ${nearest.join(', ')}`;
}
