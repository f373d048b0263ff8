import { approvalsJobs } from './approvals/jobs';
import { bonusesJobs } from './bonuses/jobs';
import { chatJobs } from './chat/jobs';
import { demoJobs } from './demo/jobs';
import { gamesJobs } from './games/jobs';
import { identityJobs } from './identity/jobs';
import { jackpotsJobs } from './jackpots/jobs';
import type { Job } from './jobs/jobs';
import { jurisdictionsJobs } from './jurisdictions/jobs';
import type { Kernel } from './kernel/kernel';
import { ledgerJobs } from './ledger/jobs';
import { loyaltyJobs } from './loyalty/jobs';
import { mailJobs } from './mail/jobs';
import { networksJobs } from './networks/jobs';
import { newsJobs } from './news/jobs';
import { notificationsJobs } from './notifications/jobs';
import { operatorsJobs } from './operators/jobs';
import { paymentsJobs } from './payments/jobs';
import { playersJobs } from './players/jobs';
import { protectionJobs } from './protection/jobs';
import type { Services } from './service-list';
import { supportJobs } from './support/jobs';
import { tournamentsJobs } from './tournaments/jobs';
import { verificationJobs } from './verification/jobs';
import { walletJobs } from './wallet/jobs';

/** What runs behind requests, of every context. */
export function jobsOf(kernel: Kernel, services: Services): Job[] {
  return [
    ...approvalsJobs(services),
    ...operatorsJobs(services),
    ...identityJobs(kernel, services),
    ...networksJobs(services),
    ...mailJobs(services),
    ...playersJobs(services),
    ...newsJobs(services),
    ...ledgerJobs(kernel, services),
    ...walletJobs(kernel, services),
    ...gamesJobs(services),
    ...chatJobs(services),
    ...notificationsJobs(services),
    ...bonusesJobs(services),
    ...jurisdictionsJobs(services),
    ...protectionJobs(services),
    ...paymentsJobs(kernel, services),
    ...supportJobs(services),
    ...verificationJobs(services),
    ...jackpotsJobs(services),
    ...loyaltyJobs(services),
    ...tournamentsJobs(services),
    ...demoJobs(kernel, services),
  ];
}
