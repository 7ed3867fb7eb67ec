import { describe, expect, it } from 'vitest';
import { nameListSchema } from '../names.ts';
import { placeEntry } from '../testEntries.ts';
import { checkNames, type Messages } from './names.ts';

const LIST = nameListSchema.parse({
  official: ['Fes Marriott', 'Riad Fès'],
  names: [
    { en: 'Fez', fr: 'Fès', es: 'Fez', de: 'Fès', wrong: ['Fes'] },
    { en: ['medina', 'medinas'], fr: ['médina'], es: 'medina', de: 'Medina' },
    { en: 'Idris I', fr: 'Idriss Ier', es: 'Idris I', de: 'Idris I', wrong: ['Idriss I'] },
    { en: 'Moulay Idriss I', fr: 'Moulay Idriss Ier', es: 'Mulay Idris I', de: 'Moulay Idriss I' },
  ],
});

const NO_MESSAGES: Messages = { en: {}, fr: {}, es: {}, de: {} };

const check = (description: object, messages = NO_MESSAGES) =>
  checkNames([placeEntry('gate', 'fes', { description })], messages, LIST);

describe('checkNames', () => {
  it('reports the spelling of another language, with the one to use', () => {
    expect(check({ en: 'A gate of Fès.', es: 'Una puerta de Fez.' })).toEqual([
      {
        kind: 'places',
        id: 'gate',
        field: 'description.en',
        reason: 'writes “Fès”, should be Fez',
      },
    ]);
  });

  it('reports whole words that are wrong everywhere, also in capitals', () => {
    const reasons = check({ en: 'FES-Meknes (Fes): Feszina.' }).map(({ reason }) => reason);
    expect(reasons).toEqual(['writes “FES”, should be Fez', 'writes “Fes”, should be Fez']);
  });

  it('reports words of the country also with a capital, but no names in small letters', () => {
    const reasons = check({ en: 'fes', fr: 'Medina. La medina.' }).map(({ reason }) => reason);
    expect(reasons).toEqual([
      'writes “Medina”, should be médina',
      'writes “medina”, should be médina',
    ]);
  });

  it.each([
    { en: 'Rooms at the Fes Marriott and at Riad Fès.' },
    { en: 'See https://example.org/fes/ or write to fes@example.org.' },
    { en: 'Two medinas, one medina.', de: 'Die Medina' },
    { en: 'Moulay Idriss I is Idris I.' },
  ])('accepts official names, addresses and longer right names: $en', (description) => {
    expect(check(description)).toEqual([]);
  });

  it('reports accents that are only composed differently as equal', () => {
    expect(check({ en: 'Fez', fr: 'Fe\u0300s' })).toEqual([]);
  });

  it('reports names in messages, at any depth', () => {
    const messages = { ...NO_MESSAGES, fr: { shell: { footer: { about: 'La medina' } } } };
    expect(check({ en: 'Fez' }, messages)).toEqual([
      {
        kind: 'messages',
        id: 'fr/shell',
        field: 'footer.about',
        reason: 'writes “medina”, should be médina',
      },
    ]);
  });
});

describe('nameListSchema', () => {
  it.each([
    { names: [{ en: 'Fez', fr: 'Fès', es: 'Fez' }] },
    { names: [{ en: 'Fez', fr: 'Fès', es: 'Fez', de: '' }] },
    { names: [{ en: 'Fez', fr: 'Fès', es: 'Fez', de: 'Fès', also: ['Fes'] }] },
  ])('rejects a name without a language, an empty one, an unknown field: %j', (list) => {
    expect(nameListSchema.safeParse(list).success).toBe(false);
  });
});
