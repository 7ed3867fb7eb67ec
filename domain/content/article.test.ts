import { expect, it } from 'vitest';
import { Article } from './article.ts';
import { checkEntry } from './validateContent.ts';

const ids = new Set(['places/market', 'places/square', 'places/palace']);

function problemsOf(...pictured: string[]): string[] {
  const data = Article.parse({
    _id: 'tea',
    slug: 'tea',
    title: { en: 'Tea' },
    places: ['market', 'square'],
    sections: pictured.map((place) => ({ heading: { en: 'Mint' }, text: { en: 'Fresh.' }, place })),
  });
  return checkEntry({ kind: 'articles', data }, ids).map(({ reason }) => reason);
}

it.each([
  [['square', 'market'], []],
  [['square', 'palace'], ['show palace, which is not in places']],
  [['square', 'square'], ['show square twice']],
])('checks the places whose pictures an article shows: %j', (pictured, reasons) =>
  expect(problemsOf(...pictured)).toEqual(reasons),
);
