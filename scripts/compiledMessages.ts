import compileMessage from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** Parses the ICU messages of `messages/` while building, so that browsers load no parser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
      },
    }),
    transform: {
      filter: { id: /\/messages\/[^/]+\/\w+\.json$/ },
      handler: (code) => ({ code: JSON.stringify(compiled(JSON.parse(code))), map: null }),
    },
  };
}

/** Messages in the form that use-intl's formatter reads; those without arguments stay strings. */
function compiled(value: unknown): unknown {
  if (typeof value === 'string') return compileMessage(value);
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, compiled(inner)]),
  );
}
