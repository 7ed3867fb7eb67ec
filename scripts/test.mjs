/**
 * `npm test`: runs everything that a change must pass, and stops at the first failure. With `--full`
 * (`npm run test:full`) it also runs the long variants of the tests and those on a PostgreSQL server.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installTools } from './browser.mjs';
import { bin, installPackages, NODE, ROOT } from './prepare.mjs';

installPackages([
  'node',
  'react-router',
  'vite',
  'tsc',
  'biome',
  'knip',
  'size-limit',
  'vitest',
  'playwright',
]);
installTools();

const env = { ...process.env, CI: 'true' };
if (process.argv.includes('--full')) env.TEST_FULL = 'true';

// Most steps and many tests start processes, which need up to a fifth less time with compiled modules.
env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/node');

// Sites in tests start from copies of this data folder.
const seeded = mkdtempSync(join(tmpdir(), 'fm-seeded-'));
env.TEST_SEEDED_FOLDER = seeded;
process.on('exit', () => rmSync(seeded, { recursive: true, force: true }));

/** Child processes that are still running. */
const running = new Set();
const started = Date.now();

// The build mostly uses one core, so checks run at the same time.
await Promise.all([
  runInOrder([
    ['Build', [process.execPath, 'scripts/build.mjs']],
    ['Content for the tests', [NODE, 'server/testing/seededFolder.ts', seeded]],
  ]),
  runInOrder([
    ['Route types', [NODE, bin('react-router'), 'typegen']],
    ['Class types', [NODE, 'scripts/cssModules.ts']],
    ['Types', [NODE, bin('tsc')]],
    ['Lint and format', [NODE, bin('biome'), 'ci', '--error-on-warnings']],
    ['Unused code', [NODE, bin('knip')]],
    ['Unit tests', [NODE, bin('vitest'), 'run', '--project', 'unit']],
  ]),
]);
await runInOrder([['Bytes', [NODE, bin('size-limit')]]]);
// One after the other: each of them uses all cores.
await runInOrder(
  [
    ['Integration tests', [NODE, bin('vitest'), 'run', '--project', 'server']],
    ['Browser tests', [NODE, bin('playwright'), 'test']],
  ],
  { stdio: 'inherit' },
);
console.log(`\nAll passed in ${seconds(started)}.`);

/**
 * Runs commands one after another. Unless `stdio` is 'inherit', the output of a command is printed
 * when it has ended, so that the output of parallel commands does not interleave.
 */
async function runInOrder(steps, { stdio = 'pipe' } = {}) {
  for (const [title, [command, ...parameters]] of steps) {
    const start = Date.now();
    if (stdio === 'inherit') console.log(`\n── ${title}`);
    const child = spawn(command, parameters, { cwd: ROOT, env, stdio: ['ignore', stdio, stdio] });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const status = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    running.delete(child);
    if (stdio === 'pipe') process.stdout.write(`\n── ${title} (${seconds(start)})\n${output}`);
    else console.log(`── ${title} (${seconds(start)})`);
    if (status !== 0) {
      for (const other of running) other.kill();
      console.error(`\nFailed: ${title}`);
      process.exit(status || 1);
    }
  }
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(0)} s`;
}
