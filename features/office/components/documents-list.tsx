'use client';

import Link from 'next/link';
import { useDocuments, type WaitingDocuments } from '../api/get-documents';
import { timeWords } from '../state/when';
import { Mark } from './card';
import { STEP_WORDS } from './document-words';
import { OfficeTable, type OfficeColumn } from './office-table';
import { PagesOf } from './pages-of';
import styles from './parts.module.scss';

const addressOf = ({ playerId, step }: WaitingDocuments) => `/office/documents/${playerId}?step=${step}`;

const COLUMNS: OfficeColumn<WaitingDocuments>[] = [
  {
    id: 'step',
    header: 'Documents',
    cell: ({ row: { original: waiting } }) => (
      <Link className={styles.link} data-row-link href={addressOf(waiting)}>
        {STEP_WORDS[waiting.step]}
      </Link>
    ),
  },
  { id: 'player', header: 'Player', accessorKey: 'playerId' },
  { id: 'since', header: 'Waits since', cell: ({ row }) => timeWords(row.original.submittedAt) },
  { id: 'files', header: 'Files', accessorKey: 'files' },
  {
    id: 'held',
    header: 'Scanner',
    cell: ({ row: { original: waiting } }) =>
      waiting.held > 0 ? <Mark tone="wait">{waiting.held} not scanned yet</Mark> : 'Done',
  },
];

/** Who waits for a reviewer, the longest first. */
export function DocumentsList() {
  const documents = useDocuments();
  const total = documents.data?.pages[0]?.meta.total;
  return (
    <>
      <div className={styles.heading}>
        <h1>Documents</h1>
        <p role="status">{total === undefined ? '' : `${total} to review`}</p>
      </div>
      <PagesOf pages={documents} what="documents" empty="No documents wait.">
        {(items) => (
          <OfficeTable
            caption="Documents that wait"
            columns={COLUMNS}
            rows={items}
            idOf={({ playerId, step }) => `${playerId} ${step}`}
          />
        )}
      </PagesOf>
    </>
  );
}
