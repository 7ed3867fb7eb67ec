/** CSV as bytes: quoting, encoding, and texts that a spreadsheet would take for formulae. */
import Papa from 'papaparse';
import {
  type CsvProblem,
  type CsvProblemCode,
  MAX_CSV_COLUMNS,
  MAX_CSV_LINES,
} from '../../domain/studio/csvApi.ts';

/**
 * Texts that a spreadsheet calculates get an apostrophe before them, and so do those that look as if they
 * had one already: each text comes back as it was. Negative numbers are harmless.
 */
const FORMULA = /^'*(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r]/;

/** The same inside a text: a program that separates cells by another sign begins a cell there. */
const INNER_FORMULA = /(?<=[,;\t\r\n])(?='*[=+\-@])/g;
const INNER_MARK = /(?<=[,;\t\r\n])'(?='*[=+\-@])/g;

function withMarks(cell: string): string {
  const marked = cell.replace(INNER_FORMULA, "'");
  return FORMULA.test(marked) ? `'${marked}` : marked;
}

function withoutMarks(cell: string): string {
  const text = cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
  return text.replace(INNER_MARK, '');
}

/** Spreadsheets need the mark to know that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export const csvHead = (names: readonly string[], delimiter: string) =>
  BYTE_ORDER_MARK + csvRows([names], delimiter);

/** Rows with line ends. */
export const csvRows = (rows: readonly (readonly string[])[], delimiter: string) =>
  `${Papa.unparse(
    rows.map((cells) => cells.map(withMarks)),
    { delimiter, newline: '\r\n' },
  )}\r\n`;

interface CsvFile {
  delimiter: string;
  head: string[];
  rows: { row: number; cells: string[] }[];
}

/** The cells of a file, without rows that are empty; rows are numbered as spreadsheets do. */
export function readCsv(bytes: Uint8Array): CsvFile | { problem: CsvProblem } {
  const text = decode(bytes);
  if (text === undefined) return refused('encoding');
  // Names of columns contain none of them.
  const delimiter = /^.*?([,;\t])/.exec(text)?.[1] ?? ',';
  // The first row tells how many columns there are, before the others are read.
  const first = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? [];
  if (first.length > MAX_CSV_COLUMNS) return refused('too-many-columns');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: MAX_CSV_LINES + 1 });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return refused('quotes', (broken.row ?? 0) + 1);
  if (data.length > MAX_CSV_LINES) return refused('too-many-rows');
  const [head, ...rows] = data.map((cells) => cells.map(withoutMarks));
  if (!head || rows.length === 0) return refused('empty');
  const numbered = rows.map((cells, index) => ({ row: index + 2, cells }));
  return {
    delimiter,
    head: head.map((name) => name.trim()),
    rows: numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

const refused = (code: CsvProblemCode, row: number | null = null) => ({
  problem: { row, column: null, code },
});

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 is valid UTF-8 where all letters are ASCII.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
