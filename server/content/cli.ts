/** `npm run content -- COMMAND`: check, review, import and export the region's content. */
import { randomUUID } from 'node:crypto';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { KIND_NAMES } from '../../domain/content/kinds.ts';
import { checkAllRules } from '../../domain/content/rules/allRules.ts';
import { tallyByKind, tallyByProvince } from '../../domain/content/rules/count.ts';
import { filledByCategory, filledByProvince } from '../../domain/content/rules/filled.ts';
import { checkNames } from '../../domain/content/rules/names.ts';
import type { ContentProblem } from '../../domain/content/validateContent.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import { pickRandom } from '../../domain/pickRandom.ts';
import { randomFrom } from '../../illustrations/random.ts';
import { type Config, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { FolderInUse } from '../db/folderLock.ts';
import { makeLog } from '../log.ts';
import { type ContentStore, localStore, remoteStore } from './adminSocket.ts';
import { filePath, readContent, writeContent } from './files.ts';
import { readMessages, readNameList } from './readNames.ts';
import { readSource } from './readSource.ts';

const USAGE = `Usage: npm run content -- COMMAND
  check [DIR]                     everything that is wrong with the content folder, and its counts
  draw [N] [--seed S]             N entries of the content folder by chance, to be read again
  import SOURCE [--kind KIND]     take in a folder of content, or a file or address with {"data": […]};
                                  with --force also entries that were changed in the Studio
  export DIR                      write all content of the database into a folder
  remove-samples                  take the example deals and posts out of the database
Kinds: ${KIND_NAMES.join(', ')}`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string' }, seed: { type: 'string' }, force: { type: 'boolean' } },
  });
  const [command, target] = positionals;
  const config = readConfig();
  if (command === 'check') return check(target ?? config.contentDir, config.contentDir);
  if (command === 'draw') return draw(config.contentDir, Number(target ?? 10), values.seed);
  if (command === 'import' && target) return importFrom(target, values, config);
  if (command === 'export' && target) {
    const entries = await withStore(config, (store) => store.export());
    await writeContent(target, entries);
    console.log(`${entries.length} entries written to ${target}`);
    return 0;
  }
  if (command === 'remove-samples') {
    const removed = await withStore(config, (store) => store.removeSamples());
    console.log(`${removed} samples removed`);
    return 0;
  }
  console.error(USAGE);
  return 2;
}

/** Checks a content folder against the rules and the names listed in `ownFolder`. */
async function check(folder: string, ownFolder: string): Promise<number> {
  // Loaded for this command only: its table is large, and production does not install it.
  const { detectLanguage } = await import('./detectLanguage.ts');
  const { raws, problems: unreadable } = await readContent(folder);
  const { accepted, problems: wrong } = validateImport(raws);
  const names = checkNames(accepted, await readMessages(), await readNameList(ownFolder));
  const problems = [...unreadable, ...wrong, ...checkAllRules(accepted, detectLanguage), ...names];
  print(problems);
  console.log('Entries, and words in each language, by kind:');
  console.table(tallyByKind(accepted));
  console.log('Places by province:');
  console.table(tallyByProvince(accepted));
  console.log('Places with hours, prices and contacts, by category:');
  console.table(filledByCategory(accepted));
  console.log('Places with hours, prices and contacts, by province:');
  console.table(filledByProvince(accepted));
  console.log(`${raws.length} entries, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

/** The seed is printed, so that another reader can repeat the draw. */
async function draw(folder: string, count: number, seed: string = randomUUID()): Promise<number> {
  const { accepted } = validateImport((await readContent(folder)).raws);
  const random = randomFrom(seed);
  for (const entry of pickRandom(accepted, count, () => random.between(0, 1))) {
    console.log(`${entry.kind}/${entry.data._id}\t${relative('', join(folder, filePath(entry)))}`);
  }
  console.log(`--seed ${seed}`);
  return 0;
}

async function importFrom(
  source: string,
  { kind, force = false }: { kind?: string; force?: boolean },
  config: Config,
) {
  const { raws, problems } = await readSource(source, kind);
  const report = await withStore(config, (store) => store.import(raws, { force }));
  const all = [...problems, ...report.problems];
  print(all);
  const { added, changed, unchanged } = report;
  console.log(`${added} added, ${changed} changed, ${unchanged} unchanged, ${all.length} problems`);
  return all.length === 0 ? 0 : 1;
}

/** Runs `work` on the database, or through the running site that has the embedded one open. */
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

function print(problems: readonly ContentProblem[]): void {
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
