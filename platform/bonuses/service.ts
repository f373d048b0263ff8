import { WELCOME_DEPOSITS, type BonusTag } from '@/lib/domain/bonuses';
import type { LanguageCode } from '@/lib/domain/locales';
import type { JurisdictionsService } from '../jurisdictions/service';
import type { Kernel } from '../kernel/kernel';
import { tellWeb } from '../kernel/tell-web';
import type { LedgerService } from '../ledger/service';
import type { LoyaltyService } from '../loyalty/service';
import type { LetterQueue } from '../mail/service';
import type { PlayService } from '../play/service';
import { createAudience, type Audience } from './audience/audience';
import { isForEveryone } from './audience/segment';
import { erasePlayer } from './audience/store';
import { followPlayed } from './campaigns/played';
import { followWonDays, forgetWonDays } from './campaigns/won-days';
import { createCampaigns, type CampaignsService } from './campaigns/service';
import { createDepositOffers, type DepositBonuses } from './deposit-offers';
import { createMayHave } from './may-have';
import { createOffersWatch, type OffersWatch } from './offers-watch';
import type { PlayerSession } from '../kernel/session';
import { present, type Bonus } from './present';
import { createGrantEngine } from './grants/engine';
import type { GrantParts } from './grants/offering';
import { createSpinGiving } from './free-spins/giving';
import { createFreeSpins, type FreeSpinsService } from './free-spins/service';
import { createNotices, type Notices } from './grants/notices';
import { createGrantsService, type GrantsService } from './grants/service';
import * as store from './store';
import { createArrivals, type Arrivals } from './triggers/arrivals';
import { createClaims, type Claims } from './triggers/claims';
import { createGiving } from './triggers/give';
import { createPrizes, type Prizes } from './triggers/prizes';
import { createScheduled, type Scheduled } from './triggers/scheduled';
import { createDepositTriggers, type DepositTriggers } from './triggers/deposits';
import { createEnding, type Ending } from './grants/ending';
import { createWinnings, followWinnings, type Winnings } from './triggers/winnings';
import { followWagering } from './wagering/follow';
import { createBonusLaunches, type BonusLaunches } from './wagering/launches';
import { createUnclosed, type Unclosed } from './wagering/unclosed';

export { CAMPAIGN_SORTS, effectOf, type CampaignFilter, type CampaignSums } from './campaigns/list';
export type { ListedGrant } from './campaigns/grants-list';
export type { HandResult } from './campaigns/hand';
export type { ListedRefusal, RefusalFilter } from './campaigns/refusals';
export type { CampaignFile, CampaignsService, CampaignWithSums } from './campaigns/service';
export { audienceFields, contentOf, contentSchema, type CampaignContent } from './campaigns/content';
export type { ListedStranded, StrandedFilter } from './free-spins/stranded';
export type { HitFilter, ListedHit } from './campaigns/hits';
export { wholeOf } from './campaigns/fitting';
export { FORECAST_DAYS } from './campaigns/chances';
export { COST_SCOPES } from './campaigns/cost-rate';
export { FORECAST_BASES, type Forecast } from './campaigns/forecast';
export type { GroupSums } from './campaigns/groups';
export { rulesOnly, type CampaignTurn } from './campaigns/writing';
export { weightsByCategory } from './rules';
export type { Bonus } from './present';
export type { BonusRow } from './store';

/** Longer than the ninety days of a forecast, wherever its day began. */
const WON_KEPT_MS = 100 * 24 * 60 * 60 * 1000;

/** Whose law of bonuses holds. */
export interface LawOfCaller {
  /** As `LICENCES` names it; null for none. */
  law: string | null;
  /** Whether it lets the player have no bonus any more. */
  isFirstPlayOver: boolean;
}

export interface BonusesService
  extends
    DepositBonuses,
    DepositTriggers,
    Ending,
    Arrivals,
    Scheduled,
    Winnings,
    Notices,
    OffersWatch,
    Unclosed,
    BonusLaunches {
  /** What players have, and do with it. */
  grants: GrantsService;
  claims: Claims;
  /** Campaigns as operators look at them. */
  campaigns: CampaignsService;
  freeSpins: FreeSpinsService;
  prizes: Prizes;
  /** What is on offer, those for earlier deposits first. */
  offers(tags: readonly BonusTag[], language: LanguageCode): Promise<Bonus[]>;
  /**
   * The welcome bonus of a player, or of a visitor (null), by SPEC §4: the pack before the first deposit, the standard
   * bonus of the next deposit after one to three, the first by id of those that they may have; null from the fourth on, or
   * when there is none.
   * @param country of the visitor, whose law they read of; a player's is that of the account
   */
  welcome(playerId: string | null, language: LanguageCode, country: string | null): Promise<Bonus | null>;
  /** Whose law of bonuses holds for a player, or for a visitor (null) of a country; none when that is not known. */
  law(player: Pick<PlayerSession, 'playerId'> | null, country: string | null): Promise<LawOfCaller>;
  /** Why bonuses were not given to a player, the latest first: for the office. */
  refusals: Audience['refusals'];
  /** Forgets what leads to a player; what was given stays in the books. */
  erase(playerId: string): Promise<void>;
  /** Forgets what was won longer ago than any forecast looks. */
  forgetWonDays(): Promise<void>;
  /** Adds bonuses to the offer; existing ones stay as they are. @returns how many were added. */
  add(bonuses: readonly store.BonusRow[]): Promise<number>;
}

