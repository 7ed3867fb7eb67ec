import { describe, expect, it } from 'vitest';
import { pathInDraft, withoutHeldTexts } from './heldTexts.ts';

describe('texts without an English text', () => {
  it('wait where the entry may lack them, as elements of lists too', () => {
    const data = {
      title: { fr: 'Porte' },
      tip: { fr: 'Le soir' },
      summary: { en: 'A gate', fr: 'Une porte' },
      facts: [{ en: 'One' }, { fr: 'Deux' }, { en: 'Three' }],
    };
    expect(withoutHeldTexts('places', data)).toEqual({
      data: {
        title: { fr: 'Porte' },
        summary: { en: 'A gate', fr: 'Une porte' },
        facts: [{ en: 'One' }, { en: 'Three' }],
      },
      held: [['tip'], ['facts', '1']],
    });
  });

  it('leave the paths of other fields as they are in the draft', () => {
    const held = [
      ['facts', '1'],
      ['facts', '3'],
    ];
    const path = (...keys: string[]) => pathInDraft(keys, held);
    expect(path('facts', '0', 'en')).toEqual(['facts', '0', 'en']);
    expect(path('facts', '1', 'en')).toEqual(['facts', '2', 'en']);
    expect(path('facts', '2', 'en')).toEqual(['facts', '4', 'en']);
    expect(path('summary', 'en')).toEqual(['summary', 'en']);
  });
});
