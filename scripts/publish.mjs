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

/** The files of the build that was published last, one a line; what is older is deleted. */
const LIST = '.files';

/** Entry points. Each is put in place after the hashed files that it imports. */
const ENTRIES = /^(\w+\.js|server\/index\.js|client\/sw\.js)/;

/**
 * Puts a new build in the place of the old one while a server runs on that: each file by renaming, so
 * that there is no moment without it. Files of the old build that the new one does not have stay until
 * the next one is published: the running process and the pages that it has sent ask for them by their
 * hashed names.
 *
 * @param from the folder of the new build, which is gone afterwards
 * @param to the folder of the build in use, on the same file system; names with a dot are left alone
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

/** The files below a folder, relative to it; nothing whose name begins with a dot. */
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
