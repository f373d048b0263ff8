import { isTarget, TARGET_RULE } from '../fields/target';
import { placesProblem } from '../seo-places';
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX, validateSeoCode, validateSeoPath } from '../seo-address';
import {
  SHARED_COLUMNS,
  TEXT_COLUMNS,
  type Cells,
  type Problem,
  type Row,
  type SharedColumn,
  type TextColumn,
} from './table';

/** An entry as it is online, every language of it; absent texts are ''. */
export interface KnownEntry {
  id: number;
  /** Something is written that is not published. */
  hasDraft: boolean;
  cells: Cells;
}

export interface Change {
  column: string;
  from: string;
  to: string;
}

export type Outcome = 'created' | 'changed' | 'unchanged' | 'wrong';

/** What becomes of a row. */
export interface RowPlan {
  line: number;
  code: string;
  /** Null for an entry to be created, and for a row that can't be identified. */
  id: number | null;
  outcome: Outcome;
  changes: Change[];
  problems: Omit<Problem, 'line'>[];
}

export interface Plan {
  rows: RowPlan[];
  /** Wrong with the file as a whole. */
  problems: Problem[];
  counts: Record<Outcome, number>;
}

const MAX: Record<TextColumn['field'], number> = { title: SEO_TITLE_MAX, description: SEO_DESCRIPTION_MAX };
const ROBOTS = ['default', 'noindex'];
/** An editor writes texts; where a page stands and which one it repeats is an administrator's. */
const ADMINISTRATORS_ONLY = new Set<string>(['path', 'canonical'] satisfies SharedColumn[]);

/** What is wrong with a cell that would be written; undefined for nothing. */
function cellProblem(column: string, value: string, path: string): string | undefined {
  const said = (result: true | string) => (result === true ? undefined : result);
  const text = TEXT_COLUMNS.find(({ name }) => name === column);
  if (text) {
    const length = [...value].length;
    return length > MAX[text.field]
      ? `At most ${MAX[text.field]} characters, these are ${length}.`
      : placesProblem(value, path);
  }
  switch (column) {
    case 'code':
      return said(validateSeoCode(value));
    case 'path':
      return said(validateSeoPath(value));
    case 'robots':
      return ROBOTS.includes(value) ? undefined : `One of: ${ROBOTS.join(', ')}`;
    case 'canonical':
      return isTarget(value) ? undefined : TARGET_RULE;
    default:
      return undefined;
  }
}

/** Cells that are not empty and differ from the entry. An empty cell changes nothing. */
const changesOf = (cells: Cells, known: Cells | undefined): Change[] =>
  Object.entries(cells)
    .filter(([column, to]) => column !== 'code' && to !== '' && to.trim() !== (known?.[column] ?? '').trim())
    .map(([column, to]) => ({ column, from: known?.[column] ?? '', to }));

const REQUIRED_OF_NEW = ['path', 'title_en', 'description_en'];

function problemsOf(
  { cells }: Row,
  changes: readonly Change[],
  known: KnownEntry | undefined,
  isAdministrator: boolean,
): RowPlan['problems'] {
  const { code = '' } = cells;
  if (code === '') return [{ column: 'code', message: 'Every row needs one' }];
  const path = cells.path || (known?.cells.path ?? '');
  const found: RowPlan['problems'] = changes.flatMap(({ column, to }) => {
    const message = cellProblem(column, to, path);
    return message === undefined ? [] : [{ column, message }];
  });
  if (!known) {
    const codeMessage = cellProblem('code', code, path);
    if (codeMessage !== undefined) found.push({ column: 'code', message: codeMessage });
    if (!isAdministrator) found.push({ column: 'code', message: 'Only administrators create entries' });
    for (const column of REQUIRED_OF_NEW) {
      if (!cells[column]) found.push({ column, message: 'A new entry needs it' });
    }
    return found;
  }
  if (changes.length > 0 && known.hasDraft) {
    found.push({ message: 'A draft waits: publish it or restore the published version first' });
  }
  for (const { column } of changes) {
    if (ADMINISTRATORS_ONLY.has(column) && !isAdministrator) {
      found.push({ column, message: 'Only administrators change it' });
    }
  }
  return found;
}

/** Rows that name the same entry, and pages that would have two entries. */
function markClashes(rows: readonly RowPlan[], known: ReadonlyMap<string, KnownEntry>): void {
  const firstLine = new Map<string, number>();
  for (const row of rows) {
    if (row.code === '') continue;
    const before = firstLine.get(row.code);
    if (before === undefined) firstLine.set(row.code, row.line);
    else row.problems.push({ column: 'code', message: `Line ${before} has the same code` });
  }
  const moved = rows.flatMap((row) => {
    const path = row.changes.find(({ column }) => column === 'path')?.to;
    return path === undefined ? [] : [{ code: row.code, row, path }];
  });
  // Rows are written one after the other: an address that another row of the file gives up is not free yet.
  const taken = [...[...known].map(([code, { cells }]) => ({ code, path: cells.path ?? '' })), ...moved];
  for (const { code, row, path } of moved) {
    const other = taken.find((entry) => entry.path === path && entry.code !== code);
    if (other) row.problems.push({ column: 'path', message: `${other.code} has it` });
  }
}

/**
 * The effect of a file. Nothing is written: the same rows and entries always give the same plan.
 * @param known the existing entries, by code
 */
export function planImport(
  { rows, problems }: { rows: readonly Row[]; problems: Problem[] },
  known: ReadonlyMap<string, KnownEntry>,
  { isAdministrator }: { isAdministrator: boolean },
): Plan {
  const planned = rows.map((row): RowPlan => {
    const { code = '' } = row.cells;
    const entry = known.get(code);
    const changes = changesOf(row.cells, entry?.cells);
    return {
      line: row.line,
      code,
      id: entry?.id ?? null,
      outcome: entry ? (changes.length > 0 ? 'changed' : 'unchanged') : 'created',
      changes,
      problems: problemsOf(row, changes, entry, isAdministrator),
    };
  });
  markClashes(planned, known);
  const counts: Plan['counts'] = { created: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const row of planned) {
    if (row.problems.length > 0) row.outcome = 'wrong';
    counts[row.outcome] += 1;
  }
  return { rows: planned, problems, counts };
}

/** Whether the plan may be carried out: it is whole or it is nothing. */
export const isSound = ({ problems, counts }: Plan): boolean => problems.length === 0 && counts.wrong === 0;

/** Values of an entry's columns that are the same in every language. */
export const isShared = (column: string): column is SharedColumn =>
  (SHARED_COLUMNS as readonly string[]).includes(column);
