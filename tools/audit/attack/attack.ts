import type { serveSite } from '../serveSite.ts';

export type AttackedSite = Awaited<ReturnType<typeof serveSite>>;

/**
 * A measured attack on a site that has only the region's content. To add one, write a file in this
 * folder and list it in `../attack.ts`.
 */
export interface Attack {
  name: string;
  /** The result before the fix, with its unit. */
  before: string;
  /** The result that `after` has to reach, with its unit. */
  goal: string;
  /** Timeout of `run` in seconds. */
  seconds: number;
  /** Environment variables of the site, in addition to those of `serveSite`. */
  env?: Record<string, string>;
  /**
   * Attacks only `site`, with a limited number of requests.
   *
   * @returns the current result with its unit, and whether it reaches the goal
   */
  run(site: AttackedSite): Promise<{ after: string; met: boolean }>;
}
