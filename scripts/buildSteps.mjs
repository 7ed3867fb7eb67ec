/**
 * Builds everything into the folder of `BUILD_FOLDER`. What does not need each other is built at the same
 * time. A step prints its duration when it ends, and its output if it fails.
 */
import { spawn } from 'node:child_process';
import { bin, NODE, ROOT } from './prepare.mjs';

const vite = (config) => [bin('vite'), 'build', '--config', config];
const compress = (folder) => ['scripts/compress.ts', folder];

try {
  await Promise.all([
    inOrder(
      ['Pages', [bin('react-router'), 'build']],
      // The service worker carries the names of the files for browsers.
      ['Service worker', vite('vite.worker.config.ts')],
      ['Compressed files of pages', compress('client')],
    ),
    inOrder(
      ['Server', vite('vite.server.config.ts')],
      ['Studio', vite('vite.studio.config.ts')],
      ['Compressed files of the Studio', compress('studio')],
    ),
  ]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function inOrder(...steps) {
  for (const [title, parameters] of steps) await step(title, parameters);
}

/** @throws Error with the output of the step, if it fails */
async function step(title, parameters) {
  const started = Date.now();
  const child = spawn(NODE, parameters, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (status !== 0) throw new Error(`${output}\n${title}: failed`);
  console.log(`  ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
