import { expect, it } from 'vitest';
import { everywhere, placeEntry } from '../testEntries.ts';
import { checkDeals } from './deals.ts';

const TERMS = {
  isDeal: true,
  admission: [{ who: 'everyone', amount: 0 }],
  offer: { places: ['garden'], validity: everywhere('all year') },
  sources: ['https://garden.example/'],
};
const fieldsOf = (fields: object) =>
  checkDeals([placeEntry('stay', 'fes', fields)]).map(({ field }) => field);

it('accepts a deal with price, places, validity and source, and places that are no deals', () => {
  expect(fieldsOf(TERMS)).toEqual([]);
  expect(fieldsOf({ ...TERMS, admission: [], price: { amount: 900 } })).toEqual([]);
  expect(fieldsOf({})).toEqual([]);
});

it.each([
  ['offer', { offer: undefined }],
  ['offer.places', { offer: { validity: everywhere('all year') } }],
  ['admission', { admission: [] }],
  ['sources', { sources: ['general knowledge'] }],
  ['offer', { isDeal: false }],
])('reports %s of %o', (field, fields) => {
  expect(fieldsOf({ ...TERMS, ...fields })).toEqual([field]);
});
