import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { fairRng } from '@/lib/domain/chance/seeds';
import { EngineError } from '../engines/play/engine-error';
import { checkTable } from '../engines/play/limits';
import { cycleOf, kindOf as gameKindOf, type Session } from '../launch';
import { createOneAtATime } from '../one-at-a-time';
import { PlayError } from '../play-error';
import { playerOf } from '../pace';
import type { SharedOptions } from '../rounds-options';
import { ENGINE_GAMES, engineOf, LONGEST_BET, LONGEST_CHIP, LONGEST_CHOICE } from './games';
import { isEngineKind, type EngineKind } from './kinds';
import {
  isOver,
  stateOf,
  withoutLostStakes,
  type EnginePhase,
  type EngineRound,
  type StakeOfRound,
} from './round';
import { seedsAt } from './seeds';
import { fairView, nextSeeds, seatOf } from './seats';
import { createEngineSettlement } from './settlement';
import { roundView, type EnginePlayState } from './view';

/** Least time from the start of one round to the start of the next, ms. */
export const ROUND_PACE_MS = 5_000;

/** A round that its player left is ended by its engine's rule after this, ms. */
export const LEFT_AFTER_MS = 24 * 3_600_000;

export interface EngineRounds {
  /** Starts a round, or gives the one that `clientRoundId` named before. */
  begin(session: Session, request: { bet: unknown; clientRoundId: string }): Promise<EnginePlayState>;
  /** Makes choice number `step` (from 0) of the round; one that was made before changes nothing. */
  act(
    session: Session,
    request: { roundId: string; step: number; choice: unknown },
  ): Promise<EnginePlayState>;
  /** Tells the server seed so far and begins with new ones. */
  newSeeds(session: Session, request: { clientSeed: string }): Promise<EnginePlayState>;
  /** Where the player stands now, with the wallet's balance. */
  state(session: Session): Promise<EnginePlayState>;
  /** Takes up every round that an earlier run left open. */
  start(): void;
  /** Lets calls under way end; what is open continues at the next start. */
  stop(): Promise<void>;
}

/** How often rounds are looked for that somebody left, or that stopped on their way to the wallet, ms. */
const SWEEP_MS = 60_000;

export interface EngineRoundsOptions extends SharedOptions {
  leftAfterMs: number;
}

const newStake = (amount: number): StakeOfRound => ({
  txId: randomUUID(),
  rollbackTxId: randomUUID(),
  amount,
  state: 'sent',
});

