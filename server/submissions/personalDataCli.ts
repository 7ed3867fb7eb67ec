/** `npm run people -- COMMAND`: export and delete personal data, list newsletter subscribers. */
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { remotePersonalData } from '../content/adminSocket.ts';
import { connect } from '../db/connect.ts';
import { FolderInUse } from '../db/folderLock.ts';
import { makeLog } from '../log.ts';
import { localPersonalData, type PersonalData, type Subscriber } from './personalData.ts';

const USAGE = `Usage: npm run people -- COMMAND
  export EMAIL      all that is stored under an e-mail address, as JSON
  delete EMAIL      delete it, with the mails that wait or lie in the outbox
  newsletter        who gets the newsletter, as CSV: address, language, since when, way out`;

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, email] = positionals;
  const config = readConfig();
  if (command === 'export' && email) {
    const exported = await withPersonalData(config, (personalData) => personalData.export(email));
    console.log(JSON.stringify(exported, null, 2));
    return 0;
  }
  if (command === 'delete' && email) {
    const count = await withPersonalData(config, (personalData) => personalData.delete(email));
    console.log(`${count} entries and mails deleted`);
    return 0;
  }
  if (command === 'newsletter') {
    const subscribers = await withPersonalData(config, (personalData) => personalData.newsletter());
    console.log(toCsv(subscribers));
    return 0;
  }
  console.error(USAGE);
  return 2;
}

/** Runs `work` on the database, or through the running site that has the embedded one open. */
async function withPersonalData<T>(
  config: Config,
  work: (people: PersonalData) => Promise<T>,
): Promise<T> {
  const database = await connect(config, makeLog('warn')).catch((error: unknown) => {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  });
  if (!database) return work(remotePersonalData(config.dataDir));
  try {
    return await work(localPersonalData(database.sql, config.dataDir, config.site.url));
  } finally {
    await database.close();
  }
}

/** RFC 4180. A leading apostrophe prevents spreadsheets from running an address as a formula. */
function toCsv(subscribers: readonly Subscriber[]): string {
  const cell = (text: string) => `"${text.replace(/^[=+@-]/, "'$&").replaceAll('"', '""')}"`;
  const rows = subscribers.map(({ email, locale, confirmed, unsubscribe }) =>
    [email, locale, confirmed, unsubscribe].map(cell).join(','),
  );
  return ['email,locale,confirmed,unsubscribe', ...rows].join('\n');
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
