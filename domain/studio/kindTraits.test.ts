import { expect, it } from 'vitest';
import { fieldsOf } from '../content/fieldTree.ts';
import { KIND_NAMES } from '../content/kinds.ts';
import { hasTags } from './kindTraits.ts';

it('knows which kinds have tags', () => {
  const withTags = KIND_NAMES.filter((kind) => fieldsOf(kind).some(({ name }) => name === 'tags'));
  expect(KIND_NAMES.filter(hasTags)).toEqual(withTags);
});
