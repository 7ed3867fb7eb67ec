/** What a table would change: reads its head and rows, and checks each changed entry. */
import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { Kind } from '../../domain/content/kinds.ts';
import {
  type CsvProblem,
  type CsvProblemCode,
  MAX_CSV_ENTRIES,
} from '../../domain/studio/csvApi.ts';
import { type Column, columnAt, parseCell } from '../../domain/studio/csvCells.ts';
import { changeOutOfBounds } from '../../domain/studio/fieldBounds.ts';
import {
  applyChanges,
  type EntryData,
  type FieldChange,
  isSame,
  valueAt,
  withValueAt,
} from '../../domain/studio/fieldPath.ts';
import { may } from '../../domain/studio/roles.ts';
import { isTranslation } from '../../domain/studio/translations.ts';
import type { Sql } from '../db/database.ts';
import type { Present } from './bulkEntries.ts';
import { dataOf, versionOf } from './csvExport.ts';
import { readCsv } from './csvFile.ts';
import type { EntryRef } from './drafts.ts';
import { checkFields } from './entryProblems.ts';
import { isTooLong } from './saveDraft.ts';
import type { Staff } from './staff.ts';

export interface CsvTable {
  kind: Kind;
  bytes: Uint8Array;
}

interface Row {
  row: number;
  id: string;
  changes: FieldChange[];
}

/** What was read of a table: the rows with changes, and what is wrong with others. */
export interface CsvPlan {
  rows: Row[];
  problems: CsvProblem[];
  count: number;
  present: ReadonlyMap<string, Present>;
  /** Names the table and what its entries are now; null where nothing can be imported. */
  state: string | null;
}

/** @param read reads the entries of the table */
export async function planCsv(
  sql: Pick<Sql, 'select'>,
  catalogue: Catalogue,
  { kind, bytes }: CsvTable,
  staff: Staff,
  read: (ids: readonly string[]) => Promise<Map<string, Present>>,
): Promise<CsvPlan> {
  const none: Omit<CsvPlan, 'problems'> = { rows: [], count: 0, present: new Map(), state: null };
  const file = readCsv(bytes);
  if ('problem' in file) return { ...none, problems: [file.problem] };
  const { head, rows, delimiter } = file;
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
  const present = await read([...ids.keys()]);
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
    const { changes, problems: unread } = changesOf(
      kind,
      dataOf(found),
      columns,
      { cells, delimiter },
      staff,
    );
    const wrong = unread.map(({ column, code }) => problemAt(row, column, code));
    if (wrong.length === 0 && changes.length > 0) {
      wrong.push(...(await newErrors(sql, catalogue, { kind, id }, found, changes, row)));
      if (wrong.length === 0) planned.push({ row, id, changes });
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
  const names = new Set(head);
  const seen = new Set<string>();
  const problems = head.flatMap((name, index): CsvProblem[] => {
    const isAgain = seen.has(name);
    seen.add(name);
    if (isAgain) return [problemAt(1, name, 'duplicate-column')];
    const isKnown = name === 'id' || name === 'version' || columns[index];
    if (!isKnown) return [problemAt(1, name, 'unknown-column')];
    const keys = name.split('.');
    const outer = keys.map((_, length) => keys.slice(0, length).join('.'));
    return outer.some((one) => names.has(one)) ? [problemAt(1, name, 'overlapping-column')] : [];
  });
  return head.includes('id') ? problems : [problemAt(1, null, 'no-id-column'), ...problems];
}

/** The cells that differ from an entry. */
function changesOf(
  kind: Kind,
  data: EntryData,
  columns: (Column | undefined)[],
  { cells, delimiter }: { cells: string[]; delimiter: string },
  { role }: Staff,
): { changes: FieldChange[]; problems: { column: string; code: CsvProblemCode }[] } {
  const changes: FieldChange[] = [];
  const problems: { column: string; code: CsvProblemCode }[] = [];
  const copies = new WeakSet<object>();
  let result = data;
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const { path, name } = column;
    const parsed = parseCell(column.field, cells[index] ?? '', delimiter);
    if ('problem' in parsed) {
      problems.push({ column: name, code: parsed.problem });
      continue;
    }
    const from = valueAt(data, path);
    if (isSame(from, parsed.value) || (isEmpty(from) && isEmpty(parsed.value))) continue;
    const to = Array.isArray(from) && parsed.value === null ? [] : parsed.value;
    const change = { path, from, to };
    const changed = withValueAt(result, path, to, copies);
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
  sql: Pick<Sql, 'select'>,
  catalogue: Catalogue,
  ref: EntryRef,
  found: Present,
  changes: FieldChange[],
  row: number,
): Promise<CsvProblem[]> {
  const before = dataOf(found);
  const { data, conflicts } = applyChanges(before, changes, () => null);
  if (conflicts.length > 0) {
    return conflicts.map(({ path }) => problemAt(row, path.join('.'), 'no-element'));
  }
  const tooLong = changeOutOfBounds(ref.kind, changes);
  if (isTooLong(data) || tooLong) {
    return [problemAt(row, tooLong?.path.join('.') ?? null, 'too-long')];
  }
  const published = found.published ?? undefined;
  const errorsOf = async (fields: EntryData) => {
    const { problems } = await checkFields(sql, catalogue, ref, fields, published);
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
