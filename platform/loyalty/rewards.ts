import { sql } from 'kysely';
import type { BonusRefusal } from '@/lib/domain/bonuses';
import { CASHBACK_CAMPAIGN } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import type { ApprovalsService } from '../approvals/service';
import type { BonusesService } from '../bonuses/service';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import { amountIn, pagePath, type LetterQueue } from '../mail/service';
import type { NotificationsService } from '../notifications/service';
import type { PlayService } from '../play/service';
import { followCashback } from './cashback/follow';
import { createCashbackRun, type CashbackParts } from './cashback/pay';
import { createCounting } from './cashback/counting';
import { createDryRun, type CashbackDryRun } from './cashback/dry-run';
import { createRunReading, type RunReading } from './cashback/run-reading';
import { createRunDesk, type RunDesk } from './cashback/runs';
import { createStatement, type CashbackStatement } from './cashback/statement';
import { createExchange, exchangedMoney, type Exchanged } from './exchange';
import { LEVEL_NAMES } from './level-names';
import { createClimbing, type ClimbParts } from './levels/climb';
import type { LoyaltyService } from './service';

export type { CashbackStatement } from './cashback/statement';

export interface RewardsParts {
  approvals: Pick<ApprovalsService, 'waitingAbout'>;
  bonuses: { prizes: Pick<BonusesService['prizes'], 'giveMoney' | 'terms'> };
  identity: Pick<IdentityService, 'player'>;
  ledger: Pick<LedgerService, 'lockWallet' | 'reward' | 'sums' | 'sumsOf'>;
  loyalty: Pick<LoyaltyService, 'levelsAt' | 'points'>;
  mail: LetterQueue;
  notifications: Pick<NotificationsService, 'balanceChanges' | 'send'>;
  play: Pick<PlayService, 'catchUp' | 'follow'>;
}

/** What loyalty brings: cashback, bonuses of levels, and money for points. */
export interface RewardsService {
  /** Gives the cashback of ended periods, each once. @returns how many were settled */
  payCashback(): Promise<number>;
  /** Writes down what periods come to, for pages. @returns how many were counted */
  countCashback(): Promise<number>;
  /** A player's periods, the one that runs among them. @param currency of the account */
  cashback(playerId: string, currency: Currency): Promise<CashbackStatement>;
  /** What a period gives, before it is given. */
  dryRun: CashbackDryRun;
  /** Runs, as operators start them and hold periods back. */
  runs: RunDesk & RunReading;
  /** Looks at everybody whose points have changed. @returns how many */
  lookAtLevels(): Promise<number>;
  /** Levels of players whose deposits were written without a word, as those of a demonstration: they bring nothing. @returns how many */
  beginLevels(): Promise<number>;
  /** Once a day: whom nothing has told of a change of points is looked at, too. */
  sweepLevels(): Promise<void>;
  /**
   * Points become real money at the programme's rate, once for each key; experience stays.
   * @throws Problem 409 `points_not_exchanged`, 422 `points_missing`, 403 `client_api_15`
   */
  exchange(playerId: string, points: bigint, key: string): Promise<Exchanged>;
}

/** A campaign that gives nothing for these reasons can be mended by an operator: the player is not to lose anything by it. */
const OF_CAMPAIGN: ReadonlySet<BonusRefusal> = new Set(['unavailable', 'other_currency', 'used', 'open']);

export function createRewardsService(
  kernel: Pick<Kernel, 'db' | 'clock' | 'log' | 'config'>,
  parts: RewardsParts,
): RewardsService {
  const { bonuses, identity, ledger, loyalty, mail, notifications, play } = parts;
  const { db, config } = kernel;
  play.follow(followCashback);

  const pointsOf: ClimbParts['pointsOf'] = (trx, playerId) => loyalty.points(playerId, trx);

  const write: ClimbParts['write'] = async (trx, playerId, { level, bonus }) => {
    const player = await identity.player(playerId, trx);
    const { rows } = await sql<{ wanted: boolean }>`
      select wanted from identity.mail_choices where player_id = ${playerId}::uuid and list = 'bonuses'`.execute(
      trx,
    );
    if (!player || rows[0]?.wanted !== true) return;
    const { language, email, currency } = player;
    await mail.queue(trx, {
      ...{ to: email, language, playerId },
      kind: 'level_reached',
      params: {
        level: LEVEL_NAMES[language][level.code],
        percent: String(level.cashbackPercent),
        amount: bonus > 0n ? amountIn(language, bonus, currency) : '',
        url: config.webUrl + pagePath(language, '/account/vip'),
      },
    });
  };

  const cashbackParts: CashbackParts = {
    ...{ ledger, notifications, play },
    levelsAt: loyalty.levelsAt,
    exchanged: (players, period) => exchangedMoney(db, players, period),
    async giveBonus(trx, { times, ...bonus }) {
      const given = await bonuses.prizes.giveMoney(trx, { ...bonus, campaignId: CASHBACK_CAMPAIGN, times });
      if (given.grant) return { grantId: given.grant.id };
      return OF_CAMPAIGN.has(given.why) ? 'campaign' : 'refused';
    },
  };
  const hasCampaign = async () => (await bonuses.prizes.terms(db, CASHBACK_CAMPAIGN)) !== null;
  const desk = createRunDesk(kernel, parts);
  const run = createCashbackRun(kernel, { ...cashbackParts, desk });
  const dryRun = createDryRun(kernel, cashbackParts);
  const counting = createCounting(kernel, { dryRun, play });
  const climbing = createClimbing(kernel, { ledger, notifications, pointsOf, write });

  return {
    payCashback: () => run.run(),
    countCashback: () => counting.countAll(),
    cashback: createStatement(kernel, cashbackParts),
    dryRun,
    runs: { ...desk, ...createRunReading(kernel, { hasCampaign }) },
    lookAtLevels: () => climbing.run(),
    beginLevels: () => climbing.begin(),
    sweepLevels: () => climbing.sweep(),
    exchange: createExchange(kernel, { ledger, notifications, pointsOf }),
  };
}
