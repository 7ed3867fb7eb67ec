import { expect, test } from 'vitest';
import { Slug } from '../content/fields.ts';
import { proposeId } from './proposeId.ts';

test('an id has the words of the title without accents and signs', () => {
  expect(proposeId('  Café of the Qarawīyīn – Fès’ oldest (2) ')).toBe(
    'cafe-of-the-qarawiyin-fes-oldest-2',
  );
  expect(Slug.safeParse(proposeId('word '.repeat(40))).success).toBe(true);
  expect(proposeId('فاس')).toBe('');
});
