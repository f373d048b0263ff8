import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Icon } from '../icon/icon';
import { chevronDownGlyph } from '../icon/glyphs';
import { Skeleton } from '../skeleton/skeleton';
import styles from './data-table.module.scss';

export interface Column<Row> {
  key: string;
  header: string;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Shown muted, for dates and references. */
  quiet?: boolean;
  /** Its header is a button that asks `onSort` for this order. */
  sortable?: boolean;
  /**
   * The cell's place in a two-line card on a phone: subject and figure above, detail and state below; `unseen` is
   * only read out. Without any place each cell has a line of its own.
   */
  place?: 'what' | 'figure' | 'more' | 'state' | 'unseen';
  cell: (row: Row) => ReactNode;
}

export interface TableSort {
  /** Of a column. */
  key: string;
  direction: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** How many rows are kept free while they are on their way. */
  expected?: number;
  /** Stands in the place of no rows. */
  empty?: ReactNode;
  /** Stands in the place of rows that could not be had. */
  failure?: ReactNode;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
}

/** A table that turns into one card per row on a phone. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  expected = 8,
  empty,
  failure,
  sort,
  onSort,
}: DataTableProps<Row>) {
  const instead = failure ?? (rows?.length === 0 && empty);
  if (instead) return instead;
  return (
    <table
      className={styles.table}
      data-compact={columns.some(({ place }) => place) || undefined}
      aria-busy={rows === undefined || undefined}
    >
      <caption className={styles.caption}>{caption}</caption>
      <thead data-sortable={columns.some(({ sortable }) => sortable) || undefined}>
        <tr>
          {columns.map((column) => (
            <Header key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows ? (
          rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-align={column.align}
                  data-quiet={column.quiet || undefined}
                  data-label={column.header}
                  data-place={column.place}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))
        ) : (
          <Expected columns={columns} count={expected} />
        )}
      </tbody>
    </table>
  );
}

const OTHER = { ascending: 'descending', descending: 'ascending' } as const;

function Header<Row>({
  column: { key, header, align, sortable },
  sort,
  onSort,
}: { column: Column<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) {
  const direction = sort?.key === key ? sort.direction : undefined;
  if (!sortable) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    );
  }
  return (
    <th scope="col" data-align={align} data-sortable aria-sort={direction}>
      <button
        type="button"
        data-direction={direction}
        onClick={() => onSort?.({ key, direction: direction ? OTHER[direction] : 'descending' })}
      >
        {header}
        <Icon glyph={chevronDownGlyph} size="small" />
      </button>
    </th>
  );
}

/** Keeps the room of the rows that are on their way, in the table's own cells. */
function Expected<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  const t = useTranslations('Ui');
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} data-expected>
      {columns.map(({ key, header, align, place }, index) => (
        <td key={key} data-align={align} data-label={header} data-place={place}>
          {row === 0 && index === 0 && <span className={styles.caption}>{t('loading')}</span>}
          <span className={styles.expected} data-align={align}>
            <Skeleton shape="line" width={`${52 + ((row * 3 + index * 5) % 4) * 12}%`} />
          </span>
        </td>
      ))}
    </tr>
  ));
}
