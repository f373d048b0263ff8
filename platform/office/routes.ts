import type { ApprovalsService } from '../approvals/service';
import type { Route } from '../kernel/route';
import type { MailService } from '../mail/service';
import type { VerificationService } from '../verification/service';
import { playerListRoutes } from './player-list-routes';
import { playerRoutes } from './player-routes';
import { documentRoutes } from './document-routes';
import type { DocumentsOfOffice } from './documents';
import type { OfficeService } from './service';
import { transactionRoutes } from './transaction-routes';
import { watchRoutes } from './watch-routes';

/** The back office: every route names its permission. */
export const officeRoutes = (
  parts: Parameters<typeof transactionRoutes>[0] & {
    office: OfficeService;
    mail: Pick<MailService, 'letters' | 'retry'>;
    approvals: ApprovalsService;
    documents: DocumentsOfOffice;
    verification: Pick<VerificationService, 'queue' | 'page'>;
  },
): Route[] => [
  ...playerListRoutes(parts.office),
  ...playerRoutes(parts.office),
  ...watchRoutes(parts.office, parts),
  ...documentRoutes(parts),
  ...transactionRoutes(parts),
];
