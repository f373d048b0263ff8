import type { ApprovalState } from '@/lib/domain/audit-actions';
import { APPROVAL_STATE_WORDS, approvalWords } from '../../action-words';
import type { Approval } from '../../api/get-approvals';
import { ActionWords } from '../audit/audit-words';
import { Mark, type Tone } from '../parts/card';
import { Moment } from '../parts/moment';
import type { OfficeColumn } from '../parts/office-table';
import { RowOpener } from '../parts/row-opener';

const TONES: Record<ApprovalState, Tone> = {
  waiting: 'wait',
  approved: 'ok',
  rejected: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
};

/** Columns of the list of approvals, by the name that the address and the platform have for them. */
export const APPROVALS_COLUMNS: OfficeColumn<Approval>[] = [
  {
    id: 'action',
    header: 'What',
    cell: ({ row: { original: request } }) => (
      <RowOpener id={request.id}>
        <ActionWords code={request.action} words={approvalWords(request.action)} />
      </RowOpener>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ row: { original: request } }) => (
      <Mark tone={TONES[request.state]}>{APPROVAL_STATE_WORDS[request.state]}</Mark>
    ),
  },
  { id: 'by', header: 'Asked by', cell: ({ row }) => row.original.askedByEmail ?? row.original.askedBy },
  { id: 'asked', header: 'Asked', cell: ({ row }) => <Moment at={row.original.askedAt} /> },
  { id: 'expires', header: 'Expires', cell: ({ row }) => <Moment at={row.original.expiresAt} /> },
  {
    id: 'decided',
    header: 'Decided by',
    cell: ({ row }) => row.original.decidedByEmail ?? row.original.decidedBy ?? '–',
  },
];
/** All but the first one, which opens the request. */
export const APPROVALS_COLUMN_WORDS = {
  state: 'State',
  by: 'Asked by',
  asked: 'Asked',
  expires: 'Expires',
  decided: 'Decided by',
} as const;
