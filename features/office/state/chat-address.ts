import { CHAT_DECISIONS, CHAT_REASONS } from '@/lib/domain/table-chat';
import type { ChatReportsQuery } from '../api/get-chat-reports';
import { listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const CHAT_SORTS = ['reported'] as const;
export const EVERY_MESSAGE = 'all';

/** The list of reported messages as its address says; without a word about the state it has what nobody has decided. */
export type ChatState = ListState<'q' | 'state' | 'reason', (typeof CHAT_SORTS)[number]>;

export const CHAT_ADDRESS = listAddress({
  path: '/office/chat',
  filters: {
    q: searchText,
    state: textOf([...CHAT_DECISIONS, EVERY_MESSAGE]),
    reason: textOf(CHAT_REASONS),
  },
  sorts: CHAT_SORTS,
  sort: 'reported',
  order: 'desc',
});

/** What the platform is asked for. */
export function chatQueryOf(state: ChatState): ChatReportsQuery {
  const reason = CHAT_REASONS.find((one) => one === state.reason);
  return {
    ...(state.q === '' ? {} : { q: state.q }),
    ...(state.state === EVERY_MESSAGE
      ? {}
      : { state: CHAT_DECISIONS.find((one) => one === state.state) ?? ('open' as const) }),
    ...(reason && { reason }),
    ...pageQueryOf(state),
  };
}
