import { holdsCardNumber } from '@/lib/domain/card-number';
import type { Cashier } from './cashier';
import type { Charge } from './charge';
import type { Wrong } from './checkout-view';
import { CHALLENGE_CODE, CHALLENGE_TRIES, judgeCard } from './kinds/cards';
import { judgeVoucher, VOUCHER_TRIES } from './kinds/vouchers';

/** Where the payer goes on: away, to the bank's question, or back to the form. */
export type Step = { next: 'done' | 'asked' } | { next: 'wrong'; wrong: Wrong };

const done: Step = { next: 'done' };

/** @param key for the card's fingerprint: the number itself is kept nowhere. */
export function payCard(cashier: Cashier, charge: Charge, text: (name: string) => string, key: string): Step {
  const form = { number: text('number'), expiry: text('expiry'), code: text('code') };
  const verdict = judgeCard(form, new Date(), key);
  if (verdict.outcome === 'wrong') return { next: 'wrong', wrong: verdict };
  const holder = text('holder').trim().slice(0, 80);
  // Whoever types the number into the wrong box has told no name.
  const name = holder === '' || holdsCardNumber(holder) ? null : holder;
  const payer = { name, fingerprint: verdict.fingerprint };
  if (verdict.outcome === 'asked') {
    cashier.change({ ...charge, payer, challenge: { fails: verdict.fails, tries: 0 } });
    return { next: 'asked' };
  }
  cashier.move(charge.id, 'processing', { payer });
  if (verdict.outcome === 'paid') cashier.move(charge.id, 'completed');
  else cashier.move(charge.id, 'failed', { failureCode: verdict.code });
  return done;
}

/** The holder answers the bank's question. @param code null when they say that it isn't them. */
export function answerChallenge(cashier: Cashier, charge: Charge, code: string | null): Step {
  const { fails = true, tries = 0 } = charge.challenge ?? {};
  const right = code?.trim() === CHALLENGE_CODE;
  if (right && !fails) {
    cashier.move(charge.id, 'processing');
    cashier.move(charge.id, 'completed');
    return done;
  }
  if (code === null || right || tries + 1 >= CHALLENGE_TRIES) {
    cashier.move(charge.id, 'failed', { failureCode: 'three_d_secure' });
    return done;
  }
  cashier.change({ ...charge, challenge: { fails, tries: tries + 1 } });
  return { next: 'wrong', wrong: { field: 'challenge', text: 'wrongChallenge' } };
}

export function payVoucher(cashier: Cashier, charge: Charge, code: string): Step {
  const verdict = judgeVoucher(code, charge.currency, cashier.isSpent);
  if (verdict.outcome === 'wrong') {
    const wrongCodes = (charge.wrongCodes ?? 0) + 1;
    if (wrongCodes >= VOUCHER_TRIES) {
      cashier.move(charge.id, 'failed', { failureCode: 'voucher_locked' });
      return done;
    }
    cashier.change({ ...charge, wrongCodes });
    return { next: 'wrong', wrong: { field: 'voucher', text: 'wrongVoucher' } };
  }
  cashier.move(charge.id, 'processing');
  if (verdict.outcome === 'refused') cashier.move(charge.id, 'failed', { failureCode: verdict.code });
  else cashier.move(charge.id, 'completed', { received: verdict.received, spends: verdict.spends });
  return done;
}
