import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { sql as raw } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Log } from '../log.ts';
import { writePrivateFiles } from '../process/filePermissions.ts';
import { scheduleCheckpoints } from './checkpoints.ts';
import type { Database } from './database.ts';
import {
  createDatabase,
  damagedFolder,
  foreignFolder,
  holdsDatabase,
  UnusableFolder,
} from './databaseFolder.ts';
import { DiskReserve, freeBytes } from './diskReserve.ts';
import { DurableFiles } from './durableFiles.ts';
import { lockFolder } from './folderLock.ts';
import { MIGRATIONS } from './migrations.ts';
import * as schema from './schema.ts';

/**
 * For one process with one connection and a few megabytes of content. PostgreSQL's default of 128
 * MB of buffers is too much. PGlite implements `fsync` only, of all methods to flush the log.
 */
const SETTINGS = [
  'shared_buffers=8MB',
  'wal_buffers=1MB',
  'max_connections=4',
  'wal_sync_method=fsync',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
];

/** PGlite's default parameters contain `-F`, which turns `fsync` off. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...SETTINGS.flatMap((setting) => ['-c', setting]),
];

// V8's optimising compiler needs 0.5 GB for PGlite's 9 MB of WebAssembly and does not make short
// queries faster.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/**
 * Opens the embedded PostgreSQL with its files below `dataDir`. Commits are durable. Below
 * `reserve` bytes of free disk it refuses writes (SQLSTATE 25006).
 *
 * @throws FolderInUse when another process has the folder open
 * @throws UnusableFolder when the folder holds something else, or a damaged database
 */
export async function openEmbedded(dataDir: string, reserve: number, log: Log): Promise<Database> {
  const restoreUmask = writePrivateFiles();
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'db');
    if (!holdsDatabase(folder)) {
      await createDatabase(folder, async (fresh) => (await start(fresh)).close());
    }
    const engine = await start(folder);
    await migrateOwn(drizzle(engine, { schema }), folder);
    const stopCheckpoints = scheduleCheckpoints(engine, log);
    return {
      sql: drizzle({ client: withReserve(engine, folder, reserve, log), schema }),
      async listen(channel, changed) {
        await engine.listen(channel, changed);
      },
      // The folder lock already excludes other processes.
      exclusively: (work) => work(),
      async close() {
        await stopCheckpoints();
        await engine.close();
        unlock();
        restoreUmask();
      },
    };
  } catch (error) {
    unlock();
    restoreUmask();
    throw error;
  }
}

async function start(folder: string): Promise<PGlite> {
  let reason: string | undefined;
  try {
    return await PGlite.create({
      fs: new DurableFiles(folder),
      startParams: START_PARAMETERS,
      onStderr(line) {
        // Only the last error matters: it is the reason of a failed start.
        reason = /\b(?:ERROR|FATAL|PANIC):\s*(.*)/.exec(line)?.[1] ?? reason;
        return true;
      },
    });
  } catch (error) {
    throw damagedFolder(folder, reason ?? String(error));
  }
}

/**
 * Runs the migrations, unless the tables belong to another program. The list of applied migrations is no
 * such table: a first start that ends early leaves it alone and empty.
 */
async function migrateOwn(sql: ReturnType<typeof drizzle>, folder: string): Promise<void> {
  try {
    const { rows } = await sql.execute<{ tables: number; own: number }>(raw`
      SELECT count(*)::int AS tables, count(*) FILTER (WHERE tablename = 'entry')::int AS own
      FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'drizzle')`);
    if (rows[0] && rows[0].tables > 0 && rows[0].own === 0) throw foreignFolder(folder);
    await migrate(sql, MIGRATIONS);
  } catch (error) {
    if (error instanceof UnusableFolder) throw error;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw damagedFolder(folder, cause instanceof Error ? cause.message : String(cause));
  }
}

/**
 * Wraps the engine so that it checks the free disk space before each query. Queries run in this
 * thread one at a time; the event loop gets a turn between two, so that many submissions do not
 * delay pages.
 */
function withReserve(engine: PGlite, folder: string, bytes: number, log: Log): PGlite {
  const setReadOnly = (readOnly: boolean) =>
    engine.exec(`SET default_transaction_read_only = ${readOnly ? 'on' : 'off'}`);
  const reserve = new DiskReserve(bytes, () => freeBytes(folder), setReadOnly, log);
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(async () => {
      await turn();
      await reserve.check();
      return work();
    });
    last = done.catch(() => {});
    return done;
  }
  const guarded: Pick<PGlite, 'query' | 'transaction'> = {
    query: (...question) => inTurn(() => engine.query(...question)),
    transaction: (work) => inTurn(() => engine.transaction(work)),
  };
  return guarded as PGlite;
}
