import compileMessage from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** The texts of `messages/` are parsed while building: browsers are spared the parser. */
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
      filter: { id: /\/messages\/(?:[a-z]+\/)?[a-z]{2}\.json$/ },
      handler: (code) => ({ code: JSON.stringify(compiled(JSON.parse(code))), map: null }),
    },
  };
}

/** Texts in the form that the formatter reads; those without arguments stay. */
function compiled(value: unknown): unknown {
  if (typeof value === 'string') return compileMessage(value);
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, compiled(inner)]),
  );
}
