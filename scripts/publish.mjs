import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Lists the files of the last published build, one per line. Older files are deleted. */
const LIST = '.files';

/** Entry points. They are moved after the hashed files that they import. */
const ENTRIES = /^(\w+\.js|server\/index\.js|client\/sw\.js|studio\/index\.html)/;

/**
 * Replaces a build while a server runs on it. Each file is renamed into place, so that it exists at any
 * time. Files that only the old build has are kept until the next build is published, because the
 * running process and pages already sent refer to them by their hashed names.
 *
 * @param from the folder of the new build; it is removed
 * @param to the folder of the build in use, on the same file system; dotfiles in it are not touched
 */
export function publishBuild(from, to) {
  const fresh = filesBelow(from);
  const list = join(to, LIST);
  const old = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : filesBelow(to);
  const last = (name) => Number(ENTRIES.test(name));
  for (const name of fresh.toSorted((a, b) => last(a) - last(b))) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    renameSync(join(from, name), join(to, name));
  }
  const wanted = new Set([...fresh, ...old]);
  for (const name of filesBelow(to)) if (!wanted.has(name)) rmSync(join(to, name));
  writeFileSync(list, fresh.join('\n'));
  rmSync(from, { recursive: true, force: true });
}

/** Paths of all files in a folder, relative to it, without dotfiles. */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  const walk = (path) =>
    readdirSync(path, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .flatMap((entry) =>
        entry.isDirectory()
          ? walk(join(path, entry.name))
          : [relative(folder, join(path, entry.name))],
      );
  return walk(folder);
}
