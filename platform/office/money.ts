import type { Kernel } from '../kernel/kernel';
import type { Route } from '../kernel/route';
import { adjustmentRoutes } from './adjustment-routes';
import { createAdjustmentsOfOffice, type AdjustmentsOfOffice } from './adjustments';
import { createBankMoneyOfOffice, type BankMoneyOfOffice } from './bank-money';
import { bankMoneyRoutes } from './bank-money-routes';
import { differenceRoutes } from './difference-routes';
import { createDifferencesOfOffice, type DifferencesOfOffice } from './differences';
import { mismatchRoutes } from './mismatch-routes';
import { createMismatchesOfOffice, type MismatchesOfOffice } from './mismatches';
import { paymentMethodRoutes } from './payment-method-routes';
import { createPaymentMethodsOfOffice, type PaymentMethodsOfOffice } from './payment-methods';
import { rateRoutes } from './rate-routes';
import { createRatesOfOffice, type RatesOfOffice } from './rates';
import { refundRoutes } from './refund-routes';
import { createRefundsOfOffice, type RefundsOfOffice } from './refunds';
import { transactionRoutes } from './transaction-routes';
import { createTransactionsOfOffice, type TransactionsOfOffice } from './transactions';
import { wagerWaiverRoutes } from './wager-waiver-routes';
import { createWagerWaiversOfOffice, type WagerWaiversOfOffice } from './wager-waivers';
import { withdrawalOfficeRoutes } from './withdrawal-routes';
import { createWithdrawalsOfOffice, type WithdrawalsOfOffice } from './withdrawals';

/** What the office sees of money, and decides about it. */
export interface MoneyOfOffice {
  transactions: TransactionsOfOffice;
  withdrawals: WithdrawalsOfOffice;
  adjustments: AdjustmentsOfOffice;
  waivers: WagerWaiversOfOffice;
  bankMoney: BankMoneyOfOffice;
  mismatches: MismatchesOfOffice;
  differences: DifferencesOfOffice;
  paymentMethods: PaymentMethodsOfOffice;
  refunds: RefundsOfOffice;
  rates: RatesOfOffice;
}

type Parts = Parameters<typeof createTransactionsOfOffice>[0] &
  Parameters<typeof createWithdrawalsOfOffice>[1] &
  Parameters<typeof createAdjustmentsOfOffice>[1] &
  Parameters<typeof createWagerWaiversOfOffice>[1] &
  Parameters<typeof createBankMoneyOfOffice>[1] &
  Parameters<typeof createMismatchesOfOffice>[1] &
  Parameters<typeof createDifferencesOfOffice>[1] &
  Parameters<typeof createPaymentMethodsOfOffice>[1] &
  Parameters<typeof createRefundsOfOffice>[1] &
  Parameters<typeof createRatesOfOffice>[1];

export const createMoneyOfOffice = (kernel: Kernel, parts: Parts): MoneyOfOffice => ({
  transactions: createTransactionsOfOffice(parts),
  withdrawals: createWithdrawalsOfOffice(kernel, parts),
  adjustments: createAdjustmentsOfOffice(kernel, parts),
  waivers: createWagerWaiversOfOffice(kernel, parts),
  bankMoney: createBankMoneyOfOffice(kernel, parts),
  mismatches: createMismatchesOfOffice(kernel, parts),
  differences: createDifferencesOfOffice(kernel, parts),
  paymentMethods: createPaymentMethodsOfOffice(kernel, parts),
  refunds: createRefundsOfOffice(kernel, parts),
  rates: createRatesOfOffice(kernel, parts),
});

export const moneyRoutes = (money: MoneyOfOffice): Route[] => [
  ...transactionRoutes(money.transactions),
  ...withdrawalOfficeRoutes(money.withdrawals),
  ...adjustmentRoutes(money.adjustments),
  ...wagerWaiverRoutes(money.waivers),
  ...bankMoneyRoutes(money.bankMoney),
  ...mismatchRoutes(money.mismatches),
  ...differenceRoutes(money.differences),
  ...paymentMethodRoutes(money.paymentMethods),
  ...refundRoutes(money.refunds),
  ...rateRoutes(money.rates),
];
