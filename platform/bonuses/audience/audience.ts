import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import type { LoyaltyService } from '../../loyalty/service';
import type { Campaign } from '../store';
import * as store from './store';
import type { Db, Refusal, Worth } from './store';

type For = Pick<Campaign, 'id' | 'segment' | 'countries' | 'oncePerPerson'>;
interface Whom {
  playerId: string;
  currency: Currency;
}

/** For whom campaigns are, and what they may cost. */
export interface Audience {
  /** Whether a campaign is for a player: by its countries and its segment. */
  isFor(db: Db, campaign: For, whom: Whom): Promise<boolean>;
  /**
   * Whether it may be given now. Of campaigns of which a person gets one, somebody who seems to have had one elsewhere gets
   * none: why stands in a list for the office, and nothing is taken from anybody.
   * @param promised it was for the player when a deposit was made for it
   */
  admits(trx: Db, campaign: For, whom: Whom, promised: boolean): Promise<boolean>;
  takeBudget(trx: Db, worth: Worth, promised: boolean): Promise<boolean>;
  giveBackBudget(trx: Db, worth: Worth): Promise<void>;
  /** Why bonuses were not given to a player, the latest first. */
  refusals(playerId: string): Promise<Refusal[]>;
}

export function createAudience(
  { db, clock, config }: Pick<Kernel, 'db' | 'clock' | 'config'>,
  loyalty: Pick<LoyaltyService, 'of'>,
): Audience {
  const isFor: Audience['isFor'] = async (on, campaign, whom) => {
    if (campaign.countries === null && Object.keys(campaign.segment).length === 0) return true;
    if (!(await store.fits(on, campaign, whom, clock.now()))) return false;
    const { levels } = campaign.segment;
    if (!levels) return true;
    const level = (await loyalty.of(whom.playerId, on)).level?.level ?? 0;
    return level >= levels.from && level <= (levels.to ?? level);
  };

  return {
    isFor,

    async admits(trx, campaign, whom, promised) {
      if (!promised && !(await isFor(trx, campaign, whom))) return false;
      if (!campaign.oncePerPerson) return true;
      const { playerId } = whom;
      // The cards of the sandbox's payment company are everybody's.
      const others = (await store.othersWithOne(trx, playerId)).filter(
        ({ reason }) => !(config.sandbox && reason === 'instrument'),
      );
      await store.addRefusals(trx, { playerId, bonusId: campaign.id, at: clock.now() }, others);
      return others.length === 0;
    },

    takeBudget: store.takeBudget,
    giveBackBudget: store.giveBackBudget,
    refusals: (playerId) => store.refusalsOf(db, playerId),
  };
}
