import { API_CODES } from '@/lib/domain/api-codes';
import { bonusTypeCode } from '@/lib/domain/bonuses';
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
   * @throws Problem 404 `client_api_24` for a code that is none, or not for this player; 409 `client_api_36` when it was used
   */
  byCode(player: PlayerSession, promocode: string, when: 'now' | 'queue'): Promise<void>;
  /**
   * By a link, active at once when nothing else is. Pressed again it changes nothing.
   * @returns the grant's id @throws Problem 404 `client_api_24`
   */
  byLink(player: PlayerSession, bonusId: string): Promise<string>;
}

const used = () => new Problem(409, API_CODES.bonusUsed, 'this bonus was used before');

export function createClaims({ db }: Pick<Kernel, 'db'>, engine: GrantEngine): Claims {
  return {
    byCode: ({ playerId, currency }, promocode, when) =>
      db.transaction().execute(async (trx) => {
        const campaign = await store.findByCode(trx, promocode);
        const isClaimed = campaign?.type === bonusTypeCode('PromoCode');
        if (!isClaimed || !campaign.amounts[currency]) throw notFound();
        const key = { playerId, bonusId: campaign.id, triggerKey: 'code' };
        if (await grants.grantOfTrigger(trx, key)) throw used();
        const grant = await engine.offer(trx, { playerId, currency, campaign, triggerKey: 'code' });
        if (!grant) throw (await grants.grantOfTrigger(trx, key)) ? used() : notFound();
        await engine.choose(trx, playerId, grant.id, when === 'now' ? 'Activated' : 'Queue');
      }),

    byLink: ({ playerId, currency }, bonusId) =>
      db.transaction().execute(async (trx) => {
        const campaign = await store.findCampaign(trx, bonusId);
        const isLinked = campaign?.active && campaign.type === bonusTypeCode('ActivatedByLink');
        if (!isLinked || !campaign.amounts[currency]) throw notFound();
        const key = { playerId, bonusId, triggerKey: 'link' };
        const grant =
          (await grants.grantOfTrigger(trx, key)) ??
          (await engine.give(trx, { playerId, currency, campaign, triggerKey: 'link' })) ??
          (await grants.grantOfTrigger(trx, key));
        if (!grant) throw notFound();
        return grant.id;
      }),
  };
}
