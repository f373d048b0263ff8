import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import type { LoyaltyService } from '../../loyalty/service';
import type { Campaign } from '../store';
import { isAmong } from './levels';
import * as store from './store';
import type { Db, Refusal, Worth } from './store';

type For = Pick<Campaign, 'id' | 'segment' | 'countries' | 'share'>;
interface Whom {
  playerId: string;
  currency: Currency;
}

/** For whom campaigns are, and what they may cost. */
export interface Audience {
  /**
   * Why a campaign is not for a player: by its countries, its segment and its share of that. `level`: by nothing but their
   * VIP level, which is no secret. Null when it is for them.
   */
  whyNotFor(db: Db, campaign: For, whom: Whom): Promise<'unavailable' | 'level' | null>;
  /** Whether another account that seems to be the same person has, or had, a bonus of which a person gets one. */
  seemsToHaveHad(on: Db, playerId: string): Promise<boolean>;
  /**
   * The same when one is given: accounts of one person do not pass each other until the transaction ends. Why it is
   * refused stands in a list for the office, and nothing is taken from anybody.
   */
  refuseSecond(trx: Db, campaign: Pick<Campaign, 'id'>, playerId: string): Promise<boolean>;
  /** Writes down for the office whose second account a player seems to be, when the bonus is refused before it is given. */
  noteSecond(on: Db, campaign: Pick<Campaign, 'id'>, playerId: string): Promise<void>;
  takeBudget(trx: Db, worth: Worth, promised: boolean): Promise<boolean>;
  giveBackBudget(trx: Db, worth: Worth): Promise<void>;
  /** Why bonuses were not given to a player, the latest first. */
  refusals(playerId: string): Promise<Refusal[]>;
}

export function createAudience(
  { db, clock, config }: Pick<Kernel, 'db' | 'clock' | 'config'>,
  loyalty: Pick<LoyaltyService, 'of'>,
): Audience {
  const whyNotFor: Audience['whyNotFor'] = async (on, campaign, whom) => {
    if (!(await store.isInShare(on, campaign, whom.playerId))) return 'unavailable';
    if (campaign.countries === null && Object.keys(campaign.segment).length === 0) return null;
    if (!(await store.fits(on, campaign, whom, clock.now()))) return 'unavailable';
    const { levels } = campaign.segment;
    if (!levels) return null;
    return isAmong(levels, (await loyalty.of(whom.playerId, on)).level) ? null : 'level';
  };

  // The cards of the sandbox's payment company are everybody's.
  const others = async (on: Db, playerId: string) =>
    (await store.othersWithOne(on, playerId)).filter(
      ({ reason }) => !(config.sandbox && reason === 'instrument'),
    );

  return {
    whyNotFor,

    seemsToHaveHad: async (on, playerId) => (await others(on, playerId)).length > 0,

    async refuseSecond(trx, { id }, playerId) {
      await store.lockPerson(trx, playerId);
      const found = await others(trx, playerId);
      await store.addRefusals(trx, { playerId, bonusId: id, at: clock.now() }, found);
      return found.length > 0;
    },

    noteSecond: async (on, { id }, playerId) =>
      store.addRefusals(on, { playerId, bonusId: id, at: clock.now() }, await others(on, playerId)),

    takeBudget: store.takeBudget,
    giveBackBudget: store.giveBackBudget,
    refusals: (playerId) => store.refusalsOf(db, playerId),
  };
}
