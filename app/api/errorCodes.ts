import type { ErrorCode } from '../../domain/errors.ts';

/** Error codes of an invalid response (not 2xx, not JSON, no data) and of a network failure. */
export type ErrorCodes = readonly [bad: ErrorCode, network: ErrorCode];

/** Error codes by requested resource (specification, section 8). */
export const ERROR_CODES = {
  places: ['PE01', 'PE02'],
  tagsAndCities: ['TE01', 'TE02'],
  articles: ['AE01', 'AE02'],
  experiences: ['EE01', 'EE02'],
  mice: ['ME01', 'ME02'],
  stories: ['STORYE01', 'STORYTE02'],
  circuits: ['CIRCT01', 'CIRCT02'],
  instawall: ['INST01', 'INST02'],
} as const satisfies Record<string, ErrorCodes>;
