/** Content as files: `{kind}/{id}.yaml`; places have one folder per city. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { ContentProblem } from '../../domain/content/contentProblem.ts';
import { entryKey, keyOfEntry } from '../../domain/content/entryKey.ts';
import { type Entry, KIND_NAMES, type Kind } from '../../domain/content/kinds.ts';
import { cityOf } from '../../domain/content/place.ts';
import { parseInSteps, type RawEntry } from '../../domain/content/validateImport.ts';
import { type EntryData, isSame } from '../../domain/studio/fieldPath.ts';
import { runInTimeSlices } from '../concurrency/timeSlices.ts';
import { formatYaml } from './yamlFormat.ts';
import { newYaml, patchYaml } from './yamlPatch.ts';

/** A folder's raw entries, the files that hold them, and problems with other files. */
export interface FolderContent {
  raws: RawEntry[];
  problems: ContentProblem[];
  files: ContentFiles;
  /** Keys of entries that have no file of their name, but one of another. */
  misnamed: string[];
}

/** Paths below the content folder, by `kind/id`. */
export type ContentFiles = ReadonlyMap<string, string>;

/**
 * All raw entries below `folder`, and problems with files that are not YAML or have a wrong name.
 *
 * @throws where a folder is there but cannot be read
 */
export async function readContent(folder: string): Promise<FolderContent> {
  const raws: RawEntry[] = [];
  const problems: ContentProblem[] = [];
  const files = new Map<string, string>();
  const named: string[] = [];
  for (const kind of KIND_NAMES) {
    const names = await namesIn(join(folder, kind));
    for (const name of names.filter((file) => file.endsWith('.yaml')).sort()) {
      const path = join(kind, name);
      const id = basename(name, '.yaml');
      const addProblem = (field: string, reason: string) =>
        problems.push({ kind, id, field, reason });
      const other = files.get(`${kind}/${id}`);
      if (other) {
        addProblem('_id', `is in ${path} and in ${other}`);
        continue;
      }
      files.set(`${kind}/${id}`, path);
      try {
        const raw: unknown = parse(await readFile(join(folder, path), 'utf8'));
        const inside = (raw as { _id?: unknown } | null)?._id;
        if (inside === id) raws.push({ kind, raw });
        else {
          addProblem('_id', `is not the file's name, ${name}`);
          named.push(entryKey({ kind, id: String(inside) }));
        }
      } catch (error) {
        addProblem(path, error instanceof Error ? error.message : String(error));
      }
    }
  }
  return { raws, problems, files, misnamed: named.filter((key) => !files.has(key)) };
}

/** The files below a folder; none where there is no folder. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/**
 * Writes entries as files that `readContent` can read. An existing file is changed where its entry
 * differs, and moved where its city does. Fields with default values are left out.
 *
 * @param content what the folder has, if that was read already
 * @returns how many files were written
 */
export async function writeContent(
  folder: string,
  entries: readonly Entry[],
  content?: FolderContent,
): Promise<number> {
  const { raws, files } = content ?? (await readContent(folder));
  const { accepted } = await runInTimeSlices(parseInSteps(raws, entries));
  const old = new Map(accepted.map((entry) => [keyOfEntry(entry), entry]));
  let written = 0;
  for (const entry of entries) {
    const key = keyOfEntry(entry);
    const [before, path, newPath] = [old.get(key), files.get(key), filePath(entry)];
    if (before && path === newPath && isSame(asJson(before.data), asJson(entry.data))) continue;
    const text =
      before && path
        ? await patchedFile(join(folder, path), before, entry)
        : newYaml(entry.kind, asJson(entry.data));
    await mkdir(dirname(join(folder, newPath)), { recursive: true });
    await writeFile(join(folder, newPath), text);
    if (path && path !== newPath) await rm(join(folder, path));
    written++;
  }
  return written;
}

/** A file with the changes of its entry; where they do not suffice, the entry anew. */
async function patchedFile(path: string, before: Entry, entry: Entry): Promise<string> {
  const { kind } = entry;
  const to = asJson(entry.data);
  const text = patchYaml(kind, await readFile(path, 'utf8'), asJson(before.data), to);
  const raws = [{ kind, raw: parse(text) as unknown }];
  const [result] = (await runInTimeSlices(parseInSteps(raws, []))).accepted;
  const isComplete = result && isSame(asJson(result.data), asJson(entry.data));
  return isComplete ? text : newYaml(kind, to);
}

/** The path of an entry's file below the content folder. */
export function filePath(entry: Entry): string {
  const folder = entry.kind === 'places' ? join(entry.kind, cityOf(entry.data)) : entry.kind;
  return join(folder, `${entry.data._id}.yaml`);
}

/** Files whose form is not the canonical one, as problems, with the text that they should have. */
export async function unformattedFiles(
  folder: string,
  files: ContentFiles,
): Promise<{ path: string; text: string; problem: ContentProblem }[]> {
  const found: { path: string; text: string; problem: ContentProblem }[] = [];
  for (const [key, path] of files) {
    const [kind, id = ''] = key.split('/') as [Kind, string];
    const present = await readFile(join(folder, path), 'utf8');
    const text = formatted(kind, present);
    if (text === present) continue;
    const reason = 'is not in the standard form; npm run content -- format mends it';
    found.push({ path, text, problem: { kind, id, field: '(file)', reason } });
  }
  return found;
}

/** A file that is not YAML stays as it is. */
function formatted(kind: Kind, text: string): string {
  try {
    return formatYaml(kind, text);
  } catch {
    return text;
  }
}

/** The fields of an entry as JSON has them. */
export const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as EntryData;
