import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { MIGRATIONS } from './migrations.ts';
import * as schema from './schema.ts';

/**
 * One process, one connection, a few megabytes of content: PostgreSQL's own defaults would keep
 * 128 MB of buffers for them.
 */
const SMALL = ['shared_buffers=8MB', 'wal_buffers=1MB', 'max_connections=4'];

/**
 * Opens the PostgreSQL that runs within this process and keeps its files below `dataDir`.
 *
 * @throws FolderInUse when another process has the folder open
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir);
  try {
    const engine = await PGlite.create(join(dataDir, 'db'), {
      startParams: [...PGlite.defaultStartParams, ...SMALL.flatMap((setting) => ['-c', setting])],
    });
    const sql = drizzle(engine, { schema });
    await migrate(sql, MIGRATIONS);
    return {
      sql,
      async listen(channel, changed) {
        await engine.listen(channel, changed);
      },
      // The folder lock already keeps every other process out.
      exclusively: (work) => work(),
      async close() {
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
