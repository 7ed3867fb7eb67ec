import type { serveSite } from '../serveSite.ts';

export type AttackedSite = Awaited<ReturnType<typeof serveSite>>;

/**
 * One measured attack on a site of its own that has nothing but the region's content. Add a file of this
 * folder and name it in `../attack.ts`.
 */
export interface Attack {
  name: string;
  /** The figure before the flaw was mended, with its unit. */
  before: string;
  /** What `after` has to reach, with its unit. */
  goal: string;
  /** The longest that `run` may take, in seconds; past it the attack has failed. */
  seconds: number;
  /** Environment variables of the site beside those of `serveSite`. */
  env?: Record<string, string>;
  /**
   * Attacks `site`, and nothing else, with a bounded number of requests.
   *
   * @returns the figure of now, and whether it reaches the goal
   */
  run(site: AttackedSite): Promise<{ after: string; met: boolean }>;
}
