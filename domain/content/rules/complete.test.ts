import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../locale.ts';
import { entryOf, everywhere, placeEntry, tagEntry } from '../testEntries.ts';
import { checkCategories, checkComplete, checkTranslated } from './complete.ts';

const complete = {
  title: everywhere('Café'),
  summary: everywhere('A café.'),
  sources: ['https://example.org/cafe'],
  checkedOn: '2026-11-20',
};
const fieldsOf = (fields: object) => {
  const entries = [tagEntry('restaurants'), placeEntry('cafe', 'fes', { ...complete, ...fields })];
  return [...checkTranslated(entries), ...checkComplete(entries)]
    .filter(({ kind }) => kind === 'places')
    .map(({ field }) => field);
};

describe('checkComplete', () => {
  it('accepts a complete entry', () => expect(fieldsOf({})).toEqual([]));

  it.each([
    ['title', { title: { en: 'Café', fr: 'Café', es: 'Café' } }],
    ['tip', { tip: { en: 'Sit outside.' } }],
    ['summary', { summary: undefined }],
    ['coordinates', { coordinates: undefined }],
    ['tags', { tags: [] }],
    ['sources', { sources: [] }],
    ['sources', { sources: ['https://'] }],
    ['checkedOn', { checkedOn: undefined }],
  ])('requires %s for an entry with %j', (field, fields) => {
    expect(fieldsOf(fields)).toEqual([field]);
  });

  it('reports categories of the specification without a tag', () => {
    const found = checkCategories([tagEntry('restaurants')]);
    const categories = found.map(({ kind, id }) => `${kind}/${id}`);
    expect(categories).toContain('tags/lacs-et-barrages');
    expect(categories).not.toContain('tags/restaurants');
  });

  it('accepts the title of a book as a source', () => {
    expect(fieldsOf({ sources: ['Guide to Morocco, 2019'] })).toEqual([]);
  });

  it('requires translations of a sample, but no source', () => {
    const fields = { sources: [], checkedOn: undefined, isDeal: true, sample: true };
    expect(fieldsOf(fields)).toEqual([]);
    expect(fieldsOf({ ...fields, title: { en: 'Offer' } })).toEqual(['title']);
  });

  it('lists the missing languages', () => {
    const tag = entryOf('tags', {
      _id: 'half',
      slug: 'half',
      order: 1,
      name: { en: 'Half', es: 'Medio' },
      summary: everywhere('Half of it.'),
    });
    const missing = LOCALES.filter((locale) => locale !== 'en' && locale !== 'es').join(', ');
    expect(checkTranslated([tag])).toMatchObject([
      {
        kind: 'tags',
        id: 'half',
        field: 'name',
        code: 'notTranslated',
        reason: `has no text in ${missing}`,
      },
    ]);
  });
});
