import { bonusTypeCode } from '@/lib/domain/bonuses';
import type { Kernel } from '../../kernel/kernel';
import type { PlayerSession } from '../../kernel/session';
import { notFound, type GrantEngine } from '../grants/engine';
import * as grants from '../grants/store';
import * as store from '../store';

/** Bonuses that a player asks for: by a link (type 8). */
export interface Claims {
  /**
   * By a link, active at once when nothing else is. Pressed again it changes nothing.
   * @returns the grant's id @throws Problem 404 `client_api_24`
   */
  byLink(player: PlayerSession, bonusId: string): Promise<string>;
}

export function createClaims({ db }: Pick<Kernel, 'db'>, engine: GrantEngine): Claims {
  return {
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
