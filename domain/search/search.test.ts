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

  it('ranks an exact title before longer ones with several spellings', () => {
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

  it('matches words at any position in titles of every language', () => {
    expect(find('hydraulique').places?.[0]).toBe('clock');
  });

  it('ignores terms of fewer than two characters and of spaces', () => {
    expect(find('v')).toEqual({});
    expect(find('   ')).toEqual({});
  });

  it('returns nothing for an unknown term', () => {
    expect(find('xyzzyqq')).toEqual({});
  });

  it('filters by the selected cities and any of the selected tags', () => {
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
    const withMusic = catalogueOf(
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
    expect(searchIn(withMusic, '', { tags })).toEqual({
      cities: ['fes'],
      places: ['hall'],
      deals: ['stay'],
      events: ['festival'],
      articles: ['song'],
    });
    expect(searchIn(withMusic, '', { tags, cities: ['fes'] })).not.toHaveProperty('articles');
  });

  it('ranks exact titles, then prefixes, then prefixes of words, then similar titles', () => {
    const ranked = catalogueOf(
      cityEntry('fes'),
      placeEntry('c', 'fes', { title: { en: 'By train' } }),
      placeEntry('d', 'fes', { title: { en: 'Trian' } }),
      placeEntry('a', 'fes', { title: { en: 'Train' } }),
      placeEntry('b', 'fes', { title: { en: 'Train station of the old town' } }),
    );
    expect(searchIn(ranked, 'train').places).toEqual(['a', 'b', 'c', 'd']);
  });

  it('ranks titles with a word of the term by importance, and an exact title before them', () => {
    const ranked = catalogueOf(
      cityEntry('fes'),
      placeEntry('short', 'fes', { title: { en: 'Bab Fes' } }),
      placeEntry('second', 'fes', { title: { en: 'A gate called Bab' }, order: 2 }),
      placeEntry('first', 'fes', { title: { en: 'Bab el-Oued of the east' }, order: 1 }),
      placeEntry('exact', 'fes', { title: { en: 'Bab' } }),
      placeEntry('similar', 'fes', { title: { en: 'Babbling' } }),
    );
    expect(searchIn(ranked, 'bab').places).toEqual([
      'exact',
      'first',
      'second',
      'short',
      'similar',
    ]);
  });

  it('finds pages and sections, with the best matching kind first', () => {
    const withPages = catalogueOf(
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
    const first = (term: string) => search(withPages, { term })[0];
    expect(search(withPages, { term: 'money' })).toEqual([
      { kind: 'pages', ids: ['practical-info#money'] },
      { kind: 'places', ids: ['manye'] },
    ]);
    expect(first('argent')?.ids[0]).toBe('practical-info#money');
    expect(first('wetter')?.ids[0]).toBe('practical-info#weather');
    expect(first('emergency')?.ids[0]).toBe('practical-info');
    expect(search(withPages, { term: 'money', cities: ['fes'] })).toEqual([
      { kind: 'places', ids: ['manye'] },
    ]);
  });

  describe('for a service', () => {
    const withServices = catalogueOf(
      cityEntry('fes', 1, { title: { en: 'Fez', fr: 'Fès' } }),
      cityEntry('taza', 2),
      entryOf('tags', {
        _id: 'pharmacy',
        slug: 'pharmacy',
        name: { en: 'Pharmacies', de: 'Apotheken' },
        aliases: ['pharmacy', 'farmacia', 'Apotheke'],
        group: 'service',
        order: 1,
      }),
      placeEntry('al-amal', 'taza', { tags: ['pharmacy'] }),
      placeEntry('du-maroc', 'fes', { tags: ['pharmacy'] }),
      placeEntry('pharaoh', 'fes', { title: { en: 'Pharmaon' } }),
      entryOf('pages', {
        _id: 'practical-info',
        title: { en: 'Practical information' },
        sections: [
          { anchor: 'health', heading: { en: 'Health' }, aliases: ['pharmacy'], text: { en: '-' } },
        ],
      }),
    );

    it.each(['pharmacy', 'Farmacia', 'apotheken', 'pharmac'])('finds it for %s', (term) => {
      const ids = searchIn(withServices, term).places ?? [];
      expect(ids.slice(0, 2).toSorted()).toEqual(['al-amal', 'du-maroc']);
    });

    it.each(['pharmacy Fez', 'Apotheke Fès'])('finds the one of the town first for %s', (term) => {
      expect(searchIn(withServices, term).places?.[0]).toBe('du-maroc');
    });

    it('shows the section of that name before the entries', () => {
      expect(search(withServices, { term: 'pharmacy' })[0]).toEqual({
        kind: 'pages',
        ids: ['practical-info#health'],
      });
    });
  });

  it('accepts very long terms', () => {
    expect(() => find('fes '.repeat(5000))).not.toThrow();
  });
});

describe('suggestSimilar', () => {
  const suggest = (term: string) => suggestSimilar(catalogue, term);

  it('returns entries that a search does not find, most similar first', () => {
    expect(find('Voloobeelees')).toEqual({});
    expect(suggest('Voloobeelees')[0]).toEqual({ kind: 'places', id: 'volubilis' });
  });

  it('ignores the selected cities and tags', () => {
    expect(find('Dayet Awa', { cities: ['fes'], tags: ['restaurants'] })).toEqual({});
    expect(suggest('Dayet Awa')[0]).toEqual({ kind: 'places', id: 'dayet-aoua' });
  });

  it('returns only entries with a word that begins with the same letter', () => {
    const towns = catalogueOf(
      cityEntry('taza', 1, { title: { en: 'Taza' } }),
      cityEntry('immouzer', 2, { title: { en: 'Imouzzer Kandar' }, aliases: ['Ímmouzer'] }),
    );
    expect(suggestSimilar(towns, 'xyzzy')).toEqual([]);
    expect(suggestSimilar(towns, 'izzyr')).toEqual([{ kind: 'cities', id: 'immouzer' }]);
    expect(suggestSimilar(towns, 'kyzzer')).toEqual([{ kind: 'cities', id: 'immouzer' }]);
  });

  it('returns nothing for unknown terms and fewer than two characters', () => {
    expect(suggest('xyzzyqq')).toEqual([]);
    expect(suggest('v')).toEqual([]);
  });

  it('returns at most six entries', () => {
    const many = Array.from({ length: 9 }, (_, n) => placeEntry(`lake-${n}`, 'fes'));
    const lakes = catalogueOf(cityEntry('fes'), ...many);
    expect(suggestSimilar(lakes, 'lake')).toHaveLength(6);
  });
});
