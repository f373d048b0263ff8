import type { ApprovalsService } from '../approvals/service';
import type { Route } from '../kernel/route';
import type { MailService } from '../mail/service';
import type { VerificationService } from '../verification/service';
import { approvalRoutes } from './approval-routes';
import { auditRoutes } from './audit-routes';
import type { BankMoneyOfOffice } from './bank-money';
import { bankMoneyRoutes } from './bank-money-routes';
import { differenceRoutes } from './difference-routes';
import type { DifferencesOfOffice } from './differences';
import { documentRoutes } from './document-routes';
import type { DocumentsOfOffice } from './documents';
import { letterRoutes } from './letter-routes';
import { operatorListRoutes } from './operator-list-routes';
import { paymentMethodRoutes } from './payment-method-routes';
import type { PaymentMethodsOfOffice } from './payment-methods';
import { playerListRoutes } from './player-list-routes';
import { playerRoutes } from './player-routes';
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
  bankMoney: BankMoneyOfOffice;
  differences: DifferencesOfOffice;
  paymentMethods: PaymentMethodsOfOffice;
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
  ...bankMoneyRoutes(parts.bankMoney),
  ...differenceRoutes(parts.differences),
  ...paymentMethodRoutes(parts.paymentMethods),
  ...rateRoutes(parts.rates),
];
