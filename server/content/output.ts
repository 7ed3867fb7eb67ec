import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ContentProblem } from '../../domain/content/contentProblem.ts';
import type { ContentFiles } from './files.ts';
import { lineOf } from './yamlFormat.ts';

/** Where commands print. */
export type Output = Pick<Console, 'log' | 'error' | 'table'>;

/** Prints problems as errors; those with entries of a folder name file and line. */
export async function printProblems(
  problems: readonly ContentProblem[],
  output: Output,
  source?: { folder: string; files: ContentFiles },
): Promise<void> {
  for (const { kind, id, field, reason } of problems) {
    const path = source?.files.get(`${kind}/${id}`);
    const place = path && source ? ` (${await placeOf(join(source.folder, path), field)})` : '';
    output.error(`${kind}/${id}: ${field}: ${reason}${place}`);
  }
}

/** File and line of a field: `content/tags/food.yaml:3`. */
async function placeOf(path: string, field: string): Promise<string> {
  if (field.startsWith('(')) return relative('', path);
  const line = lineOf(await readFile(path, 'utf8'), field.split('.'));
  return [relative('', path), line].filter(Boolean).join(':');
}
