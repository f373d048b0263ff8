import { LETTER_KINDS } from '@/lib/domain/letter-kinds';
import type { LettersQuery } from '../api/get-letters';
import { dayText, listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const LETTERS_SORTS = ['written', 'kind', 'to', 'state'] as const;
export const LETTERS_STATES = ['queued', 'sent', 'failed', 'skipped'] as const;

/** The list of letters as its address says. */
export type LettersState = ListState<'q' | 'kind' | 'state' | 'from' | 'to', (typeof LETTERS_SORTS)[number]>;

export const LETTERS_ADDRESS = listAddress({
  path: '/office/letters',
  filters: {
    q: searchText,
    kind: textOf(LETTER_KINDS),
    state: textOf(LETTERS_STATES),
    from: dayText,
    to: dayText,
  },
  sorts: LETTERS_SORTS,
  sort: 'written',
  order: 'desc',
});

/** What the platform is asked for. */
export const lettersQueryOf = (state: LettersState): LettersQuery => ({
  ...(state.q === '' ? {} : { q: state.q }),
  ...(state.kind === '' ? {} : { kind: LETTER_KINDS.find((one) => one === state.kind) }),
  ...(state.state === '' ? {} : { state: LETTERS_STATES.find((one) => one === state.state) }),
  ...(state.from === '' ? {} : { written_from: state.from }),
  ...(state.to === '' ? {} : { written_to: state.to }),
  ...pageQueryOf(state),
});
