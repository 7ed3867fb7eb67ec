import { join } from 'node:path';
import { ROOT } from '../projectRoot.ts';

/** Migrations of both kinds of database. They run at every start; applied ones are skipped. */
export const MIGRATIONS = {
  migrationsFolder: join(ROOT, 'server/db/migrations'),
};
