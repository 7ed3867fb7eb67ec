import { describe, expect, it } from 'vitest';
import type { Kind } from './kinds.ts';
import { cityEntry, tagEntry } from './testEntries.ts';
import { type RawEntry, validateImport } from './validateImport.ts';

const raw = (kind: Kind, fields: unknown): RawEntry => ({ kind, raw: fields });
const known = [cityEntry('fes', 1, { title: { en: 'Fez', fr: 'Fès' } }), tagEntry('restaurants')];
const cafe = {
  _id: 'cafe',
  title: { en: 'Café' },
  tags: ['restaurants'],
  contact: { address: { city: 'fes' } },
};

describe('validateImport', () => {
  it('accepts the list format of the specification: tags with names, a city by name', () => {
    const { accepted, problems } = validateImport(
      [
        raw('places', {
          ...cafe,
          __v: 0,
          tags: [{ slug: 'restaurants', name: { en: 'Restaurants' } }],
          media: [{ url: 'https://example.org/a.jpg' }],
          contact: { address: { street_address: '', city: 'Fès' }, phone: '' },
          isDeal: false,
        }),
        raw('cities', { id: 'sefrou', slug: 'sefrou', title: { en: 'Sefrou' }, order: 3 }),
      ],
      known,
    );
    expect(problems).toEqual([]);
    expect(accepted[0]?.data).toMatchObject({
      tags: ['restaurants'],
      contact: { address: { city: 'fes' } },
    });
    expect(accepted[1]?.data._id).toBe('sefrou');
  });

  it('takes a street without languages as the English one, and keeps translated ones', () => {
    const streetOf = (street_address: unknown) =>
      validateImport(
        [raw('places', { ...cafe, contact: { address: { street_address, city: 'fes' } } })],
        known,
      ).accepted[0]?.data;
    const stored = (street_address: object) => ({ contact: { address: { street_address } } });
    expect(streetOf('Place Batha')).toMatchObject(stored({ en: 'Place Batha' }));
    const translated = { en: 'Fez medina', de: 'Medina von Fès' };
    expect(streetOf(translated)).toMatchObject(stored(translated));
    expect(streetOf({ de: 'Medina von Fès' })).toBeUndefined();
  });

  it('rejects an invalid entry with field and reason and accepts the others', () => {
    const { accepted, problems } = validateImport(
      [raw('places', cafe), raw('places', { ...cafe, _id: 'Bad Id', title: { fr: 'x' } })],
      known,
    );
    expect(accepted.map((entry) => entry.data._id)).toEqual(['cafe']);
    expect(problems.map((problem) => problem.field).sort()).toEqual(['_id', 'title.en']);
    expect(problems[0]).toMatchObject({ kind: 'places', id: 'Bad Id' });
  });

  it.each([
    ['contact.website', { contact: { ...cafe.contact, website: 'javascript:alert(1)' } }],
    ['contact.website', { contact: { ...cafe.contact, website: 'data:text/html,x' } }],
    ['media.0.url', { media: [{ url: 'javascript:alert(1)' }] }],
    ['media.0.url', { media: [{ url: '//evil.example/a.jpg' }] }],
    ['media.0.url', { media: [{ url: 'a/../../secret' }] }],
    ['title.en', { title: { en: 'half \ud800' } }],
    ['summary.en', { summary: { en: 'a\0b' } }],
    ['_id', { _id: 'constructor' }],
  ])('rejects unsafe values in %s: %j', (field, wrong) => {
    const { accepted, problems } = validateImport([raw('places', { ...cafe, ...wrong })], known);
    expect(accepted).toEqual([]);
    expect(problems).toMatchObject([{ kind: 'places', field }]);
  });

  it('accepts pictures below the media folder and on the web', () => {
    const urls = ['fes/gate 1.jpg', 'posters/site/lost.svg', 'https://cdn.example/a.jpg'];
    const media = urls.map((url) => ({ url }));
    expect(validateImport([raw('places', { ...cafe, media })], known).problems).toEqual([]);
  });

  it('rejects entries with missing references, and entries that refer to them', () => {
    const circuit = {
      _id: 'round',
      title: { en: 'Round' },
      theme: 'food',
      days: 1,
      city: 'fes',
      totalKm: 3,
      stops: [
        { place: 'cafe', day: 1 },
        { place: 'cafe', day: 1 },
      ],
    };
    const lost = { ...cafe, contact: { address: { city: 'atlantis' } } };
    const { accepted, problems } = validateImport(
      [raw('circuits', circuit), raw('places', lost)],
      known,
    );
    expect(accepted).toEqual([]);
    expect(problems.map((problem) => problem.reason)).toEqual([
      expect.stringContaining('cities/atlantis'),
      expect.stringContaining('places/cafe'),
      expect.stringContaining('places/cafe'),
    ]);
  });

  it.each([
    [{ coordinates: { longitude: 2.35, latitude: 48.85 } }, 'coordinates'],
    [
      { openingHours: { week: [{ from: '25:00', to: '18:00' }], asOf: '2024', source: 'x' } },
      'openingHours.week.0.from',
    ],
    [
      { openingHours: { week: [{ from: '09:00', to: 'dusk' }], asOf: '2024', source: 'x' } },
      'openingHours.week.0.to',
    ],
    [
      { openingHours: { week: [{ from: '09:00', to: '18:00' }], asOf: 'lately', source: 'x' } },
      'openingHours.asOf',
    ],
    [{ closedOn: ['monday'] }, 'closedOn.0'],
    [{ admission: [{ who: 'adult', amount: 'ten', year: 2024 }] }, 'admission.0.amount'],
    [{ admission: [{ who: 'adult', amount: 10 }] }, 'admission.0.year'],
    [{ admission: [{ who: 'other', amount: 10, year: 2024 }] }, 'admission.0.note'],
    [{ booking: { url: 'javascript:alert(1)' } }, 'booking.url'],
    [{ booking: {} }, 'booking'],
    [{ contact: { address: { city: 'fes' }, phone: 'ring twice' } }, 'contact.phone'],
    [{ contact: { address: { city: 'fes' }, website: 'riad.example' } }, 'contact.website'],
    [{ entry: { who: 'nobody' } }, 'entry.who'],
    [{ priceLevel: 4 }, 'priceLevel'],
    [{ price: { amount: -1 } }, 'price'],
    [{ surprise: true }, '(entry)'],
  ])('rejects %j', (fields, field) => {
    const { problems } = validateImport([raw('places', { ...cafe, ...fields })], known);
    expect(problems[0]?.field).toContain(field);
  });

  it.each([null, 'text', 42, []])('rejects %j', (value) => {
    expect(validateImport([raw('places', value)]).problems.length).toBeGreaterThan(0);
  });
});
