import { expect, it } from 'vitest';
import en from './en.ts';
import fr from './fr.ts';

const keysOf = (messages: object, before = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value as object, `${before}${key}.`),
  );

it('has the same messages in all languages of the Studio', () => {
  expect(keysOf(fr).toSorted()).toEqual(keysOf(en).toSorted());
});
