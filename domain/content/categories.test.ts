import { describe, expect, it } from 'vitest';
import { SECTIONS, sectionPages, tagPath } from './categories.ts';

const NAMES = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];

describe('sectionPages', () => {
  it.each(NAMES)('together list every category under “%s”', (name) => {
    const listed = sectionPages(name).flatMap(({ tags }) => tags);
    expect(listed.toSorted()).toEqual([...SECTIONS[name]].sort());
  });
});

describe('tagPath', () => {
  it.each([
    ['birds', 'trip', '/lookfor/birds'],
    ['lacs-et-barrages', 'category', '/preference/4'],
    ['activites', 'category', '/discover/activities'],
    ['evenements', 'category', undefined],
  ] as const)('of %s, a %s, is %s', (slug, group, path) => {
    expect(tagPath({ slug, group })).toBe(path);
  });
});
