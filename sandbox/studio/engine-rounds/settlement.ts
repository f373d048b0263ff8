import type { Journal } from '../journal';
import type { Session } from '../launch';
import type { RoundsOptions } from '../rounds-options';
import { createWaits, jittered } from '../waits';
import { engineOf } from './games';
import { stateOf, type EngineRound, type StakeOfRound } from './round';

type Options = Pick<RoundsOptions, 'walletOf' | 'balances' | 'log' | 'retry'> & { journal: Journal };

export interface EngineSettlement {
  /**
   * Sends a stake once and records what came of it.
   * @param at its place in `stakes`, where the journal has it as `sent`
   * @param whenHeld what changes together with a stake that the wallet took
   */
  place(
    session: Session,
    roundId: string,
    at: number,
    whenHeld: Partial<EngineRound>,
  ): Promise<StakeOfRound['state']>;
  /**
   * Sends what a round owes, rollbacks and its pay, each repeated until the wallet confirms it. Returns when nothing is owed
   * or after `patienceMs`; the work itself goes on.
   */
  settle(session: Session, roundId: string, patienceMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** The wallet's side of rounds with an engine. */
export function createEngineSettlement({
  journal,
  walletOf,
  balances,
  log,
  retry,
}: Options): EngineSettlement {
  const drivers = new Map<string, Promise<void>>();
  const waits = createWaits();
  let stopping = false;

  const current = (id: string): EngineRound => {
    const round = journal.engine.rounds.get(id);
    if (!round) throw new Error('no such round');
    return round;
  };
  const change = (id: string, patch: Partial<EngineRound>) =>
    journal.write({ engineRound: { ...current(id), ...patch } });
  const mark = (id: string, at: number, state: StakeOfRound['state'], patch: Partial<EngineRound> = {}) => {
    const stakes = current(id).stakes.map((stake, place) => (place === at ? { ...stake, state } : stake));
    change(id, { ...patch, stakes });
  };
  const owed = (round: EngineRound, what: string, reason: string): false => {
    log.warn({ roundId: round.id, what, reason }, 'the wallet did not confirm, it will be asked again');
    return false;
  };

  const takeBack = async (session: Session, round: EngineRound, at: number): Promise<boolean> => {
    const stake = round.stakes[at];
    if (!stake) throw new Error('no such stake');
    const outcome = await walletOf(session).rollback(session, {
      roundId: round.id,
      roundClosed: round.phase === 'cancelling',
      txId: stake.rollbackTxId,
      refTxId: stake.txId,
      amount: stake.amount,
    });
    balances.note(session, outcome);
    if (outcome.kind !== 'answer') return owed(round, 'rollback', outcome.reason);
    if (outcome.status !== 'OK' && outcome.status !== 'TRANSACTION_ROLLED_BACK') {
      return owed(round, 'rollback', outcome.status);
    }
    mark(round.id, at, 'returned', round.phase === 'cancelling' ? { phase: 'cancelled' } : {});
    return true;
  };

  const pay = async (session: Session, round: EngineRound): Promise<boolean> => {
    const result = engineOf(round.kind).result(stateOf(round));
    if (!result) throw new Error('a round that pays is decided');
    const outcome = await walletOf(session).win(session, {
      roundId: round.id,
      roundClosed: true,
      txId: round.winTxId,
      ...(round.stakes[0] && { refTxId: round.stakes[0].txId }),
      amount: result.pay,
    });
    balances.note(session, outcome);
    if (outcome.kind !== 'answer') return owed(round, 'win', outcome.reason);
    if (outcome.status === 'OK') {
      change(round.id, { phase: 'settled' });
      return true;
    }
    if (outcome.status === 'TRANSACTION_ROLLED_BACK') {
      log.error({ roundId: round.id }, 'the wallet took the bet back, the win has nothing to stand on');
      change(round.id, { phase: 'cancelled', reason: outcome.status });
      return true;
    }
    return owed(round, 'win', outcome.status);
  };

  const drive = async (session: Session, id: string): Promise<void> => {
    let attempt = 0;
    while (!stopping) {
      const round = current(id);
      const returning = round.stakes.findIndex(({ state }) => state === 'returning');
      if (returning < 0 && round.phase !== 'paying') return;
      // What may lie in the wallet too much goes back before the round is paid and closed.
      const moved = await (returning < 0 ? pay(session, round) : takeBack(session, round, returning));
      if (moved) attempt = 0;
      else if (!stopping) await waits.start(jittered(retry, attempt++)).over;
    }
  };

  return {
    async place(session, id, at, whenHeld) {
      const stake = current(id).stakes[at];
      if (!stake) throw new Error('no such stake');
      const outcome = await walletOf(session).bet(session, {
        roundId: id,
        roundClosed: false,
        txId: stake.txId,
        amount: stake.amount,
      });
      balances.note(session, outcome);
      const first = at === 0;
      if (outcome.kind === 'unknown') {
        log.warn(
          { roundId: id, reason: outcome.reason },
          'the outcome of a bet is unknown, it is taken back',
        );
        mark(id, at, 'returning', { reason: 'NO_ANSWER', ...(first && { phase: 'cancelling' }) });
        return 'returning';
      }
      if (outcome.kind === 'rejected' || outcome.status !== 'OK') {
        const reason = outcome.kind === 'rejected' ? 'REJECTED' : outcome.status;
        if (outcome.kind === 'rejected')
          log.error({ roundId: id, reason: outcome.reason }, 'the wallet rejected a bet');
        mark(id, at, 'refused', { reason, ...(first && { phase: 'refused' }) });
        return 'refused';
      }
      mark(id, at, 'held', { ...whenHeld, reason: null });
      return 'held';
    },

    async settle(session, roundId, patienceMs) {
      let driver = drivers.get(roundId);
      if (!driver) {
        driver = drive(session, roundId)
          .catch((error: unknown) => log.error({ roundId, err: error }, 'settling stopped'))
          .finally(() => drivers.delete(roundId));
        drivers.set(roundId, driver);
      }
      if (patienceMs === 0) return;
      const patience = waits.start(patienceMs);
      await Promise.race([driver, patience.over]);
      patience.end();
    },

    async stop() {
      stopping = true;
      waits.endAll();
      await Promise.allSettled(drivers.values());
    },
  };
}
