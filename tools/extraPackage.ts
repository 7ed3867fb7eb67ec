import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns the folder of a package that only measurements need and that is too large to be a
 * dependency. Installs it below `node_modules` on first use.
 *
 * @param name the package with its exact version: `lighthouse@13.5.0`
 * @throws Error if npm cannot install it
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
