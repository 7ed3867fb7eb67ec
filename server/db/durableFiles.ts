import { fdatasyncSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { GROUP_AND_OTHERS } from '../process/filePermissions.ts';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** The operations of Emscripten's file system for Node; `fsync` is optional. */
interface Operations<Target> {
  setattr(target: Target, attributes: { mode?: number }): void;
  fsync?(target: Target): number;
}

interface NodeFiles {
  node_ops: Operations<object>;
  stream_ops: Operations<{ nfd: number }>;
}

/**
 * File system of the embedded database with durable and private files. PGlite's own has no `fsync`,
 * so that a commit could be lost in a power failure, and creates files that every user of the
 * machine can read (0666), regardless of the umask.
 *
 * `fdatasync` also flushes the size of a file; only its times may be outdated after a crash.
 */
export class DurableFiles extends NodeFS {
  override async init(engine: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(engine, options);
    const adapt = ({ FS }: { FS: unknown }) => {
      const { node_ops, stream_ops } = (FS as { filesystems: { NODEFS: NodeFiles } }).filesystems
        .NODEFS;
      keepPrivate(node_ops);
      keepPrivate(stream_ops);
      stream_ops.fsync = ({ nfd }) => {
        fdatasyncSync(nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), adapt] },
    };
  }
}

function keepPrivate<Target>(operations: Operations<Target>): void {
  const { setattr } = operations;
  operations.setattr = (target, { mode, ...others }) =>
    setattr(target, mode === undefined ? others : { ...others, mode: mode & ~GROUP_AND_OTHERS });
}

/** Number of files that are flushed at once. */
const CONCURRENCY = 8;

/** Flushes a folder and everything below it to disk. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const paths = [folder, ...entries.map((entry) => join(folder, entry))];
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncPath(path);
    }),
  );
}

/** Flushes one file, or the entries of one folder, to disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
