import { randomBytes } from 'node:crypto';
import type { Cashier } from './cashier';
import type { Charge } from './charge';
import type { UnmatchedMoney } from './event';
import { namesNonce, openAccount } from './kinds/bank';

/** Bank accounts that the company opens for charges, and what comes to them. */
export interface BankDesk {
  /** The merchant's page sends the params. @returns false when they are not this charge's. */
  ask(charge: Charge, token: string): boolean;
  /** Opens the account now. */
  open(chargeId: string, options?: { silent?: boolean | undefined }): Charge | undefined;
  /** Leaves the bank silent: accounts that are asked for open by hand only. */
  silent: { on: boolean };
  /**
   * Money comes to a charge's account. With the four digits it pays an open charge, whoever sent it: whose name may pay
   * is the merchant's matter. Without them, or for a charge that is closed, the merchant is only told of it.
   */
  receive(
    chargeId: string,
    money: { amount: number; name: string; description: string },
  ): 'paid' | 'unmatched' | undefined;
  settleDue(): void;
  nextDue(): number | null;
}

export function createBankDesk(cashier: Cashier, opensAfterMs: number): BankDesk {
  const silent = { on: false };
  const waiting = () =>
    cashier
      .all()
      .flatMap(({ id, status, ask }) =>
        status === 'pending' && ask?.kind === 'bank' && ask.details === null && ask.opens_at !== null
          ? [{ id, opensAt: ask.opens_at }]
          : [],
      );

  const desk: BankDesk = {
    silent,
    ask(charge, token) {
      const { ask } = charge;
      if (ask?.kind !== 'bank' || charge.status !== 'pending' || token !== charge.token) return false;
      if (ask.opens_at === null && !silent.on) {
        cashier.change({ ...charge, ask: { ...ask, opens_at: Date.now() + opensAfterMs } });
      }
      return true;
    },
    open(chargeId, options = {}) {
      const charge = cashier.charge(chargeId);
      if (charge?.ask?.kind !== 'bank' || charge.status !== 'pending') return undefined;
      const details = charge.ask.details ?? openAccount(charge.currency);
      const next: Charge = { ...charge, ask: { ...charge.ask, details } };
      const more = { bank: { ...details, nonce: charge.ask.nonce } };
      return cashier.change(next, options.silent ? undefined : { type: 'bank.ready', more });
    },
    receive(chargeId, { amount, name, description }) {
      const charge = cashier.charge(chargeId);
      if (charge?.ask?.kind !== 'bank') return undefined;
      if (charge.status === 'pending' && namesNonce(description, charge.ask.nonce)) {
        const payer = { name, fingerprint: null };
        cashier.move(charge.id, 'completed', { received: amount, payer });
        return 'paid';
      }
      const money: UnmatchedMoney = {
        id: `bm_${randomBytes(12).toString('base64url')}`,
        amount,
        currency: charge.currency,
        sender_name: name,
        description,
      };
      cashier.change(charge, { type: 'bank.unmatched', more: { money } });
      return 'unmatched';
    },
    settleDue() {
      const now = Date.now();
      for (const { id, opensAt } of waiting()) if (opensAt <= now) desk.open(id);
    },
    nextDue() {
      const due = waiting().map(({ opensAt }) => opensAt);
      return due.length === 0 ? null : Math.min(...due);
    },
  };
  return desk;
}
