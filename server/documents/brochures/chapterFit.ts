import type { Fit } from './brochure.ts';

/** Number of pages of a run of chapters, and how full its emptiest one is, from 0 to 1. */
export interface ChapterFill {
  pageCount: number;
  fill: number;
}

/** Least fill of a page. */
const MIN_FILL = 0.6;

/** Normal space, then less or more space, then shorter pages, which leave more for the last one. */
const FITS: readonly Fit[] = [
  { picture: 1, gap: 1, depth: 1 },
  { picture: 0.9, gap: 0.85, depth: 1 },
  { picture: 0.8, gap: 0.7, depth: 1 },
  { picture: 0.6, gap: 0.4, depth: 1 },
  { picture: 1, gap: 1.25, depth: 1 },
  { picture: 1.15, gap: 1.25, depth: 1 },
  { picture: 1, gap: 1.5, depth: 1 },
  { picture: 1, gap: 2, depth: 1 },
  { picture: 0.8, gap: 2.5, depth: 1 },
  { picture: 1, gap: 1, depth: 0.96 },
  { picture: 1, gap: 1, depth: 0.92 },
  { picture: 1, gap: 1, depth: 0.88 },
  { picture: 1, gap: 1, depth: 0.84 },
  { picture: 0.8, gap: 1, depth: 0.8 },
  { picture: 0.8, gap: 1, depth: 0.76 },
  { picture: 0.8, gap: 1, depth: 0.68 },
];

/** Shorter pages are for short runs: in a long one they would waste paper. */
const MAX_SHORTENED_PAGES = 12;

/**
 * Chooses the space of each run of chapters so that none has a nearly blank page. Runs start on new
 * pages, so that each is measured on its own.
 *
 * @param measure returns the fill of the chapters if all use the same space
 * @returns a fit for each run; the fullest if none is full enough
 */
export async function fitCandidates(
  measure: (fit: Fit) => Promise<readonly ChapterFill[]>,
): Promise<Fit[]> {
  const chosen: { fit: Fit; fill: number }[] = [];
  for (const fit of FITS) {
    for (const [index, { pageCount, fill: last }] of (await measure(fit)).entries()) {
      const fill = pageCount === 1 ? 1 : last;
      const best = chosen[index];
      if (best && fit.depth < 1 && pageCount > MAX_SHORTENED_PAGES) continue;
      if (!best || (best.fill < MIN_FILL && fill > best.fill)) chosen[index] = { fit, fill };
    }
    if (chosen.every(({ fill }) => fill >= MIN_FILL)) break;
  }
  return chosen.map(({ fit }) => fit);
}
