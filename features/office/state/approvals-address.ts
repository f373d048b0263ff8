import { APPROVAL_ACTIONS, APPROVAL_STATES } from '@/lib/domain/audit-actions';
import type { ApprovalsQuery } from '../api/get-approvals';
import { dayText, listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const APPROVALS_SORTS = ['asked', 'expires', 'action', 'state'] as const;
/** Those that nobody has to decide any more. */
export const OVER = APPROVAL_STATES.filter((state) => state !== 'waiting');
export const EVERY_REQUEST = 'all';

/** The list of approvals as its address says; without a word about the state it has those that wait. */
export type ApprovalsState = ListState<
  'by' | 'action' | 'state' | 'from' | 'to',
  (typeof APPROVALS_SORTS)[number]
>;

export const APPROVALS_ADDRESS = listAddress({
  path: '/office/approvals',
  filters: {
    by: searchText,
    action: textOf(APPROVAL_ACTIONS),
    state: textOf([...OVER, EVERY_REQUEST]),
    from: dayText,
    to: dayText,
  },
  sorts: APPROVALS_SORTS,
  sort: 'asked',
  order: 'asc',
});

/** What the platform is asked for. */
export const approvalsQueryOf = (state: ApprovalsState): ApprovalsQuery => ({
  ...(state.by === '' ? {} : { asked_by: state.by }),
  ...(state.action === '' ? {} : { action: state.action }),
  ...(state.state === EVERY_REQUEST
    ? {}
    : { state: OVER.find((one) => one === state.state) ?? ('waiting' as const) }),
  ...(state.from === '' ? {} : { asked_from: state.from }),
  ...(state.to === '' ? {} : { asked_to: state.to }),
  ...pageQueryOf(state),
});