export interface BonusesParts extends Omit<GrantParts, 'audience' | 'rule'> {
  loyalty: Pick<LoyaltyService, 'of' | 'levelsOf' | 'programme'>;
  jurisdictions: Pick<JurisdictionsService, 'bonusLaw' | 'bonusLaws' | 'playLaw'>;
  mail: LetterQueue;
  ledger: GrantParts['ledger'] & Pick<LedgerService, 'countDeposits' | 'wallets'>;
  play: Pick<PlayService, 'follow' | 'catchUp'>;
}

export function createBonusesService(kernel: Kernel, parts: BonusesParts): BonusesService {
  const { db } = kernel;
  const { ledger } = parts;
  const audience = createAudience(kernel, parts.loyalty);
  const spins = createSpinGiving(kernel, parts);
  const rule = createMayHave(kernel, { ...parts, audience });
  const engine = createGrantEngine(kernel, { ...parts, audience, rule, spins });
  const giving = createGiving(kernel, engine);
  const freeSpins = createFreeSpins(kernel, { ...parts, giving: spins, engine });
  parts.play.follow(followWagering(engine, spins));
  parts.play.follow(followWinnings);
  parts.play.follow(followPlayed);
  parts.play.follow(followWonDays);
  const laws = () => parts.jurisdictions.bonusLaws(kernel.clock.now());
  const lawIn = (country: string | null) =>
    country === null ? null : parts.jurisdictions.bonusLaw(country, kernel.clock.now());
  /** Countries whose players have one bonus, before their first play. */
  const firstPlayOnly = () => laws().flatMap((law) => (law.firstPlayOnly ? [law.country] : []));
  return {
    async law(player, country) {
      if (player === null) return { law: lawIn(country)?.code ?? null, isFirstPlayOver: false };
      const { law, hasBegun } = await rule.standingOf(db, player.playerId);
      return { law: law?.code ?? null, isFirstPlayOver: hasBegun };
    },
    ...createEnding(kernel, { engine, ledger }),
    ...createDepositTriggers(kernel, { engine, ledger, freeSpins }),
    ...createBonusLaunches(kernel, ledger),
    ...createUnclosed(kernel, engine),
    grants: createGrantsService(kernel, { engine, ledger, identity: parts.identity }),
    claims: createClaims(kernel, engine),
    campaigns: createCampaigns(kernel, engine, {
      laws,
      loyalty: parts.loyalty,
      ledger,
    }),
    freeSpins,
    prizes: createPrizes(engine),

    ...createArrivals(kernel, { giving, identity: parts.identity }),
    ...createScheduled(kernel, { giving, loyalty: parts.loyalty, firstPlayOnly }),
    ...createNotices(kernel, parts),
    ...createOffersWatch(kernel, () => tellWeb(kernel, [{ type: 'bonuses.changed' }])),
    ...createWinnings(kernel, { giving, play: parts.play, loyalty: parts.loyalty, firstPlayOnly }),
    ...createDepositOffers(kernel, { identity: parts.identity, rule, audience }),
    refusals: audience.refusals,
    erase: (playerId) => erasePlayer(db, playerId),

    async offers(tags, language) {
      // One for each licence, whatever the number of its countries.
      const licences = [...new Map(laws().map((law) => [law.code, law])).values()];
      const rows = await store.listBonuses(db, tags, kernel.clock.now());
      return rows.filter(isForEveryone).map((row) => present(row, language, licences));
    },

    async welcome(playerId, language, country) {
      const made = playerId === null ? 0 : await rule.countMade(db, playerId);
      if (made >= WELCOME_DEPOSITS) return null;
      const rows = await store.listForDeposit(
        db,
        made === 0 ? 'vip-pack' : 'standard',
        made + 1,
        kernel.clock.now(),
      );
      const player = playerId === null ? null : await parts.identity.player(playerId);
      if (!player) {
        const row = rows.find(isForEveryone);
        return row ? present(rule.termsFor(row, { law: lawIn(country) }), language) : null;
      }
      const standing = await rule.standingOf(db, player.id);
      for (const row of rows) {
        const why = await rule.whyNot(db, row, standing, { currency: player.currency });
        // While a deposit for it is under way it is still what welcomes them.
        if (why === null || why === 'open') return present(rule.termsFor(row, standing), language);
      }
      return null;
    },

    forgetWonDays: () => forgetWonDays(db, new Date(kernel.clock.now().getTime() - WON_KEPT_MS)),

    add: (bonuses) =>
      db.transaction().execute(async (trx) => {
        let added = 0;
        for (const bonus of bonuses) if (await store.addBonus(trx, bonus)) added += 1;
        return added;
      }),
  };
}
