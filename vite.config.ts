import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './scripts/compiledMessages.ts';

export default defineConfig({
  plugins: [compiledMessages(), tailwindcss(), reactRouter()],
  ssr: { noExternal: ['use-intl'] },
  build: {
    // Small files inside pages would need hashes in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  server: { host: '127.0.0.1' },
});
