import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './prepare.mjs';

/** Debian's Chromium programs. The headless shell comes first: it has the same engine and needs half the time. */
const PROGRAMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Path of the browser for tests and measurements; `installTools` installs it if it is missing. */
export const CHROMIUM =
  process.env.CHROMIUM_PATH ?? PROGRAMS.find((program) => existsSync(program)) ?? PROGRAMS[0];

/**
 * Installs Chromium and pdftotext with apt-get if they are missing. Exits with an error message where
 * there is no apt-get.
 */
export function installTools() {
  const missing = [
    !existsSync(CHROMIUM) && 'chromium-headless-shell',
    spawnSync('pdftotext', ['-v']).error && 'poppler-utils',
  ].filter(Boolean);
  if (CHROMIUM === PROGRAMS[1]) {
    console.log('Browser tests take half the time with the package chromium-headless-shell.');
  }
  if (missing.length === 0) return;
  if (spawnSync('apt-get', ['--version']).status !== 0) {
    console.error(
      'The tests need Chromium (set CHROMIUM_PATH to the program) and pdftotext (from Poppler).',
    );
    process.exit(1);
  }
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...parameters) => {
    const [command, ...rest] = [...asRoot, 'apt-get', '-qq', ...parameters];
    run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  console.log(`Installing ${missing.join(' and ')} …`);
  apt('update');
  apt('install', '-y', ...missing);
}
