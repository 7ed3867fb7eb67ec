import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './prepare.mjs';

/** Where Debian and its relatives put the browser. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Installs Debian's Chromium for the browser tests, unless there is one. */
export function installBrowser() {
  if (existsSync(CHROMIUM)) return;
  if (spawnSync('apt-get', ['--version']).status !== 0) {
    console.error('The browser tests need Chromium: set CHROMIUM_PATH to its program.');
    process.exit(1);
  }
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...parameters) => {
    const [command, ...rest] = [...asRoot, 'apt-get', '-qq', ...parameters];
    run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  console.log('Installing Chromium …');
  apt('update');
  apt('install', '-y', 'chromium');
}
