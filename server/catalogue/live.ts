import type { Catalogue } from '../../domain/catalogue.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { loadCatalogue, readVersion } from './load.ts';

/** The catalogue of this moment, which follows every change of content in the database. */
export interface LiveCatalogue {
  current(): Catalogue;
  /** Calls `changed` after each change of content, once the new catalogue is here. */
  onChange(changed: () => void): void;
}

/** Loads the catalogue and keeps it in step, whichever process changes the content. */
export async function followCatalogue(database: Database, log: Log): Promise<LiveCatalogue> {
  let wanted = false;
  let loading = false;
  let current: Catalogue | undefined;
  const told: (() => void)[] = [];

  // Many changes may be told while one load runs: a single further load serves them all.
  async function reload(): Promise<void> {
    wanted = true;
    if (loading || !current) return;
    loading = true;
    while (wanted) {
      wanted = false;
      try {
        if ((await readVersion(database.sql)) === current.version) continue;
        current = await loadCatalogue(database.sql, log);
        log.info({ version: current.version }, 'content changed');
        for (const changed of told) changed();
      } catch (error) {
        log.error({ err: error }, 'changed content could not be loaded; the old one stays');
      }
    }
    loading = false;
  }

  // Listening starts first, so that no change between loading and listening is missed.
  await database.listen('content', () => void reload());
  current = await loadCatalogue(database.sql, log);
  const first = current;
  await reload();
  return { current: () => current ?? first, onChange: (changed) => void told.push(changed) };
}
