/**
 * What `npm start`, `npm run dev` and `npm test` need before they begin: packages and a build that
 * fit the files as they are. Runs on the machine's own Node (20 or later), without any package.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The project's own Node, a package like the others. */
export const NODE = join(ROOT, 'node_modules/.bin/node');

/** What the website's build is made of. */
const BUILT_FROM = [
  'app',
  'domain',
  'messages',
  'posters',
  'public',
  'vite.config.ts',
  'scripts/compiledMessages.ts',
  'scripts/settledRouter.ts',
  'react-router.config.ts',
  'server',
  'vite.server.config.ts',
  'vite.worker.config.ts',
];

/** Installs the packages of the lock file, unless they are there already. */
export function installPackages() {
  const wanted = hash(readFileSync(join(ROOT, 'package-lock.json')));
  once('node_modules/.installed', wanted, 'Installing packages', () => {
    // Not `npm ci`: it refuses a lock file made where packages for other systems cannot be had.
    npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

/** Builds the website, unless the build fits its sources. */
export function buildWebsite() {
  once('build/.built', fingerprint(BUILT_FROM), 'Building the website', () => {
    run(NODE, [join(ROOT, 'node_modules/.bin/react-router'), 'build']);
    run(NODE, [join(ROOT, 'node_modules/.bin/vite'), 'build', '--config', 'vite.worker.config.ts']);
    run(NODE, [join(ROOT, 'scripts/compress.ts')]);
    run(NODE, [join(ROOT, 'node_modules/.bin/vite'), 'build', '--config', 'vite.server.config.ts']);
  });
}

/** Runs a command with this process' output; ends this process when the command fails. */
export function run(command, parameters, options = {}) {
  const { status, error } = spawnSync(command, parameters, {
    cwd: ROOT,
    stdio: 'inherit',
    ...options,
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

function npm(parameters) {
  const cli = process.env.npm_execpath;
  if (cli) run(process.execPath, [cli, ...parameters]);
  else run('npm', parameters);
}

/** Does `work`, with a line that says how long it took, unless `stamp` holds what is wanted. */
function once(stamp, wanted, title, work) {
  const file = join(ROOT, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return;
  console.log(`${title} …`);
  const started = Date.now();
  work();
  writeFileSync(file, wanted);
  console.log(`${title}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Changes whenever a file below `paths` changes. */
function fingerprint(paths) {
  const lines = paths
    .flatMap((path) => files(join(ROOT, path)))
    .map((file) => {
      const { mtimeMs, size } = statSync(file);
      return `${file} ${mtimeMs} ${size}`;
    });
  return hash([readFileSync(join(ROOT, 'package-lock.json')), ...lines].join('\n'));
}

function files(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => files(join(path, entry.name)));
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}
