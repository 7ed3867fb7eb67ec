/** The commands of `npm run content`: check, review, import, export and synchronise the region's content. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { KIND_NAMES } from '../../domain/content/kinds.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import { pickRandom } from '../../domain/pickRandom.ts';
import { randomFrom } from '../../domain/random.ts';
import { type Config, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { FolderInUse } from '../db/folderLock.ts';
import { makeLog } from '../log.ts';
import { type ContentStore, localStore, remoteStore } from './adminSocket.ts';
import { check } from './checkCommand.ts';
import { filePath, readContent, unformattedFiles, writeContent } from './files.ts';
import { type Output, printProblems } from './output.ts';
import { readSource } from './readSource.ts';
import { syncFolder } from './syncFolder.ts';

const USAGE = `Usage: npm run content -- COMMAND
  check [DIR]                     everything that is wrong with the content folder, and its counts
  format [DIR]                    give all files of the content folder the standard form
  draw [N] [--seed S]             N entries of the content folder by chance, to be read again
  import SOURCE [--kind KIND]     take in a folder of content, or a file or address with {"data": […]};
                                  with --force also entries that were changed in the Studio
  export DIR                      write all content of the database into a folder
  sync DIR [--dry-run]            bring the database and a folder together: changes of one side are copied,
                                  those of both merged; where both changed a field, the database wins and
                                  the file's version becomes a draft in the Studio
  remove-samples                  take the example deals and posts out of the database
Kinds: ${KIND_NAMES.join(', ')}`;

/**
 * Runs one command.
 *
 * @param args what follows `npm run content --`
 * @returns the exit code: 1 if anything is wrong, 2 for an unknown command
 */
export async function runContentCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  output: Output,
): Promise<number> {
  try {
    return await run(args, readConfig(env), output);
  } catch (error) {
    output.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function run(args: readonly string[], config: Config, output: Output): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      seed: { type: 'string' },
      force: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
  });
  const [command, target] = positionals;
  const folder = target ?? config.contentDir;
  if (command === 'check') return check(folder, config.contentDir, output);
  if (command === 'format') return format(folder, output);
  if (command === 'draw') {
    return draw(config.contentDir, Number(target ?? 10), values.seed, output);
  }
  if (command === 'import' && target) return importFrom(target, values, config, output);
  if (command === 'export' && target) {
    const entries = await withStore(config, (store) => store.export());
    const written = await writeContent(target, entries);
    output.log(`${entries.length} entries, ${written} files written to ${target}`);
    return 0;
  }
  if (command === 'sync' && target) {
    const dryRun = values['dry-run'] ?? false;
    return withStore(config, (store) => syncFolder(target, store, { dryRun }, output));
  }
  if (command === 'remove-samples') {
    const removed = await withStore(config, (store) => store.removeSamples());
    output.log(`${removed} samples removed`);
    return 0;
  }
  output.error(USAGE);
  return 2;
}

async function format(folder: string, output: Output): Promise<number> {
  const { files, problems } = await readContent(folder);
  const unformatted = await unformattedFiles(folder, files);
  for (const { path, text } of unformatted) await writeFile(join(folder, path), text);
  await printProblems(problems, output);
  output.log(`${files.size} files, ${unformatted.length} changed, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

/** The seed is printed, so that another reader can repeat the draw. */
async function draw(
  folder: string,
  count: number,
  seed: string = randomUUID(),
  output: Output,
): Promise<number> {
  const { accepted } = validateImport((await readContent(folder)).raws);
  const random = randomFrom(seed);
  for (const entry of pickRandom(accepted, count, () => random.between(0, 1))) {
    const path = relative('', join(folder, filePath(entry)));
    output.log(`${entry.kind}/${entry.data._id}\t${path}`);
  }
  output.log(`--seed ${seed}`);
  return 0;
}

async function importFrom(
  source: string,
  { kind, force = false }: { kind?: string; force?: boolean },
  config: Config,
  output: Output,
): Promise<number> {
  const { raws, problems, files } = await readSource(source, kind);
  const report = await withStore(config, (store) => store.import(raws, { force }));
  const all = [...problems, ...report.problems];
  await printProblems(all, output, { folder: source, files });
  const { added, changed, unchanged } = report;
  output.log(`${added} added, ${changed} changed, ${unchanged} unchanged, ${all.length} problems`);
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
