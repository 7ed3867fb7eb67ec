import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Folder of a package that only measurements need and that is too large for every installation. It
 * is installed below `node_modules` on first use.
 *
 * @param name with the exact version: `lighthouse@13.5.0`
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
