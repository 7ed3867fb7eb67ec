import { LRUCache } from 'lru-cache';
import { distanceBetween } from '../../domain/distance.ts';
import type { Leg, Point, TravelMode } from '../../domain/plan/model.ts';
import { aboutMinutes, estimateTravel, isWithinMedina } from '../../domain/plan/travel.ts';
import { ASK, type Profile, type RoutingKind, type Way } from './services.ts';

/** So long a visitor waits for all ways of a day, in ms; what is not there then is estimated. */
const PATIENCE = 2000;
/** A service that did not answer is left in peace for so long, in ms. */
const PEACE = 10_000;
/** So many ways are asked for at once. */
const AT_ONCE = 6;
/** Roads change slowly. */
const KEPT = { max: 20_000, ttl: 7 * 24 * 3600 * 1000 };
/** Faster than this, in metres a minute, nobody drives or walks. */
const FASTEST: Record<Profile, number> = { car: 150_000 / 60, walk: 8_000 / 60 };
/** A way that is so many times as long as the straight line, and so many metres more, is nonsense. */
const LONGEST = { times: 6, metres: 20_000 };

export interface Ways {
  /** From each point to the next. */
  legs: Leg[];
  /** Whether one of them is our estimate. */
  estimated: boolean;
}

/** Finds ways: from a routing service where one is configured and answers well, else estimated. */
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

  /** The ways from each point to the next; never fails. */
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

  /** What the service knows; nothing for ways that no service knows, and where it fails. */
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

/** To five decimals, which is a metre. */
const keyOf = ({ longitude, latitude }: Point) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`;

function isCredible({ minutes, metres }: Way, direct: number, profile: Profile): boolean {
  if (!(minutes >= 0 && metres >= 0)) return false;
  // Ends are moved to the nearest road, so that a way may be a little shorter than the line.
  if (metres < direct * 0.8 - 500 || metres > direct * LONGEST.times + LONGEST.metres) return false;
  return metres <= minutes * FASTEST[profile] + 500;
}

/** True where no answer came at all; a wrong answer is no reason not to ask for other ways. */
const isSilence = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
