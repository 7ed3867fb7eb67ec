import { describe, expect, it } from 'vitest';
import { planSync } from './planSync.ts';

const base = { title: { en: 'Gate', fr: 'Porte' }, order: 1, tags: ['a'] };
const german = { ...base, title: { ...base.title, de: 'Tor' } };
const spanish = { ...base, title: { ...base.title, es: 'Puerta' }, order: 2 };
const plan = (file: object | undefined, published: object | undefined, more = {}) =>
  planSync({ base, hadFile: true, ...more, file: file as never, published: published as never });

describe('an entry on both sides', () => {
  it('stays where both are the same, whatever they were', () => {
    expect(plan(german, { ...german })).toBeUndefined();
    expect(plan(german, german, { base: undefined })).toBeUndefined();
  });

  it('is copied where one side changed', () => {
    const fields = [['title', 'de']];
    expect(plan(german, base)).toEqual({ action: 'import', result: german, fields });
    expect(plan(base, german)).toEqual({ action: 'export', result: german, fields });
  });

  it('is merged by field where both changed', () => {
    expect(plan(german, spanish)).toMatchObject({
      action: 'merge',
      result: { ...spanish, title: { en: 'Gate', fr: 'Porte', de: 'Tor', es: 'Puerta' } },
    });
  });

  it('has the version of the database where both changed a field, and the file’s as a draft', () => {
    const file = { ...german, order: 7 };
    expect(plan(file, spanish)).toEqual({
      action: 'conflict',
      result: { ...spanish, title: { en: 'Gate', fr: 'Porte', de: 'Tor', es: 'Puerta' } },
      fields: [['order']],
      draft: { ...file, title: { en: 'Gate', fr: 'Porte', de: 'Tor', es: 'Puerta' } },
    });
  });

  it('has a conflict in each field that differs where no common version is known', () => {
    expect(plan({ ...base, order: 3 }, base, { base: undefined })).toMatchObject({
      action: 'conflict',
      result: base,
      fields: [['order']],
      draft: { order: 3 },
    });
  });
});

describe('an entry on one side', () => {
  it('is copied where it is new', () => {
    expect(plan(base, undefined, { base: undefined })).toMatchObject({ action: 'import' });
    expect(plan(undefined, base, { base: undefined })).toMatchObject({ action: 'export' });
  });

  it('gets a file where the folder is not known to have had one', () => {
    expect(plan(undefined, base, { hadFile: false })).toMatchObject({ action: 'export' });
  });

  it('is deleted where the other side deleted it and this one did not change', () => {
    expect(plan(undefined, base)).toMatchObject({ action: 'delete-entry', result: undefined });
    expect(plan(base, undefined)).toMatchObject({ action: 'delete-file', result: undefined });
  });

  it('is a conflict where the other side deleted it and this one changed: nothing is lost', () => {
    expect(plan(undefined, german)).toEqual({ action: 'conflict', result: german, fields: [] });
    const conflict = { action: 'conflict', result: undefined, fields: [], draft: german };
    expect(plan(german, undefined)).toEqual(conflict);
  });

  it('is nothing where it is gone from both', () => {
    expect(plan(undefined, undefined)).toBeUndefined();
  });
});
