import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** The migrations that both kinds of database run at every start; done ones are passed over. */
export const MIGRATIONS = {
  migrationsFolder: join(ROOT, 'server/db/migrations'),
};
