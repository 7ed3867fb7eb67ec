import type { Fit } from './brochure.ts';

/** Number of pages of a chapter, and how full its last one is, from 0 to 1. */
export interface ChapterFill {
  pageCount: number;
  fill: number;
}

/** Least fill of a chapter's last page. */
const MIN_FILL = 0.42;

/** Normal space, then less space, then shorter pages, which leave more for the last one. */
const FITS: readonly Fit[] = [
  { picture: 1, gap: 1, depth: 1 },
  { picture: 0.8, gap: 0.7, depth: 1 },
  { picture: 0.6, gap: 0.4, depth: 1 },
  { picture: 1, gap: 1, depth: 0.92 },
  { picture: 1, gap: 1, depth: 0.84 },
  { picture: 0.8, gap: 1, depth: 0.76 },
  { picture: 0.8, gap: 1, depth: 0.68 },
];

/**
 * Chooses the space of each chapter so that none ends with a nearly blank page. Chapters start on
 * new pages, so that each is measured on its own.
 *
 * @param measure returns the fill of the chapters if all use the same space
 * @returns a fit for each chapter; the fullest if none is full enough
 */
export async function fitCandidates(
  measure: (fit: Fit) => Promise<readonly ChapterFill[]>,
): Promise<Fit[]> {
  const chosen: { fit: Fit; fill: number }[] = [];
  for (const fit of FITS) {
    for (const [index, { pageCount, fill: last }] of (await measure(fit)).entries()) {
      const fill = pageCount === 1 ? 1 : last;
      const best = chosen[index];
      if (!best || (best.fill < MIN_FILL && fill > best.fill)) chosen[index] = { fit, fill };
    }
    if (chosen.every(({ fill }) => fill >= MIN_FILL)) break;
  }
  return chosen.map(({ fit }) => fit);
}
