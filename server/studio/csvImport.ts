/**
 * Tables that come back: checked first, then saved as drafts, never published. Cells that differ from the
 * entry are changes; columns that are not there change nothing.
 */
import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { Kind } from '../../domain/content/kinds.ts';
import type { BulkOutcome } from '../../domain/studio/bulkApi.ts';
import {
  type CsvCheck,
  type CsvProblem,
  type CsvProblemCode,
  MAX_CSV_ENTRIES,
} from '../../domain/studio/csvApi.ts';
import { type Column, columnAt, parseCell } from '../../domain/studio/csvCells.ts';
import type { EntryData } from '../../domain/studio/entryApi.ts';
import type { FieldChange } from '../../domain/studio/entryRequests.ts';
import { applyChanges, isSame, valueAt, withValueAt } from '../../domain/studio/fieldPath.ts';
import { may } from '../../domain/studio/roles.ts';
import { isTranslation } from '../../domain/studio/translations.ts';
import { lockContent } from '../content/entryStore.ts';
import type { Sql } from '../db/database.ts';
import { record } from './auditLog.ts';
import { noteChange } from './bulk.ts';
import { type Present, readPresent, toItem } from './bulkEntries.ts';
import { dataOf, versionOf } from './csvExport.ts';
import { readCsv } from './csvFile.ts';
import { saveChanges, type Transaction } from './drafts.ts';
import { checkFields } from './entryProblems.ts';
import type { Staff } from './staff.ts';

/** Problems in an answer; more are counted. */
const MAX_PROBLEMS = 200;

interface Import {
  kind: Kind;
  bytes: Uint8Array;
}

interface Row {
  row: number;
  id: string;
  changes: FieldChange[];
}

/** What was read of a table: the rows with changes, and what is wrong with others. */
interface Plan {
  rows: Row[];
  problems: CsvProblem[];
  count: number;
  present: Map<string, Present>;
  state: string | null;
}

/** Tells what an import would do. */
export function checkCsv(
  sql: Sql,
  catalogue: Catalogue,
  table: Import,
  staff: Staff,
): Promise<CsvCheck> {
  return sql.transaction(async (within) => {
    const { rows, problems, count, present, state } = await plan(within, catalogue, table, staff);
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
  });
}

