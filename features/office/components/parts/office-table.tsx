'use client';

import {
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table';
import { Fragment, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { chevronDownGlyph } from '@/components/ui/icon/frame-glyphs';
import { OpenRowProvider, useOpenRow } from './row-opener';
import parts from './parts.module.scss';
import styles from './table.module.scss';
import { useRowKeys } from './use-row-keys';

const FEATURES = tableFeatures({ columnVisibilityFeature, rowSortingFeature });
export type OfficeColumn<Row extends RowData> = ColumnDef<typeof FEATURES, Row> & {
  /** Figures stand below each other: at the end of their column. */
  figures?: boolean;
};

export interface TableOrder {
  id: string;
  desc: boolean;
}

interface OfficeTableProps<Row extends RowData> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: OfficeColumn<Row>[];
  rows: Row[];
  idOf: (row: Row) => string;
  order?: TableOrder;
  /** Columns that can be sorted have an id in `sortable`. */
  sortable?: readonly string[];
  onOrder?: (order: TableOrder) => void;
  hidden?: readonly string[];
  isBusy?: boolean;
  /** Nothing in it can be pressed: where it is wider than its place, it takes the focus and is scrolled by keys itself. */
  isPlain?: boolean;
  /** What is shown below a row that its RowOpener has opened. */
  detailOf?: (row: Row, shut: () => void) => ReactNode;
}

/** A list: head that sorts, columns that can be left out, rows that the keyboard walks through by their links. */
export function OfficeTable<Row extends RowData>(props: OfficeTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    idOf,
    order,
    sortable = [],
    onOrder,
    hidden = [],
    isBusy,
    isPlain = false,
    detailOf,
  } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body);
  const open = useOpenRow();
  const ofFigures = new Set(columns.filter(({ figures }) => figures).map(({ id }) => id));
  const table = useTable({
    features: FEATURES,
    columns,
    data: rows,
    getRowId: idOf,
    manualSorting: true,
    state: {
      sorting: order ? [order] : [],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    },
  });

  return (
    <OpenRowProvider value={open}>
      <div className={styles.scroll} {...(isPlain && { role: 'group', 'aria-label': caption, tabIndex: 0 })}>
        <table className={styles.table} aria-busy={isBusy || undefined}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => {
                  const { id } = header.column;
                  const direction = order?.id === id ? (order.desc ? 'descending' : 'ascending') : undefined;
                  return (
                    <th
                      key={header.id}
                      scope="col"
                      aria-sort={direction}
                      data-figures={ofFigures.has(id) || undefined}
                    >
                      {sortable.includes(id) ? (
                        <button
                          type="button"
                          data-direction={direction}
                          onClick={() => onOrder?.({ id, desc: direction !== 'descending' })}
                        >
                          <table.FlexRender header={header} />
                          <Icon glyph={chevronDownGlyph} size="small" />
                        </button>
                      ) : (
                        <table.FlexRender header={header} />
                      )}
                    </th>
                  );
                })}
              </tr>
            ))}
          </thead>
          <tbody ref={body}>
            {table.getRowModel().rows.map((row) => {
              const cells = row.getVisibleCells();
              const detail = row.id === open.id && detailOf?.(row.original, open.shut);
              return (
                <Fragment key={row.id}>
                  <tr data-open={detail ? true : undefined}>
                    {cells.map((cell) => (
                      <td key={cell.id} data-figures={ofFigures.has(cell.column.id) || undefined}>
                        <table.FlexRender cell={cell} />
                      </td>
                    ))}
                  </tr>
                  {detail && (
                    <tr className={styles.detail}>
                      <td colSpan={cells.length}>
                        <div className={parts.below}>{detail}</div>
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </OpenRowProvider>
  );
}
