import type { Kernel } from '../kernel/kernel';
import { ProviderError, type OpenedCharge, type PaymentProvider } from './provider';
import type { Settler } from './settlement';
import * as store from './store';
import type { DepositRow } from './store';

export interface Charging {
  /**
   * Gets a `creating` deposit its charge. Safe to repeat, also at once from two places: the provider is asked
   * with the deposit's own key and the stored request. A certain refusal closes the deposit as failed.
   * @returns the deposit with its charge.
   * @throws ProviderError; with outcome `unknown` the deposit stays `creating` and may be tried again.
   */
  ensureCharge(deposit: DepositRow, provider: PaymentProvider): Promise<DepositRow>;
}

/** After a lost answer the same request is sent once more: the key makes that harmless. */
const TRIES = 2;

export function createCharging(kernel: Kernel, settler: Settler): Charging {
  const { db, log, clock } = kernel;

  const ask = async (deposit: DepositRow, provider: PaymentProvider): Promise<OpenedCharge> => {
    const request = deposit.charge_request;
    if (!request) throw new Error(`deposit ${deposit.id} has no request to send`);
    for (let tried = 1; ; tried += 1) {
      try {
        return await provider.createCharge(request, `deposit-${deposit.id}`);
      } catch (error) {
        const again = error instanceof ProviderError && error.outcome === 'unknown' && tried < TRIES;
        if (!again) throw error;
      }
    }
  };

  const reread = async (id: string): Promise<DepositRow> => {
    const deposit = await store.findDeposit(db, id);
    if (!deposit) throw new Error(`deposit ${id} is gone`);
    return deposit;
  };

  return {
    async ensureCharge(deposit, provider) {
      if (deposit.checkout_url !== null) return deposit;
      let charge: OpenedCharge;
      try {
        charge = await ask(deposit, provider);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        log.error({ err: error, deposit: deposit.id, outcome: error.outcome }, 'payments: no charge');
        await db.transaction().execute(async (trx) => {
          const locked = await store.lockDeposit(trx, deposit.id);
          if (locked?.status !== 'creating') return;
          if (error.outcome === 'refused')
            await settler.close(trx, locked, 'failed', 'provider refused the charge', 'aggregator');
          else await store.updateDeposit(trx, locked.id, { attempts: locked.attempts + 1 }, clock.now());
        });
        throw error;
      }
      await db.transaction().execute(async (trx) => {
        const locked = await store.lockDeposit(trx, deposit.id);
        // The webhook may have been faster: then only the checkout's address is missing.
        if (!locked || (locked.charge_id !== null && locked.charge_id !== charge.chargeId)) return;
        const { chargeId: charge_id, checkoutUrl: checkout_url } = charge;
        const opened =
          locked.status === 'creating' ? ({ status: 'processing', cause: 'charge created' } as const) : {};
        await store.writeAsk(trx, deposit.id, charge.ask);
        await store.updateDeposit(trx, deposit.id, { charge_id, checkout_url, ...opened }, clock.now());
      });
      return reread(deposit.id);
    },
  };
}
