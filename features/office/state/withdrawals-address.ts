import { CURRENCIES, isCurrency } from '@/lib/money/money';
import type { WithdrawalsQuery } from '../api/get-withdrawals';
import { dayText, listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const WITHDRAWALS_SORTS = ['requested', 'amount', 'email', 'status'] as const;
/** Those that are not about what waits. */
export const NOT_WAITING = ['processing', 'complete', 'rejected', 'cancel', 'refund'] as const;
export const EVERY_STATE = 'all';

/** The list of withdrawals as its address says; without a word about the state it has those that wait. */
export type WithdrawalsState = ListState<
  'q' | 'status' | 'currency' | 'from' | 'to',
  (typeof WITHDRAWALS_SORTS)[number]
>;

export const WITHDRAWALS_ADDRESS = listAddress({
  path: '/office/withdrawals',
  filters: {
    q: searchText,
    status: textOf([...NOT_WAITING, EVERY_STATE]),
    currency: textOf(Object.keys(CURRENCIES)),
    from: dayText,
    to: dayText,
  },
  sorts: WITHDRAWALS_SORTS,
  sort: 'requested',
  order: 'asc',
});

/** What the platform is asked for. */
export const withdrawalsQueryOf = (state: WithdrawalsState): WithdrawalsQuery => ({
  ...(state.q === '' ? {} : { q: state.q }),
  ...(state.status === EVERY_STATE
    ? {}
    : { status: NOT_WAITING.find((one) => one === state.status) ?? ('pending' as const) }),
  ...(isCurrency(state.currency) ? { currency: state.currency } : {}),
  ...(state.from === '' ? {} : { requested_from: state.from }),
  ...(state.to === '' ? {} : { requested_to: state.to }),
  ...pageQueryOf(state),
});
