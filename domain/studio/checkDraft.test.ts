import { describe, expect, it } from 'vitest';
import { KIND_NAMES, type Kind } from '../content/kinds.ts';
import { everywhere, placeEntry, tagEntry } from '../content/testEntries.ts';
import { checkAgainstRules, checkDraft, parseDraft } from './checkDraft.ts';

describe('parseDraft', () => {
  const gate = { _id: 'gate', title: { en: 'Gate' }, contact: { address: { city: 'fes' } } };

  it('leaves out optional fields that were cleared', () => {
    const cleared = { ...gate, summary: {}, arabicTitle: '', tip: { en: '' }, facts: [] };
    const { entry, problems } = parseDraft('places', 'gate', {
      ...cleared,
      title: { en: 'Gate', de: '' },
    });
    expect(problems).toEqual([]);
    expect(entry?.data).toMatchObject({ title: { en: 'Gate' } });
    expect(entry?.data).not.toHaveProperty('summary');
    expect(entry?.data).not.toHaveProperty('arabicTitle');
    expect(entry?.data).not.toHaveProperty('tip.en');
  });

  it.each([
    [['title', 'en'], { ...gate, title: { en: '' } }],
    [['_id'], { ...gate, _id: 'door' }],
    [['colour'], { ...gate, colour: 'blue' }],
    [['facts', '0', 'de'], { ...gate, facts: [{ en: 'One', de: 1 }] }],
    [['facts', '1', 'de'], { ...gate, facts: [{ de: 'Eins' }, { en: 'Two', de: 2 }], tip: {} }],
  ])('names the field %j', (path, data) => {
    const { problems } = parseDraft('places', 'gate', data);
    const errors = problems.filter(({ level }) => level === 'error');
    expect(errors).toEqual([expect.objectContaining({ path, code: 'schema' })]);
  });

  it('publishes without a text that has no English text yet, and says so', () => {
    const { entry, problems } = parseDraft('places', 'gate', { ...gate, tip: { fr: 'Le soir' } });
    expect(entry?.data).not.toHaveProperty('tip');
    expect(problems).toEqual([
      expect.objectContaining({
        path: ['tip'],
        level: 'warning',
        reason: { code: 'withoutEnglish', values: {} },
      }),
    ]);
  });
});

describe('checkAgainstRules', () => {
  const place = (fields: object) =>
    placeEntry('gate', 'fes', {
      title: everywhere('Gate'),
      tags: ['restaurants'],
      sources: ['https://example.org'],
      checkedOn: '2026-11-20',
      ...fields,
    });
  const levels = (entry: ReturnType<typeof place>, published?: ReturnType<typeof place>) => {
    const ids = new Set(['cities/fes', 'tags/restaurants']);
    const related = [tagEntry('restaurants')];
    const found = checkAgainstRules(entry, { ids, related, published });
    return Object.fromEntries(
      found.map(({ code, path, level }) => [`${code} ${path.join('.')}`, level]),
    );
  };

  it('takes a rule for a warning that the published version breaks too', () => {
    const long = place({ summary: everywhere('x'.repeat(161)) });
    expect(levels(long)['lengths summary.en']).toBe('error');
    expect(levels(long, long)['lengths summary.en']).toBe('warning');
    expect(levels(place({ summary: { en: 'Short' } }))['translated summary']).toBe('warning');
  });

  it('takes references to nothing and places elsewhere for errors', () => {
    const wrong = place({ province: 'nowhere', coordinates: { longitude: 2, latitude: 48 } });
    expect(levels(wrong, wrong)).toMatchObject({
      'reference province': 'error',
      'consistency coordinates': 'error',
    });
  });
});

describe('checkDraft', () => {
  const reasons = (kind: Kind, data: object) => {
    const context = {
      ids: new Set<string>(),
      related: [tagEntry('restaurants')],
      published: undefined,
    };
    const found = checkDraft(parseDraft(kind, 'new', { _id: 'new', ...data }), context);
    const errors = found.filter(({ level }) => level === 'error');
    return [...new Set(errors.map(({ path }) => path.join('.')))];
  };

  it('tells of a new entry what the schema and the rules require, all at once', () => {
    expect(reasons('places', { title: { fr: 'Café' } }).toSorted()).toEqual(
      [
        'checkedOn',
        'contact',
        'coordinates',
        'description',
        'facts',
        'sources',
        'summary',
        'tags',
        'title.en',
      ].toSorted(),
    );
  });

  it('tells nothing of what stands in for a wrong field', () => {
    const wrong = { title: { en: 'Café' }, contact: { address: { city: 'Fès' }, phone: 'none' } };
    const found = reasons('places', { ...wrong, tags: ['restaurants'], summary: { en: 1 } });
    expect(found).toContain('contact.address.city');
    expect(found).toContain('contact.phone');
    expect(found.filter((path) => path.startsWith('summary'))).toEqual(['summary.en']);
    expect(found.filter((path) => path.startsWith('contact'))).toHaveLength(2);
  });

  // Settings cannot be begun, and codes of languages have no stand-in.
  const kinds = KIND_NAMES.filter((kind) => kind !== 'settings' && kind !== 'documents');
  it.each(kinds)('finds stand-ins for an empty entry of the kind %s', (kind) => {
    expect(parseDraft(kind, 'new', { _id: 'new', slug: 'new' }).standIn).toBeDefined();
  });
});
