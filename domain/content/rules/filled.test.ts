import { describe, expect, it } from 'vitest';
import { openingHours, placeEntry, tagEntry } from '../testEntries.ts';
import { filledByCategory, filledByProvince } from './filled.ts';

const entries = [
  tagEntry('museums'),
  tagEntry('hotels'),
  tagEntry('quiet', 'trip'),
  placeEntry('museum', 'fes', {
    tags: ['quiet', 'museums'],
    province: 'fes',
    openingHours: openingHours([{ from: '09:00', to: '17:00' }]),
    admission: [{ who: 'everyone', amount: 0 }],
    entry: { who: 'everyone' },
    evidence: { asOf: '2024', source: 'a visit' },
  }),
  placeEntry('gallery', 'fes', { tags: ['museums'], province: 'fes', closedOn: ['tue'] }),
  placeEntry('hotel', 'taza', {
    tags: ['hotels'],
    province: 'taza',
    contact: {
      address: { city: 'taza' },
      phone: '+212 535 62 34 60',
      website: 'https://a.example',
    },
  }),
  placeEntry('stay', 'fes', { tags: ['hotels'], province: 'fes', isDeal: true }),
];

describe('filled fields', () => {
  it('are counted by category, without deals', () => {
    const { museums, hotels, all } = filledByCategory(entries);
    expect(museums).toEqual({
      places: 2,
      'hours or closing day': 2,
      admission: 1,
      'entry rule': 1,
      phone: 0,
      website: 0,
      evidence: 1,
    });
    expect(hotels).toMatchObject({ places: 1, phone: 1, website: 1, evidence: 0 });
    expect(all).toMatchObject({ places: 3, phone: 1 });
  });

  it('are counted by province', () => {
    const rows = filledByProvince(entries);
    expect(Object.keys(rows)).toEqual(['fes', 'taza']);
    expect(rows.fes).toMatchObject({ places: 2, 'hours or closing day': 2, website: 0 });
    expect(rows.taza).toMatchObject({ places: 1, website: 1 });
  });
});
