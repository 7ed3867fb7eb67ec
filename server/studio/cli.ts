/** `npm run studio -- COMMAND`: links with which members of the staff get into the Studio. */
import { parseArgs } from 'node:util';
import { isRole, ROLES } from '../../domain/studio/roles.ts';
import { type Config, readConfig } from '../config.ts';
import { remoteStudioAccounts } from '../content/adminSocket.ts';
import { connect } from '../db/connect.ts';
import { FolderInUse } from '../db/folderLock.ts';
import { makeLog } from '../log.ts';
import { localStudioAccounts, type StudioAccounts } from './studioAccounts.ts';

const USAGE = `Usage: npm run studio -- COMMAND
  invite EMAIL --role ROLE   print a link with which a new person makes an account; works 7 days, once
  reset EMAIL [--factors]    print a link to a new password; works a day, once. --factors also removes
                             authenticator app and passkeys
Roles: ${ROLES.join(', ')}`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, factors: { type: 'boolean', default: false } },
  });
  const [command, email = ''] = positionals;
  const { role, factors } = values;
  if (/^[^\s@]+@[^\s@]+$/.test(email)) {
    if (command === 'invite' && isRole(role)) {
      const url = await withAccounts(readConfig(), (accounts) => accounts.invite(email, role));
      return print(url, `${email} has an account already.`);
    }
    if (command === 'reset') {
      const url = await withAccounts(readConfig(), (accounts) => accounts.reset(email, factors));
      return print(url, `There is no enabled account of ${email}.`);
    }
  }
  console.error(USAGE);
  return 2;
}

function print(url: string | undefined, problem: string): number {
  if (url) console.log(url);
  else console.error(problem);
  return url ? 0 : 1;
}

/** Runs `work` on the database, or through the running site that has the embedded one open. */
async function withAccounts<T>(
  config: Config,
  work: (accounts: StudioAccounts) => Promise<T>,
): Promise<T> {
  const database = await connect(config, makeLog('warn')).catch((error: unknown) => {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  });
  if (!database) return work(remoteStudioAccounts(config.dataDir));
  try {
    return await work(localStudioAccounts(database.sql, config.site.url));
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
