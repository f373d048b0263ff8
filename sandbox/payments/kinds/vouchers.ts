import { createHash } from 'node:crypto';
import { CURRENCIES, isCurrency } from '@/lib/money/money';
import type { FailureCode } from '../charge';

/** So many codes may be wrong before a charge is locked. */
export const VOUCHER_TRIES = 5;

export const TEST_VOUCHERS = [
  { code: 'TOLL-2468-1357', text: 'goodVoucher', refusal: null },
  { code: 'TOLL-0000-0000', text: 'usedVoucher', refusal: 'voucher_used' },
] as const;

/** Vouchers of any value and currency: `TOLL-EUR-0025-1234` holds 25.00 EUR and is spent once; the end is free. */
const VALUE_CODE = /^TOLL([A-Z]{3})(\d{4})\d{4}$/;

export type VoucherVerdict =
  | { outcome: 'paid'; received: number | undefined; spends: string | undefined }
  | { outcome: 'refused'; code: FailureCode }
  | { outcome: 'wrong' };

const plain = (code: string) => code.toUpperCase().replaceAll(/[\s-]/g, '');

/**
 * Judges a code.
 * @param isSpent whether a voucher was used before, by its mark: codes are not kept.
 */
export function judgeVoucher(
  typed: string,
  currency: string,
  isSpent: (mark: string) => boolean,
): VoucherVerdict {
  const code = plain(typed);
  const known = TEST_VOUCHERS.find((one) => plain(one.code) === code);
  if (known?.refusal) return { outcome: 'refused', code: known.refusal };
  if (known) return { outcome: 'paid', received: undefined, spends: undefined };
  const [, of, units] = VALUE_CODE.exec(code) ?? [];
  if (of === undefined || !isCurrency(of) || Number(units) === 0) return { outcome: 'wrong' };
  const mark = createHash('sha256').update(`voucher ${code}`).digest('base64url');
  if (isSpent(mark)) return { outcome: 'refused', code: 'voucher_used' };
  if (of !== currency) return { outcome: 'refused', code: 'voucher_value' };
  return { outcome: 'paid', received: Number(units) * 10 ** CURRENCIES[of].exponent, spends: mark };
}
