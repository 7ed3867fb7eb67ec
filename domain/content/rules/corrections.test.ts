import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../locale.ts';
import type { Entry } from '../kinds.ts';
import { entryOf, everywhere, placeEntry } from '../testEntries.ts';
import { NEEDED } from './correctedFacts.ts';
import { checkCorrections } from './corrections.ts';

const fieldsOf = (...entries: Entry[]) => checkCorrections(entries).map(({ field }) => field);
const placeWith = (description: object, id = 'any') => placeEntry(id, 'fes', { description });

describe('checkCorrections', () => {
  it.each([
    [
      'the windows of the water clock',
      ['Thirteen windows.', 'Treize fenêtres.', 'Trece ventanas.', 'Dreizehn Fenster.'],
    ],
    [
      'storks on the capitol',
      [
        'A stork on the Capitol.',
        'Des cigognes au capitole.',
        'Cigüeñas en el capitolio.',
        'Störche auf dem Kapitol.',
      ],
    ],
    [
      'the lamps of Taza',
      ['It has 514 lamps.', 'Elle a 514 lampes.', 'Tiene 514 luces.', 'Sie hat 514 Lampen.'],
    ],
    [
      'the builders of Amergou',
      [
        'An Almoravid fortress.',
        'Une forteresse almoravide.',
        'Una fortaleza almorávide.',
        'Eine Festung der Almoraviden.',
      ],
    ],
    [
      'the time zone',
      [
        'Clocks are on UTC+1.',
        'L’heure est UTC+1.',
        'La hora es UTC+1.',
        'Die Uhren gehen nach GMT+1.',
      ],
    ],
    [
      'the airport bus',
      ['Bus 16 runs here.', 'Le bus 16 part ici.', 'El autobús 16 sale aquí.', 'Bus 16 hält hier.'],
    ],
    ['the year of Afennourir', LOCALES.map(() => 'Ramsar 1990.')],
    [
      'a shrine open to all',
      [
        'A shrine open to all.',
        'Un mausolée ouvert à tous.',
        'Un mausoleo abierto a todos.',
        'Ein Grabmal mit Zutritt für alle.',
      ],
    ],
    ['the name of the president', LOCALES.map(() => 'Moulay Ahmed Sentissi')],
  ])('rejects what was wrong in every language: %s', (_, [en, fr, es, de]) => {
    expect(fieldsOf(placeWith({ en, fr, es, de }))).toEqual(
      LOCALES.map((locale) => `description.${locale}`),
    );
  });

  it('names the right fact and the sentence', () => {
    const [problem] = checkCorrections([
      placeWith({ en: 'Look up. Count thirteen small windows.' }),
    ]);
    expect(problem?.reason).toBe(
      'the water clock has twelve doors; thirteen is the number of its beams: ' +
        '“Count thirteen small windows.”',
    );
  });

  it('accepts the corrected statements', () => {
    expect(
      fieldsOf(
        placeWith({
          en: 'Twelve doors above thirteen beams. Storks nest on the columns. The Capitol is near. Until 2026 it was UTC+1.',
          fr: 'Avant 2026, c’était UTC+1. Les cigognes nichent ici. Le capitole est voisin.',
        }),
      ),
    ).toEqual([]);
  });

  it('holds a statement to the entries that it concerns', () => {
    const days = everywhere('It lasts nine days, neuf jours, nueve días, neun Tage.');
    const event = (id: string) =>
      entryOf('events', {
        _id: id,
        title: { en: id },
        kind: 'festival',
        city: 'fes',
        description: days,
        tip: everywhere('From 2025 to 2026.'),
      });
    expect(fieldsOf(event('fes-festival-world-sacred-music'))).toHaveLength(LOCALES.length);
    expect(fieldsOf(event('another-festival'))).toEqual([]);
  });

  it.each(NEEDED.filter(({ kind }) => kind === 'places'))(
    'asks each language of $id for what readers act on',
    ({ id, reason }) => {
      const problems = checkCorrections([placeWith(everywhere('Nothing of it.'), id)]);
      expect(problems.map((problem) => problem.reason)).toEqual(
        LOCALES.map(() => `does not say that ${reason}`),
      );
    },
  );

  it('finds a missing statement in one language only', () => {
    const garden = placeWith(
      { en: 'Closed on Mondays.', fr: 'Fermé le lundi.', es: 'Abierto.', de: 'Montags zu.' },
      'jnan-sbil',
    );
    expect(fieldsOf(garden)).toEqual(['description.es']);
  });

  it('keeps the agricultural show in April', () => {
    const show = (usualMonths: number[]) =>
      entryOf('events', {
        _id: 'siam-meknes',
        title: { en: 'SIAM' },
        kind: 'fair',
        city: 'meknes',
        usualMonths,
      });
    expect(fieldsOf(show([4]))).toEqual([]);
    expect(fieldsOf(show([4, 5]))).toEqual(['usualMonths']);
  });

  it('keeps the springs of the Oum er-Rbia outside the region', () => {
    const springs = (fields: object) => placeEntry('oum-er-rbia-springs', 'azrou', fields);
    expect(fieldsOf(springs({ neighbour: true }))).toEqual([]);
    expect(fieldsOf(springs({ province: 'ifrane' }))).toEqual(['neighbour']);
  });
});
