/** `npm run content -- check | import FILE|URL | export DIR`: the region's data in and out. */
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { admit, type RawEntry } from '../domain/admit.ts';
import { checkComplete, type Problem } from '../domain/check.ts';
import { type Entry, isKind, KIND_NAMES, type Kind } from '../domain/kinds.ts';
import { type ContentStore, localStore, remoteStore } from './catalogue/control.ts';
import { readContent, writeContent } from './catalogue/files.ts';
import { type Config, readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { FolderInUse } from './db/folderLock.ts';
import { makeLog } from './log.ts';

const USAGE = `Usage: npm run content -- COMMAND
  check [DIR]                     everything that is wrong with the content folder
  import SOURCE [--kind KIND]     take in a folder of content, or a file or address with {"data": […]}
  export DIR                      write all content of the database into a folder
Kinds: ${KIND_NAMES.join(', ')}`;

/** The last part of the list addresses of the API, where it is not the kind's own name. */
const LIST_NAMES: Record<string, Kind> = { city: 'cities', pois: 'places', page: 'pages' };

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string' } },
  });
  const [command, target] = positionals;
  const config = readConfig();
  if (command === 'check') return check(target ?? config.contentDir);
  if (command === 'import' && target) return importFrom(target, values.kind, config);
  if (command === 'export' && target) {
    const entries = await withStore(config, (store) => store.export());
    await writeContent(target, entries);
    console.log(`${entries.length} entries written to ${target}`);
    return 0;
  }
  console.error(USAGE);
  return 2;
}

async function check(folder: string): Promise<number> {
  const { raws, problems: unreadable } = await readContent(folder);
  const { accepted, problems: wrong } = admit(raws);
  const categories = new Set(
    accepted.flatMap(({ kind, data }) =>
      kind === 'tags' && data.group === 'category' ? data.slug : [],
    ),
  );
  const incomplete = accepted.flatMap((entry) => checkComplete(entry, categories));
  const problems = [...unreadable, ...wrong, ...incomplete];
  print(problems);
  console.table(countByKind(accepted));
  console.log(`${raws.length} entries, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

async function importFrom(source: string, kind: string | undefined, config: Config) {
  const { raws, problems } = await readSource(source, kind);
  const report = await withStore(config, (store) => store.import(raws));
  const all = [...problems, ...report.problems];
  print(all);
  const { added, changed, unchanged } = report;
  console.log(`${added} added, ${changed} changed, ${unchanged} unchanged, ${all.length} problems`);
  return all.length === 0 ? 0 : 1;
}

/** Entries of a folder of content, or of a list as the API gives it. */
async function readSource(
  source: string,
  kindName: string | undefined,
): Promise<{ raws: RawEntry[]; problems: Problem[] }> {
  const isAddress = /^https?:\/\//.test(source);
  if (!isAddress && (await stat(source)).isDirectory()) return readContent(source);
  const text = isAddress ? await download(source) : await readFile(source, 'utf8');
  // JSON is YAML too.
  const list = (parse(text) as { data?: unknown } | null)?.data;
  if (!Array.isArray(list)) throw new Error(`${source} holds no {"data": […]}`);
  const name = kindName ?? source.replace(/[?#].*$/, '').match(/([a-z]+)(\.[a-z]+)?$/)?.[1] ?? '';
  const kind = LIST_NAMES[name] ?? name;
  if (!isKind(kind)) throw new Error(`Of what kind is ${source}? Say it with --kind.`);
  return { raws: list.map((raw: unknown) => ({ kind, raw })), problems: [] };
}

async function download(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

/** Works on the database itself, or through the running site that has the embedded one open. */
async function withStore<T>(config: Config, work: (store: ContentStore) => Promise<T>): Promise<T> {
  const database = await connect(config, makeLog('warn')).catch((error: unknown) => {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  });
  if (!database) return work(remoteStore(config.dataDir));
  try {
    return await work(localStore(database.sql));
  } finally {
    await database.close();
  }
}

function countByKind(entries: readonly Entry[]): Record<string, number> {
  const groups = Map.groupBy(entries, (entry) => entry.kind);
  return Object.fromEntries(KIND_NAMES.map((kind) => [kind, groups.get(kind)?.length ?? 0]));
}

function print(problems: readonly Problem[]): void {
  for (const { kind, id, field, reason } of problems) {
    console.error(`${kind}/${id}: ${field}: ${reason}`);
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
