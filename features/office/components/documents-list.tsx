'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useDocuments } from '../api/get-documents';
import { downloadDocuments } from '../api/get-documents-export';
import {
  changedDocuments,
  DOCUMENTS_SORTS,
  documentsQueryOf,
  NO_DOCUMENTS_FILTER,
  readDocumentsAddress,
  writeDocumentsAddress,
  type DocumentsSort,
  type DocumentsState,
} from '../state/documents-address';
import { DOCUMENTS_COLUMN_WORDS, DOCUMENTS_COLUMNS } from './documents-columns';
import { DocumentsFilters } from './documents-filters';
import { ListColumns, ListExport, ListPages } from './list-parts';
import { OfficeTable } from './office-table';
import { Failure, Loading, Notice } from './states';
import styles from './parts.module.scss';

/** Documents of players: by themselves those that wait for a reviewer, the longest first. */
export function DocumentsList() {
  const router = useRouter();
  const state = readDocumentsAddress(useSearchParams());
  const go = (next: DocumentsState) => router.replace(writeDocumentsAddress(next), { scroll: false });
  const query = documentsQueryOf(state);
  const { data, error, isPending, isFetching, refetch } = useDocuments(query);
  const total = data?.meta.total;
  const isFiltered = Object.keys(NO_DOCUMENTS_FILTER).some(
    (name) => state[name as keyof typeof NO_DOCUMENTS_FILTER] !== '',
  );

  return (
    <>
      <div className={styles.heading}>
        <h1>Documents</h1>
        <p role="status">
          {total === undefined
            ? ''
            : `${total.toLocaleString('en')} ${state.status === '' ? 'to review' : 'found'}`}
        </p>
        <div className={styles.buttons}>
          <ListColumns
            words={DOCUMENTS_COLUMN_WORDS}
            hidden={state.hidden}
            onChange={(hidden) => go(changedDocuments(state, { hidden }))}
          />
          <ListExport permission="export:documents" download={() => downloadDocuments(query)} />
        </div>
      </div>
      <DocumentsFilters key={state.q === '' ? 'none' : 'some'} state={state} onChange={go} />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="documents" />
      ) : data.data.length === 0 ? (
        isFiltered ? (
          <Notice title="No documents fit.">Take a filter away, or look for another state.</Notice>
        ) : (
          <Notice title="No documents wait." />
        )
      ) : (
        <>
          <OfficeTable
            caption="Documents"
            columns={DOCUMENTS_COLUMNS}
            rows={data.data}
            idOf={({ playerId, step }) => `${playerId} ${step}`}
            order={{ id: state.sort, desc: state.order === 'desc' }}
            sortable={DOCUMENTS_SORTS}
            onOrder={({ id, desc }) =>
              go(changedDocuments(state, { sort: id as DocumentsSort, order: desc ? 'desc' : 'asc' }))
            }
            hidden={state.hidden}
            isBusy={isFetching}
          />
          <ListPages meta={data.meta} onPage={(page) => go(changedDocuments(state, { page }))} />
        </>
      )}
    </>
  );
}
