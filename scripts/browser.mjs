import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './prepare.mjs';

/**
 * Debian's Chromium without a window: the same engine in half the time of the one with it, which
 * does where there is no other.
 */
const PROGRAMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser of the tests: where it is, or where it will be once it is installed. */
export const CHROMIUM =
  process.env.CHROMIUM_PATH ?? PROGRAMS.find((program) => existsSync(program)) ?? PROGRAMS[0];

/** Installs what the tests look at the site with, unless it is there: Chromium, and a reader of PDF. */
export function installTools() {
  const missing = [
    !existsSync(CHROMIUM) && 'chromium-headless-shell',
    spawnSync('pdftotext', ['-v']).error && 'poppler-utils',
  ].filter(Boolean);
  if (missing.length === 0) return;
  if (spawnSync('apt-get', ['--version']).status !== 0) {
    console.error(
      'The tests need Chromium (set CHROMIUM_PATH to its program) and pdftotext (of poppler).',
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
