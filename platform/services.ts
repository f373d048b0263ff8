import { createApprovalsService, type ApprovalsService } from './approvals/service';
import { createBonusesService, type BonusesService } from './bonuses/service';
import { createChatService, type ChatService } from './chat/service';
import { createGamesService, type GamesService } from './games/service';
import { createCurrenciesService, type CurrenciesService } from './currencies/service';
import { createWalletService, type WalletService } from './wallet/service';
import { createGeographyService, type GeographyService } from './geography/service';
import { createHistoryService, type HistoryService } from './history/service';
import { createIdentityService, createPlayerList, type IdentityService } from './identity/service';
import { createJackpotsService, type JackpotsService } from './jackpots/service';
import { createJurisdictionsService, type JurisdictionsService } from './jurisdictions/service';
import type { Kernel } from './kernel/kernel';
import { createLedgerService, type LedgerService } from './ledger/service';
import { createLiveService, type LiveService } from './live/service';
import { createLoyaltyService, type LoyaltyService } from './loyalty/service';
import { createRewardsService, type RewardsService } from './loyalty/rewards';
import { createMailService, type MailService } from './mail/service';
import { createNewsService, type NewsService } from './news/service';
import { createNotificationsService, type NotificationsService } from './notifications/service';
import { createCampaignsOfOffice, type CampaignsOfOffice } from './office/campaigns';
import { createStrandedSpinsOfOffice, type StrandedSpinsOfOffice } from './office/stranded-spins';
import { createDocumentsOfOffice, type DocumentsOfOffice } from './office/documents';
import { createGamesOfOffice, type GamesOfOffice } from './office/games';
import { createRuleBooksOfOffice, type RuleBooksOfOffice } from './office/rule-books';
import { createMoneyOfOffice, type MoneyOfOffice } from './office/money';
import { createOfficeService, type OfficeService } from './office/service';
import { createWatchService, type WatchService } from './office/watch';
import { createOperatorsService, type OperatorsService } from './operators/service';
import { createNetworksService, type NetworksService } from './networks/service';
import { createPaymentsService, type PaymentsService } from './payments/service';
import { createPlayerRecords, createPlayersService, type PlayersService } from './players/service';
import { createErasureService, type ErasureService } from './players/erasure';
import { createOwnDataService, type OwnDataService } from './players/own-data';
import { createPlayService, type PlayService } from './play/service';
import { createProtectionService, type ProtectionService } from './protection/service';
import { createSupportService, type SupportService } from './support/service';
import { createVerificationService, type VerificationService } from './verification/service';
import { createTournamentsOfOffice, type TournamentsOfOffice } from './office/tournaments';
import { createTournamentsService, type TournamentsService } from './tournaments/service';

export interface Services extends MoneyOfOffice {
  live: LiveService;
  approvals: ApprovalsService;
  chat: ChatService;
  operators: OperatorsService;
  office: OfficeService;
  gamesOfOffice: GamesOfOffice;
  ruleBooks: RuleBooksOfOffice;
  tournamentsOfOffice: TournamentsOfOffice;
  watch: WatchService;
  documents: DocumentsOfOffice;
  campaigns: CampaignsOfOffice;
  strandedSpins: StrandedSpinsOfOffice;
  news: NewsService;
  geography: GeographyService;
  networks: NetworksService;
  mail: MailService;
  ledger: LedgerService;
  notifications: NotificationsService;
  identity: IdentityService;
  players: PlayersService;
  ownData: OwnDataService;
  erasure: ErasureService;
  games: GamesService;
  wallet: WalletService;
  play: PlayService;
  payments: PaymentsService;
  protection: ProtectionService;
  jurisdictions: JurisdictionsService;
  history: HistoryService;
  currencies: CurrenciesService;
  support: SupportService;
  verification: VerificationService;
  loyalty: LoyaltyService;
  rewards: RewardsService;
  jackpots: JackpotsService;
  bonuses: BonusesService;
  tournaments: TournamentsService;
  start(): Promise<void>;
  /** Begins what goes on behind requests; for the instances that work off jobs. */
  work(): void;
  stop(): Promise<void>;
}

