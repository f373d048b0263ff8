import { parse, type Info } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { LANGUAGE_CODES, LOCALES, type Locale } from '@/lib/domain/locales';

/** A spreadsheet takes a cell that begins so for a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const MARKED = /^'+[=+\-@\t\r]/;
const BOM = '\uFEFF';
const MAX_ROWS = 5_000;

export const TEXT_FIELDS = ['title', 'description'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Columns that are the same in every language. */
export const SHARED_COLUMNS = ['code', 'path', 'robots', 'canonical'] as const;
export type SharedColumn = (typeof SHARED_COLUMNS)[number];

/** A text in a language: `title_en`, `description_au`. */
export interface TextColumn {
  name: string;
  field: TextField;
  locale: Locale;
}

export const TEXT_COLUMNS: readonly TextColumn[] = LOCALES.flatMap((locale) =>
  TEXT_FIELDS.map((field) => ({ name: `${field}_${LANGUAGE_CODES[locale]}`, field, locale })),
);

export const COLUMNS: readonly string[] = [...SHARED_COLUMNS, ...TEXT_COLUMNS.map(({ name }) => name)];

/** Cells by column; a missing column changes nothing. */
export type Cells = Readonly<Record<string, string>>;

export interface Row {
  /** Line of the file on which the row begins, from 1. */
  line: number;
  cells: Cells;
}

export interface Problem {
  line: number;
  /** Absent when the row as a whole is wrong. */
  column?: string;
  message: string;
}

const guard = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);
const unguard = (cell: string) => (MARKED.test(cell) ? cell.slice(1) : cell);

/** The table as a file: UTF-8 with a byte order mark, which spreadsheets need, RFC 4180. */
export function writeTable(rows: readonly Cells[]): string {
  const records = rows.map((cells) => COLUMNS.map((column) => guard(cells[column] ?? '')));
  return BOM + stringify([[...COLUMNS], ...records], { record_delimiter: 'windows' });
}

interface Parsed {
  record: string[];
  info: Info;
}

function parseRecords(text: string): Parsed[] | Problem {
  const [header = ''] = text.split(/\r?\n/, 1);
  // A spreadsheet in German or French writes semicolons.
  const delimiter = header.includes(';') && !header.includes(',') ? ';' : ',';
  try {
    return parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[];
  } catch (error) {
    const lines: unknown = error instanceof Error ? Reflect.get(error, 'lines') : undefined;
    const message = error instanceof Error ? error.message : String(error);
    return { line: typeof lines === 'number' ? lines : 1, message };
  }
}

const newlines = (record: readonly string[]) => record.join('').split('\n').length - 1;

/** What is wrong with the names of the columns. */
function headerProblems(header: readonly string[]): Problem[] {
  const unknown = header.filter((name) => !COLUMNS.includes(name));
  const twice = header.filter((name, place) => header.indexOf(name) !== place);
  return [
    ...unknown.map((column) => ({
      line: 1,
      column,
      message: `No such column. Known: ${COLUMNS.join(', ')}`,
    })),
    ...twice.map((column) => ({ line: 1, column, message: 'The column is there twice' })),
    ...(header.includes('code') ? [] : [{ line: 1, column: 'code', message: 'The column is missing' }]),
  ];
}

/**
 * The rows of a file, or everything that keeps it from being read as a table. Cells lose the spaces around them and
 * the mark that `writeTable` gave to what looks like a formula.
 */
export function readTable(bytes: Uint8Array): { rows: Row[]; problems: Problem[] } {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { rows: [], problems: [{ line: 1, message: 'Not UTF-8: save it as "CSV UTF-8"' }] };
  }
  const records = parseRecords(text);
  if (!Array.isArray(records)) return { rows: [], problems: [records] };
  const [first, ...rest] = records;
  const header = first?.record.map((name) => name.trim()) ?? [];
  const problems = headerProblems(header);
  if (problems.length > 0) return { rows: [], problems };
  if (rest.length === 0) return { rows: [], problems: [{ line: 1, message: 'The file has no rows' }] };
  if (rest.length > MAX_ROWS)
    return { rows: [], problems: [{ line: 1, message: `At most ${MAX_ROWS} rows` }] };

  const rows: Row[] = [];
  for (const { record, info } of rest) {
    const line = info.lines - newlines(record);
    if (record.length !== header.length) {
      problems.push({ line, message: `${record.length} cells, but ${header.length} columns` });
      continue;
    }
    const cells = header.map((name, place) => {
      const cell = (record[place] ?? '').replaceAll('\r\n', '\n');
      return [name, unguard(cell.trim() === '' ? '' : cell.trim())];
    });
    rows.push({ line, cells: Object.fromEntries(cells) as Cells });
  }
  return { rows, problems };
}
