import type { Kernel } from '../../kernel/kernel';
import { ProviderError, type PaymentProvider, type PayoutReport } from '../provider';
import type { PayoutSettler } from './settlement';
import { confirms } from './state';
import * as store from './store';
import type { WithdrawalRow } from './store';

export interface Paying {
  /**
   * Sends the payout of a withdrawal that was decided: after the commit, so that whatever dies from here on, it is
   * known that it may have been sent. Safe to repeat, also at once from two places: the company is asked with the
   * withdrawal's own key and the stored request. Never throws for a company that gives no answer.
   * @param again whether it may have been sent before: then the company is asked for it by our name first.
   * @returns the withdrawal as it stands then.
   */
  send(id: string, again?: boolean): Promise<WithdrawalRow>;
  /** Asks the company what became of a payout, by our name for it where its own is not known, and books it. */
  ask(withdrawal: WithdrawalRow): Promise<void>;
}

/** After a lost answer the same request is sent once more: the key makes that harmless. */
const TRIES = 2;
/** A payout that nobody answers about for so long is looked at by a person. Milliseconds. */
const SILENT_MS = 30 * 60 * 1000;

export function createPaying(parts: {
  kernel: Pick<Kernel, 'db' | 'log' | 'clock'>;
  providers: ReadonlyMap<string, PaymentProvider>;
  settler: PayoutSettler;
  balanceChanged: (playerId: string) => void;
}): Paying {
  const { kernel, providers, settler, balanceChanged } = parts;
  const { db, log, clock } = kernel;

  const providerOf = (withdrawal: WithdrawalRow): PaymentProvider => {
    const provider = providers.get(withdrawal.provider);
    if (!provider) throw new Error(`no provider ${withdrawal.provider}`);
    return provider;
  };

  /** A lookup tells of a payout or of none; whatever else is said there refuses nothing. */
  const look = async (provider: PaymentProvider, id: string): Promise<PayoutReport | null> => {
    try {
      return await provider.findPayout(id);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { message, wantsPerson } = error;
      throw new ProviderError('unknown', message, { wantsPerson, cause: error });
    }
  };

  const make = async (withdrawal: WithdrawalRow, provider: PaymentProvider): Promise<PayoutReport> => {
    const request = withdrawal.payout_request;
    if (!request) throw new Error(`withdrawal ${withdrawal.id} has no request to send`);
    for (let tried = 1; ; tried += 1) {
      try {
        return await provider.createPayout(request, `payout-${withdrawal.id}`);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        if (error.outcome === 'unknown' && tried < TRIES) continue;
        if (error.outcome === 'unknown') throw error;
        // Whatever it says now: one that it has under our name was made.
        const made = await look(provider, withdrawal.id);
        if (made) return made;
        throw error;
      }
    }
  };

  const reread = async (id: string): Promise<WithdrawalRow> => {
    const withdrawal = await store.findWithdrawal(db, id);
    if (!withdrawal) throw new Error(`withdrawal ${id} is gone`);
    return withdrawal;
  };

  const book = async (id: string, report: PayoutReport, cause: string) => {
    const outcome = await db.transaction().execute(async (trx) => {
      const locked = await store.lockWithdrawal(trx, id);
      if (!locked) return undefined;
      const settled = await settler.settle(trx, locked, report, cause);
      // It was asked now: what it says stays so until it is told otherwise, or a person has looked.
      if (locked.recheck || settled === 'mismatch') {
        const now = clock.now();
        const isConfirmed = settled === 'ignored' && confirms(locked.status, report.status);
        const change = { recheck: false, checked_at: now, ...(isConfirmed && { exception: null }) };
        await store.updateWithdrawal(trx, id, change, now);
      }
      return settled;
    });
    if (outcome === 'mismatch') {
      log.error({ withdrawal: id, told: report.status, alert: true }, 'payments: payout contradicts');
    }
    if (outcome === 'applied') balanceChanged((await reread(id)).player_id);
  };

  const noAnswer = async (withdrawal: WithdrawalRow, error: ProviderError) => {
    const isSilent =
      clock.now().getTime() - (withdrawal.decided_at ?? withdrawal.requested_at).getTime() > SILENT_MS;
    const detail = { err: error, withdrawal: withdrawal.id, outcome: error.outcome };
    if (error.wantsPerson) log.error({ ...detail, alert: true }, 'payments: call about a payout not taken');
    else if (isSilent) log.error({ ...detail, alert: true }, 'payments: nobody answers about a payout');
    else log.warn(detail, 'payments: no answer about a payout');
    const refused = await db.transaction().execute(async (trx) => {
      const locked = await store.lockWithdrawal(trx, withdrawal.id);
      if (!locked) return false;
      const isOnItsWay = locked.status === 'processing';
      const isRefused = isOnItsWay && error.outcome === 'refused' && locked.payout_id === null;
      if (isRefused) await settler.refuse(trx, locked);
      else if (isOnItsWay || locked.recheck) {
        const now = clock.now();
        const change = { attempts: locked.attempts + 1, checked_at: now };
        await store.updateWithdrawal(trx, locked.id, change, now);
      }
      return isRefused;
    });
    if (refused) balanceChanged(withdrawal.player_id);
  };

  return {
    async send(id, again = false) {
      const withdrawal = await reread(id);
      if (withdrawal.status !== 'processing' || withdrawal.payout_id !== null) return withdrawal;
      const provider = providerOf(withdrawal);
      try {
        // Of one that it has told something of before it was decided, it may have a payout.
        const mayBeMade = again || withdrawal.exception !== null;
        const made = mayBeMade ? await look(provider, id) : null;
        await book(id, made ?? (await make(withdrawal, provider)), 'answered by the company');
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        await noAnswer(withdrawal, error);
      }
      return reread(id);
    },

    async ask(withdrawal) {
      const { id, payout_id: payoutId } = withdrawal;
      const provider = providerOf(withdrawal);
      try {
        const report = await (payoutId === null ? look(provider, id) : provider.getPayout(payoutId));
        if (report) {
          await book(id, report, 'reconciliation');
          return;
        }
        if (withdrawal.status !== 'processing') {
          // It told something of it, and has none: where nothing is booked as paid, nothing was. The rest is in the books.
          log.error(
            { withdrawal: id, alert: true },
            'payments: the company told of a payout that it does not know',
          );
          const isNothing = withdrawal.paid_at === null && payoutId === null;
          const now = clock.now();
          const change = { recheck: false, checked_at: now, ...(isNothing && { exception: null }) };
          await store.updateWithdrawal(db, id, change, now);
          return;
        }
        throw new ProviderError('unknown', 'the company knows no such payout');
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        await noAnswer(withdrawal, error);
      }
    },
  };
}
