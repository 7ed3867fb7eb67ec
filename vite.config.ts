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
    rolldownOptions: {
      output: {
        // In parts they are 4 kB larger, and every page needs them.
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
});
