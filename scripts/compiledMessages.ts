import compileMessage from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** Parses the ICU messages of `messages/` while building, so that browsers load no parser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    // For the Studio, which formats with use-intl.
    config: () => ({
      resolve: {
        alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
      },
    }),
    transform: {
      filter: { id: /\/messages\/[^/]+\/\w+\.json$/ },
      handler: (code) => ({ code: JSON.stringify(compileMessages(JSON.parse(code))), map: null }),
    },
  };
}

/** Compiles messages; those without arguments stay strings. */
export function compileMessages<T>(messages: T): T {
  const compile = (value: unknown): unknown =>
    typeof value === 'string'
      ? compileMessage(value)
      : Object.fromEntries(
          Object.entries(value as object).map(([key, inner]) => [key, compile(inner)]),
        );
  return compile(messages) as T;
}
