import type { ApprovalsService } from '../approvals/service';
import type { Route } from '../kernel/route';
import type { MailService } from '../mail/service';
import type { VerificationService } from '../verification/service';
import type { AdjustmentsOfOffice } from './adjustments';
import { adjustmentRoutes } from './adjustment-routes';
import { approvalRoutes } from './approval-routes';
import { auditRoutes } from './audit-routes';
import type { BankMoneyOfOffice } from './bank-money';
import { bankMoneyRoutes } from './bank-money-routes';
import { differenceRoutes } from './difference-routes';
import type { DifferencesOfOffice } from './differences';
import { documentRoutes } from './document-routes';
import type { DocumentsOfOffice } from './documents';
import { letterRoutes } from './letter-routes';
import type { MismatchesOfOffice } from './mismatches';
import { mismatchRoutes } from './mismatch-routes';
import { operatorListRoutes } from './operator-list-routes';
import { paymentMethodRoutes } from './payment-method-routes';
import type { PaymentMethodsOfOffice } from './payment-methods';
import { playerListRoutes } from './player-list-routes';
import { playerRoutes } from './player-routes';
import type { RefundsOfOffice } from './refunds';
import { refundRoutes } from './refund-routes';
import { rateRoutes } from './rate-routes';
import type { RatesOfOffice } from './rates';
import type { OfficeService } from './service';
import { transactionRoutes } from './transaction-routes';
import type { TransactionsOfOffice } from './transactions';
import type { WatchService } from './watch';
import { withdrawalOfficeRoutes } from './withdrawal-routes';
import type { WithdrawalsOfOffice } from './withdrawals';

/** The back office: every route names its permission. */
export const officeRoutes = (parts: {
  office: OfficeService;
  watch: WatchService;
  transactions: TransactionsOfOffice;
  withdrawals: WithdrawalsOfOffice;
  adjustments: AdjustmentsOfOffice;
  bankMoney: BankMoneyOfOffice;
  mismatches: MismatchesOfOffice;
  differences: DifferencesOfOffice;
  paymentMethods: PaymentMethodsOfOffice;
  refunds: RefundsOfOffice;
  rates: RatesOfOffice;
  mail: Pick<MailService, 'retry'>;
  approvals: ApprovalsService;
  documents: DocumentsOfOffice;
  verification: Pick<VerificationService, 'queue' | 'page'>;
}): Route[] => [
  ...playerListRoutes(parts.office),
  ...playerRoutes(parts.office),
  ...auditRoutes(parts.watch),
  ...letterRoutes(parts),
  ...approvalRoutes(parts),
  ...operatorListRoutes(parts.watch),
  ...documentRoutes(parts),
  ...transactionRoutes(parts.transactions),
  ...withdrawalOfficeRoutes(parts.withdrawals),
  ...adjustmentRoutes(parts.adjustments),
  ...bankMoneyRoutes(parts.bankMoney),
  ...mismatchRoutes(parts.mismatches),
  ...differenceRoutes(parts.differences),
  ...paymentMethodRoutes(parts.paymentMethods),
  ...refundRoutes(parts.refunds),
  ...rateRoutes(parts.rates),
];
