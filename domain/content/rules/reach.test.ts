import { describe, expect, it } from 'vitest';
import { cityEntry, placeEntry, tagEntry } from '../testEntries.ts';
import { checkReach } from './reach.ts';

const others = [
  cityEntry('fes'),
  tagEntry('restaurants'),
  tagEntry('evenements'),
  tagEntry('birds', 'trip'),
];
const fieldsOf = (city: string, fields: object) =>
  checkReach([...others, placeEntry('cafe', city, fields)]).map(({ field }) => field);

describe('checkReach', () => {
  it('accepts a place on the pages of its city and category', () => {
    expect(fieldsOf('fes', { tags: ['restaurants', 'birds'] })).toEqual([]);
  });

  it('rejects a city without a page', () => {
    expect(fieldsOf('atlantis', {})).toEqual(['contact.address.city']);
  });

  it('rejects a place in no section of its city', () => {
    expect(fieldsOf('fes', { tags: ['birds'] })).toEqual(['tags']);
  });

  it('rejects a place whose tags have no page', () => {
    expect(fieldsOf('fes', { tags: ['evenements'] })).toEqual(['tags', 'tags']);
  });

  it('asks of a service only that its city has a page', () => {
    expect(fieldsOf('fes', { tags: ['station'] })).toEqual([]);
    expect(fieldsOf('atlantis', { tags: ['station'] })).toEqual(['contact.address.city']);
  });

  it('ignores deals', () => {
    expect(fieldsOf('atlantis', { tags: [], isDeal: true })).toEqual([]);
  });
});
