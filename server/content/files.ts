/** Content as files: `{kind}/{id}.yaml`; places have one folder per city. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { type Entry, KIND_NAMES, KINDS } from '../../domain/content/kinds.ts';
import { cityOf } from '../../domain/content/place.ts';
import type { ContentProblem } from '../../domain/content/validateContent.ts';
import type { RawEntry } from '../../domain/content/validateImport.ts';

/**
 * All raw entries below `folder`, and problems with files that are not YAML or have a wrong name.
 */
export async function readContent(
  folder: string,
): Promise<{ raws: RawEntry[]; problems: ContentProblem[] }> {
  const raws: RawEntry[] = [];
  const problems: ContentProblem[] = [];
  for (const kind of KIND_NAMES) {
    const files = await readdir(join(folder, kind), { recursive: true }).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.yaml')).sort()) {
      const path = join(folder, kind, file);
      const id = basename(file, '.yaml');
      try {
        const raw: unknown = parse(await readFile(path, 'utf8'));
        if ((raw as { _id?: unknown } | null)?._id !== id) {
          problems.push({ kind, id, field: '_id', reason: `is not the file's name, ${file}` });
        } else raws.push({ kind, raw });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        problems.push({ kind, id, field: relative(folder, path), reason });
      }
    }
  }
  return { raws, problems };
}

/** Writes entries as files that `readContent` can read. Fields with default values are left out. */
export async function writeContent(folder: string, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    const path = join(folder, filePath(entry));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, stringify(withoutDefaults(entry), { lineWidth: 100 }));
  }
}

/** The path of an entry's file below the content folder. */
export function filePath(entry: Entry): string {
  const folder = entry.kind === 'places' ? join(entry.kind, cityOf(entry.data)) : entry.kind;
  return join(folder, `${entry.data._id}.yaml`);
}

/** The fields of an entry that differ from what its schema supplies. */
function withoutDefaults({ kind, data }: Entry): object {
  const fields: Record<string, z.ZodType> = KINDS[kind].shape;
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !isDeepStrictEqual(fields[name]?.safeParse(undefined).data, value),
    ),
  );
}
