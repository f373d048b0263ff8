import { WHEEL_PRIZES } from '@/lib/domain/wheel';
import type { TurnsQuery } from '../api/get-wheel-turns';
import { listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const TURNS_SORTS = ['at', 'worth'] as const;
const WITHHELD = ['yes', 'no'] as const;

/** The list of turns as its address says. */
export type TurnsState = ListState<'q' | 'kind' | 'withheld', (typeof TURNS_SORTS)[number]>;

export const TURNS_ADDRESS = listAddress({
  path: '/office/wheel/turns',
  filters: { q: searchText, kind: textOf(WHEEL_PRIZES), withheld: textOf(WITHHELD) },
  sorts: TURNS_SORTS,
  sort: 'at',
  order: 'desc',
});

/** What the platform is asked for. */
export function turnsQueryOf(state: TurnsState): TurnsQuery {
  const kind = WHEEL_PRIZES.find((one) => one === state.kind);
  const withheld = WITHHELD.find((one) => one === state.withheld);
  return {
    ...(state.q === '' ? {} : { q: state.q }),
    ...(kind && { kind }),
    ...(withheld && { withheld }),
    ...pageQueryOf(state),
  };
}
