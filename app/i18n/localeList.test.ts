import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../../domain/locale.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The files that may name a language other than English, and why. */
const ALLOWED: Record<string, string> = {
  'domain/locale.ts': 'the list of languages',
  'domain/format/countries.ts': 'countries whose usual name is not the one of Intl',
  'domain/format/formatters.ts': 'the first of a month in French, British dates',
  'domain/media/descriptions/countryside.ts': 'content',
  'domain/media/descriptions/gates.ts': 'content',
  'domain/media/descriptions/hotels.ts': 'content',
  'domain/media/descriptions/life.ts': 'content',
  'domain/media/descriptions/meals.ts': 'content',
  'domain/media/descriptions/monuments.ts': 'content',
  'domain/media/descriptions/mountains.ts': 'content',
  'domain/media/descriptions/waters.ts': 'content',
  'domain/media/descriptions/riads.ts': 'content',
  'domain/media/descriptions/towns.ts': 'content',
  'domain/media/sceneDescriptions.ts': 'the French space before a colon',
  'domain/planner/gateways.ts': 'content: texts that fall back to English',
  'domain/content/rules/correctedFacts.ts': 'wrong statements, as texts of each language put them',
  'app/features/map/landNames.ts': 'rivers that have another name in Spanish',
  'domain/map/drawing/regionMap.ts': 'a note that falls back to English, Spanish names of rivers',
  'server/config.ts': "the council's language, unless configured",
  'tools/audit/fuzz/requests.ts': 'sample requests',
  'tools/bench/many/apiTraffic.ts': 'sample requests',
  'tools/bench/many/visitors.ts': 'the mix of languages of the benchmark',
  'tools/bench/programme.ts': 'a sample programme',
  'tools/gallery.ts': 'the languages of the pictures',
  'tools/studioScreens.ts': 'the languages of the pictures',
};

const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|');
const literal = new RegExp(`(['"\`])(?:${others})\\1|(?:^|[{,])\\s*(?:${others}):`, 'm');
const wholeList = new RegExp(
  `(?:['"](?:${LOCALES.join('|')})['"],\\s*){${LOCALES.length - 1}}['"](?:${LOCALES.join('|')})['"]`,
);

async function filesMatching(folders: string, pattern: RegExp): Promise<string[]> {
  const found = [];
  for await (const path of glob(`{${folders}}/**/*.{ts,tsx,mjs}`, { cwd: ROOT })) {
    const code = readFileSync(`${ROOT}/${path}`, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/^\s*\/\/.*$/gm, '');
    if (pattern.test(code)) found.push(path);
  }
  return found.sort();
}

it('names languages in the list of languages only', async () => {
  const found = await filesMatching('app,domain,illustrations,scripts,server,tools', literal);
  const code = found.filter((path) => !/\.test\.tsx?$/.test(path));
  expect(code).toEqual(Object.keys(ALLOWED).sort());
});

it('does not repeat the list, including in tests', async () => {
  const found = await filesMatching(
    'app,domain,illustrations,scripts,server,tests,tools',
    wholeList,
  );
  expect(found).toEqual([]);
});
