import { expect, it } from 'vitest';
import { referencesOf } from './references.ts';
import { entryOf, placeEntry } from './testEntries.ts';

const text = { en: 'Text' };

it('finds references at any depth of an entry', () => {
  const article = entryOf('articles', {
    _id: 'walls',
    slug: 'walls',
    title: text,
    city: 'fes',
    tags: ['culture-et-vestiges'],
    places: ['gate'],
    sections: [
      { heading: text, text },
      { heading: text, text, place: 'gate' },
    ],
  });
  expect(referencesOf(article)).toEqual([
    { field: 'tags.0', kind: 'tags', id: 'culture-et-vestiges' },
    { field: 'city', kind: 'cities', id: 'fes' },
    { field: 'places.0', kind: 'places', id: 'gate' },
    { field: 'sections.1.place', kind: 'places', id: 'gate' },
  ]);
  expect(referencesOf(placeEntry('gate', 'fes', { tags: [] }))).toEqual([
    { field: 'contact.address.city', kind: 'cities', id: 'fes' },
  ]);
});

it('finds what a document is replaced by', () => {
  const fields = { _id: 'guide-2021', title: text, languages: ['en'], newer: 'guide' };
  expect(referencesOf(entryOf('documents', fields))).toEqual([
    { field: 'newer', kind: 'documents', id: 'guide' },
  ]);
});
