import { VERIFICATION_STEPS } from '@/lib/domain/verification';
import type { DocumentsQuery } from '../api/get-documents';
import {
  countryText,
  dayText,
  listAddress,
  pageQueryOf,
  searchText,
  textOf,
  type ListState,
} from './list-address';

export const DOCUMENTS_SORTS = ['submitted', 'email', 'step', 'status', 'country'] as const;
/** Those that are not about what waits. */
export const DECIDED = ['verified', 'rejected', 'expired'] as const;
export const EVERY_STATE = 'all';

/** The list of documents as its address says; without a word about the state it has those that wait. */
export type DocumentsState = ListState<
  'q' | 'step' | 'status' | 'country' | 'from' | 'to',
  (typeof DOCUMENTS_SORTS)[number]
>;

export const DOCUMENTS_ADDRESS = listAddress({
  path: '/office/documents',
  filters: {
    q: searchText,
    step: textOf(VERIFICATION_STEPS),
    status: textOf([...DECIDED, EVERY_STATE]),
    country: countryText,
    from: dayText,
    to: dayText,
  },
  sorts: DOCUMENTS_SORTS,
  sort: 'submitted',
  order: 'asc',
});

/** What the platform is asked for. */
export const documentsQueryOf = (state: DocumentsState): DocumentsQuery => ({
  ...(state.q === '' ? {} : { q: state.q }),
  ...(state.step === '' ? {} : { step: VERIFICATION_STEPS.find((one) => one === state.step) }),
  ...(state.status === EVERY_STATE
    ? {}
    : { status: DECIDED.find((one) => one === state.status) ?? ('pending' as const) }),
  ...(state.country === '' ? {} : { country: state.country }),
  ...(state.from === '' ? {} : { submitted_from: state.from }),
  ...(state.to === '' ? {} : { submitted_to: state.to }),
  ...pageQueryOf(state),
});