export function createEngineRounds(options: EngineRoundsOptions): EngineRounds {
  const { journal, balances, now, log, patienceMs } = options;
  const settlement = createEngineSettlement(options);
  const turns = createOneAtATime();
  let sweep: NodeJS.Timeout | undefined;

  /** One request of a seat at a time. A stake that is under way before it begins was lost: see withoutLostStakes(). */
  const serial = <T>(session: Session, work: () => Promise<T>) =>
    turns.run(seatOf(session), () => {
      const last = lastRound(session);
      if (last) takeUp(last);
      return work();
    });
  const lastRound = (session: Session) => journal.engine.lastRound(seatOf(session));
  const takeUp = (round: EngineRound) => {
    const without = withoutLostStakes(round);
    if (without !== round) journal.write({ engineRound: without });
  };
  const seedsOf = (session: Session) => seedsAt(journal, session, options.firstSeedsOf);
  const waitMs = (session: Session) => {
    const started = lastRound(session)?.startedAt ?? -Infinity;
    // A clock that was put back makes nobody wait for longer.
    const cycleMs = cycleOf(session, ROUND_PACE_MS);
    const own = Math.min(cycleMs, Math.max(0, started + cycleMs - now()));
    return Math.max(own, options.pace.waitMs(playerOf(session), cycleMs));
  };
  const stateNow = (session: Session): EnginePlayState => {
    const round = lastRound(session);
    return {
      mode: session.mode,
      balance: balances.last(session),
      trouble: null,
      nextRoundInMs: waitMs(session),
      round: round ? roundView(round) : null,
      fair: fairView(seedsOf(session)),
    };
  };

  const begin = async (session: Session, bet: unknown, clientRoundId: string): Promise<EngineRound> => {
    const kind = kindOf(session);
    const { engine, limits, longestBet = LONGEST_BET } = ENGINE_GAMES[kind];
    if (isLongerThan(longestBet, bet)) throw new PlayError(422, 'bet_invalid');
    const seat = seedsOf(session);
    const seeds = { serverSeed: seat.serverSeed, clientSeed: seat.clientSeed, nonce: seat.nonce };
    const state = refusing(() => {
      const begun = engine.begin(fairRng(seeds), bet);
      const spots = engine.spots(begun);
      // It is kept as it was sent: what no chip needs has no place in it.
      if (isLongerThan(LONGEST_CHIP * (1 + spots.length), bet)) throw new EngineError('bet_invalid');
      checkTable(spots, limits);
      return begun;
    });
    const round: EngineRound = {
      id: randomUUID(),
      seat: seat.seat,
      kind,
      clientRoundId,
      startedAt: now(),
      touchedAt: now(),
      seeds,
      bet,
      choices: [],
      left: false,
      stakes: [newStake(engine.staked(state))],
      winTxId: randomUUID(),
      phase: 'bet',
      reason: null,
    };
    // The outcome stands on disk before anybody outside hears of the round, and its number is used up.
    journal.write({ engineRound: round }, { seat: { ...seat, nonce: seat.nonce + 1 } });
    options.pace.note(playerOf(session));
    await settlement.place(session, round.id, 0, { phase: phaseOf(kind, state) });
    // The casino measures from when it took the stake.
    options.pace.note(playerOf(session));
    return round;
  };

  /** @throws PlayError 409 `raise_refused` with the wallet's reason, `returning` while the stake is on its way back */
  const choose = async (session: Session, round: EngineRound, choice: unknown): Promise<void> => {
    const engine = engineOf(round.kind);
    if (isLongerThan(LONGEST_CHOICE, choice)) throw new PlayError(422, 'choice_invalid');
    const before = stateOf(round);
    const state = refusing(() => engine.act(before, choice));
    const made = {
      choices: [...round.choices, choice],
      touchedAt: now(),
      phase: phaseOf(round.kind, state),
    };
    const raise = engine.staked(state) - engine.staked(before);
    if (raise === 0) return journal.write({ engineRound: { ...round, ...made, reason: null } });
    const stakes = [...round.stakes, newStake(raise)];
    journal.write({ engineRound: { ...round, stakes, touchedAt: now(), reason: null } });
    const outcome = await settlement.place(session, round.id, stakes.length - 1, made);
    if (outcome === 'refused') {
      throw new PlayError(409, 'raise_refused', { reason: journal.engine.rounds.get(round.id)?.reason });
    }
    if (outcome !== 'held') await settlement.settle(session, round.id, patienceMs);
  };

  return {
    begin: (session, { bet, clientRoundId }) =>
      serial(session, async () => {
        const known = journal.engine.roundNamed(seatOf(session), clientRoundId);
        if (known && !isDeepStrictEqual(known.bet, bet)) throw new PlayError(409, 'round_mismatch');
        if (known && known !== lastRound(session)) throw new PlayError(409, 'round_over');
        if (!known) {
          const last = lastRound(session);
          if (last && !isOver(last)) throw new PlayError(409, 'round_open');
          const retryAfterMs = waitMs(session);
          if (retryAfterMs > 0) throw new PlayError(429, 'too_fast', { retryAfterMs });
        }
        const round = known ?? (await begin(session, bet, clientRoundId));
        await settlement.settle(session, round.id, patienceMs);
        return stateNow(session);
      }),

    act: (session, { roundId, step, choice }) =>
      serial(session, async () => {
        const round = lastRound(session);
        if (!round || round.id !== roundId) throw new PlayError(409, 'round_over');
        if (step < round.choices.length) {
          if (!isDeepStrictEqual(round.choices[step], choice)) throw new PlayError(409, 'wrong_step');
        } else {
          if (round.phase !== 'open') throw new PlayError(409, 'round_over');
          if (step !== round.choices.length) throw new PlayError(409, 'wrong_step');
          if (round.stakes.some(({ state }) => state === 'returning')) throw new PlayError(409, 'returning');
          await choose(session, round, choice);
        }
        await settlement.settle(session, round.id, patienceMs);
        return stateNow(session);
      }),

    newSeeds: (session, { clientSeed }) =>
      serial(session, async () => {
        const last = lastRound(session);
        // Its server seed would show what is hidden yet.
        if (last && !isOver(last)) throw new PlayError(409, 'round_open');
        journal.write({ seat: nextSeeds(seedsOf(session), clientSeed) });
        return stateNow(session);
      }),

    state: (session) =>
      serial(session, async () => {
        const round = lastRound(session);
        if (round) await settlement.settle(session, round.id, 0);
        const trouble = await balances.read(session);
        return { ...stateNow(session), trouble };
      }),

    start() {
      for (const round of journal.engine.rounds.values()) {
        takeUp(round);
        if (isOver(round) && !owes(round)) continue;
        log.info({ roundId: round.id, phase: round.phase }, 'an open round is taken up again');
        continueFor(round);
      }
      const look = () => {
        for (const round of journal.engine.openRounds()) {
          // A full disk, say, must not end the process, nor keep the others waiting.
          void turns
            .run(round.seat, async () => lookAt(round.id))
            .catch((error: unknown) =>
              log.error({ roundId: round.id, err: error }, 'a round could not be looked at'),
            );
        }
      };
      look();
      sweep = setInterval(look, Math.min(options.leftAfterMs, SWEEP_MS));
      sweep.unref();
    },

    async stop() {
      clearInterval(sweep);
      await settlement.stop();
      await turns.idle();
    },
  };

  /** Ends a round that its player left, and goes on with one that stopped on its way to the wallet. */
  function lookAt(id: string) {
    const round = journal.engine.rounds.get(id);
    if (!round || isOver(round)) return;
    takeUp(round);
    if (round.phase === 'open' && now() - round.touchedAt >= options.leftAfterMs) {
      journal.write({ engineRound: { ...withoutLostStakes(round), left: true, phase: 'paying' } });
      log.info({ roundId: id }, 'a round that its player left is ended by its rule');
    }
    const current = journal.engine.rounds.get(id);
    if (current && owes(current)) continueFor(current);
  }

  /** Sends what a round owes, by any session of its seat: the wallet takes rollbacks and wins of one that is over, too. */
  function continueFor(round: EngineRound) {
    const session = journal.sessionAt(round.seat);
    if (session) void settlement.settle(session, round.id, 0);
    else log.error({ roundId: round.id }, 'an open round has no session');
  }
}

/** Whether the wallet is still to be told something of it. */
const owes = ({ phase, stakes }: EngineRound) =>
  phase === 'paying' || phase === 'cancelling' || stakes.some(({ state }) => state === 'returning');

const isLongerThan = (most: number, sent: unknown) => JSON.stringify(sent).length > most;

/** @throws PlayError 404 for a session whose game has no engine */
function kindOf(session: Session): EngineKind {
  const kind = gameKindOf(session);
  if (!isEngineKind(kind)) throw new PlayError(404, 'session_unknown');
  return kind;
}

const phaseOf = (kind: EngineRound['kind'], state: unknown): EnginePhase =>
  engineOf(kind).result(state) ? 'paying' : 'open';

/** What an engine refuses is what the play API refuses: 422 with the engine's code. */
function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EngineError) throw new PlayError(422, error.code);
    throw error;
  }
}
