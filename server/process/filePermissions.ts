import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';

/** Permission bits of group and others. */
export const GROUP_AND_OTHERS = 0o077;

/** Paths with personal data. Pictures and brochures are public. */
const PRIVATE = ['db', 'outbox', 'lock'];

/**
 * Sets the umask so that new files can be read by the process's own user alone. With a usual umask
 * every user of the machine could read names and addresses.
 *
 * @returns a function that restores the umask
 */
export function writePrivateFiles(): () => void {
  const before = process.umask(GROUP_AND_OTHERS);
  return () => void process.umask(before);
}

/**
 * Removes the permissions of group and others from existing files in `dataDir` that hold personal
 * data, such as those of older releases. Files of another user are left unchanged, with a warning.
 */
export function makePrivate(dataDir: string, log: Log): void {
  for (const name of PRIVATE) {
    const path = join(dataDir, name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (!found) continue;
    const below = found.isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
      : [];
    try {
      for (const file of [path, ...below]) {
        const entry = lstatSync(file, { throwIfNoEntry: false });
        if (!entry || entry.isSymbolicLink() || !(entry.mode & GROUP_AND_OTHERS)) continue;
        chmodSync(file, entry.mode & ~GROUP_AND_OTHERS & 0o777);
      }
    } catch (error) {
      log.warn({ err: error }, 'others on this machine may read what visitors sent');
    }
  }
}
