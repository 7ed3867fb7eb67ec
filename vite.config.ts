import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './scripts/compiledMessages.ts';
import { settledRouter } from './scripts/settledRouter.ts';

export default defineConfig({
  plugins: [compiledMessages(), settledRouter(), tailwindcss(), reactRouter()],
  ssr: { noExternal: ['use-intl'] },
  build: {
    // Small files inside pages would need hashes in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // In parts they are 4 kB larger, and every page needs them.
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
              priority: 1,
            },
            // So are what stands around every screen, with all that it imports, and what nearly
            // every screen imports beside. The root brings the styles: with it in here, each part
            // that is loaded later would bring them once more.
            {
              name: 'frame',
              test: /app\/(shell\/(shell|problemBoundary)|i18n\/messages|parts\/(head|RegionMap|Sections|useLater|useLocale))\.tsx?/,
            },
            // The pages of single things end in these.
            { name: 'details', test: /app\/parts\/(Facts|PreviousNext|Sources|Tip)\.tsx/ },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
});
