import type { Point } from '../../../domain/geo/point.ts';
import { isInRegion } from '../../../domain/geo/region.ts';
import type { Leg } from '../../../domain/planner/model.ts';
import { aboutMinutes, estimateTravel, isWithinMedina } from '../../../domain/planner/travel.ts';
import type { TravelMode } from '../../../domain/visitor/tourLimits.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { RouteCache } from './routeCache.ts';
import type { Profile } from './routingServices.ts';

/** How long is waited for all legs of a day, in ms. */
const TIMEOUT = 2000;

export interface RoutedLegs {
  /** One leg from each point to the next. */
  legs: Leg[];
  /** True if at least one leg is an estimate. */
  estimated: boolean;
}

/** A leg of which the line is wanted. */
export interface LineRequest {
  by: Leg['by'];
  from: Point;
  to: Point;
}

/** The way of a leg. */
export interface RoutedLine {
  /** Encoded with five decimals. */
  line: string;
  /** The length of the line. */
  metres: number;
  /** Undefined where a plan has an estimate: in medinas and by taxi. */
  minutes: number | undefined;
}

/** Services have no profiles for trains. A taxi takes the roads of a car. */
const PROFILES: Record<Leg['by'], Profile | undefined> = {
  walk: 'walk',
  car: 'car',
  taxi: 'car',
  train: undefined,
};

/** Ways between points: from a routing service if one is configured, else legs are estimates. */
export class RoutingClient {
  readonly #routes: RouteCache | undefined;

  constructor(config: Config, log: Log) {
    this.#routes = config.routing && new RouteCache(config.routing, config, log);
  }

  get hasService(): boolean {
    return this.#routes !== undefined;
  }

  /**
   * Legs from each point to the next; never fails.
   *
   * @param charge called before each request to the service; false refuses it
   */
  async between(
    points: readonly Point[],
    by: TravelMode,
    charge?: () => boolean,
  ): Promise<RoutedLegs> {
    const gone = AbortSignal.timeout(TIMEOUT);
    let estimated = false;
    const legs = await Promise.all(
      points.slice(1).map(async (to, index): Promise<Leg> => {
        const from = points[index] ?? to;
        const estimate = estimateTravel(from, to, by);
        const route = hasEstimate(estimate.by, from, to)
          ? undefined
          : await this.#route({ by: estimate.by, from, to }, { gone, charge });
        if (!route) estimated = true;
        return route ? { by: estimate.by, ...aboutRoute(route) } : estimate;
      }),
    );
    return { legs, estimated };
  }

  /**
   * The way of each leg; undefined where no service knows it. Never fails.
   *
   * @param charge called before each request to the service; false refuses it
   */
  async lines(
    legs: readonly LineRequest[],
    client: { gone?: AbortSignal; charge?: () => boolean },
  ): Promise<(RoutedLine | undefined)[]> {
    return Promise.all(
      legs.map(async (leg) => {
        const route = await this.#route(leg, client);
        if (!route) return undefined;
        const { minutes, metres } = aboutRoute(route);
        const isEstimated = hasEstimate(leg.by, leg.from, leg.to);
        return { line: route.line, metres, minutes: isEstimated ? undefined : minutes };
      }),
    );
  }

  #route({ by, from, to }: LineRequest, client: Parameters<RouteCache['get']>[1]) {
    const profile = PROFILES[by];
    if (!this.#routes || !profile || !isInRegion(from) || !isInRegion(to)) return undefined;
    return this.#routes.get({ from, to, profile }, client);
  }
}

/** Shared taxis and trains wait, and lanes of a medina are slower than other streets. */
const hasEstimate = (by: Leg['by'], from: Point, to: Point): boolean =>
  (by !== 'car' && by !== 'walk') || isWithinMedina(from, to);

const aboutRoute = ({ minutes, metres }: { minutes: number; metres: number }) => ({
  minutes: aboutMinutes(minutes),
  metres: Math.round(metres),
});
