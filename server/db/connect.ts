import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens the configured database, with all migrations done. */
export function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, log) : openEmbedded(config.dataDir);
}
