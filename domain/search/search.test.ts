import { describe, expect, it } from 'vitest';
import {
  catalogueOf,
  cityEntry,
  entryOf,
  everywhere,
  placeEntry,
  tagEntry,
} from '../content/testEntries.ts';
import { type SearchedKind, search, suggestSimilar } from './search.ts';

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

const searchIn = (where: typeof catalogue, term: string, more: object = {}) =>
  Object.fromEntries(
    search(where, { term, ...more }).map(({ kind, ids }) => [kind, ids]),
  ) as Partial<Record<SearchedKind, string[]>>;
const find = (term: string, more: object = {}) => searchIn(catalogue, term, more);

describe('search', () => {
  it.each([
    ['Volubulis', 'volubilis'],
    ['dayet awa', 'dayet-aoua'],
    ['MADRASA', 'bou-inania'],
    ['medersa', 'bou-inania'],
  ])('finds %s', (term, id) => {
    expect(find(term).places?.[0]).toBe(id);
  });

  it.each([
    ['Mekness', 'meknes'],
    ['مكناس', 'meknes'],
    ['Fez', 'fes'],
    ['fés', 'fes'],
    ['فاس', 'fes'],
  ])('finds the city %s', (term, id) => {
    expect(find(term).cities?.[0]).toBe(id);
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
      expect(searchIn(ranked, term).places).toEqual(['volubilis', 'arch']);
    }
  });

  it('looks wherever in the title the word stands, in the language of the page', () => {
    expect(find('hydraulique').places?.[0]).toBe('clock');
  });

  it('takes no term of less than two characters, and none that is only space', () => {
    expect(find('v')).toEqual({});
    expect(find('   ')).toEqual({});
  });

  it('finds nothing for what is like nothing', () => {
    expect(find('xyzzyqq')).toEqual({});
  });

  it('is limited to the selected cities and to any of the selected tags', () => {
    expect(find('', { cities: ['fes'] }).places?.toSorted()).toEqual(['bou-inania', 'clock']);
    expect(find('', { tags: ['lacs-et-barrages'] }).places).toEqual(['dayet-aoua']);
    expect(find('volubilis', { cities: ['fes'] }).places ?? []).not.toContain('volubilis');
    expect(find('volubilis', { tags: ['restaurants', 'lacs-et-barrages'] }).places?.[0]).toBe(
      'volubilis',
    );
  });

  it('lists the entries of a tag of all kinds', () => {
    const tags = ['music'];
    const shared = { tags, title: { en: 'Some music' } };
    const musical = catalogueOf(
      tagEntry('music'),
      cityEntry('fes', 1, { tags }),
      placeEntry('hall', 'fes', { tags }),
      placeEntry('stay', 'fes', { tags, isDeal: true }),
      placeEntry('silent', 'fes'),
      entryOf('events', {
        _id: 'festival',
        kind: 'festival',
        city: 'fes',
        usualMonths: [6],
        ...shared,
      }),
      entryOf('articles', { _id: 'song', slug: 'song', ...shared }),
    );
    expect(searchIn(musical, '', { tags })).toEqual({
      cities: ['fes'],
      places: ['hall'],
      deals: ['stay'],
      events: ['festival'],
      articles: ['song'],
    });
    expect(searchIn(musical, '', { tags, cities: ['fes'] })).not.toHaveProperty('articles');
  });

  it('puts exact titles first, then prefixes, then prefixes of words, then what is like it', () => {
    const ranked = catalogueOf(
      cityEntry('fes'),
      placeEntry('c', 'fes', { title: { en: 'By train' } }),
      placeEntry('d', 'fes', { title: { en: 'Trian' } }),
      placeEntry('a', 'fes', { title: { en: 'Train' } }),
      placeEntry('b', 'fes', { title: { en: 'Train station of the old town' } }),
    );
    expect(searchIn(ranked, 'train').places).toEqual(['a', 'b', 'c', 'd']);
  });

  it('finds pages and their sections, and leads with the kind that matches best', () => {
    const guided = catalogueOf(
      cityEntry('fes'),
      placeEntry('manye', 'fes', { title: { en: 'Manye' } }),
      entryOf('pages', {
        _id: 'practical-info',
        title: { en: 'Practical information' },
        aliases: ['emergency'],
        sections: [
          { anchor: 'money', heading: { en: 'Money', fr: 'Argent' }, text: everywhere('Dirham') },
          {
            anchor: 'weather',
            heading: { en: 'When to come' },
            aliases: ['Wetter'],
            text: { en: '-' },
          },
          { heading: { en: 'Without an address' }, text: everywhere('-') },
        ],
      }),
    );
    const first = (term: string) => search(guided, { term })[0];
    expect(search(guided, { term: 'money' })).toEqual([
      { kind: 'pages', ids: ['practical-info#money'] },
      { kind: 'places', ids: ['manye'] },
    ]);
    expect(first('argent')?.ids[0]).toBe('practical-info#money');
    expect(first('wetter')?.ids[0]).toBe('practical-info#weather');
    expect(first('emergency')?.ids[0]).toBe('practical-info');
    expect(search(guided, { term: 'money', cities: ['fes'] })).toEqual([
      { kind: 'places', ids: ['manye'] },
    ]);
  });

  it('bears very long terms', () => {
    expect(() => find('fes '.repeat(5000))).not.toThrow();
  });
});

describe('what is near in spelling', () => {
  const near = (term: string) => suggestSimilar(catalogue, term);

  it('is offered for what is too far for a search, nearest first', () => {
    expect(find('Voloobeelees')).toEqual({});
    expect(near('Voloobeelees')[0]).toEqual({ kind: 'places', id: 'volubilis' });
  });

  it('is looked for beyond the selected cities and tags', () => {
    expect(find('Dayet Awa', { cities: ['fes'], tags: ['restaurants'] })).toEqual({});
    expect(near('Dayet Awa')[0]).toEqual({ kind: 'places', id: 'dayet-aoua' });
  });

  it('is nothing for what is like nothing, and for less than two characters', () => {
    expect(near('xyzzyqq')).toEqual([]);
    expect(near('v')).toEqual([]);
  });

  it('is at most six entries', () => {
    const many = Array.from({ length: 9 }, (_, n) => placeEntry(`lake-${n}`, 'fes'));
    const lakes = catalogueOf(cityEntry('fes'), ...many);
    expect(suggestSimilar(lakes, 'lake')).toHaveLength(6);
  });
});
