/** `npm test`: everything that a change must pass, cheapest first; stops at the first failure. */

import { installTools } from './browser.mjs';
import { buildWebsite, installPackages, NODE, run } from './prepare.mjs';

installPackages();
const bin = (name) => new URL(`../node_modules/.bin/${name}`, import.meta.url).pathname;

const STEPS = [
  ['Route types', NODE, [bin('react-router'), 'typegen']],
  ['Types', NODE, [bin('tsc')]],
  ['Lint and format', NODE, [bin('biome'), 'ci', '--error-on-warnings']],
  ['Unused code', NODE, [bin('knip')]],
  ['Content', NODE, ['server/content.ts', 'check']],
  ['Build', buildWebsite],
  ['Bytes', NODE, [bin('size-limit')]],
  ['Tools for tests', installTools],
  ['Unit and integration tests', NODE, [bin('vitest'), 'run']],
  ['Browser tests', NODE, [bin('playwright'), 'test']],
];

for (const [title, command, parameters] of STEPS) {
  console.log(`\n── ${title}`);
  if (typeof command === 'function') command();
  else run(command, parameters, { env: { ...process.env, CI: 'true' } });
}
console.log('\nAll passed.');
