/**
 * Installs packages and builds the website if they are out of date, before `npm start`, `npm run dev`
 * and `npm test`. Runs on the Node of the machine (20 or later) and imports no packages.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { publishBuild } from './publish.mjs';

/** The project folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node that the project depends on, installed as a package. */
export const NODE = join(ROOT, 'node_modules/.bin/node');

/** Files and folders that the build depends on. */
const BUILT_FROM = [
  'app',
  'domain',
  'messages',
  'illustrations',
  'public',
  'studio',
  'vite.config.ts',
  'scripts/buildSteps.mjs',
  'scripts/compiledMessages.ts',
  'scripts/compress.ts',
  'scripts/cssModules.ts',
  'react-router.config.ts',
  'server',
  'vite.server.config.ts',
  'vite.studio.config.ts',
  'vite.worker.config.ts',
];

/** Programs from packages that building and starting need. */
const TOOLS = ['node', 'react-router', 'vite'];

/** Path of a program that a package provides. */
export const bin = (name) => join(ROOT, 'node_modules/.bin', name);

/**
 * Installs the packages of `package-lock.json` if they are missing or out of date. Exits with an error
 * message if a tool is missing afterwards.
 *
 * @param tools names of programs that must be in `node_modules/.bin`
 */
export function installPackages(tools = TOOLS) {
  const wanted = hash(readFileSync(join(ROOT, 'package-lock.json')));
  const missing = () => tools.filter((name) => !existsSync(bin(name)));
  // Packages may have been removed since the installation.
  if (missing().length > 0) rmSync(join(ROOT, INSTALLED), { force: true });
  runOnce(INSTALLED, wanted, 'Installing packages', () => {
    // Not `npm ci`: it rejects a lock file that was written where packages for other platforms were
    // not available.
    npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
    if (missing().length > 0) fail(adviceFor(missing()));
    // An install script of the package downloads the program.
    if (spawnSync(NODE, ['--version']).status !== 0) fail(adviceFor(['node']));
  });
}

const INSTALLED = 'node_modules/.installed';

/** Error message for tools that npm has not installed. */
function adviceFor(missing) {
  return missing.includes('node')
    ? `The project's own Node is missing: npm was told not to run install scripts (ignore-scripts).
Allow this one with: npm rebuild node --ignore-scripts=false`
    : `npm has not installed ${missing.join(', ')}. It omits development packages if NODE_ENV is
"production" or omit=dev is set. Install them with: npm install --include=dev`;
}

/**
 * Builds the website if the build is out of date. A server that runs on the previous build is not
 * interrupted: see publish.mjs.
 */
export function buildWebsite() {
  runOnce('build/.built', fingerprint(BUILT_FROM), 'Building the website', () => {
    const next = 'build/.next';
    rmSync(join(ROOT, next), { recursive: true, force: true });
    const env = { ...process.env, BUILD_FOLDER: next };
    run(NODE, ['scripts/buildSteps.mjs'], { env });
    publishBuild(join(ROOT, next), join(ROOT, 'build'));
  });
}

/** Runs a command and shows its output. Exits this process if the command fails. */
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
 * Runs `work` and prints how long it took, unless the file `stamp` already contains `wanted`. If two
 * processes do this at the same time, the second waits for the first and then has nothing to do.
 */
function runOnce(stamp, wanted, title, work) {
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

/** A hash of names, sizes and modification times of all files in `paths`, and of the lock file. */
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
