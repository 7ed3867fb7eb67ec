import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { loadCatalogue, readVersion } from './loadCatalogue.ts';

/** The current catalogue. It is replaced after every change of content in the database. */
export interface LiveCatalogue {
  current(): Catalogue;
  /** Calls `changed` after each change of content, when the new catalogue is in place. */
  onChange(changed: () => void): void;
}

/** Loads the catalogue and reloads it after each change, whichever process made it. */
export async function followCatalogue(database: Database, log: Log): Promise<LiveCatalogue> {
  let wanted = false;
  let loading = false;
  let current: Catalogue | undefined;
  const listeners: (() => void)[] = [];

  // Changes during a load are covered by one further load.
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
        for (const changed of listeners) changed();
      } catch (error) {
        log.error({ err: error }, 'changed content could not be loaded; the old one stays');
      }
    }
    loading = false;
  }

  // Listens before loading, so that no change in between is missed.
  await database.listen('content', () => void reload());
  current = await loadCatalogue(database.sql, log);
  const first = current;
  await reload();
  return { current: () => current ?? first, onChange: (changed) => void listeners.push(changed) };
}
