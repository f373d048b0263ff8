import type { Logger } from 'pino';
import type { Journal } from '../journal';
import type { Session } from '../launch';
import type { Posting, Wallet } from '../wallet';
import { roundKey, type CountedRound } from './books';
import { runsAt, type Run } from './programme';

export interface CountingOptions {
  journal: Pick<Journal, 'tournaments' | 'stage'>;
  now(): number;
  log: Logger;
}

/** Whether a round with such a first stake counts in a tournament. */
const counts = ({ themes, minimumBet, startsAt, endsAt }: Run, session: Session, stake: number, at: number) =>
  themes.includes(session.theme) &&
  session.limits === undefined &&
  at >= startsAt &&
  at < endsAt &&
  stake >= (minimumBet[session.currency] ?? Infinity);

/**
 * A casino's wallet whose rounds count in tournaments: what it has taken, paid and given back, each call once. A round counts whole
 * where its first stake is high enough and was made by somebody who takes part, during the tournament. Spins that a casino gives
 * count nothing.
 */
export function countedWallet(wallet: Wallet, { journal, now, log }: CountingOptions): Wallet {
  const books = journal.tournaments;

  const begun = (session: Session, { roundId, amount }: Posting): CountedRound | null => {
    const { playerId, gameId, currency } = session;
    if (playerId === null) return null;
    const at = now();
    const joined = new Set(books.codesOf(playerId));
    const codes = runsAt(at)
      .filter((run) => joined.has(run.code) && counts(run, session, amount, at))
      .map(({ code }) => code);
    if (codes.length === 0) return null;
    return { codes, playerId, gameId, roundId, currency, beganAt: at, stakes: {}, wins: {}, at };
  };

  const change = async (
    session: Session,
    posting: Posting,
    make: (round: CountedRound) => Partial<CountedRound> | null,
    isStake: boolean,
  ) => {
    const { playerId, gameId } = session;
    if (playerId === null) return;
    try {
      const key = roundKey({ playerId, gameId, roundId: posting.roundId });
      const round = books.round(key) ?? (isStake ? begun(session, posting) : null);
      const changed = round && make(round);
      if (changed) await journal.stage({ tournamentRound: { ...round, ...changed, at: now() } });
    } catch (error) {
      // Play goes on: what a full disk lost of a tournament is not worth a player's round.
      log.error({ err: error, game: gameId }, 'a round could not be counted in a tournament');
    }
  };

  return {
    balance: (session) => wallet.balance(session),
    async bet(session, posting) {
      const outcome = await wallet.bet(session, posting);
      const { txId, amount, given } = posting;
      if (outcome.kind === 'answer' && outcome.status === 'OK' && given === undefined)
        await change(
          session,
          posting,
          ({ stakes }) => (txId in stakes ? null : { stakes: { ...stakes, [txId]: amount } }),
          true,
        );
      return outcome;
    },
    async win(session, posting) {
      const outcome = await wallet.win(session, posting);
      const { txId, amount } = posting;
      if (outcome.kind === 'answer' && outcome.status === 'OK' && amount > 0)
        await change(
          session,
          posting,
          ({ wins }) => (txId in wins ? null : { wins: { ...wins, [txId]: amount } }),
          false,
        );
      return outcome;
    },
    async rollback(session, posting) {
      const outcome = await wallet.rollback(session, posting);
      const { refTxId = '' } = posting;
      if (outcome.kind === 'answer' && outcome.status === 'OK')
        await change(
          session,
          posting,
          ({ stakes }) => (stakes[refTxId] ? { stakes: { ...stakes, [refTxId]: 0 } } : null),
          false,
        );
      return outcome;
    },
  };
}
