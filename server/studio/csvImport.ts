/**
 * Tables that come back: checked first, then saved as drafts, never published. Cells that differ from the
 * entry are changes; columns that are not there change nothing.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { BulkOutcome } from '../../domain/studio/bulkApi.ts';
import type { CsvCheck, CsvProblem } from '../../domain/studio/csvApi.ts';
import { lockContent } from '../content/entryStore.ts';
import type { Sql } from '../db/database.ts';
import { record } from './auditLog.ts';
import { noteChange } from './bulk.ts';
import { readPresent, toItem } from './bulkEntries.ts';
import { type CsvTable, planCsv } from './csvPlan.ts';
import { saveChanges } from './saveDraft.ts';
import type { Staff } from './staff.ts';

/** Problems in an answer; more are counted. */
const MAX_PROBLEMS = 200;

/** Tells what an import would do. No draft is locked meanwhile. */
export async function checkCsv(
  sql: Sql,
  catalogue: Catalogue,
  table: CsvTable,
  staff: Staff,
): Promise<CsvCheck> {
  const { rows, problems, count, present, state } = await planCsv(
    sql,
    catalogue,
    table,
    staff,
    (ids) => sql.transaction((within) => readPresent(within, table.kind, ids, 'read')),
  );
  return {
    state: rows.length > 0 ? state : null,
    rows: count,
    entries: rows.map(({ row, id, changes }) => ({
      row,
      id,
      title: toItem(id, present.get(id), {}).title,
      columns: changes.map(({ path }) => path.join('.')),
    })),
    problems: problems.slice(0, MAX_PROBLEMS),
    problemCount: problems.length,
  };
}

/** Saves the changes of all rows without a problem as drafts, if the check said the same. */
export function applyCsv(
  sql: Sql,
  catalogue: Catalogue,
  table: CsvTable,
  expected: string,
  staff: Staff,
): Promise<BulkOutcome | 'stale' | CsvProblem[]> {
  return sql.transaction(async (within) => {
    await lockContent(within);
    const { rows, present, state, problems } = await planCsv(
      within,
      catalogue,
      table,
      staff,
      (ids) => readPresent(within, table.kind, ids),
    );
    if (state === null || rows.length === 0) return problems;
    if (state !== expected) return 'stale';
    for (const { id, changes } of rows) {
      const { draft, revision } = present.get(id) ?? {};
      const body = { version: draft?.version ?? 0, base: revision ?? null, changes };
      const result = await saveChanges(within, { kind: table.kind, id }, body, staff);
      if (result.status !== 'saved' || result.conflicts.length > 0) {
        throw new Error(`The checked row of ${id} could not be saved: ${result.status}`);
      }
      await yieldToEventLoop();
    }
    const ids = rows.map(({ id }) => id);
    await record(within, staff, 'import-csv', table.kind, { entries: ids });
    const items = rows.map(({ id, changes }) =>
      toItem(id, present.get(id), { fields: changes.map(({ path }) => path) }),
    );
    return { items, undo: await noteChange(within, table.kind, present, ids, staff) };
  });
}
