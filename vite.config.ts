import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './scripts/compiledMessages.ts';
import { css, cssModules } from './scripts/cssModules.ts';

export default defineConfig({
  plugins: [compiledMessages(), reactRouter(), ...cssModules],
  css,
  build: {
    // Small files inside pages would need hashes in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      // 0.8 to 1.4 kB less: class names and numbers are written where they are used.
      optimization: { inlineConst: { mode: 'all' } },
      // Leaves out schemas and drawings that only the loader in a component's file needs.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/](domain|illustrations)[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // Without groups the home page loads 37 scripts of 119.5 kB (Brotli).
          groups: [
            // 5.1 kB less: larger files compress better.
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
              priority: 1,
            },
            // 2.4 kB and 20 requests less: what at least 8 entry points import. A style sheet in here
            // would be one more request of every page.
            { name: 'shared', minShareCount: 8 },
            // 0.5 kB less: what the shell imports and few other entry points share would be files of 0.3 kB.
            {
              name: 'shell',
              test: /app\/(layout\/(MenuLink|Logo)|components\/(PhoneDisclosure|RenderLater)|lib\/(localStore|colorScheme)|features\/analytics\/navigationEvent)\.tsx?/,
            },
            // One style sheet for the planner, whose components are in several chunks.
            { name: 'planner', test: /app\/features\/planner\/.*\.module\.css/, priority: 1 },
            // One for the tables of destinations and practical information: a file more is a connection more.
            {
              name: 'tables',
              test: /app\/features\/(practicalInfo|weather)\/.*\.module\.css/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // Errors of the pages' server build are logged with the lines of the sources.
  environments: { ssr: { build: { sourcemap: true } } },
  server: { host: '127.0.0.1' },
});
