import { expect, it } from 'vitest';
import { isNetworkFailure, pageErrorCode } from './pageFailure.ts';

it.each([
  ['/en', 'INST01', 'INST02'],
  ['/de/inspiration', 'STORYE01', 'STORYTE02'],
  ['/en/articles/tea', 'AE01', 'AE02'],
  ['/en/experience/hammam', 'EE01', 'EE02'],
  ['/fr/mice', 'ME01', 'ME02'],
  ['/en/circuits', 'CIRCT01', 'CIRCT02'],
  ['/en/destination/fes', 'TE01', 'TE02'],
  ['/en/lookfor/birds', 'TE01', 'TE02'],
  ['/es/poi/bab-mansour', 'PE01', 'PE02'],
  ['/en/deals', 'PE01', 'PE02'],
  ['/en/search', 'PE01', 'PE02'],
  ['/en/events', undefined, undefined],
  ['/en/policy', undefined, undefined],
])('the codes of %s are %s and %s', (path, bad, network) => {
  expect([pageErrorCode(path, false), pageErrorCode(path, true)]).toEqual([bad, network]);
});

it.each([
  [new TypeError('Failed to fetch'), true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true],
  [new TypeError('Load failed'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to decode', { cause: new TypeError('network error') }), true],
  [new Error('Unable to decode', { cause: new SyntaxError('<') }), false],
  [new TypeError("Cannot read properties of undefined (reading 'fetch')"), false],
  [{ status: 502, data: 'Bad gateway' }, false],
])('isNetworkFailure of %s is %s', (error, network) => {
  expect(isNetworkFailure(error)).toBe(network);
});
