import { createApprovalsService } from './approvals/service';
import { createBonusesService } from './bonuses/service';
import { createChatService } from './chat/service';
import { createGamesService } from './games/service';
import { createCurrenciesService } from './currencies/service';
import { createWalletService } from './wallet/service';
import { createGeographyService } from './geography/service';
import { createHistoryService } from './history/service';
import { createIdentityService, createPlayerList } from './identity/service';
import { createJackpotsService } from './jackpots/service';
import { createJurisdictionsService } from './jurisdictions/service';
import type { Kernel } from './kernel/kernel';
import { createLedgerService } from './ledger/service';
import { createLiveService } from './live/service';
import { createLoyaltyService } from './loyalty/service';
import { createRewardsService } from './loyalty/rewards';
import { createMailService } from './mail/service';
import { createNewsService } from './news/service';
import { createNotificationsService } from './notifications/service';
import { createCampaignsOfOffice } from './office/campaigns';
import { createStrandedSpinsOfOffice } from './office/stranded-spins';
import { createDocumentsOfOffice } from './office/documents';
import { createGamesOfOffice } from './office/games';
import { createRuleBooksOfOffice } from './office/rule-books';
import { createMoneyOfOffice } from './office/money';
import { createOfficeService } from './office/service';
import { createWatchService } from './office/watch';
import { createCashbackOfOffice } from './office/cashback';
import { createLevelsOfOffice } from './office/levels';
import { createWheelOfOffice } from './office/wheel';
import { createOperatorsService } from './operators/service';
import { createNetworksService } from './networks/service';
import { createPaymentsService } from './payments/service';
import { createPlayerRecords, createPlayersService } from './players/service';
import { createErasureService } from './players/erasure';
import { createOwnDataService } from './players/own-data';
import { createPlayService } from './play/service';
import { createProtectionService } from './protection/service';
import type { Services } from './service-list';
import { createSupportService } from './support/service';
import { createVerificationService } from './verification/service';
import { createTournamentsOfOffice } from './office/tournaments';
import { createTournamentsService } from './tournaments/service';
import { createWheelService } from './wheel/service';

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
    ...{ identity, live, mail, notifications, verification },
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
    approvals,
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
  const wheel = createWheelService(kernel, { bonuses, identity, jurisdictions, loyalty, protection });
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
    wheel,
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
    wheel,
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
    cashbackOfOffice: createCashbackOfOffice(kernel, { approvals, operators, rewards }),
    levelsOfOffice: createLevelsOfOffice(kernel, {
      ...{ approvals, bonuses, identity, loyalty, operators, players },
    }),
    wheelOfOffice: createWheelOfOffice(kernel, { approvals, operators, wheel }),
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
    wheel,
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
