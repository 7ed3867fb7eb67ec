import { describe, expect, it } from 'vitest';
import { placeEntry } from '../testEntries.ts';
import { checkRepetition } from './repetition.ts';

const placeWith = (id: string, text: object) => placeEntry(id, 'fes', { description: text });

describe('checkRepetition', () => {
  it('reports a sentence in two entries, ignoring case and white space', () => {
    const one = placeWith('one', { en: 'Come early. Storks nest on the old columns.' });
    const two = placeWith('two', { en: 'A wall.\n\nStorks nest on\nthe old Columns!' });
    expect(checkRepetition([one, two])).toEqual([
      {
        kind: 'places',
        id: 'two',
        field: 'description.en',
        reason: 'repeats places/one: “Storks nest on the old Columns!”',
      },
    ]);
  });

  it('ignores short sentences', () => {
    const text = { en: 'For Muslims only inside.' };
    expect(checkRepetition([placeWith('one', text), placeWith('two', text)])).toEqual([]);
  });

  it('ignores repetitions within an entry', () => {
    const name = { en: 'Fes Marriott Hotel Jnan Palace', fr: 'Fes Marriott Hotel Jnan Palace' };
    const hotel = placeEntry('hotel', 'fes', { title: name, description: name });
    expect(checkRepetition([hotel])).toEqual([]);
  });
});
