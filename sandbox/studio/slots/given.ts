import type { Journal } from '../journal';
import { isFinal, type Given, type Progress, type Round } from '../reel-rounds';
import { playOf, type Launch, type Session } from '../launch';
import { PlayError } from '../play-error';
import type { WalletOutcome } from '../wallet';
import { stakesOf, type SpinRequest } from './bets';
import { playedOf } from './turns';

/** The same as the player sees them, with what they have brought in this session. */
export interface GivenView {
  left: number;
  bet: number;
  won: number;
}

/** Spins that the casino gives in a session, as its launch tells; only reels that have such a stake play them. */
export function givenAt({ free_spins: spins }: Launch, session: Session): Given | null {
  if (!spins || session.mode === 'demo' || playOf(session) !== 'reels') return null;
  if (!stakesOf(session).includes(spins.bet_amount)) return null;
  return {
    sessionId: session.id,
    grantId: spins.grant_id,
    left: spins.left_today,
    bet: spins.bet_amount,
  };
}

/**
 * The grant that a request takes a spin of; undefined for one that is paid for.
 * @throws PlayError 409 `none_given` when there is none left, 422 `bad_stake` for another stake, 422 `not_sold` with a feature
 */
export function givenFor(
  journal: Journal,
  session: Session,
  { stake, buy, given }: SpinRequest & { given: boolean },
): string | undefined {
  if (!given) return undefined;
  const grant = journal.given.get(session.id);
  if (!grant || grant.left < 1) throw new PlayError(409, 'none_given');
  if (buy) throw new PlayError(422, 'not_sold');
  if (stake !== grant.bet) throw new PlayError(422, 'bad_stake');
  return grant.grantId;
}

/** What the wallet’s answer to a bet leaves of a session’s spins; null when it tells nothing of them. */
export function leftAfter(journal: Journal, round: Round, outcome: WalletOutcome): Given | null {
  const grant = journal.given.get(round.sessionId);
  if (round.given === undefined || grant?.grantId !== round.given || outcome.kind !== 'answer') return null;
  if (outcome.status === 'OK') return { ...grant, left: outcome.givenLeft ?? grant.left - 1 };
  // They were used up elsewhere, have ended, or are not what we were told.
  const isOver = outcome.status === 'FREE_SPINS_OVER' || outcome.status === 'INVALID_FREE_SPIN';
  return isOver ? { ...grant, left: 0 } : null;
}

/** Null without any, and as soon as the last one has been played and its round is over for the player. */
export function givenView(
  journal: Journal,
  session: Session,
  last: { round: Round; progress: Progress } | null,
): GivenView | null {
  const grant = journal.given.get(session.id);
  if (!grant) return null;
  const isOfLast = last?.round.given === grant.grantId && last.progress.phase !== 'refused';
  if (grant.left < 1 && !isOfLast) return null;
  const won = journal
    .roundsOf(session.id)
    .filter((round) => round.given === grant.grantId)
    .reduce((sum, round) => {
      const progress = journal.progress.get(round.id);
      if (!progress || (isFinal(progress.phase) && progress.phase !== 'settled')) return sum;
      const shown = playedOf(round).turns.slice(0, progress.shown);
      return sum + shown.reduce((all, { amount }) => all + amount, 0);
    }, 0);
  return { left: grant.left, bet: grant.bet, won };
}
