import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Database, DatabaseTimeouts } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens the configured database and runs its migrations. */
export function connect(
  {
    databaseUrl,
    dataDir,
    diskReserveBytes,
  }: Pick<Config, 'databaseUrl' | 'dataDir' | 'diskReserveBytes'>,
  log: Log,
  timeouts?: DatabaseTimeouts,
): Promise<Database> {
  return databaseUrl
    ? openPostgres(databaseUrl, log, timeouts)
    : openEmbedded(dataDir, diskReserveBytes, log);
}
