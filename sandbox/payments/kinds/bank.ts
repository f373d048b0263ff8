import { randomInt } from 'node:crypto';
import type { Ask, BankDetails } from '../charge';

const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');

/** An account of its own for each charge, with a check number that no bank has. */
export function openAccount(currency: string): BankDetails {
  const holder = 'Tollgate Pay (test)';
  const bank_name = 'Tollgate Test Bank';
  if (currency === 'AUD') {
    return { holder, account: `000-${digits(3)} ${digits(8)}`, bic: 'TOLLAU00XXX', bank_name };
  }
  const country = currency === 'CHF' ? 'CH' : 'DE';
  const account = `${country}00 ${digits(4)} ${digits(4)} ${digits(4)} ${digits(4)} ${digits(2)}`;
  return { holder, account, bic: `TOLL${country}00XXX`, bank_name };
}

export function askForBankMoney(token: string): Ask {
  return {
    kind: 'bank',
    params: { token, service: 'bank-account' },
    nonce: digits(4),
    details: null,
    opens_at: null,
  };
}

/** Whether a payment's description names the four digits, alone or among other words. */
export function namesNonce(description: string, nonce: string): boolean {
  return description.split(/\D+/).includes(nonce);
}
