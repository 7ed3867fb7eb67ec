/**
 * Admin commands while the embedded database is in use: the process that has it open accepts them
 * on a Unix socket that only the same user can open, so that content can be changed while the site
 * runs.
 */
import { createServer, type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import type { Entry } from '../../domain/content/kinds.ts';
import type { RawEntry } from '../../domain/content/validateImport.ts';
import type { Sql } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { StudioAccounts } from '../studio/studioAccounts.ts';
import type { PersonalData } from '../submissions/personalData.ts';
import {
  type ImportOptions,
  type ImportReport,
  importEntries,
  removeSamples,
} from './contentStore.ts';
import { readEntries } from './loadCatalogue.ts';
import { listenOnSocket, socketPath } from './socketPath.ts';
import {
  recordSync,
  type SyncBase,
  type SyncOptions,
  type SyncReport,
  syncEntries,
} from './syncEntries.ts';

/** Operations on the content, in this process or in the one that has the database open. */
export interface ContentStore {
  import(raws: readonly RawEntry[], options?: ImportOptions): Promise<ImportReport>;
  export(): Promise<Entry[]>;
  /** Deletes entries with `sample: true` and returns how many. */
  removeSamples(): Promise<number>;
  sync(raws: readonly RawEntry[], options?: SyncOptions): Promise<SyncReport>;
  /** Call it when the files of a synchronisation are written. */
  recordSync(bases: readonly SyncBase[]): Promise<void>;
}

export function localStore(sql: Sql): ContentStore {
  return {
    import: (raws, options) => importEntries(sql, raws, options),
    export: () => readEntries(sql),
    removeSamples: () => removeSamples(sql),
    sync: (raws, options) => syncEntries(sql, raws, options),
    recordSync: (bases) => recordSync(sql, bases),
  };
}

/**
 * Accepts commands until the returned function is called. The folder must belong to this process.
 */
export function serveAdminSocket(
  dataDir: string,
  store: ContentStore,
  personalData: PersonalData,
  studio: StudioAccounts,
  log: Log,
): () => void {
  const server = createServer(async (incoming, answer) => {
    try {
      answer.end(JSON.stringify(await runCommand(incoming, store, personalData, studio)));
    } catch (error) {
      log.error({ err: error }, 'a command failed');
      answer.writeHead(500).end();
    }
  });
  server.on('error', (error) => log.warn({ err: error }, 'commands cannot reach this copy'));
  return listenOnSocket(server, dataDir);
}

async function runCommand(
  incoming: IncomingMessage,
  store: ContentStore,
  personalData: PersonalData,
  studio: StudioAccounts,
): Promise<unknown> {
  if (incoming.url === '/studio') {
    const { do: command, email, option } = (await json(incoming)) as StudioCommand;
    return { url: await studio[command](email, option as never) };
  }
  if (incoming.url === '/people')
    return runPersonalDataCommand((await json(incoming)) as Command, personalData);
  if (incoming.url === '/sync') {
    const [options, ...raws] = await jsonLines<SyncOptions | RawEntry>(incoming);
    return store.sync(raws as RawEntry[], options as SyncOptions);
  }
  if (incoming.url === '/synced') {
    await store.recordSync(await jsonLines<SyncBase>(incoming));
    return {};
  }
  if (incoming.method === 'POST') {
    const force = incoming.url === FORCED;
    return store.import(await jsonLines<RawEntry>(incoming), { force });
  }
  if (incoming.method === 'DELETE') return store.removeSamples();
  return store.export();
}

/** Where an import that replaces changes of the Studio is posted. */
const FORCED = '/?force';

/** One JSON value per line, so that long lists are parsed piece by piece. */
async function jsonLines<T>(incoming: IncomingMessage): Promise<T[]> {
  const values: T[] = [];
  for await (const line of createInterface({ input: incoming, crlfDelay: Infinity })) {
    values.push(JSON.parse(line) as T);
  }
  return values;
}

/** The content store of the process that has the embedded database in `dataDir` open. */
export function remoteStore(dataDir: string): ContentStore {
  return {
    import: (raws, { force } = {}) =>
      call(dataDir, 'POST', toLines(raws), force ? FORCED : '/') as Promise<ImportReport>,
    export: () => call(dataDir, 'GET') as Promise<Entry[]>,
    removeSamples: () => call(dataDir, 'DELETE') as Promise<number>,
    sync: (raws, options = {}) =>
      call(dataDir, 'POST', toLines([options, ...raws]), '/sync') as Promise<SyncReport>,
    recordSync: async (bases) => {
      await call(dataDir, 'POST', toLines(bases), '/synced');
    },
  };
}

/** Commands about personal data. The newsletter's list concerns no single person. */
type Command = { do: 'export' | 'delete'; email: string } | { do: 'newsletter' };

function runPersonalDataCommand(command: Command, personalData: PersonalData): Promise<unknown> {
  return command.do === 'newsletter'
    ? personalData.newsletter()
    : personalData[command.do](command.email);
}

/** Personal data, through the process that has the embedded database in `dataDir` open. */
export function remotePersonalData(dataDir: string): PersonalData {
  const sendCommand = (command: Command) =>
    call(dataDir, 'POST', JSON.stringify(command), '/people');
  return {
    export: (email) => sendCommand({ do: 'export', email }) as Promise<object>,
    delete: (email) => sendCommand({ do: 'delete', email }) as Promise<number>,
    newsletter: () => sendCommand({ do: 'newsletter' }) as ReturnType<PersonalData['newsletter']>,
  };
}

/** A command of `npm run studio`; `option` is the role, or whether a reset removes second factors. */
interface StudioCommand {
  do: keyof StudioAccounts;
  email: string;
  option: string | boolean;
}

/** The Studio's accounts, through the process that has the embedded database in `dataDir` open. */
export function remoteStudioAccounts(dataDir: string): StudioAccounts {
  const send = async (command: StudioCommand) => {
    const result = await call(dataDir, 'POST', JSON.stringify(command), '/studio');
    return (result as { url?: string }).url;
  };
  return {
    invite: (email, option) => send({ do: 'invite', email, option }),
    reset: (email, option) => send({ do: 'reset', email, option }),
  };
}

const toLines = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join('\n');

function call(dataDir: string, method: string, body?: string, path = '/'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath: socketPath(dataDir), method, path }, (answer) => {
      if (answer.statusCode !== 200)
        reject(new Error('The running site could not do it; see its log.'));
      else json(answer).then(resolve, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
