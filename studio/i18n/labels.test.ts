import { describe, expect, it } from 'vitest';
import { type Field, fieldsOf } from '../../domain/content/fieldTree.ts';
import { KIND_NAMES, type Kind } from '../../domain/content/kinds.ts';
import editorEn from '../messages/editorEn.ts';
import editorFr from '../messages/editorFr.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import { labelKey } from './labels.ts';

/** All fields below `field` with their names from the entry on. */
function fieldsBelow(field: Field, before: string[]): { names: string[]; field: Field }[] {
  const names = [...before, field.name];
  const inner = field.type === 'list' ? field.item : field;
  const fields = inner.type === 'object' ? inner.fields : [];
  return [{ names, field: inner }, ...fields.flatMap((one) => fieldsBelow(one, names))];
}

const all = (kind: Kind) => fieldsOf(kind).flatMap((field) => fieldsBelow(field, []));

/** Named by `Intl`. */
const NAMED = new Set(['countries', 'days', 'closedOn', 'marketDays']);

describe.each([
  ['English', { ...en, ...editorEn }],
  ['French', { ...fr, ...editorFr }],
])('labels in %s', (_, messages) => {
  it.each(KIND_NAMES)('name every field of %s', (kind) => {
    const unnamed = all(kind).filter(
      ({ names }) => !labelKey((key) => key in messages.fields, kind, names),
    );
    expect(unnamed.map(({ names }) => names.join('.'))).toEqual([]);
  });

  it.each(KIND_NAMES)('name every choice of %s', (kind) => {
    const choices = all(kind).flatMap(({ names, field }) =>
      field.type === 'enum' && !NAMED.has(field.name)
        ? field.options.map((option) => [...names, String(option)])
        : [],
    );
    const unnamed = choices.filter(
      (names) => !labelKey((key) => key in messages.options, kind, names),
    );
    expect(unnamed.map((names) => names.join('.'))).toEqual([]);
  });

  it.each(KIND_NAMES)('are different for fields of one object of %s', (kind) => {
    const byObject = Map.groupBy(all(kind), ({ names }) => names.slice(0, -1).join('.'));
    for (const fields of byObject.values()) {
      const labels = fields.map(
        ({ names }) =>
          messages.fields[labelKey((key) => key in messages.fields, kind, names) as 'title'],
      );
      expect(labels).toEqual([...new Set(labels)]);
    }
  });
});

describe('the key of a label', () => {
  it('is the longest end of the path that there is', () => {
    const has = (key: string) => ['days', 'visas_days', 'week_days'].includes(key);
    expect(labelKey(has, 'visas', ['days'])).toBe('visas_days');
    expect(labelKey(has, 'places', ['openingHours', 'week', 'days'])).toBe('week_days');
    expect(labelKey(has, 'circuits', ['days'])).toBe('days');
    expect(labelKey(has, 'circuits', ['theme'])).toBeUndefined();
  });
});
