import { object, string, type AnyObjectSchema } from 'yup';
import type { DepositAmountFault } from '@/lib/domain/deposits';

export interface DepositInput {
  method: string;
  /** Whole units as typed. */
  amount: string;
  /** Upper case, as typed. */
  promocode: string;
}

/** Errors are keys of `Cashier.amountErrors`; the form puts them into the reader's language. */
export const depositSchema = (faultOf: (input: DepositInput) => DepositAmountFault | null): AnyObjectSchema =>
  object({
    method: string().required(),
    amount: string().test('amount', function check(value) {
      const { method, promocode } = this.parent as Partial<DepositInput>;
      const fault = faultOf({ method: method ?? '', amount: value ?? '', promocode: promocode ?? '' });
      return fault === null || this.createError({ message: fault.rule });
    }),
  });
