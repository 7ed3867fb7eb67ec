/** `npm run people -- COMMAND`: what is stored of a person, and who gets the newsletter. */
import { parseArgs } from 'node:util';
import { remotePeople } from './catalogue/control.ts';
import { type Config, readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { FolderInUse } from './db/folderLock.ts';
import { localPeople, type People, type Subscriber } from './forms/people.ts';
import { makeLog } from './log.ts';

const USAGE = `Usage: npm run people -- COMMAND
  export EMAIL      all that is stored under an e-mail address, as JSON
  delete EMAIL      delete it, with the mails that wait or lie in the outbox
  newsletter        who gets the newsletter, as CSV: address, language, since when, way out`;

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, email] = positionals;
  const config = readConfig();
  if (command === 'export' && email) {
    const known = await withPeople(config, (people) => people.export(email));
    console.log(JSON.stringify(known, null, 2));
    return 0;
  }
  if (command === 'delete' && email) {
    const count = await withPeople(config, (people) => people.delete(email));
    console.log(`${count} entries and mails deleted`);
    return 0;
  }
  if (command === 'newsletter') {
    const subscribers = await withPeople(config, (people) => people.newsletter());
    console.log(csvOf(subscribers));
    return 0;
  }
  console.error(USAGE);
  return 2;
}

/** Works on the database itself, or through the running site that has the embedded one open. */
async function withPeople<T>(config: Config, work: (people: People) => Promise<T>): Promise<T> {
  const database = await connect(config, makeLog('warn')).catch((error: unknown) => {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  });
  if (!database) return work(remotePeople(config.dataDir));
  try {
    return await work(localPeople(database.sql, config.dataDir, config.site.url));
  } finally {
    await database.close();
  }
}

/** RFC 4180; an apostrophe keeps spreadsheets from taking an address for a formula. */
function csvOf(subscribers: readonly Subscriber[]): string {
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
