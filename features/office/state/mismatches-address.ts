import { MISMATCH_REASONS, MISMATCH_RESOLUTIONS } from '@/lib/domain/mismatches';
import type { MismatchesQuery } from '../api/get-mismatches';
import { dayText, listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const MISMATCH_SORTS = ['told', 'amount', 'email'] as const;
export const EVERY_MISMATCH = 'all';
const STATES = ['settled', ...MISMATCH_RESOLUTIONS] as const;

/** The list of mismatches as its address says; without a word about the state it has what nobody has decided. */
export type MismatchesState = ListState<
  'q' | 'state' | 'reason' | 'from' | 'to',
  (typeof MISMATCH_SORTS)[number]
>;

export const MISMATCHES_ADDRESS = listAddress({
  path: '/office/mismatches',
  filters: {
    q: searchText,
    state: textOf([...STATES, EVERY_MISMATCH]),
    reason: textOf(MISMATCH_REASONS),
    from: dayText,
    to: dayText,
  },
  sorts: MISMATCH_SORTS,
  sort: 'told',
  order: 'asc',
});

/** What the platform is asked for. */
export function mismatchesQueryOf(state: MismatchesState): MismatchesQuery {
  const reason = MISMATCH_REASONS.find((one) => one === state.reason);
  return {
    ...(state.q === '' ? {} : { q: state.q }),
    ...(state.state === EVERY_MISMATCH
      ? {}
      : { state: STATES.find((one) => one === state.state) ?? ('open' as const) }),
    ...(reason && { reason }),
    ...(state.from === '' ? {} : { told_from: state.from }),
    ...(state.to === '' ? {} : { told_to: state.to }),
    ...pageQueryOf(state),
  };
}
