/**
 * The service worker as one file, `build/client/sw.js`, after the website's own build: it carries
 * the names of the files that were built for browsers, so that every release has its own worker.
 */
import { readdirSync, statSync } from 'node:fs';
import { defineConfig } from 'vite';

const CLIENT = `${process.env.BUILD_FOLDER ?? 'build'}/client`;
const FOLDER = `${CLIENT}/assets`;

/** Files above this size, in bytes, are no part of most pages (a map's engine): saved when used. */
const LARGE = 450_000;

/** Fonts for letters that few pages have (app/fonts/fonts.css). */
const RARE = /-latin-.*woff2$/;

/** The compressed copies beside the files are the server's matter. */
const files = readdirSync(FOLDER).filter((file) => !/\.(br|gz)$/.test(file));
const isFirst = (file: string) => statSync(`${FOLDER}/${file}`).size < LARGE && !RARE.test(file);
const addresses = (some: string[]) => some.map((file) => `/assets/${file}`);

export default defineConfig({
  define: {
    'process.env.NODE_ENV': '"production"',
    RELEASE_OF_BUILD: JSON.stringify({
      name: files.find((file) => /^manifest-.*\.js$/.test(file))?.replace(/\.js$/, ''),
      first: addresses(files.filter(isFirst)),
      later: addresses(files.filter((file) => !isFirst(file))),
    }),
  },
  build: {
    outDir: CLIENT,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2023',
    rolldownOptions: {
      input: 'app/serviceWorker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
