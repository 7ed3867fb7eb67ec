import { describe, expect, it } from 'vitest';
import { placeEntry } from '../testEntries.ts';
import { checkServices } from './services.ts';

const fieldsOf = (fields: object) =>
  checkServices([
    placeEntry('pharmacy', 'fes', {
      tags: ['pharmacy'],
      coordinates: { longitude: -5, latitude: 34, confidence: 'approximate' },
      ...fields,
    }),
  ]).map(({ field }) => field);

describe('checkServices', () => {
  it('accepts a service with a position of known precision', () => {
    expect(fieldsOf({})).toEqual([]);
  });

  it.each([
    ['coordinates.confidence', { coordinates: { longitude: -5, latitude: 34 } }],
    ['coordinates.confidence', { coordinates: undefined }],
    ['tags', { tags: ['pharmacy', 'family'] }],
    ['facts', { facts: [{ en: 'Old' }] }],
    ['duration', { duration: 20 }],
    ['bestTime', { bestTime: { en: 'Noon' } }],
    ['tip', { tip: { en: 'Queue' } }],
    ['order', { order: 1 }],
  ])('reports %s of %j', (field, fields) => {
    expect(fieldsOf(fields)).toEqual([field]);
  });

  it('leaves sights alone', () => {
    expect(fieldsOf({ tags: ['culture-et-vestiges'], duration: 20 })).toEqual([]);
  });
});
