import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('..', import.meta.url).pathname;

/**
 * The folder of a package that only measurements need, and that is too large to be installed with every
 * start: installed below `node_modules` when it is first asked for.
 *
 * @param name of the package, with its exact version: `lighthouse@13.5.0`
 */
export function extraPackage(name: string): string {
  const prefix = join(ROOT, 'node_modules/.extra', name);
  const folder = join(prefix, 'node_modules', name.replace(/(?<!^)@.*$/, ''));
  if (!existsSync(folder)) {
    mkdirSync(prefix, { recursive: true });
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', '--prefix', prefix, ...quiet, name], { stdio: 'inherit' });
  }
  return folder;
}
