/** CSV as bytes: quoting, encoding, and texts that a spreadsheet would take for formulae. */
import Papa from 'papaparse';
import type { CsvProblem } from '../../domain/studio/csvApi.ts';

/**
 * Texts that a spreadsheet calculates get an apostrophe before them, and so do those that look as if they
 * had one already: each text comes back as it was. Negative numbers are harmless.
 */
const FORMULA = /^'*(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r]/;

const withoutMark = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** Spreadsheets need the mark to know that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export const csvHead = (names: readonly string[], delimiter: string) =>
  BYTE_ORDER_MARK + csvRows([names], delimiter);

/** Rows with line ends. */
export const csvRows = (rows: readonly (readonly string[])[], delimiter: string) =>
  `${Papa.unparse(rows as string[][], { delimiter, newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;

interface CsvFile {
  delimiter: string;
  head: string[];
  rows: { row: number; cells: string[] }[];
}

/** The cells of a file, without rows that are empty; rows are numbered as spreadsheets do. */
export function readCsv(bytes: Uint8Array): CsvFile | { problem: CsvProblem } {
  const text = decode(bytes);
  if (text === undefined) return { problem: { row: null, column: null, code: 'encoding' } };
  // Names of columns contain none of them.
  const delimiter = /^.*?([,;\t])/.exec(text)?.[1] ?? ',';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { problem: { row: (broken.row ?? 0) + 1, column: null, code: 'quotes' } };
  const [head, ...rows] = data.map((cells) => cells.map(withoutMark));
  if (!head || rows.length === 0) return { problem: { row: null, column: null, code: 'empty' } };
  const numbered = rows.map((cells, index) => ({ row: index + 2, cells }));
  return {
    delimiter,
    head: head.map((name) => name.trim()),
    rows: numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 is valid UTF-8 where all letters are ASCII.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
