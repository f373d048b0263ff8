import type { Journal } from './journal';
import { isFinal, type Given, type Progress, type Round } from './reel-rounds';
import type { Session } from './launch';
import type { RoundsOptions } from './rounds-options';
import { filed } from './slots/filed';
import { leftAfter } from './slots/given';
import { playedOf } from './slots/turns';
import { createWaits, jittered } from './waits';

export interface Settlement {
  /** Sends the bet of a fresh round, once, and records what came of it. */
  placeBet(session: Session, round: Round): Promise<void>;
  /**
   * Moves a round on: rollback of an uncertain bet, wins of the turns that were shown, each repeated until the
   * wallet confirms it. Returns when nothing is owed or after `patienceMs`; the work itself goes on.
   */
  settle(session: Session, round: Round, patienceMs: number): Promise<void>;
  stop(): Promise<void>;
}

type Options = Pick<RoundsOptions, 'walletOf' | 'balances' | 'log' | 'retry'> & { journal: Journal };

export function createSettlement({ journal, walletOf, balances, log, retry }: Options): Settlement {
  const drivers = new Map<string, Promise<void>>();
  const waits = createWaits();
  let stopping = false;

  const change = (round: Round, patch: Partial<Progress>, given: Given | null = null) => {
    const current = journal.progress.get(round.id);
    if (!current) throw new Error('a round has no progress');
    const progress = { ...current, ...patch };
    const kept = progress.phase === 'settled' ? filed(journal, round) : null;
    journal.write({ progress }, ...(kept ? [{ engineRound: kept }] : []), ...(given ? [{ given }] : []));
  };

  /** One call that the round owes. True when the round moved, false when the call must be repeated. */
  const advance = async (session: Session, round: Round, progress: Progress): Promise<boolean> => {
    const wallet = walletOf(session);
    if (progress.phase === 'cancelling') {
      const outcome = await wallet.rollback(session, {
        roundId: round.id,
        roundClosed: true,
        txId: round.rollbackTxId,
        refTxId: round.betTxId,
        amount: round.stake,
      });
      balances.note(session, outcome);
      if (outcome.kind !== 'answer') return owed(round, 'rollback', outcome.reason);
      if (outcome.status !== 'OK' && outcome.status !== 'TRANSACTION_ROLLED_BACK') {
        return owed(round, 'rollback', outcome.status);
      }
      change(round, { phase: 'cancelled' });
      return true;
    }
    const index = progress.paid;
    const { turns } = playedOf(round);
    const last = index === turns.length - 1;
    const amount = turns[index]?.amount ?? 0;
    const after: Partial<Progress> = last ? { paid: index + 1, phase: 'settled' } : { paid: index + 1 };
    if (amount === 0 && !last) {
      change(round, after);
      return true;
    }
    const outcome = await wallet.win(session, {
      roundId: round.id,
      roundClosed: last,
      txId: round.winTxIds[index] ?? '',
      refTxId: round.betTxId,
      amount,
    });
    balances.note(session, outcome);
    if (outcome.kind !== 'answer') return owed(round, 'win', outcome.reason);
    if (outcome.status === 'OK') {
      change(round, after);
      return true;
    }
    if (outcome.status === 'TRANSACTION_ROLLED_BACK') {
      log.error({ roundId: round.id }, 'the wallet took the bet back, the win has nothing to stand on');
      change(round, { phase: 'cancelled', reason: outcome.status });
      return true;
    }
    return owed(round, 'win', outcome.status);
  };
  const owed = (round: Round, what: string, reason: string): false => {
    log.warn({ roundId: round.id, what, reason }, 'the wallet did not confirm, it will be asked again');
    return false;
  };

  const drive = async (session: Session, round: Round): Promise<void> => {
    let attempt = 0;
    while (!stopping) {
      const progress = journal.progress.get(round.id);
      if (!progress || isFinal(progress.phase) || progress.phase === 'bet') return;
      if (progress.phase === 'playing' && progress.paid >= progress.shown) return;
      if (await advance(session, round, progress)) attempt = 0;
      else if (!stopping) await waits.start(jittered(retry, attempt++)).over;
    }
  };

  return {
    async placeBet(session, round) {
      const outcome = await walletOf(session).bet(session, {
        roundId: round.id,
        roundClosed: false,
        txId: round.betTxId,
        amount: round.stake,
        given: round.given,
      });
      balances.note(session, outcome);
      // Written together: what is left, and what became of the spin.
      const left = leftAfter(journal, round, outcome);
      if (outcome.kind === 'unknown') {
        log.warn(
          { roundId: round.id, reason: outcome.reason },
          'the outcome of a bet is unknown, it is taken back',
        );
        change(round, { phase: 'cancelling', reason: 'NO_ANSWER' });
      } else if (outcome.kind === 'rejected') {
        log.error({ roundId: round.id, reason: outcome.reason }, 'the wallet rejected a bet');
        change(round, { phase: 'refused', reason: 'REJECTED' });
      } else if (outcome.status !== 'OK') {
        change(round, { phase: 'refused', reason: outcome.status }, left);
      } else {
        change(round, { phase: 'playing', shown: 1 }, left);
      }
    },

    async settle(session, round, patienceMs) {
      let driver = drivers.get(round.id);
      if (!driver) {
        driver = drive(session, round)
          .catch((error: unknown) => log.error({ roundId: round.id, err: error }, 'settling stopped'))
          .finally(() => drivers.delete(round.id));
        drivers.set(round.id, driver);
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
