import type { Ask } from '../charge';
import { askForBankMoney } from './bank';
import { askForCoins } from './coins';
import { fieldsOf } from './forms';
import { askWithInfo } from './info';

const DAY_MS = 24 * 3_600_000;

/** Methods whose checkout takes the payer by a form that the merchant posts. */
const POSTED = new Set(['skrill', 'neteller']);

export interface AskedFor {
  method: string;
  option: string | undefined;
  amount: number;
  currency: string;
  reference: string;
  language: string;
  token: string;
}

/**
 * What a payer is asked for, and how long that stays open.
 * @param lifetimeMs how long the company's own page stays open.
 * @returns undefined when the method can't take this currency or option.
 */
export function askFor(
  charge: AskedFor,
  now: number,
  options: { lifetimeMs: number; drift: (coin: string) => number },
): { ask: Ask; expiresAt: number } | undefined {
  const { method, token } = charge;
  const soon = now + options.lifetimeMs;
  const later = now + DAY_MS;
  if (POSTED.has(method)) {
    const params = { token, transaction_id: charge.reference, language: charge.language };
    return { ask: { kind: 'post', params }, expiresAt: soon };
  }
  const fields = fieldsOf(method, charge.language, token);
  if (fields) return { ask: { kind: 'form', fields }, expiresAt: soon };
  const info = askWithInfo(method, later);
  if (info) return { ask: info, expiresAt: later };
  if (method === 'banktransfer') return { ask: askForBankMoney(token), expiresAt: later };
  if (isCoin(method)) {
    const ask = askForCoins(charge, now, options.drift(charge.option ?? ''));
    return ask && { ask, expiresAt: later };
  }
  return { ask: { kind: 'redirect' }, expiresAt: soon };
}

const COIN_METHODS = new Set([
  'bitcoin',
  'bitcoincash',
  'ethereum',
  'litecoin',
  'dogecoin',
  'ripple',
  'tether',
]);
const isCoin = (method: string) => COIN_METHODS.has(method);
