import { bonusesRoutes } from './bonuses/routes';
import { chatRoutes } from './chat/routes';
import { currenciesRoutes } from './currencies/routes';
import { gameMarksRoutes } from './games/marks-routes';
import { gamesRoutes } from './games/routes';
import { geographyRoutes } from './geography/routes';
import { historyRoutes } from './history/routes';
import { spendingRoutes } from './history/spending-routes';
import { identityRoutes } from './identity/routes';
import { jackpotsRoutes } from './jackpots/routes';
import type { Kernel } from './kernel/kernel';
import type { Route } from './kernel/route';
import { ledgerRoutes } from './ledger/routes';
import { programmeRoutes } from './loyalty/programme/routes';
import { loyaltyRoutes } from './loyalty/routes';
import { mailRoutes } from './mail/routes';
import { networksRoutes } from './networks/routes';
import { newsRoutes } from './news/routes';
import { notificationsRoutes } from './notifications/routes';
import { officeRoutes } from './office/routes';
import { operatorsRoutes } from './operators/routes';
import { paymentsRoutes } from './payments/routes';
import { ownDataRoutes } from './players/own-data-routes';
import { playersRoutes } from './players/routes';
import { limitOfferRoutes } from './protection/limits/limit-offer-routes';
import { lawRoutes } from './protection/play/law-routes';
import { playCurveRoutes } from './protection/play/play-curve-routes';
import { playRoutes } from './protection/play/play-routes';
import { protectionRoutes } from './protection/routes';
import { selfTestRoutes } from './protection/self-tests/self-test-routes';
import type { Services } from './service-list';
import { supportRoutes } from './support/routes';
import { networkRoutes } from './tournaments/network/routes';
import { tournamentsRoutes } from './tournaments/routes';
import { verificationRoutes } from './verification/routes';
import { walletRoutes } from './wallet/routes';
import { wheelRoutes } from './wheel/routes';

/** What the platform answers, of every context. */
export function routesOf(kernel: Kernel, services: Services): Route[] {
  return [
    ...identityRoutes(services),
    ...mailRoutes(services),
    ...playersRoutes(services),
    ...ownDataRoutes(services),
    ...ledgerRoutes(services),
    ...historyRoutes(services),
    ...spendingRoutes(services),
    ...currenciesRoutes(services),
    ...playRoutes(services),
    ...playCurveRoutes(services),
    ...lawRoutes(services),
    ...protectionRoutes(services),
    ...limitOfferRoutes(services),
    ...selfTestRoutes(services),
    ...gamesRoutes(services),
    ...gameMarksRoutes(services),
    ...walletRoutes(kernel, services),
    ...chatRoutes(kernel, services),
    ...paymentsRoutes(services),
    ...loyaltyRoutes(services),
    ...programmeRoutes(kernel),
    ...jackpotsRoutes(services),
    ...bonusesRoutes(services),
    ...tournamentsRoutes(services),
    ...networkRoutes(kernel, services),
    ...wheelRoutes(services),
    ...notificationsRoutes(services),
    ...supportRoutes(services),
    ...verificationRoutes(services),
    ...geographyRoutes(kernel, services),
    ...networksRoutes(kernel, services),
    ...operatorsRoutes(kernel, services),
    ...officeRoutes(kernel, services),
    ...newsRoutes(services),
  ];
}
