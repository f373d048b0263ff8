import Link from 'next/link';
import type { ListedDocuments } from '../../api/get-documents';
import { nameOf, timeWords } from '../../state/when';
import { Mark } from '../parts/card';
import { StepMark, STEP_WORDS } from './document-words';
import type { OfficeColumn } from '../parts/office-table';
import styles from '../parts/parts.module.scss';

const addressOf = ({ playerId, step }: ListedDocuments) => `/office/documents/${playerId}?step=${step}`;

/** Columns of the list of documents, by the name that the address and the platform have for them. */
export const DOCUMENTS_COLUMNS: OfficeColumn<ListedDocuments>[] = [
  {
    id: 'email',
    header: 'Player',
    cell: ({ row: { original: listed } }) => (
      <Link className={styles.link} data-row-link href={addressOf(listed)}>
        {nameOf(listed) || listed.email}
        {nameOf(listed) !== '' && <small className={styles.quiet}> {listed.email}</small>}
      </Link>
    ),
  },
  { id: 'step', header: 'Kind', cell: ({ row }) => STEP_WORDS[row.original.step] },
  { id: 'status', header: 'State', cell: ({ row }) => <StepMark status={row.original.status} /> },
  { id: 'country', header: 'Country', accessorKey: 'country' },
  { id: 'submitted', header: 'Handed in', cell: ({ row }) => timeWords(row.original.submittedAt) },
  {
    id: 'decided',
    header: 'Decided',
    cell: ({ row }) => (row.original.decidedAt ? timeWords(row.original.decidedAt) : '–'),
  },
  { id: 'files', header: 'Files', accessorKey: 'files' },
  {
    id: 'held',
    header: 'Scanner',
    cell: ({ row: { original: listed } }) =>
      listed.held > 0 ? <Mark tone="wait">{listed.held} not scanned yet</Mark> : 'Done',
  },
];
/** All but the first one, which leads to the review. */
export const DOCUMENTS_COLUMN_WORDS = {
  step: 'Kind',
  status: 'State',
  country: 'Country',
  submitted: 'Handed in',
  decided: 'Decided',
  files: 'Files',
  held: 'Scanner',
} as const;
