import { TOURNAMENT_PHASES, TOURNAMENT_STRATEGIES } from '@/lib/domain/tournaments';
import type { TournamentsQuery } from '../api/get-tournaments';
import { listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const TOURNAMENTS_SORTS = ['starts', 'ends', 'name', 'participants', 'changed'] as const;

/** The list of tournaments as its address says. */
export type TournamentsState = ListState<'q' | 'phase' | 'strategy', (typeof TOURNAMENTS_SORTS)[number]>;

export const TOURNAMENTS_ADDRESS = listAddress({
  path: '/office/tournaments',
  filters: {
    q: searchText,
    phase: textOf(TOURNAMENT_PHASES),
    strategy: textOf(TOURNAMENT_STRATEGIES),
  },
  sorts: TOURNAMENTS_SORTS,
  sort: 'starts',
  order: 'desc',
});

/** What the platform is asked for. */
export function tournamentsQueryOf(state: TournamentsState): TournamentsQuery {
  const phase = TOURNAMENT_PHASES.find((one) => one === state.phase);
  const strategy = TOURNAMENT_STRATEGIES.find((one) => one === state.strategy);
  return {
    ...(state.q === '' ? {} : { q: state.q }),
    ...(phase && { phase }),
    ...(strategy && { strategy }),
    ...pageQueryOf(state),
  };
}
