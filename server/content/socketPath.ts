/** Path of the Unix socket of a data folder. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readlinkSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Longest socket path in bytes that all systems accept: macOS has 104, Linux 108, with a null byte.
 */
const MAX_PATH_BYTES = 103;

/**
 * Listens on the socket of a folder; only this user can connect. If the path is too long for a
 * socket, the folder contains a link to a socket in a private temporary folder.
 *
 * @param dataDir a folder that no other process uses: an existing file at the socket's path is
 * removed
 * @returns a function that stops listening
 */
export function listenOnSocket(server: Server, dataDir: string): () => void {
  const place = join(dataDir, 'control');
  removeSocket(place);
  const path =
    Buffer.byteLength(place) <= MAX_PATH_BYTES
      ? place
      : join(mkdtempSync(join(tmpdir(), 'fes-meknes-')), 'control');
  server.listen(path, () => chmodSync(path, 0o600));
  if (path !== place) symlinkSync(path, place);
  return () => {
    server.close();
    removeSocket(place);
  };
}

/** The socket of the process that uses a folder. */
export function socketPath(dataDir: string): string {
  const place = join(dataDir, 'control');
  return isLink(place) ? readlinkSync(place) : place;
}

function removeSocket(place: string): void {
  if (isLink(place)) {
    const target = readlinkSync(place);
    rmSync(target, { force: true });
    // The folder is empty now, if it is ours and still exists.
    if (existsSync(dirname(target))) rmdirSync(dirname(target));
  }
  rmSync(place, { force: true });
}

const isLink = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
