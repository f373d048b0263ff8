import type { ApprovalsService } from '../approvals/service';
import type { ChatService } from '../chat/service';
import type { GamesService } from '../games/service';
import type { JurisdictionsService } from '../jurisdictions/service';
import type { Kernel } from '../kernel/kernel';
import type { IdentityService } from '../identity/service';
import type { Route } from '../kernel/route';
import type { MailService } from '../mail/service';
import type { OperatorsService } from '../operators/service';
import type { ProtectionService } from '../protection/service';
import type { VerificationService } from '../verification/service';
import { approvalRoutes } from './approval-routes';
import { auditRoutes } from './audit-routes';
import { campaignListRoutes } from './campaign-list-routes';
import { campaignForecastRoutes } from './campaign-forecast-routes';
import { campaignWritingRoutes } from './campaign-writing-routes';
import { campaignRoutes } from './campaign-routes';
import type { CampaignsOfOffice } from './campaigns';
import { chatOfficeRoutes } from './chat-routes';
import { documentRoutes } from './document-routes';
import type { DocumentsOfOffice } from './documents';
import { exclusionRoutes } from './exclusion-routes';
import { gameBlockRoutes } from './game-block-routes';
import { gameRoutes } from './game-routes';
import type { GamesOfOffice } from './games';
import { guardRoutes } from './guard-routes';
import { letterRoutes } from './letter-routes';
import { moneyRoutes, type MoneyOfOffice } from './money';
import { operatorListRoutes } from './operator-list-routes';
import { playerListRoutes } from './player-list-routes';
import { playerRoutes } from './player-routes';
import { protectionOfficeRoutes } from './protection-routes';
import type { OfficeService } from './service';
import { ruleBookRoutes } from './rule-book-routes';
import type { RuleBooksOfOffice } from './rule-books';
import { ruleRoutes } from './rule-routes';
import type { StrandedSpinsOfOffice } from './stranded-spins';
import { strandedSpinsRoutes } from './stranded-spins-routes';
import { networkTournamentRoutes } from './network-tournament-routes';
import { tournamentControlRoutes } from './tournament-control-routes';
import type { LevelsOfOffice } from './levels';
import { levelRoutes } from './level-routes';
import type { CashbackOfOffice } from './cashback';
import { cashbackOfficeRoutes } from './cashback-routes';
import { cashbackRunRoutes } from './cashback-run-routes';
import { tournamentRoutes } from './tournament-routes';
import type { TournamentsService } from '../tournaments/service';
import type { TournamentsOfOffice } from './tournaments';
import type { WatchService } from './watch';
import type { WheelOfOffice } from './wheel';
import { wheelOfficeRoutes } from './wheel-routes';

/** The back office: every route names its permission. */
export const officeRoutes = (
  kernel: Pick<Kernel, 'db' | 'clock'>,
  parts: MoneyOfOffice & {
    office: OfficeService;
    watch: WatchService;
    mail: Pick<MailService, 'retry'>;
    approvals: ApprovalsService;
    documents: DocumentsOfOffice;
    verification: Pick<VerificationService, 'queue' | 'page'>;
    campaigns: CampaignsOfOffice;
    strandedSpins: StrandedSpinsOfOffice;
    chat: ChatService;
    games: Pick<GamesService, 'blocks'>;
    gamesOfOffice: GamesOfOffice;
    identity: Pick<IdentityService, 'emailsOf'>;
    jurisdictions: Pick<JurisdictionsService, 'profiles'>;
    operators: Pick<OperatorsService, 'addressesOf'>;
    ruleBooks: RuleBooksOfOffice;
    tournaments: Pick<TournamentsService, 'network'>;
    tournamentsOfOffice: TournamentsOfOffice;
    wheelOfOffice: WheelOfOffice;
    cashbackOfOffice: CashbackOfOffice;
    levelsOfOffice: LevelsOfOffice;
    protection: Pick<
      ProtectionService,
      | 'matches'
      | 'decideMatch'
      | 'registerAnswers'
      | 'cases'
      | 'takeCase'
      | 'closeCase'
      | 'recordOf'
      | 'care'
      | 'reportOf'
    >;
  },
): Route[] => [
  ...playerListRoutes(parts.office),
  ...playerRoutes(parts.office),
  ...gameBlockRoutes(kernel, parts),
  ...gameRoutes(parts),
  ...exclusionRoutes(kernel, parts),
  ...protectionOfficeRoutes(kernel, parts),
  ...ruleRoutes(kernel, parts),
  ...ruleBookRoutes(parts),
  ...auditRoutes(parts.watch),
  ...letterRoutes(parts),
  ...approvalRoutes(parts),
  ...operatorListRoutes(parts.watch),
  ...documentRoutes(parts),
  ...chatOfficeRoutes(kernel, parts),
  ...moneyRoutes(parts),
  ...campaignListRoutes(parts.campaigns),
  ...campaignRoutes(parts.campaigns),
  ...guardRoutes(parts.campaigns),
  ...strandedSpinsRoutes(parts.strandedSpins),
  ...campaignForecastRoutes(parts.campaigns.numbers),
  ...campaignWritingRoutes(parts.campaigns.writing, parts.campaigns),
  ...tournamentRoutes(parts),
  ...tournamentControlRoutes(parts),
  ...networkTournamentRoutes(parts),
  ...wheelOfficeRoutes(parts),
  ...cashbackOfficeRoutes(parts),
  ...cashbackRunRoutes(parts),
  ...levelRoutes(kernel, parts),
];
