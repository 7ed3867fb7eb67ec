import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REASON_CODES } from '../../domain/content/contentProblem.ts';
import { NEEDED, WRONG } from '../../domain/content/rules/correctedFacts.ts';
import { SCHEMA_MESSAGES, SCHEMA_REASON_KEYS } from '../../domain/studio/schemaReason.ts';
import editorEn from './editorEn.ts';
import editorFr from './editorFr.ts';
import en from './en.ts';
import fr from './fr.ts';
import listEn from './listEn.ts';
import listFr from './listFr.ts';

const ENGLISH = { ...en, ...editorEn, ...listEn };
const FRENCH = { ...fr, ...editorFr, ...listFr };
const STUDIO = join(import.meta.dirname, '..');

const keysOf = (messages: object, before = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value as object, `${before}${key}.`),
  );

it('has the same messages in all languages of the Studio', () => {
  expect(keysOf(FRENCH).toSorted()).toEqual(keysOf(ENGLISH).toSorted());
});

/** Read by keys that come from schemas or the server. */
const BY_DATA = ['fields', 'hints', 'options', 'kinds', 'problems', 'invalid', 'rules'];

/** How a file gets the texts of a group: itself, or from who calls it. */
const USE = ['useTranslations(', 'Translate<'];

it('has no message that nothing shows', () => {
  const sources = readdirSync(STUDIO, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(STUDIO, file), 'utf8'));
  const isShown = (key: string) => {
    const [group = '', ...path] = key.split('.');
    const outer = path.slice(0, -1).join('.');
    // A whole key, or one whose end is a variable, such as `status.${one}`.
    const texts = [`'${path.join('.')}'`, ...(outer ? [`\`${outer}.\${`] : [])];
    return sources.some(
      (source) =>
        // The inner group is read by keys of its own.
        (outer && source.includes(`useTranslations('${group}.${outer}')`)) ||
        (USE.some((use) => source.includes(`${use}'${group}'`)) &&
          texts.some((text) => source.includes(text))),
    );
  };
  const groups = Object.entries(ENGLISH).filter(([group]) => !BY_DATA.includes(group));
  const keys = groups.flatMap(([group, messages]) => keysOf(messages, `${group}.`));
  expect(keys.filter((key) => !isShown(key))).toEqual([]);
});

it('has a message for each reason of the content rules', () => {
  // Lengths have a message for each unit.
  const { range: _, lengthWords, lengthCharacters, lengthItems, fact, ...others } = ENGLISH.rules;
  expect([...Object.keys(others), 'length'].toSorted()).toEqual(REASON_CODES.toSorted());
  const facts = [...WRONG, ...NEEDED];
  expect(keysOf(fact).toSorted()).toEqual(facts.map(({ code }) => code).toSorted());
});

it('has the wording of the command line for facts that were corrected', () => {
  const facts = [...WRONG, ...NEEDED].map(({ code, reason }) => [code, reason]);
  expect(ENGLISH.rules.fact).toEqual(Object.fromEntries(facts));
});

it('has a message for each reason of schemas, and each of their own messages has a code', () => {
  expect(keysOf(ENGLISH.invalid).toSorted()).toEqual(SCHEMA_REASON_KEYS.toSorted());
  const folder = join(STUDIO, '../domain/content');
  const found = readdirSync(folder)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== 'contentProblem.ts')
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/'((?:must|is) [^']+)'/g)])
    .map(([, message]) => message);
  expect([...new Set(found)].toSorted()).toEqual(SCHEMA_MESSAGES.toSorted());
});

it('keeps French punctuation on the line of its word', () => {
  const texts = (messages: object): string[] =>
    Object.values(messages).flatMap((value) =>
      typeof value === 'string' ? [value] : texts(value),
    );
  expect(texts(FRENCH).filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});
