/**
 * The server with its worker threads and command lines, as `build/*.js`. Tests and development run the
 * sources. A build saves half a second and 150 MB of every start: Node reads drizzle-orm's large
 * package.json again for each of its 200 files.
 */
import { defineConfig } from 'vite';
import { WORKERS } from './server/projectRoot.ts';

export default defineConfig({
  build: {
    ssr: true,
    outDir: process.env.BUILD_FOLDER ?? 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    sourcemap: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        content: 'server/content/cli.ts',
        people: 'server/submissions/personalDataCli.ts',
        studio: 'server/studio/cli.ts',
        ...WORKERS,
      },
      // Flat: server/projectRoot.ts expects every file one level below the project's folder.
      output: { chunkFileNames: 'server-[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: [
      ...['drizzle-orm', 'hono', '@hono/node-server', 'zod'],
      // better-auth needs other versions of the last ones than the packages beside it.
      ...['better-auth', /^@better-auth\//, 'better-call', /^@noble\//],
    ],
  },
});
