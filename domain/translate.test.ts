import compile from 'icu-minify/compile';
import { afterEach, expect, it, vi } from 'vitest';
import { createTranslate } from './translate.ts';

const MESSAGES = {
  nav: { home: 'Home' },
  list: {
    places: compile('{count, plural, =0 {no place} one {one place} other {# places}}'),
    share: compile('{share, number, ::percent} like it'),
    named: compile('From {name}'),
    policy: compile('Read <link>the {what}</link>.'),
  },
};
const t = createTranslate('en', MESSAGES);

afterEach(() => void vi.restoreAllMocks());

it('formats arguments, plurals and numbers in the language', () => {
  expect(t('nav.home')).toBe('Home');
  expect(t('list.named', { name: 'Fez' })).toBe('From Fez');
  expect([0, 1, 1200].map((count) => t('list.places', { count }))).toEqual([
    'no place',
    'one place',
    '1,200 places',
  ]);
  expect(createTranslate('de', { ...MESSAGES })('list.places', { count: 1200 })).toBe(
    '1.200 places',
  );
  expect(t('list.share', { share: 0.25 })).toBe('25% like it');
});

it('hands the content of tags to functions', () => {
  const link = (content: unknown[]) => ({ link: content });
  expect(t.rich('list.policy', { what: 'policy', link })).toEqual([
    'Read ',
    { link: ['the policy'] },
    '.',
  ]);
});

it('has one function for each group', () => {
  expect(createTranslate('en', MESSAGES, 'list')('named', { name: 'Fez' })).toBe('From Fez');
  expect(createTranslate('en', MESSAGES, 'list')).toBe(createTranslate('en', MESSAGES, 'list'));
});

it('shows the key of a missing message, and reports it', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(t('nav.nothing')).toBe('nav.nothing');
  expect(createTranslate('en', MESSAGES, 'no.group')('title')).toBe('title');
  expect(error).toHaveBeenCalledTimes(2);
  expect([t.has('nav.home'), t.has('nav.nothing'), t.has('nothing.at.all')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('shows the key of a message that cannot be formatted, and reports it', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(t.rich('list.policy', { what: 'policy' })).toBe('list.policy');
  expect(t('list')).toBe('list');
  expect(error).toHaveBeenCalledTimes(2);
});

it('compiles messages that are not', () => {
  const raw = createTranslate('en', { named: 'From {name}' }, '', compile);
  expect(raw('named', { name: 'Fez' })).toBe('From Fez');
});
