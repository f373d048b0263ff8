'use client';

import type { ReactNode } from 'react';
import type { RowData } from '@tanstack/react-table';
import type { OfficePermission } from '@/lib/domain/office-permissions';
import type { ListPlace } from '../../state/list-address';
import { countWords } from '../../words';
import { ListColumns, ListExport, ListPages, type ListMeta } from './list-parts';
import { OfficeTable, type OfficeColumn } from './office-table';
import { Failure, Loading } from './states';
import styles from './parts.module.scss';

interface Answer<Row> {
  data: { data: Row[]; meta: ListMeta } | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface OfficeListProps<Row extends RowData, Sort extends string> {
  title: string;
  /** What the list is about, below its title. */
  hint?: string;
  /** What comes after the number of rows. */
  found?: string;
  /** What just happened, in place of the number. */
  said?: string;
  answer: Answer<Row>;
  state: ListPlace<Sort>;
  onChange: (change: Partial<ListPlace<Sort>>) => void;
  columns: OfficeColumn<Row>[];
  /** Columns that may be left out, by id. */
  columnWords: Readonly<Record<string, string>>;
  sortable: readonly Sort[];
  idOf: (row: Row) => string;
  /** What is shown below a row that its RowOpener has opened. */
  detailOf?: (row: Row, shut: () => void) => ReactNode;
  /** With what takes the list away; left out for one that stays here. */
  permission?: OfficePermission;
  download?: () => Promise<void>;
  /** The way to something new in the list. */
  deed?: ReactNode;
  filters: ReactNode;
  /** In place of rows. */
  empty: ReactNode;
}

/** A list of the office: filters, order, columns and page, all of them in the address, and the way to take it away. */
export function OfficeList<Row extends RowData, Sort extends string>(props: OfficeListProps<Row, Sort>) {
  const { title, hint, found = 'found', said, answer, state, onChange, filters, empty } = props;
  const { data, error, isPending, isFetching, refetch } = answer;
  const count = data ? `${countWords(data.meta)} ${found}` : '';
  const order = ({ id, desc }: { id: string; desc: boolean }) => {
    const sort = props.sortable.find((one) => one === id);
    if (sort !== undefined) onChange({ sort, order: desc ? 'desc' : 'asc' });
  };
  return (
    <>
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p role="status">{said || count}</p>
        <div className={styles.buttons}>
          {props.deed}
          <ListColumns
            words={props.columnWords}
            hidden={state.hidden}
            onChange={(hidden) => onChange({ hidden })}
          />
          {props.permission && props.download && (
            <ListExport permission={props.permission} download={props.download} />
          )}
        </div>
      </div>
      {hint && <p className={styles.quiet}>{hint}</p>}
      {filters}
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending || !data ? (
        <Loading what={title.toLowerCase()} />
      ) : data.data.length === 0 ? (
        empty
      ) : (
        <>
          <OfficeTable
            caption={title}
            columns={props.columns}
            rows={data.data}
            idOf={props.idOf}
            order={{ id: state.sort, desc: state.order === 'desc' }}
            sortable={props.sortable}
            onOrder={order}
            hidden={state.hidden}
            isBusy={isFetching}
            {...(props.detailOf && { detailOf: props.detailOf })}
          />
          <ListPages meta={data.meta} onPage={(page) => onChange({ page })} />
        </>
      )}
    </>
  );
}
