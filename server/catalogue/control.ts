/**
 * The embedded database belongs to one process. For commands of this machine's user, that process
 * answers on a Unix socket beside the database, so that content can be changed while the site runs.
 */
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { RawEntry } from '../../domain/admit.ts';
import type { Entry } from '../../domain/kinds.ts';
import type { Sql } from '../db/database.ts';
import type { People } from '../forms/people.ts';
import type { Log } from '../log.ts';
import { readEntries } from './load.ts';
import { type ImportReport, importEntries, removeSamples } from './store.ts';

const socketIn = (dataDir: string) => join(dataDir, 'control');

/** What can be done with the content, whichever process does it. */
export interface ContentStore {
  import(raws: readonly RawEntry[]): Promise<ImportReport>;
  export(): Promise<Entry[]>;
  /** Takes out what only shows how something will look, and says how much that was. */
  removeSamples(): Promise<number>;
}

export function localStore(sql: Sql): ContentStore {
  return {
    import: (raws) => importEntries(sql, raws),
    export: () => readEntries(sql),
    removeSamples: () => removeSamples(sql),
  };
}

/** Answers commands until the returned function is called. A folder must be this process' own. */
export function serveControl(
  dataDir: string,
  store: ContentStore,
  people: People,
  log: Log,
): () => void {
  const path = socketIn(dataDir);
  // The folder is locked, so a socket that lies here was left by a process that died.
  rmSync(path, { force: true });
  const server = createServer(async (incoming, answer) => {
    try {
      answer.end(JSON.stringify(await obey(incoming, store, people)));
    } catch (error) {
      log.error({ err: error }, 'a command failed');
      answer.writeHead(500).end();
    }
  });
  server.on('error', (error) => log.warn({ err: error }, 'commands cannot reach this copy'));
  const before = process.umask(0o177);
  server.listen(path, () => process.umask(before));
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
}

async function obey(
  incoming: IncomingMessage,
  store: ContentStore,
  people: People,
): Promise<unknown> {
  if (incoming.url === '/people') return obeyPeople((await json(incoming)) as Command, people);
  if (incoming.method === 'POST') return store.import((await json(incoming)) as RawEntry[]);
  if (incoming.method === 'DELETE') return store.removeSamples();
  return store.export();
}

/** The store of the process that has the embedded database in `dataDir` open. */
export function remoteStore(dataDir: string): ContentStore {
  return {
    import: (raws) => call(dataDir, 'POST', raws) as Promise<ImportReport>,
    export: () => call(dataDir, 'GET') as Promise<Entry[]>,
    removeSamples: () => call(dataDir, 'DELETE') as Promise<number>,
  };
}

/** What is asked about people; the newsletter's list is nobody's. */
type Command = { do: 'export' | 'delete'; email: string } | { do: 'newsletter' };

function obeyPeople(command: Command, people: People): Promise<unknown> {
  return command.do === 'newsletter' ? people.newsletter() : people[command.do](command.email);
}

/** The same of people. */
export function remotePeople(dataDir: string): People {
  const ask = (command: Command) => call(dataDir, 'POST', command, '/people');
  return {
    export: (email) => ask({ do: 'export', email }) as Promise<object>,
    delete: (email) => ask({ do: 'delete', email }) as Promise<number>,
    newsletter: () => ask({ do: 'newsletter' }) as ReturnType<People['newsletter']>,
  };
}

function call(dataDir: string, method: string, body?: unknown, path = '/'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath: socketIn(dataDir), method, path }, (answer) => {
      if (answer.statusCode !== 200)
        reject(new Error('The running site could not do it; see its log.'));
      else json(answer).then(resolve, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
