import { describe, expect, it } from 'vitest';
import { openingHours, placeEntry } from '../testEntries.ts';
import { checkDated } from './dated.ts';

const SOURCED = { sources: ['https://example.org'], checkedOn: '2026-11-22' };
const found = (fields: object) =>
  checkDated([placeEntry('museum', 'fes', { ...SOURCED, ...fields })]).map(({ field }) => field);

const hours = (fields: object) => ({
  openingHours: openingHours([{ from: '09:00', to: '17:00' }], fields),
});
const phone = { address: { city: 'fes' }, phone: '+212 535 62 34 60' };

describe('checkDated', () => {
  it('requires the year of a phone number', () => {
    expect(found({ contact: phone })).toEqual(['contact.asOf']);
    expect(found({ contact: { ...phone, asOf: '2020' } })).toEqual([]);
  });

  it('takes hours from before 2021 for approximate', () => {
    expect(found(hours({ asOf: '2020-12' }))).toEqual(['openingHours']);
    expect(found(hours({ asOf: '2020-12', approximate: true }))).toEqual([]);
    expect(found(hours({ asOf: '2021' }))).toEqual([]);
  });

  it.each([
    ['openingHours', hours({ asOf: '2024' })],
    ['closedOn', { closedOn: ['mon'] }],
    ['admission', { admission: [{ who: 'everyone', amount: 0 }] }],
  ])('requires a source for %s', (field, fields) => {
    expect(found({ ...fields, sources: [] })).toEqual([field]);
    expect(found({ ...fields, sources: ['general knowledge'] })).toEqual([field]);
    expect(found(fields)).toEqual([]);
  });

  it.each([
    ['contact.asOf', { contact: { ...phone, asOf: '2027' } }],
    ['openingHours.asOf', hours({ asOf: '2026-12' })],
    ['evidence.asOf', { evidence: { asOf: '2026-11-23', source: 'a visit' } }],
    ['admission.0.year', { admission: [{ who: 'adult', amount: 20, year: 2027 }] }],
  ])('refuses %s after the day of the check', (field, fields) => {
    expect(found(fields)).toEqual([field]);
  });
});
