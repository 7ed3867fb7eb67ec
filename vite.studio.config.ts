/**
 * The Studio, the editor of the council's staff, as `build/studio`: a build of its own, so that pages for
 * visitors share no file with it (docs/decisions/studio.md).
 */
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compiledMessages } from './scripts/compiledMessages.ts';
import { css, cssModuleTypes } from './scripts/cssModules.ts';

/** Each file of styles declares the order of layers: browsers may get that of a shared part first. */
const layerOrder: Plugin = {
  name: 'layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = `@layer reset,tokens,base,vendor,components,utilities;${file.source}`;
    }
  },
};

export default defineConfig({
  root: 'studio',
  base: '/studio/',
  publicDir: false,
  plugins: [compiledMessages(), cssModuleTypes, layerOrder],
  css,
  build: {
    outDir: join(import.meta.dirname, process.env.BUILD_FOLDER ?? 'build', 'studio'),
    // Small files inside others would need hashes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
  },
  server: { host: '127.0.0.1', hmr: { port: 24_679 } },
});
