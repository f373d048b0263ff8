import type { LivePlayState, OwnSeatBet } from '../../live/view';
import type { Contact } from '../contact';
import { isOwed } from '../own-rounds';
import { delay, POLL_MS } from '../pace';
import type { LiveApi } from './api';

/** After a draw everybody asks the studio for their own: not all in the same moment, ms. */
const SPREAD_MS = 500;
/** A question that got no answer is asked again after so long at first, and at last, ms. */
const FIRST_AGAIN_MS = 700;
const LONGEST_AGAIN_MS = 8_000;

/** What the studio says of its player, and the questions that are asked without anybody waiting for them. */
export interface OwnState {
  /** As it was told last; null before the first answer. */
  now(): LivePlayState | null;
  take(state: LivePlayState): void;
  /** What does not work is tried again in silence: the broken line is shown all the same. */
  refresh(): Promise<LivePlayState>;
  /** Asks until the wallet has settled what it owes. */
  follow(): Promise<void>;
  /** A bet as it stands after the draw. */
  shownOf(bet: OwnSeatBet): Promise<OwnSeatBet>;
}

/** @param taken what was told is new to the table */
export function createOwnState(
  api: Pick<LiveApi, 'state'>,
  contact: Pick<Contact<LivePlayState>, 'lost'>,
  taken: (state: LivePlayState) => void,
): OwnState {
  let state: LivePlayState | null = null;
  let following: Promise<void> | null = null;
  const take = (now: LivePlayState) => {
    state = now;
    taken(now);
  };
  const refresh = async (): Promise<LivePlayState> => {
    for (let wait = FIRST_AGAIN_MS; ; wait = Math.min(LONGEST_AGAIN_MS, wait * 2)) {
      const reply = await api.state();
      if (reply.kind === 'refused') await contact.lost();
      if (reply.kind === 'state') {
        take(reply.state);
        return reply.state;
      }
      await delay(wait);
    }
  };
  return {
    now: () => state,
    take,
    refresh,
    follow() {
      following ??= (async () => {
        for (let now = await refresh(); now.bets.some(isOwed); now = await refresh()) await delay(POLL_MS);
        following = null;
      })();
      return following;
    },
    async shownOf(bet) {
      await delay(Math.random() * SPREAD_MS);
      const now = await refresh();
      return now.bets.find(({ id }) => id === bet.id) ?? bet;
    },
  };
}
