import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { entryKey } from '../../domain/content/entryKey.ts';
import type { SyncAction } from '../../domain/studio/planSync.ts';
import type { ContentStore } from './adminSocket.ts';
import { readContent, writeContent } from './files.ts';
import { type Output, printProblems } from './output.ts';
import type { SyncedEntry } from './syncEntries.ts';

const DONE: Record<Exclude<SyncAction, 'conflict'>, string> = {
  import: 'imported from the file',
  export: 'written to the file',
  merge: 'changed in both, merged',
  'delete-entry': 'taken off the site, because its file is gone',
  'delete-file': 'file deleted, because the entry was taken off the site',
};

/**
 * Brings a folder and the database together, and prints what was done.
 *
 * @returns the exit code: 1 if there were conflicts or problems
 */
export async function syncFolder(
  folder: string,
  store: ContentStore,
  { dryRun }: { dryRun: boolean },
  output: Output,
): Promise<number> {
  const content = await readContent(folder);
  const unreadable = [...content.problems.map(entryKey), ...content.misnamed];
  const report = await store.sync(content.raws, { dryRun, unreadable });
  if (!dryRun) {
    await writeContent(folder, report.write, content);
    for (const ref of report.remove) {
      const path = content.files.get(entryKey(ref));
      if (path) await rm(join(folder, path), { force: true });
    }
    await store.recordSync(report.bases);
  }
  const problems = [...content.problems, ...report.problems];
  await printProblems(problems, output, { folder, files: content.files });
  for (const entry of report.entries) {
    if (entry.action === 'conflict') output.error(`${entryKey(entry)}: ${describeConflict(entry)}`);
    else output.log(`${entryKey(entry)}: ${DONE[entry.action]}${fieldList(entry)}`);
  }
  const count = (...actions: SyncAction[]) =>
    report.entries.filter(({ action }) => actions.includes(action)).length;
  const conflicts = count('conflict');
  output.log(
    `${dryRun ? 'Nothing is changed. It would be: ' : ''}${count('import')} imported, ${count('export')} ` +
      `written to files, ${count('merge')} merged, ${count('delete-entry', 'delete-file')} deleted, ` +
      `${report.unchanged} unchanged, ${conflicts} conflicts, ${problems.length} problems`,
  );
  return conflicts + problems.length === 0 ? 0 : 1;
}

const fieldList = ({ fields }: SyncedEntry) => (fields.length > 0 ? ` (${fields.join(', ')})` : '');

function describeConflict({ fields, isDraft }: SyncedEntry): string {
  if (!isDraft) return 'its file was deleted, but the entry changed; the file is written again';
  if (fields.length === 0) {
    return 'was taken off the site, but its file changed; the file’s version is now a draft by "files"';
  }
  return (
    `${fields.join(', ')}: changed in both; the database’s version stays, ` +
    'the file’s is now a draft by "files"'
  );
}
