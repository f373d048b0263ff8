import { DIFFERENCE_CLASSES, MOVEMENT_KINDS } from '@/lib/domain/differences';
import type { DifferencesQuery } from '../api/get-differences';
import { dayText, listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const DIFFERENCES_SORTS = ['found', 'moved', 'theirs', 'ours'] as const;
export const EVERY_DIFFERENCE = 'all';
const ENDED = ['resolved', 'closed'] as const;
/** How many days are added up; a week without a word about it. */
export const DAYS = ['1', '30', '92'] as const;
const USUAL_DAYS = 7;

/** The list of differences as its address says; without a word about the state it has those that are open. */
export type DifferencesState = ListState<
  'q' | 'state' | 'class' | 'kind' | 'from' | 'to' | 'days',
  (typeof DIFFERENCES_SORTS)[number]
>;

export const DIFFERENCES_ADDRESS = listAddress({
  path: '/office/reconciliation',
  filters: {
    q: searchText,
    state: textOf([...ENDED, EVERY_DIFFERENCE]),
    class: textOf(DIFFERENCE_CLASSES),
    kind: textOf(MOVEMENT_KINDS),
    from: dayText,
    to: dayText,
    days: textOf(DAYS),
  },
  sorts: DIFFERENCES_SORTS,
  sort: 'found',
  order: 'asc',
});

export const daysOf = ({ days }: Pick<DifferencesState, 'days'>): number =>
  days === '' ? USUAL_DAYS : Number(days);

/** What the platform is asked for. */
export function differencesQueryOf(state: DifferencesState): DifferencesQuery {
  const which = DIFFERENCE_CLASSES.find((one) => one === state.class);
  const kind = MOVEMENT_KINDS.find((one) => one === state.kind);
  return {
    ...(state.q === '' ? {} : { q: state.q }),
    ...(state.state === EVERY_DIFFERENCE
      ? {}
      : { state: ENDED.find((one) => one === state.state) ?? ('open' as const) }),
    ...(which && { class: which }),
    ...(kind && { kind }),
    ...(state.from === '' ? {} : { moved_from: state.from }),
    ...(state.to === '' ? {} : { moved_to: state.to }),
    ...pageQueryOf(state),
  };
}
