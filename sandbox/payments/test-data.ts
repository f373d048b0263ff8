import type { FailureCode } from './charge';

/** What a payment form found: go on, refuse, or a field that is wrong. */
export type FormVerdict =
  | { outcome: 'paid' }
  | { outcome: 'refused'; code: FailureCode }
  | { outcome: 'wrong'; field: 'number' | 'expiry' | 'code' | 'voucher'; text: WrongText };
type WrongText = 'wrongCard' | 'wrongExpiry' | 'wrongCode' | 'wrongVoucher';

/** The only cards that are taken. No other number is looked at, kept or written anywhere. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', text: 'goodCard', refusal: null },
  { number: '5555 5555 5555 4444', text: 'goodCard', refusal: null },
  { number: '4000 0000 0000 0002', text: 'refused', refusal: 'declined' },
  { number: '4000 0000 0000 9995', text: 'noFunds', refusal: 'insufficient_funds' },
] as const;

export const TEST_VOUCHERS = [
  { code: 'TOLL-2468-1357', text: 'goodVoucher', refusal: null },
  { code: 'TOLL-0000-0000', text: 'usedVoucher', refusal: 'voucher_used' },
] as const;

const digits = (value: string) => value.replaceAll(/[\s-]/g, '');

/** Judges the card form. @param now decides whether the card has expired. */
export function judgeCard(form: { number: string; expiry: string; code: string }, now: Date): FormVerdict {
  const card = TEST_CARDS.find(({ number }) => digits(number) === digits(form.number));
  if (!card) return { outcome: 'wrong', field: 'number', text: 'wrongCard' };
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(form.expiry.trim()) ?? [];
  const firstDayAfter = Date.UTC(2000 + Number(year), Number(month), 1);
  if (!month || firstDayAfter <= now.getTime())
    return { outcome: 'wrong', field: 'expiry', text: 'wrongExpiry' };
  if (!/^\d{3,4}$/.test(form.code.trim())) return { outcome: 'wrong', field: 'code', text: 'wrongCode' };
  return verdictOf(card.refusal);
}

export function judgeVoucher(code: string): FormVerdict {
  const voucher = TEST_VOUCHERS.find((one) => digits(one.code) === digits(code.toUpperCase()));
  if (!voucher) return { outcome: 'wrong', field: 'voucher', text: 'wrongVoucher' };
  return verdictOf(voucher.refusal);
}

function verdictOf(refusal: FailureCode | null): FormVerdict {
  return refusal ? { outcome: 'refused', code: refusal } : { outcome: 'paid' };
}
