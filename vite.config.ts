import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import compileMessage from 'icu-minify/compile';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [compiledMessages(), tailwindcss(), reactRouter()],
  resolve: {
    // Messages are parsed while building: browsers are spared the parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  ssr: { noExternal: ['use-intl'] },
  build: {
    // Small files inside pages would need hashes in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  server: { host: '127.0.0.1' },
});

/** The texts of `messages/` in the form that the formatter reads; texts without arguments stay. */
function compiledMessages(): Plugin {
  const compiled = (value: unknown): unknown =>
    typeof value === 'string'
      ? compileMessage(value)
      : Object.fromEntries(
          Object.entries(value as object).map(([key, inner]) => [key, compiled(inner)]),
        );
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\/[a-z]{2}\.json$/ },
      handler: (code) => ({ code: JSON.stringify(compiled(JSON.parse(code))), map: null }),
    },
  };
}
