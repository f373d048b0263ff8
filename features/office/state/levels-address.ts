import { LEVEL_CODES } from '@/lib/domain/loyalty';
import type { LevelPlayersQuery } from '../api/get-levels-players';
import { listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const LEVEL_SORTS = ['points', 'since', 'rose'] as const;
export const LEVEL_FILTERS = [...LEVEL_CODES, 'none'] as const;
const ROSE = ['7', '30'] as const;
const HELD = ['yes', 'no'] as const;

/** The list of players by levels as its address says. */
export type LevelsState = ListState<
  'q' | 'level' | 'manager' | 'rose' | 'held',
  (typeof LEVEL_SORTS)[number]
>;

export const LEVELS_ADDRESS = listAddress({
  path: '/office/levels/players',
  filters: {
    q: searchText,
    level: textOf(LEVEL_FILTERS),
    manager: searchText,
    rose: textOf(ROSE),
    held: textOf(HELD),
  },
  sorts: LEVEL_SORTS,
  sort: 'points',
  order: 'desc',
});

/** What the platform is asked for. */
export function levelPlayersQueryOf(state: LevelsState): LevelPlayersQuery {
  const level = LEVEL_FILTERS.find((one) => one === state.level);
  const rose = ROSE.find((one) => one === state.rose);
  const held = HELD.find((one) => one === state.held);
  return {
    ...(state.q === '' ? {} : { q: state.q }),
    ...(state.manager === '' ? {} : { manager: state.manager }),
    ...(level && { level }),
    ...(rose && { rose }),
    ...(held && { held }),
    ...pageQueryOf(state),
  };
}
