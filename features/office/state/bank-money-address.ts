import { BANK_RESOLUTIONS, UNMATCHED_REASONS } from '@/lib/domain/bank-money';
import type { BankMoneyQuery } from '../api/get-bank-money';
import { dayText, listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const BANK_MONEY_SORTS = ['received', 'amount', 'email'] as const;
export const EVERY_MONEY = 'all';

/** The list of bank money as its address says; without a word about the state it has what nobody has decided. */
export type BankMoneyState = ListState<
  'q' | 'state' | 'reason' | 'from' | 'to',
  (typeof BANK_MONEY_SORTS)[number]
>;

export const BANK_MONEY_ADDRESS = listAddress({
  path: '/office/bank-money',
  filters: {
    q: searchText,
    state: textOf([...BANK_RESOLUTIONS, EVERY_MONEY]),
    reason: textOf(UNMATCHED_REASONS),
    from: dayText,
    to: dayText,
  },
  sorts: BANK_MONEY_SORTS,
  sort: 'received',
  order: 'asc',
});

/** What the platform is asked for. */
export function bankMoneyQueryOf(state: BankMoneyState): BankMoneyQuery {
  const reason = UNMATCHED_REASONS.find((one) => one === state.reason);
  return {
    ...(state.q === '' ? {} : { q: state.q }),
    ...(state.state === EVERY_MONEY
      ? {}
      : { state: BANK_RESOLUTIONS.find((one) => one === state.state) ?? ('open' as const) }),
    ...(reason && { reason }),
    ...(state.from === '' ? {} : { received_from: state.from }),
    ...(state.to === '' ? {} : { received_to: state.to }),
    ...pageQueryOf(state),
  };
}
