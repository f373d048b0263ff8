import { PAYMENT_DIRECTIONS } from '@/lib/domain/payment-directions';
import type { MethodsQuery } from '../api/get-payment-methods';
import { listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const METHODS_SORTS = ['position', 'title', 'changed'] as const;
const STATES = ['on', 'off'] as const;
const LIMITED = ['yes', 'no'] as const;

/** The list of payment methods as its address says. */
export type MethodsState = ListState<'q' | 'direction' | 'state' | 'limited', (typeof METHODS_SORTS)[number]>;

export const METHODS_ADDRESS = listAddress({
  path: '/office/payment-methods',
  filters: {
    q: searchText,
    direction: textOf(PAYMENT_DIRECTIONS),
    state: textOf(STATES),
    limited: textOf(LIMITED),
  },
  sorts: METHODS_SORTS,
  sort: 'position',
  order: 'asc',
});

/** What the platform is asked for. */
export function methodsQueryOf(state: MethodsState): MethodsQuery {
  const direction = PAYMENT_DIRECTIONS.find((one) => one === state.direction);
  const on = STATES.find((one) => one === state.state);
  const limited = LIMITED.find((one) => one === state.limited);
  return {
    ...(state.q === '' ? {} : { q: state.q }),
    ...(direction && { direction }),
    ...(on && { state: on }),
    ...(limited && { limited }),
    ...pageQueryOf(state),
  };
}
