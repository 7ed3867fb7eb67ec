import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kind } from '../../domain/content/kinds.ts';
import { columnsOf, toCell } from '../../domain/studio/csvCells.ts';
import { valueAt } from '../../domain/studio/fieldPath.ts';
import type { Sql } from '../db/database.ts';
import { type Present, readPresent } from './bulkEntries.ts';
import { csvHead, csvRows } from './csvFile.ts';

/** Rows that are written without a pause. */
const BATCH = 100;

/** Names a state of an entry, so that an import notices later changes. */
export const versionOf = ({ revision, draft }: Present) =>
  `r${revision ?? 0}-d${draft?.version ?? 0}`;

/**
 * The table of entries with their unpublished changes.
 *
 * @param delimiter `;` is what spreadsheets in French expect, with decimal commas
 */
export async function exportCsv(
  sql: Sql,
  kind: Kind,
  ids: readonly string[],
  delimiter: ',' | ';',
): Promise<string> {
  const present = await sql.transaction((within) => readPresent(within, kind, ids, 'read'));
  const entries = ids.flatMap((id) => {
    const found = present.get(id);
    return found ? [{ id, version: versionOf(found), data: dataOf(found) }] : [];
  });
  const columns = columnsOf(
    kind,
    entries.map(({ data }) => data),
  );
  const cell = (value: unknown) =>
    typeof value === 'number' && delimiter === ';'
      ? toCell(value).replace('.', ',')
      : toCell(value);
  let csv = csvHead(['id', 'version', ...columns.map(({ name }) => name)], delimiter);
  for (let start = 0; start < entries.length; start += BATCH) {
    const rows = entries
      .slice(start, start + BATCH)
      .map(({ id, version, data }) => [
        id,
        version,
        ...columns.map(({ path }) => cell(valueAt(data, path))),
      ]);
    csv += csvRows(rows, delimiter);
    await yieldToEventLoop();
  }
  return csv;
}

/** What the editor shows. */
export const dataOf = ({ draft, published }: Present) => draft?.data ?? published ?? {};
