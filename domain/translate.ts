/** Looks up and formats compiled messages. */
import format, { type FormatOptions, type FormatValues } from 'icu-minify/format';
import { dateFormat, numberFormat, pluralRules } from './format/formatters.ts';
import type { Locale } from './locale.ts';

/** Messages in groups, each compiled by `icu-minify/compile`; those without arguments are strings. */
export type MessageTree = { readonly [key: string]: unknown };

/** `t` without the types of keys and values, which `Translate` in messages.ts adds. */
export interface AnyTranslate {
  /** The text of a key, such as `nav.home`; the key itself if there is no such message or it has a fault. */
  (key: string, values?: FormatValues): string;
  /**
   * A text with elements: values that are functions get the content of the tag with their name. The elements
   * that they return need a `key`.
   */
  rich(key: string, values?: FormatValues): unknown;
  has(key: string): boolean;
}

type Message = Parameters<typeof format>[0];

/** Compiles a message from its text. */
export type CompileMessage = (text: string) => Message;

const FORMATTERS: FormatOptions['formatters'] = {
  getNumberFormat: (locale, options = {}) => numberFormat(String(locale), options),
  getDateTimeFormat: (locale, options = {}) => dateFormat(String(locale), options),
  getPluralRules: (locale, options = {}) => pluralRules(String(locale), options),
};

/** `t` of each group, by the messages that it was made for. */
const known = new WeakMap<MessageTree, Map<string, AnyTranslate>>();

/**
 * Gives `t` for keys below a group of messages; the same function for the same messages and group.
 *
 * @param messages those of one language
 * @param group a path such as `plan.wish`; empty for all messages
 * @param compile for messages that have not been compiled, as in the server
 */
export function createTranslate(
  locale: Locale,
  messages: MessageTree,
  group = '',
  compile: CompileMessage = (text) => text,
): AnyTranslate {
  const groups = known.get(messages) ?? new Map<string, AnyTranslate>();
  known.set(messages, groups);
  const existing = groups.get(group);
  if (existing) return existing;
  const scope = find(messages, group);
  function rich(key: string, values?: FormatValues) {
    try {
      const found = find(scope, key);
      if (found === undefined) throw new Error('There is no such message');
      const message = typeof found === 'string' ? compile(found) : (found as Message);
      return format(message, locale, values, { formatters: FORMATTERS });
    } catch (cause) {
      console.error(new Error(`Message ${group} ${key} in ${locale}`, { cause }));
      return key;
    }
  }
  const translate = Object.assign(
    (key: string, values?: FormatValues) => rich(key, values) as string,
    { rich, has: (key: string) => find(scope, key) !== undefined },
  );
  groups.set(group, translate);
  return translate;
}

/** What stands at a path such as `nav.home`; undefined if there is nothing. */
function find(tree: unknown, path: string): unknown {
  if (path === '') return tree;
  return path.split('.').reduce((node, key) => (node as MessageTree | undefined)?.[key], tree);
}
