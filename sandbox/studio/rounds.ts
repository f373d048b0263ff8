import { randomUUID } from 'node:crypto';
import { isFinal, type Progress, type Round } from './reel-rounds';
import { cycleOf, type Session } from './launch';
import { createOneAtATime } from './one-at-a-time';
import { playerOf } from './pace';
import { PlayError } from './play-error';
import type { RoundsOptions } from './rounds-options';
import { createSettlement, type Settlement } from './settlement';
import { fairRng } from '@/lib/domain/chance/seeds';
import { seedsAt } from './engine-rounds/seeds';
import { fairView, nextSeeds, seatOf } from './engine-rounds/seats';
import { checkedBet, type SpinRequest } from './slots/bets';
import { givenFor, givenView } from './slots/given';
import { anySlot, type NamedBet } from './slots/slot-engine';
import { playedOf, turnsOf } from './slots/turns';
import { viewOf, type PlayState } from './view';

/** Least time from the start of one turn of the reels to the start of the next, ms. */
export const SPIN_PACE_MS = 2_500;

/** How often idle sessions are dropped; they are over before that. Each time the journal's file is written anew, ms. */
const FORGET_EVERY_MS = 3_600_000;

export interface Rounds {
  /** Starts a round, or gives the one that `clientRoundId` named before. @param request.given the house pays for it */
  spin(
    session: Session,
    request: SpinRequest & { clientRoundId: string; given: boolean },
  ): Promise<PlayState>;
  /** Shows free spin number `step` (from 1) of the running round; one that was shown before is shown again. */
  step(session: Session, request: { roundId: string; step: number }): Promise<PlayState>;
  /** Tells the server seed so far and begins with new ones. */
  newSeeds(session: Session, request: { clientSeed: string }): Promise<PlayState>;
  /** Where the player stands now, with the wallet's balance. */
  state(session: Session): Promise<PlayState>;
  /** Takes up every round that an earlier run left open. */
  start(): void;
  /** Lets calls under way end; what is open continues at the next start. */
  stop(): Promise<void>;
}