/** Every context, built in the order in which they lean on each other. */
export function createServices(kernel: Kernel): Services {
  const mail = createMailService(kernel);
  const ledger = createLedgerService(kernel);
  const live = createLiveService(kernel);
  const approvals = createApprovalsService(kernel);
  const operators = createOperatorsService(kernel);
  const geography = createGeographyService(kernel, { live });
  const networks = createNetworksService(kernel);
  const notifications = createNotificationsService(kernel, { ledger, geography, live });
  // The end of a session ends what was opened with it: its games and its event streams.
  const sessionEnded = async (sessionId: string) => {
    await games.sessionEnded(sessionId);
    await notifications.sessionEnded(sessionId);
  };
  const identity = createIdentityService(kernel, {
    ledger,
    // Where there is no licence, nobody opens an account.
    geography: {
      ...geography,
      blockOf: (country) =>
        geography.blockOf(country) ?? (country !== null && jurisdictions.isClosed(country) ? 403 : null),
    },
    networks,
    mail,
    notifications: { sessionEnded },
    arrivals: { arrived: (trx, arrival) => bonuses.arrived(trx, arrival) },
    records: createPlayerRecords(kernel),
  });
  const players = createPlayersService(kernel, { identity, mail });
  const office = createOfficeService(kernel, {
    identity,
    list: createPlayerList(kernel),
    mail,
    operators,
    players,
    sessionEnded,
    isExcluded: (trx, playerId) => protection.isExcluded(trx, playerId),
  });
  const verification = createVerificationService(kernel, {
    identity,
    mail,
    notifications,
    players,
    underAge: (trx, playerId, operatorId) => office.shutMinor(trx, playerId, operatorId),
  });
  const jurisdictions = createJurisdictionsService(kernel, {
    identity,
    live,
    mail,
    notifications,
    verification,
  });
  const news = createNewsService(kernel, { approvals, identity, mail, operators });
  const play = createPlayService(kernel);
  const loyalty = createLoyaltyService(kernel, { ledger });
  const bonuses = createBonusesService(kernel, {
    identity,
    jurisdictions,
    ledger,
    loyalty,
    mail,
    notifications,
    play,
  });
  const rewards = createRewardsService(kernel, {
    bonuses,
    identity,
    ledger,
    loyalty,
    mail,
    notifications,
    play,
  });
  const protection = createProtectionService(kernel, {
    bonuses,
    games: { playerLeft: (trx, playerId) => games.playerLeft(trx, playerId) },
    identity,
    jurisdictions,
    ledger,
    mail,
    notifications,
    payments: {
      cancelOfExcluded: (playerId) => payments.cancelOfExcluded(playerId),
      freeOfExcluded: (playerId) => payments.freeOfExcluded(playerId),
    },
    sessionEnded,
    tournaments: { playerExcluded: (trx, playerId) => tournaments.playerExcluded(trx, playerId) },
  });
  const chat = createChatService(kernel, { callStudio: (path, told) => games.tellStudio(path, told) });
  const games = createGamesService(kernel, {
    bonuses,
    chat,
    identity,
    jurisdictions,
    play,
    players,
    protection,
  });
  const wallet = createWalletService(kernel, { notifications });
  const payments = createPaymentsService(kernel, {
    ledger,
    identity,
    players,
    verification,
    mail,
    jurisdictions,
    notifications,
    bonuses,
    loyalty,
    protection,
  });
  const currencies = createCurrenciesService(kernel, {
    bonuses,
    ledger,
    identity,
    games,
    notifications,
    protection,
  });
  const history = createHistoryService(kernel, { games, ledger, payments, play, wallet });
  const support = createSupportService(kernel, { identity });
  const documents = createDocumentsOfOffice(kernel, {
    approvals,
    operators,
    verification,
    sessionEnded,
  });
  const jackpots = createJackpotsService(kernel, {
    ledger,
    games,
    identity,
    jurisdictions,
    notifications,
    play,
    live,
  });
  const tournaments = createTournamentsService(kernel, {
    bonuses,
    games,
    identity,
    ledger,
    live,
    loyalty,
    mail,
    notifications,
    play,
    protection,
  });
  const ownData = createOwnDataService(kernel, {
    bonuses,
    chat,
    identity,
    players,
    ledger,
    loyalty,
    payments,
    protection,
    games,
    verification,
    office,
    tournaments,
    support,
    mail,
    sessionEnded,
  });
  const erasure = createErasureService(kernel, {
    approvals,
    bonuses,
    chat,
    games,
    identity,
    jackpots,
    ledger,
    loyalty,
    mail,
    notifications,
    office,
    payments,
    protection,
    support,
    tournaments,
    verification,
  });
  return {
    live,
    approvals,
    chat,
    operators,
    office,
    watch: createWatchService(kernel, { approvals, mail, operators }),
    documents,
    campaigns: createCampaignsOfOffice(kernel, { approvals, bonuses, operators }),
    gamesOfOffice: createGamesOfOffice(kernel, { approvals, games, operators }),
    ruleBooks: createRuleBooksOfOffice(kernel, { approvals, jurisdictions, operators }),
    tournamentsOfOffice: createTournamentsOfOffice(kernel, { approvals, operators, tournaments }),
    strandedSpins: createStrandedSpinsOfOffice(kernel, { bonuses }),
    ...createMoneyOfOffice(kernel, {
      approvals,
      identity,
      ledger,
      mail,
      notifications,
      operators,
      payments,
      players,
      verification,
      wallet,
    }),
    news,
    geography,
    networks,
    mail,
    ledger,
    notifications,
    identity,
    players,
    ownData,
    erasure,
    games,
    wallet,
    play,
    payments,
    protection,
    jurisdictions,
    history,
    currencies,
    support,
    verification,
    loyalty,
    rewards,
    jackpots,
    bonuses,
    tournaments,
    async start() {
      await play.start();
      await live.start();
      await geography.start();
      await jurisdictions.start();
    },
    work: () => play.work(),
    async stop() {
      await play.stop();
      await live.stop();
      await notifications.stop();
    },
  };
}