/** Saves the changes of all rows without a problem as drafts, if the check said the same. */
export function applyCsv(
  sql: Sql,
  catalogue: Catalogue,
  table: Import,
  expected: string,
  staff: Staff,
): Promise<BulkOutcome | 'stale' | CsvProblem[]> {
  return sql.transaction(async (within) => {
    await lockContent(within);
    const { rows, present, state, problems } = await plan(within, catalogue, table, staff);
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

async function plan(
  sql: Transaction,
  catalogue: Catalogue,
  { kind, bytes }: Import,
  staff: Staff,
): Promise<Plan> {
  const none: Omit<Plan, 'problems'> = { rows: [], count: 0, present: new Map(), state: null };
  const file = readCsv(bytes);
  if ('problem' in file) return { ...none, problems: [file.problem] };
  const { head, rows } = file;
  const columns = head.map((name) => columnAt(kind, name));
  const blocking = [
    ...problemsOfHead(head, columns),
    ...(rows.length > MAX_CSV_ENTRIES ? [problemAt(null, null, 'too-many-rows')] : []),
  ];
  if (blocking.length > 0) return { ...none, problems: blocking };
  const idAt = head.indexOf('id');
  const versionAt = head.indexOf('version');
  const idOf = (cells: string[]) => cells[idAt]?.trim() ?? '';
  const ids = Map.groupBy(rows, ({ cells }) => idOf(cells));
  const present = await readPresent(sql, kind, [...ids.keys()]);
  const problems: CsvProblem[] = [];
  const planned: Row[] = [];
  for (const { row, cells } of rows) {
    const id = idOf(cells);
    const found = present.get(id);
    const refused = ((): CsvProblemCode | undefined => {
      if (cells.length !== head.length) return 'cells';
      if (id === '') return 'no-id';
      if ((ids.get(id)?.length ?? 0) > 1) return 'duplicate-id';
      if (!found) return 'unknown-id';
      const version = versionAt < 0 ? '' : (cells[versionAt]?.trim() ?? '');
      return version !== '' && version !== versionOf(found) ? 'stale' : undefined;
    })();
    if (refused || !found) {
      problems.push(problemAt(row, null, refused ?? 'unknown-id'));
      continue;
    }
    const read = changesOf(kind, dataOf(found), columns, cells, staff);
    const wrong = read.problems.map(({ column, code }) => problemAt(row, column, code));
    if (wrong.length === 0 && read.changes.length > 0) {
      wrong.push(...(await newErrors(sql, catalogue, kind, id, found, read.changes, row)));
      if (wrong.length === 0) planned.push({ row, id, changes: read.changes });
      await yieldToEventLoop();
    }
    problems.push(...wrong);
  }
  const state = createHash('sha256').update(bytes);
  for (const [id, found] of present) state.update(`${id} ${versionOf(found)}\n`);
  return { rows: planned, problems, count: rows.length, present, state: state.digest('hex') };
}

const problemAt = (
  row: number | null,
  column: string | null,
  code: CsvProblemCode,
): CsvProblem => ({ row, column, code });

function problemsOfHead(head: string[], columns: (Column | undefined)[]): CsvProblem[] {
  const problems = head.flatMap((name, index): CsvProblem[] => {
    if (head.indexOf(name) < index) return [problemAt(1, name, 'duplicate-column')];
    const isKnown = name === 'id' || name === 'version' || columns[index];
    return isKnown ? [] : [problemAt(1, name, 'unknown-column')];
  });
  return head.includes('id') ? problems : [problemAt(1, null, 'no-id-column'), ...problems];
}

function changesOf(
  kind: Kind,
  data: EntryData,
  columns: (Column | undefined)[],
  cells: string[],
  { role }: Staff,
): { changes: FieldChange[]; problems: { column: string; code: CsvProblemCode }[] } {
  const changes: FieldChange[] = [];
  const problems: { column: string; code: CsvProblemCode }[] = [];
  let result = data;
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const { path, name } = column;
    const parsed = parseCell(column.field, cells[index] ?? '');
    if ('problem' in parsed) {
      problems.push({ column: name, code: parsed.problem });
      continue;
    }
    const from = valueAt(data, path);
    if (isSame(from, parsed.value) || (isEmpty(from) && isEmpty(parsed.value))) continue;
    const to = Array.isArray(from) && parsed.value === null ? [] : parsed.value;
    const change = { path, from, to };
    const changed = withValueAt(result, path, to);
    if (!changed) problems.push({ column: name, code: 'no-element' });
    else if (!may(role, 'edit') && !isTranslation(kind, data, change)) {
      problems.push({ column: name, code: 'forbidden' });
    } else {
      result = changed;
      changes.push(change);
    }
  }
  return { changes, problems };
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Errors that the changes bring; those that the entry has already may stay in a draft. */
async function newErrors(
  sql: Transaction,
  catalogue: Catalogue,
  kind: Kind,
  id: string,
  found: Present,
  changes: FieldChange[],
  row: number,
): Promise<CsvProblem[]> {
  const before = dataOf(found);
  const { data } = applyChanges(before, changes, () => null);
  const published = found.published ?? undefined;
  const errorsOf = async (fields: EntryData) => {
    const { problems } = await checkFields(sql, catalogue, { kind, id }, fields, published);
    return problems.filter(({ level }) => level === 'error');
  };
  const errors = await errorsOf(data);
  if (errors.length === 0) return [];
  const key = (path: readonly string[], code: string) => `${path.join('.')} ${code}`;
  const known = new Set((await errorsOf(before)).map(({ path, code }) => key(path, code)));
  return errors
    .filter(({ path, code }) => !known.has(key(path, code)))
    .map(({ path, reason }) => ({ row, column: path.join('.'), code: 'invalid', reason }));
}
