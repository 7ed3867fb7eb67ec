/**
 * Tables of entries, below `/studio/api`.
 *
 * | request                                     | body       | answer        |
 * | ------------------------------------------- | ---------- | ------------- |
 * | `GET /csv/:kind` with `ListQuery`, separator |           | `text/csv`    |
 * | `POST /csv/:kind`                           | `text/csv` | `CsvCheck`    |
 * | `POST /csv/:kind?state=`, of the check      | `text/csv` | `BulkOutcome` |
 *
 * Codes of refusals: `TOO_MANY_ENTRIES` (400), `TOO_LARGE` (413), `BAD_TABLE` (422, with `problems`),
 * `STALE_TABLE` (409, entries changed since the check).
 */
import type { Reason } from './entryApi.ts';

/** Entries of one table. */
export const MAX_CSV_ENTRIES = 2000;
/** Lines of a file, with empty ones. */
export const MAX_CSV_LINES = 10_000;
/** More than the fields of any entry. */
export const MAX_CSV_COLUMNS = 5000;
/** In bytes. */
export const MAX_CSV_BYTES = 5 * 1024 * 1024;

/**
 * What is wrong with a table. The first group prevents the whole import, the others that of a row.
 */
export type CsvProblemCode =
  | 'encoding'
  | 'quotes'
  | 'empty'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'no-id-column'
  | 'unknown-column'
  | 'duplicate-column'
  | 'overlapping-column'
  | 'cells'
  | 'no-id'
  | 'unknown-id'
  | 'duplicate-id'
  | 'stale'
  | 'number'
  | 'boolean'
  | 'no-element'
  | 'too-long'
  | 'forbidden'
  | 'invalid';

export interface CsvProblem {
  /** As spreadsheets count: the names of the columns are row 1. Null for the whole table. */
  row: number | null;
  column: string | null;
  code: CsvProblemCode;
  /** What the check of the field says, where the code is `invalid`. */
  reason?: Reason;
}

/** What an import would do. */
export interface CsvCheck {
  /** Names what was checked; null where nothing can be imported. */
  state: string | null;
  /** Rows with an entry. */
  rows: number;
  entries: { row: number; id: string; title: string; columns: string[] }[];
  /** The first ones. */
  problems: CsvProblem[];
  problemCount: number;
}
