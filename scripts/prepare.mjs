/**
 * What `npm start`, `npm run dev` and `npm test` need before they begin: packages and a build that
 * fit the files as they are. Runs on the machine's own Node (20 or later), without any package.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { publishBuild } from './publish.mjs';

/** The project's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The project's own Node, a package like the others. */
export const NODE = join(ROOT, 'node_modules/.bin/node');

/** What the website's build is made of. */
const BUILT_FROM = [
  'app',
  'domain',
  'messages',
  'illustrations',
  'public',
  'vite.config.ts',
  'scripts/compiledMessages.ts',
  'scripts/cssModules.ts',
  'react-router.config.ts',
  'server',
  'vite.server.config.ts',
  'vite.worker.config.ts',
];

/** What a build and a start need of the packages. */
const TOOLS = ['node', 'react-router', 'vite'];

/** A program of the packages. */
export const bin = (name) => join(ROOT, 'node_modules/.bin', name);

/**
 * Installs the packages of the lock file, unless they are there already. Ends the process with what to
 * do when a tool is missing afterwards.
 */
export function installPackages(tools = TOOLS) {
  const wanted = hash(readFileSync(join(ROOT, 'package-lock.json')));
  const missing = () => tools.filter((name) => !existsSync(bin(name)));
  // Somebody else may have taken packages away since.
  if (missing().length > 0) rmSync(join(ROOT, INSTALLED), { force: true });
  once(INSTALLED, wanted, 'Installing packages', () => {
    // Not `npm ci`: it refuses a lock file made where packages for other systems cannot be had.
    npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
    if (missing().length > 0) fail(adviceFor(missing()));
    // Its program comes by an install script.
    if (spawnSync(NODE, ['--version']).status !== 0) fail(adviceFor(['node']));
  });
}

const INSTALLED = 'node_modules/.installed';

/** What to do about tools that npm has not installed. */
function adviceFor(missing) {
  return missing.includes('node')
    ? `The project's own Node is missing: npm was told not to run install scripts (ignore-scripts).
Allow this one with: npm rebuild node --ignore-scripts=false`
    : `npm has not installed ${missing.join(', ')}. It leaves packages for development out where
NODE_ENV is "production" or omit=dev is set; have them with: npm install --include=dev`;
}

/**
 * Builds the website, unless the build fits its sources. A server that runs on the build before goes
 * on undisturbed: see publish.mjs.
 */
export function buildWebsite() {
  once('build/.built', fingerprint(BUILT_FROM), 'Building the website', () => {
    const next = 'build/.next';
    rmSync(join(ROOT, next), { recursive: true, force: true });
    const env = { ...process.env, BUILD_FOLDER: next };
    run(NODE, [bin('react-router'), 'build'], { env });
    run(NODE, [bin('vite'), 'build', '--config', 'vite.worker.config.ts'], { env });
    run(NODE, [join(ROOT, 'scripts/compress.ts')], { env });
    run(NODE, [bin('vite'), 'build', '--config', 'vite.server.config.ts'], { env });
    publishBuild(join(ROOT, next), join(ROOT, 'build'));
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

function fail(message) {
  console.error(message);
  process.exit(1);
}

function npm(parameters) {
  const cli = process.env.npm_execpath;
  if (cli) run(process.execPath, [cli, ...parameters]);
  else run('npm', parameters);
}

/**
 * Does `work`, with a line that says how long it took, unless `stamp` holds what is wanted. Of two
 * processes the second waits for the first, and finds the work done.
 */
function once(stamp, wanted, title, work) {
  const file = join(ROOT, stamp);
  const isDone = () => existsSync(file) && readFileSync(file, 'utf8') === wanted;
  if (isDone()) return;
  withLock(join(ROOT, '.prepare.lock'), () => {
    if (isDone()) return;
    rmSync(file, { force: true });
    console.log(`${title} …`);
    const started = Date.now();
    work();
    writeFileSync(file, wanted);
    console.log(`${title}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  });
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
