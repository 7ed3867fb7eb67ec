import { describe, expect, it } from 'vitest';
import { placeEntry } from '../testEntries.ts';
import { checkRepetition } from './repetition.ts';

const saying = (id: string, text: object) => placeEntry(id, 'fes', { description: text });

describe('checkRepetition', () => {
  it('finds a sentence that stands in two entries, whatever its case and white space', () => {
    const one = saying('one', { en: 'Come early. Storks nest on the old columns.' });
    const two = saying('two', { en: 'A wall.\n\nStorks nest on\nthe old Columns!' });
    expect(checkRepetition([one, two])).toEqual([
      {
        kind: 'places',
        id: 'two',
        field: 'description.en',
        reason: 'repeats places/one: “Storks nest on the old Columns!”',
      },
    ]);
  });

  it('lets short ones stand twice', () => {
    const text = { en: 'For Muslims only inside.' };
    expect(checkRepetition([saying('one', text), saying('two', text)])).toEqual([]);
  });

  it('lets an entry repeat itself, and its name be the same in two languages', () => {
    const name = { en: 'Fes Marriott Hotel Jnan Palace', fr: 'Fes Marriott Hotel Jnan Palace' };
    const hotel = placeEntry('hotel', 'fes', { title: name, description: name });
    expect(checkRepetition([hotel])).toEqual([]);
  });
});