export function createRounds(options: RoundsOptions): Rounds {
  const { journal, balances, now, log } = options;
  const settlement: Settlement = createSettlement(options);
  const turns = createOneAtATime();
  let sweep: NodeJS.Timeout | undefined;
  let forgetting: NodeJS.Timeout | undefined;

  /** One request of a seat at a time, in all its sessions: the next begins when the one before has ended. */
  const serial = <T>(session: Session, work: () => Promise<T>): Promise<T> =>
    turns.run(seatOf(session), () => {
      const last = lastRound(session);
      if (last) takeUp(last);
      return work();
    });
  /** A bet that nobody is sending any more, of an earlier run or with an answer that could not be written down, is taken back. */
  const takeUp = (round: Round) => {
    const progress = progressOf(round);
    if (progress.phase !== 'bet') return;
    journal.write({ progress: { ...progress, phase: 'cancelling', reason: 'INTERRUPTED' } });
  };

  const progressOf = (round: Round): Progress =>
    journal.progress.get(round.id) ?? {
      roundId: round.id,
      phase: 'bet',
      reason: null,
      shown: 0,
      paid: 0,
      steppedAt: round.startedAt,
    };
  const lastRound = (session: Session) =>
    journal.roundsOf(session.id).at(-1) ?? journal.rounds.get(session.resumes ?? '');
  const seedsOf = (session: Session) => seedsAt(journal, session, options.firstSeedsOf);
  const stateNow = (session: Session): PlayState => {
    const round = lastRound(session);
    const progress = round && progressOf(round);
    return viewOf(session, {
      round,
      progress,
      given: givenView(journal, session, round && progress ? { round, progress } : null),
      balance: balances.last(session),
      nextSpinInMs: waitMs(session),
      fair: fairView(seedsOf(session)),
    });
  };
  const waitMs = (session: Session) => {
    const round = lastRound(session);
    const started = round ? Math.max(round.startedAt, progressOf(round).steppedAt) : -Infinity;
    // A clock that was put back makes nobody wait for longer.
    const cycleMs = cycleOf(session, SPIN_PACE_MS);
    const own = Math.min(cycleMs, Math.max(0, started + cycleMs - now()));
    return Math.max(own, options.pace.waitMs(playerOf(session), cycleMs));
  };
  const requirePace = (session: Session) => {
    const retryAfterMs = waitMs(session);
    if (retryAfterMs > 0) throw new PlayError(429, 'too_fast', { retryAfterMs });
  };

  const begin = async (
    session: Session,
    bet: NamedBet,
    clientRoundId: string,
    given: string | undefined,
  ): Promise<Round> => {
    const seat = seedsOf(session);
    const seeds = { serverSeed: seat.serverSeed, clientSeed: seat.clientSeed, nonce: seat.nonce };
    const state = anySlot.begin(fairRng(seeds), bet);
    const round: Round = {
      id: randomUUID(),
      sessionId: session.id,
      clientRoundId,
      stake: anySlot.staked(state),
      startedAt: now(),
      betTxId: randomUUID(),
      rollbackTxId: randomUUID(),
      seeds,
      bet,
      winTxIds: turnsOf(state).turns.map(() => randomUUID()),
      ...(given !== undefined && { given }),
    };
    // The outcome stands on disk before anybody outside hears of the round, and its number is used up.
    journal.write({ round }, { progress: progressOf(round) }, { seat: { ...seat, nonce: seat.nonce + 1 } });
    options.pace.note(playerOf(session));
    await settlement.placeBet(session, round);
    // The casino measures from when it took the stake.
    options.pace.note(playerOf(session));
    return round;
  };

  return {
    spin: (session, { clientRoundId, ...request }) =>
      serial(session, async () => {
        const bet = checkedBet(session, request);
        const known = journal.roundsOf(session.id).find((round) => round.clientRoundId === clientRoundId);
        if (known && !isOf(known, bet, request.given)) throw new PlayError(409, 'round_mismatch');
        if (known && known !== lastRound(session)) throw new PlayError(409, 'round_over');
        if (!known) {
          const last = lastRound(session);
          if (last && !isFinal(progressOf(last).phase)) throw new PlayError(409, 'round_open');
          requirePace(session);
        }
        const round =
          known ?? (await begin(session, bet, clientRoundId, givenFor(journal, session, request)));
        await settlement.settle(session, round, options.patienceMs);
        return stateNow(session);
      }),

    step: (session, { roundId, step }) =>
      serial(session, async () => {
        const round = lastRound(session);
        if (!round || round.id !== roundId) throw new PlayError(409, 'round_over');
        const progress = progressOf(round);
        if (step >= playedOf(round).turns.length) throw new PlayError(409, 'wrong_step');
        if (step >= progress.shown && progress.phase === 'playing') {
          if (step !== progress.shown) throw new PlayError(409, 'wrong_step');
          requirePace(session);
          // Free spins in another window wait for this one, too.
          options.pace.note(playerOf(session));
          await settlement.settle(session, round, options.patienceMs);
          // A win that is still owed comes first; the free spin waits for it.
          if (progressOf(round).paid >= step) {
            journal.write({ progress: { ...progressOf(round), shown: step + 1, steppedAt: now() } });
          }
        }
        await settlement.settle(session, round, options.patienceMs);
        return stateNow(session);
      }),

    newSeeds: (session, { clientSeed }) =>
      serial(session, async () => {
        // Its server seed would show the free spins that are still to come, in another window of the player's, too.
        if (journal.openRoundAt(seatOf(session))) throw new PlayError(409, 'round_open');
        journal.write({ seat: nextSeeds(seedsOf(session), clientSeed) });
        return stateNow(session);
      }),

    state: (session) =>
      serial(session, async () => {
        const round = lastRound(session);
        if (round) await settlement.settle(session, round, 0);
        const outcome = await balances.read(session);
        return { ...stateNow(session), trouble: outcome };
      }),

    start() {
      for (const round of journal.rounds.values()) {
        const session = journal.sessions.get(round.sessionId);
        const progress = progressOf(round);
        if (!session || isFinal(progress.phase)) continue;
        takeUp(round);
        log.info({ roundId: round.id, phase: progressOf(round).phase }, 'an open round is taken up again');
        void settlement.settle(session, round, 0);
      }
      const settleAbandoned = () => {
        for (const session of journal.sessions.values()) {
          const round = lastRound(session);
          if (!round) continue;
          const progress = progressOf(round);
          const all = playedOf(round).turns.length;
          const isLeft = now() - progress.steppedAt >= options.abandonMs && progress.shown < all;
          if (progress.phase === 'playing' && isLeft) {
            journal.write({ progress: { ...progress, shown: all } });
            log.info({ roundId: round.id }, 'free spins that nobody came for are settled');
          }
          // Also one that stopped on its way to the wallet.
          if (!isFinal(progress.phase)) void settlement.settle(session, round, 0);
        }
      };
      settleAbandoned();
      sweep = setInterval(
        () => {
          try {
            settleAbandoned();
          } catch (error) {
            // A full disk, say: the next turn tries again.
            log.error({ err: error }, 'free spins that nobody came for could not be settled');
          }
        },
        Math.min(options.abandonMs, 10_000),
      );
      sweep.unref();
      forgetting = setInterval(() => {
        try {
          for (const id of journal.forgetIdle(now())) balances.forget(id);
        } catch (error) {
          // A full disk, say: the old file stays in place and only says more than it has to.
          log.error({ err: error }, 'the books could not be written anew');
        }
      }, FORGET_EVERY_MS);
      forgetting.unref();
    },

    async stop() {
      clearInterval(sweep);
      clearInterval(forgetting);
      await settlement.stop();
      await turns.idle();
    },
  };
}

/** Whether a round was begun by this bet; one of an earlier version is known by its stake. */
const isOf = (round: Round, { stake, buy, slot }: NamedBet, given: boolean): boolean =>
  (round.given !== undefined) === given &&
  ('spins' in round
    ? round.stake === stake && !buy
    : round.bet.stake === stake && round.bet.buy === buy && round.bet.slot === slot);
