import { describe, expect, it } from 'vitest';
import { everywhere, placeEntry, tagEntry } from '../content/testEntries.ts';
import { checkAgainstRules, parseDraft } from './checkDraft.ts';

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
    [['facts', '0', 'en'], { ...gate, facts: [{ de: 'Eins' }] }],
  ])('names the field %j', (path, data) => {
    const { problems } = parseDraft('places', 'gate', data);
    expect(problems).toEqual([expect.objectContaining({ path, code: 'schema', level: 'error' })]);
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
