/** The rate limits of the whole server. */
import { RateLimit } from './rateLimit.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Limit {
  /** What is counted, for the detail of the 429 response: "Too many plans". */
  unit: string;
  times: number;
  /** The window in ms. */
  within: number;
  reason: string;
}

/**
 * Each limit holds per client address unless its reason names another key. Limits are generous
 * because a hotel's guests share one address.
 */
export const RATE_LIMITS = {
  // Pages
  planPages: {
    unit: 'plans',
    times: 60,
    within: MINUTE,
    reason: 'computing an itinerary takes up to 0.3 s of CPU time and is not cached',
  },
  searches: {
    unit: 'searches',
    times: 120,
    within: MINUTE,
    reason: 'pages and API together; a typing visitor searches about once per second',
  },

  // API
  fieldSelections: {
    unit: 'choices of fields',
    times: 120,
    within: MINUTE,
    reason: 'a list with an uncached choice of fields takes about 0.1 s to compress',
  },
  practicalInfo: {
    unit: 'questions',
    times: 120,
    within: MINUTE,
    reason: 'weather and exchange rates may cause a request to an outside service',
  },
  travel: {
    unit: 'requests',
    times: 120,
    within: MINUTE,
    reason: 'a plan of two weeks sends one request per day, and one more after each change',
  },
  newRoutes: {
    unit: 'new routes',
    times: 600,
    within: MINUTE,
    reason: 'each one causes a request to the routing service; cached ones are free',
  },
  tourChanges: {
    unit: 'plans',
    times: 30,
    within: 10 * MINUTE,
    reason: 'each one stores, changes or deletes a row',
  },
  tourExports: {
    unit: 'programmes',
    times: 60,
    within: MINUTE,
    reason: 'building a file takes CPU time and is not cached',
  },
  pdfStops: {
    unit: 'programmes',
    times: 1000,
    within: MINUTE,
    reason: 'CPU time of a PDF grows with its stops: 20 programmes of 25 stops, or one of 620',
  },
  votes: {
    unit: 'votes',
    times: 90,
    within: MINUTE,
    reason: 'specification, section 4; several visitors may vote from one address',
  },
  votesOfVisitor: {
    unit: 'votes',
    times: 20,
    within: MINUTE,
    reason: 'specification, section 4; the key is the voter cookie',
  },
  newVoters: {
    unit: 'votes',
    times: 60,
    within: HOUR,
    reason: 'bounds votes of clients that delete the voter cookie',
  },
  viewCounts: {
    unit: 'views',
    times: 120,
    within: MINUTE,
    reason: 'one request per viewed page',
  },
  statistics: {
    unit: 'readings',
    times: 30,
    within: MINUTE,
    reason: 'slows down guessing the token',
  },

  // Documents and images
  brochureBuilds: {
    unit: 'documents',
    times: 16,
    within: 10 * MINUTE,
    reason: 'a build takes seconds of CPU time; there are no more brochures per language',
  },
  brochureStatus: {
    unit: 'documents',
    times: 600,
    within: MINUTE,
    reason: 'a waiting browser polls twice per second',
  },
  imageMegapixels: {
    unit: 'new pictures',
    times: 600,
    within: MINUTE,
    reason: 'counts megapixels to encode, about 500 images of usual width; cached ones are free',
  },

  newTiles: {
    unit: 'new map tiles',
    times: 600,
    within: MINUTE,
    reason:
      'each one causes a request to the tile service, about 30 per view; cached ones are free',
  },

  // Forms
  formAttempts: {
    unit: 'forms',
    times: 60,
    within: 10 * MINUTE,
    reason: 'valid and invalid submissions together',
  },
  formsWithoutProof: {
    unit: 'forms',
    times: 5,
    within: HOUR,
    reason: 'more submissions need a proof of work',
  },
  formSubmissions: {
    unit: 'forms',
    times: 30,
    within: HOUR,
    reason: 'all accepted submissions, including those with a proof of work',
  },
  sameText: {
    unit: 'forms',
    times: 5,
    within: HOUR,
    reason: 'the key is the hash of the message; repeated messages need a proof of work',
  },

  // E-mails, counted in the database for all processes
  emailsToRecipient: {
    unit: 'e-mails',
    times: 5,
    within: DAY,
    reason: 'confirmations and thanks to one mailbox per day (UTC), whoever enters its address',
  },
  emailsFromNetwork: {
    unit: 'e-mails',
    times: 100,
    within: DAY,
    reason: 'caused per day (UTC) by forms of one IPv4 address or IPv6 /48',
  },
} as const satisfies Record<string, Limit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** The counters of one server process, by the name of the limit; created when first used. */
export class RateLimits {
  readonly #limits = new Map<RateLimitName, RateLimit>();

  /** Like `RateLimit.take`. */
  take(name: RateLimitName, key: string, cost = 1): number {
    const limit = this.#limits.get(name) ?? new RateLimit(RATE_LIMITS[name]);
    this.#limits.set(name, limit);
    return limit.take(key, undefined, cost);
  }
}
