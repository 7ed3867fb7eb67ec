import { describe, expect, it } from 'vitest';
import { nearInSpelling, search } from './search.ts';
import { catalogueOf, cityEntry, placeEntry, tagEntry } from './testing.ts';

const catalogue = catalogueOf(
  tagEntry('restaurants'),
  tagEntry('lacs-et-barrages'),
  cityEntry('fes', 1, { aliases: ['Fez', 'Fès', 'فاس'] }),
  cityEntry('meknes', 2, { title: { en: 'Meknes', fr: 'Meknès' }, arabicTitle: 'مكناس' }),
  placeEntry('volubilis', 'meknes', { title: { en: 'Volubilis', de: 'Volubilis' } }),
  placeEntry('dayet-aoua', 'meknes', {
    title: { en: 'Dayet Aoua', fr: 'Dayet Aoua' },
    tags: ['lacs-et-barrages'],
  }),
  placeEntry('bou-inania', 'fes', {
    title: { en: 'Bou Inania Madrasa', fr: 'Médersa Bou Inania', de: 'Medersa Bou Inania' },
  }),
  placeEntry('clock', 'fes', { title: { en: 'Water clock', fr: 'Horloge hydraulique' } }),
);

const find = (term: string, more: object = {}) =>
  search(catalogue, { term, locale: 'en', ...more });

describe('search', () => {
  it.each([
    ['Volubulis', 'volubilis'],
    ['dayet awa', 'dayet-aoua'],
    ['MADRASA', 'bou-inania'],
    ['medersa', 'bou-inania'],
  ])('finds %s', (term, id) => {
    expect(find(term).places[0]).toBe(id);
  });

  it.each([
    ['Mekness', 'meknes'],
    ['مكناس', 'meknes'],
    ['Fez', 'fes'],
    ['fés', 'fes'],
    ['فاس', 'fes'],
  ])('finds the city %s', (term, id) => {
    expect(find(term).cities[0]).toBe(id);
  });

  it('puts the very title before longer ones, however many spellings those have', () => {
    const ranked = catalogueOf(
      cityEntry('meknes'),
      placeEntry('arch', 'meknes', {
        title: { en: 'Arch of Volubilis', fr: 'Arc de Volubilis', es: 'Arco de Volubilis' },
        aliases: ['Volubilis Arch', 'Oualili, Volubilis'],
      }),
      placeEntry('volubilis', 'meknes', { title: { en: 'Volubilis' } }),
    );
    for (const term of ['Volubilis', 'Volubulis']) {
      expect(search(ranked, { term, locale: 'en' }).places).toEqual(['volubilis', 'arch']);
    }
  });

  it('looks wherever in the title the word stands, in the language of the page', () => {
    expect(search(catalogue, { term: 'hydraulique', locale: 'fr' }).places[0]).toBe('clock');
  });

  it('takes no term of less than two characters, and none that is only space', () => {
    expect(find('v').places).toEqual([]);
    expect(find('   ').places).toEqual([]);
  });

  it('finds nothing for what is like nothing', () => {
    expect(find('xyzzyqq')).toEqual({
      cities: [],
      places: [],
      events: [],
      circuits: [],
      experiences: [],
      articles: [],
    });
  });

  it('is limited to the selected cities and to any of the selected tags', () => {
    expect(find('', { cities: ['fes'] }).places.toSorted()).toEqual(['bou-inania', 'clock']);
    expect(find('', { tags: ['lacs-et-barrages'] }).places).toEqual(['dayet-aoua']);
    expect(find('volubilis', { cities: ['fes'] }).places).not.toContain('volubilis');
    expect(find('volubilis', { tags: ['restaurants', 'lacs-et-barrages'] }).places[0]).toBe(
      'volubilis',
    );
  });

  it('bears very long terms', () => {
    expect(() => find('fes '.repeat(5000))).not.toThrow();
  });
});

describe('what is near in spelling', () => {
  const near = (term: string, more: object = {}) =>
    nearInSpelling(catalogue, { term, locale: 'en', ...more });

  it('is offered for what is too far for a search, nearest first', () => {
    expect(find('Voloobeelees').places).toEqual([]);
    expect(near('Voloobeelees')[0]).toEqual({ kind: 'places', id: 'volubilis' });
  });

  it('is looked for beyond the selected cities and tags', () => {
    const only = { cities: ['fes'], tags: ['restaurants'] };
    expect(find('Dayet Awa', only).places).toEqual([]);
    expect(near('Dayet Awa', only)[0]).toEqual({ kind: 'places', id: 'dayet-aoua' });
  });

  it('is nothing for what is like nothing, and for less than two characters', () => {
    expect(near('xyzzyqq')).toEqual([]);
    expect(near('v')).toEqual([]);
  });

  it('is at most six entries', () => {
    const many = Array.from({ length: 9 }, (_, n) => placeEntry(`lake-${n}`, 'fes'));
    const lakes = catalogueOf(cityEntry('fes'), ...many);
    expect(nearInSpelling(lakes, { term: 'lake', locale: 'en' })).toHaveLength(6);
  });
});
