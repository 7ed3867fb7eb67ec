import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import plan from '../../messages/en/plan.json';
import shell from '../../messages/en/shell.json';
import weather from '../../messages/en/weather.json';
import { MessagesProvider } from './MessagesProvider.tsx';
import { addMessages, messages, translator } from './messages.ts';
import { useTranslations } from './useTranslations.ts';

addMessages('en', 'shell', shell);
addMessages('en', 'plan', plan);
addMessages('en', 'weather', weather);

/** Renders a component with the messages of the namespace `plan`. */
function render(Component: () => string): string {
  const loaded = [undefined, messages('en', ['plan'])];
  const children = createElement(Component);
  const props = { locale: 'en' as const, messages: loaded, children };
  return renderToStaticMarkup(createElement(MessagesProvider, props));
}

it('translates keys of the shell, of declared namespaces and of one group', () => {
  const text = render(() => {
    const t = useTranslations(['plan']);
    return [useTranslations()('nav.home'), t('nav.home'), t('plan.wish.title')].join('|');
  });
  expect(text).toBe([shell.nav.home, shell.nav.home, plan.wish.title].join('|'));
  expect(render(() => useTranslations('plan.wish')('title'))).toBe(plan.wish.title);
});

it('translates the same outside of components', () => {
  expect(translator('en')('nav.home')).toBe(shell.nav.home);
  expect(translator('en', 'nav')('home')).toBe(shell.nav.home);
  expect(translator('en', 'plan.wish')('title')).toBe(plan.wish.title);
  expect(translator('en', ['plan'])('plan.wish.title')).toBe(plan.wish.title);
});

it('throws in a loader if a namespace has not been loaded', () => {
  expect(() => messages('fr', ['plan'])).toThrow('messages/fr/plan.json has not been loaded');
});

/** Checked by tsc: each marked line must be a type error. */
it('is typed by the declared namespaces', () => {
  const component = () => {
    const t = useTranslations(['plan']);
    t('plan.wish.title');
    t('nav.home');
    // @ts-expect-error: the namespace is not declared
    t('weather.title');
    // @ts-expect-error: the key does not exist
    t('plan.wish.nothing');
    // @ts-expect-error: only the shell's messages without declared namespaces
    useTranslations()('plan.wish.title');
    // @ts-expect-error: there is no such namespace
    useTranslations(['nothing']);
    // @ts-expect-error: there is no such group
    useTranslations('plan.nothing');
    // @ts-expect-error: the key is of another group
    useTranslations('plan.wish')('home');
  };
  const loader = () => {
    // @ts-expect-error: the namespace is not declared
    translator('en', ['plan'])('weather.title');
    // @ts-expect-error: the result has the declared namespaces only
    return messages('en', ['plan']).weather;
  };
  expect([component, loader]).toHaveLength(2);
});
