import { CASHBACK_OUTCOMES } from '@/lib/domain/loyalty';
import { UUID } from '@/lib/domain/uuid';
import type { RunPlayersQuery } from '../api/get-cashback-run-players';
import { listAddress, PER_PAGE, searchText, textOf, type ListState } from './list-address';

/** The order is the platform's: what failed first, then the largest sums. */
export const RUN_PLAYERS_SORTS = [] as const;

/** What became of each player in a run, as its address says. */
export type RunPlayersState = ListState<'run' | 'q' | 'outcome', string>;

export const RUN_PLAYERS_ADDRESS = listAddress({
  path: '/office/cashback/players',
  filters: {
    run: (text) => (UUID.test(text) ? text : ''),
    q: searchText,
    outcome: textOf(CASHBACK_OUTCOMES),
  },
  sorts: RUN_PLAYERS_SORTS as readonly string[],
  sort: '',
  order: 'desc',
});

/** What the platform is asked for. */
export function runPlayersQueryOf({ run, q, outcome, page }: RunPlayersState): RunPlayersQuery {
  const became = CASHBACK_OUTCOMES.find((one) => one === outcome);
  return { run, ...(q === '' ? {} : { q }), ...(became && { outcome: became }), page, per_page: PER_PAGE };
}
