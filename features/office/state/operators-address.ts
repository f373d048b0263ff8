import { OFFICE_ROLES } from '@/lib/domain/office-permissions';
import type { OperatorsQuery } from '../api/get-operators';
import { listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const OPERATORS_SORTS = ['email', 'name', 'seen'] as const;
export const OPERATORS_STATES = ['open', 'shut'] as const;

/** The list of operators as its address says. */
export type OperatorsState = ListState<'q' | 'role' | 'state', (typeof OPERATORS_SORTS)[number]>;

export const OPERATORS_ADDRESS = listAddress({
  path: '/office/operators',
  filters: { q: searchText, role: textOf(OFFICE_ROLES), state: textOf(OPERATORS_STATES) },
  sorts: OPERATORS_SORTS,
  sort: 'email',
  order: 'asc',
});

/** What the platform is asked for. */
export const operatorsQueryOf = (state: OperatorsState): OperatorsQuery => ({
  ...(state.q === '' ? {} : { q: state.q }),
  ...(state.role === '' ? {} : { role: OFFICE_ROLES.find((one) => one === state.role) }),
  ...(state.state === '' ? {} : { state: OPERATORS_STATES.find((one) => one === state.state) }),
  ...pageQueryOf(state),
});
