import { LRUCache } from 'lru-cache';
import { distanceBetween } from '../../../domain/geo/distance.ts';
import type { Leg, Point, TravelMode } from '../../../domain/planner/model.ts';
import { aboutMinutes, estimateTravel, isWithinMedina } from '../../../domain/planner/travel.ts';
import { ASK, type Profile, type RoutingKind, type Way } from './routingServices.ts';

/** Timeout for all legs of a day, in ms. Missing legs are estimated. */
const PATIENCE = 2000;
/** Pause after a failure of the service, in ms. */
const PEACE = 10_000;
/** Number of concurrent requests. */
const AT_ONCE = 6;
/** Cache lifetime. Roads change slowly. */
const KEPT = { max: 20_000, ttl: 7 * 24 * 3600 * 1000 };
/** Plausible maximum speeds in metres per minute. */
const FASTEST: Record<Profile, number> = { car: 150_000 / 60, walk: 8_000 / 60 };
/** Plausible length of a leg: this factor of the straight line, plus this many metres. */
const LONGEST = { times: 6, metres: 20_000 };

export interface Ways {
  /** One leg from each point to the next. */
  legs: Leg[];
  /** True if at least one leg is an estimate. */
  estimated: boolean;
}

/** Computes legs with a routing service if one is configured, else by estimate. */
export class WayFinder {
  readonly #service: { url: string; kind: RoutingKind } | undefined;
  readonly #kept = new LRUCache<string, Way>(KEPT);
  #inPeaceUntil = 0;

  constructor(service: { url: string; kind: RoutingKind } | undefined) {
    this.#service = service;
  }

  get hasService(): boolean {
    return this.#service !== undefined;
  }

  /** Legs from each point to the next; never fails. */
  async between(points: readonly Point[], by: TravelMode): Promise<Ways> {
    const pairs = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
    const legs = pairs.map(({ from, to }) => estimateTravel(from, to, by));
    const signal = AbortSignal.timeout(PATIENCE);
    const left = legs.keys();
    let estimated = false;
    const work = async () => {
      for (const index of left) {
        const pair = pairs[index];
        const estimate = legs[index];
        if (!pair || !estimate) continue;
        const way = await this.#way(pair.from, pair.to, estimate, signal);
        if (way) {
          const minutes = aboutMinutes(way.minutes);
          legs[index] = { by: estimate.by, minutes, metres: Math.round(way.metres) };
        } else estimated = true;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return { legs, estimated };
  }

  /** The service's leg; undefined for modes that no service supports, and after a failure. */
  async #way(from: Point, to: Point, estimate: Leg, signal: AbortSignal): Promise<Way | undefined> {
    const profile = estimate.by;
    if (!this.#service || (profile !== 'car' && profile !== 'walk')) return undefined;
    if (isWithinMedina(from, to)) return undefined;
    const key = `${profile} ${keyOf(from)} ${keyOf(to)}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    if (signal.aborted || performance.now() < this.#inPeaceUntil) return undefined;
    const { url, kind } = this.#service;
    try {
      const way = await ASK[kind](url, from, to, profile, signal);
      if (!isCredible(way, distanceBetween(from, to), profile)) return undefined;
      this.#kept.set(key, way);
      return way;
    } catch (error) {
      if (isSilence(error)) this.#inPeaceUntil = performance.now() + PEACE;
      return undefined;
    }
  }
}

/** Five decimals are about a metre. */
const keyOf = ({ longitude, latitude }: Point) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`;

function isCredible({ minutes, metres }: Way, direct: number, profile: Profile): boolean {
  if (!(minutes >= 0 && metres >= 0)) return false;
  // Services move end points to the nearest road, so that a leg may be shorter than the straight
  // line.
  if (metres < direct * 0.8 - 500 || metres > direct * LONGEST.times + LONGEST.metres) return false;
  return metres <= minutes * FASTEST[profile] + 500;
}

/**
 * True if the service did not answer at all. A wrong answer does not pause requests for other legs.
 */
const isSilence = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
