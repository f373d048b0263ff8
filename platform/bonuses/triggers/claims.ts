import { API_CODES } from '@/lib/domain/api-codes';
import { bonusTypeCode, type BonusRefusal, type BonusTaking } from '@/lib/domain/bonuses';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { PlayerSession } from '../../kernel/session';
import { notFound, type GrantEngine } from '../grants/engine';
import * as grants from '../grants/store';
import * as store from '../store';

/** Bonuses that a player asks for: by a promo code (type 3), and by a link (type 8). */
export interface Claims {
  /**
   * A code is used once. @param when whether it is activated at once, which ends what is active, or waits in the queue
   * @throws Problem 404 `client_api_24` for a code that is none, or not for this player; 409 `client_api_36` when it was used,
   *   when a person has one and somebody like them had it (bonus_one_per_person), when their law lets them have one before the
   *   first play (bonus_first_play), when it is for other VIP levels (16), and for one of a deposit (bonus_with_deposit)
   */
  byCode(player: PlayerSession, promocode: string, when: BonusTaking): Promise<void>;
  /**
   * By a link, active at once when nothing else is. Pressed again it changes nothing.
   * @returns the grant's id @throws Problem 404 `client_api_24`, 409 when a person has one and somebody like them had it
   */
  byLink(player: PlayerSession, bonusId: string): Promise<string>;
}

/** Why it is not given is written down for the office: the refusal comes after that is kept. */
const TOLD = ['one_per_person', 'first_play', 'level'] as const satisfies readonly BonusRefusal[];
type Claimed = { grantId: string } | (typeof TOLD)[number];
const toldOf = (why: BonusRefusal) => TOLD.find((one) => one === why);
const granted = (claimed: Claimed): string => {
  if (typeof claimed === 'object') return claimed.grantId;
  if (claimed === 'first_play')
    throw new Problem(409, API_CODES.bonusFirstPlay, 'one bonus is given, before the first play');
  if (claimed === 'level')
    throw new Problem(409, API_CODES.loyaltyUnfit, 'this bonus is for other VIP levels');
  throw new Problem(409, API_CODES.bonusOnePerPerson, 'this bonus is given once to a person');
};

const withDeposit = () =>
  new Problem(409, API_CODES.bonusWithDeposit, 'this code brings its bonus with a deposit');
const used = () => new Problem(409, API_CODES.bonusUsed, 'this bonus was used before');

export function createClaims({ db, clock }: Pick<Kernel, 'db' | 'clock'>, engine: GrantEngine): Claims {
  return {
    async byCode({ playerId, currency }, promocode, when) {
      const claimed = await db.transaction().execute(async (trx): Promise<Claimed> => {
        const campaign = await store.findByCode(trx, promocode, clock.now());
        if (campaign?.active && campaign.type === bonusTypeCode('Deposits')) throw withDeposit();
        const isClaimed = campaign?.type === bonusTypeCode('PromoCode');
        if (!isClaimed || !campaign.amounts[currency]) throw notFound();
        const key = { playerId, bonusId: campaign.id, triggerKey: 'code' };
        if (await grants.grantOfTrigger(trx, key)) throw used();
        const offered = await engine.offerOrSay(trx, { playerId, currency, campaign, triggerKey: 'code' });
        if (!offered.grant) {
          const told = toldOf(offered.why);
          if (told) return told;
          throw (await grants.grantOfTrigger(trx, key)) ? used() : notFound();
        }
        await engine.choose(trx, playerId, offered.grant.id, when === 'now' ? 'Activated' : 'Queue');
        return { grantId: offered.grant.id };
      });
      granted(claimed);
    },

    async byLink({ playerId, currency }, bonusId) {
      const claimed = await db.transaction().execute(async (trx): Promise<Claimed> => {
        const campaign = await store.findCampaign(trx, bonusId);
        const isLinked = campaign?.active && campaign.type === bonusTypeCode('ActivatedByLink');
        if (!isLinked || !campaign.amounts[currency]) throw notFound();
        const key = { playerId, bonusId, triggerKey: 'link' };
        const had = await grants.grantOfTrigger(trx, key);
        if (had) return { grantId: had.id };
        const given = await engine.giveOrSay(trx, { playerId, currency, campaign, triggerKey: 'link' });
        if (given.grant) return { grantId: given.grant.id };
        const told = toldOf(given.why);
        if (told) return told;
        const meanwhile = await grants.grantOfTrigger(trx, key);
        if (!meanwhile) throw notFound();
        return { grantId: meanwhile.id };
      });
      return granted(claimed);
    },
  };
}
