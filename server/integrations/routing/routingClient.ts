import { LRUCache } from 'lru-cache';
import { distanceBetween } from '../../../domain/geo/distance.ts';
import type { Leg, Point, TravelMode } from '../../../domain/planner/model.ts';
import { aboutMinutes, estimateTravel, isWithinMedina } from '../../../domain/planner/travel.ts';
import { FETCH_LEG, type Profile, type RouteLeg, type RoutingKind } from './routingServices.ts';

/** Timeout for all legs of a day, in ms. Missing legs are estimated. */
const TIMEOUT = 2000;
/** Pause after a failure of the service, in ms. */
const FAILURE_PAUSE = 10_000;
/** Number of concurrent requests. */
const CONCURRENCY = 6;
/** Cache lifetime. Roads change slowly. */
const CACHE_OPTIONS = { max: 20_000, ttl: 7 * 24 * 3600 * 1000 };
/** Plausible maximum speeds in metres per minute. */
const MAX_SPEED: Record<Profile, number> = { car: 150_000 / 60, walk: 8_000 / 60 };
/** Plausible length of a leg: this factor of the straight line, plus this many metres. */
const MAX_LENGTH = { times: 6, metres: 20_000 };

export interface RoutedLegs {
  /** One leg from each point to the next. */
  legs: Leg[];
  /** True if at least one leg is an estimate. */
  estimated: boolean;
}

/** Computes legs with a routing service if one is configured, else by estimate. */
export class RoutingClient {
  readonly #service: { url: string; kind: RoutingKind } | undefined;
  readonly #cache = new LRUCache<string, RouteLeg>(CACHE_OPTIONS);
  #pausedUntil = 0;

  constructor(service: { url: string; kind: RoutingKind } | undefined) {
    this.#service = service;
  }

  get hasService(): boolean {
    return this.#service !== undefined;
  }

  /** Legs from each point to the next; never fails. */
  async between(points: readonly Point[], by: TravelMode): Promise<RoutedLegs> {
    const pairs = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
    const legs = pairs.map(({ from, to }) => estimateTravel(from, to, by));
    const signal = AbortSignal.timeout(TIMEOUT);
    const remaining = legs.keys();
    let estimated = false;
    const fetchRemaining = async () => {
      for (const index of remaining) {
        const pair = pairs[index];
        const estimate = legs[index];
        if (!pair || !estimate) continue;
        const leg = await this.#fetchLeg(pair.from, pair.to, estimate, signal);
        if (leg) {
          const minutes = aboutMinutes(leg.minutes);
          legs[index] = { by: estimate.by, minutes, metres: Math.round(leg.metres) };
        } else estimated = true;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, fetchRemaining));
    return { legs, estimated };
  }

  /** The service's leg; undefined for modes that no service supports, and after a failure. */
  async #fetchLeg(
    from: Point,
    to: Point,
    estimate: Leg,
    signal: AbortSignal,
  ): Promise<RouteLeg | undefined> {
    const profile = estimate.by;
    if (!this.#service || (profile !== 'car' && profile !== 'walk')) return undefined;
    if (isWithinMedina(from, to)) return undefined;
    const key = `${profile} ${keyOf(from)} ${keyOf(to)}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    if (signal.aborted || performance.now() < this.#pausedUntil) return undefined;
    const { url, kind } = this.#service;
    try {
      const leg = await FETCH_LEG[kind](url, from, to, profile, signal);
      if (!isPlausible(leg, distanceBetween(from, to), profile)) return undefined;
      this.#cache.set(key, leg);
      return leg;
    } catch (error) {
      if (isUnreachable(error)) this.#pausedUntil = performance.now() + FAILURE_PAUSE;
      return undefined;
    }
  }
}

/** Five decimals are about a metre. */
const keyOf = ({ longitude, latitude }: Point) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`;

function isPlausible({ minutes, metres }: RouteLeg, direct: number, profile: Profile): boolean {
  if (!(minutes >= 0 && metres >= 0)) return false;
  // Services move end points to the nearest road, so that a leg may be shorter than the straight
  // line.
  if (metres < direct * 0.8 - 500 || metres > direct * MAX_LENGTH.times + MAX_LENGTH.metres)
    return false;
  return metres <= minutes * MAX_SPEED[profile] + 500;
}

/**
 * True if the service did not answer at all. A wrong answer does not pause requests for other legs.
 */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
