import { describe, expect, it } from 'vitest';
import { cityEntry, placeEntry, tagEntry } from '../testEntries.ts';
import { checkReach } from './reach.ts';

const around = [
  cityEntry('fes'),
  tagEntry('restaurants'),
  tagEntry('evenements'),
  tagEntry('birds', 'trip'),
];
const fieldsOf = (city: string, fields: object) =>
  checkReach([...around, placeEntry('cafe', city, fields)]).map(({ field }) => field);

describe('checkReach', () => {
  it('finds a place on the page of its city and of its category', () => {
    expect(fieldsOf('fes', { tags: ['restaurants', 'birds'] })).toEqual([]);
  });

  it('refuses a city without a page', () => {
    expect(fieldsOf('atlantis', {})).toEqual(['contact.address.city']);
  });

  it('refuses a place that no section of its city shows', () => {
    expect(fieldsOf('fes', { tags: ['birds'] })).toEqual(['tags']);
  });

  it('refuses one whose tags have no page either', () => {
    expect(fieldsOf('fes', { tags: ['evenements'] })).toEqual(['tags', 'tags']);
  });

  it('leaves deals to their own list', () => {
    expect(fieldsOf('atlantis', { tags: [], isDeal: true })).toEqual([]);
  });
});
