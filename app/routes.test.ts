import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES } from '../domain/pages.ts';

it('has a page for every screen, and a screen for every page', () => {
  const files = readdirSync('app/screens').filter((name) => name.endsWith('.tsx'));
  const screens = new Set([...PAGES.map(({ screen }) => `${screen}.tsx`), 'notFound.tsx']);
  expect(files.toSorted()).toEqual([...screens].sort());
});

it('has texts for every page that names them', () => {
  const missing = PAGES.flatMap(({ contentId }) => contentId ?? []).filter(
    (id) => !existsSync(`content/pages/${id}.yaml`),
  );
  expect(missing).toEqual([]);
});
