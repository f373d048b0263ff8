import type { Kernel } from '../../kernel/kernel';
import type { GrantEngine } from '../grants/engine';
import type { Grant } from '../grants/grant';
import type { Offer } from '../grants/offering';

/** Offers a campaign, or makes it active at once where its `trigger` says `atOnce`, in a transaction of its own. */
export const createGiving =
  ({ db }: Pick<Kernel, 'db'>, engine: Pick<GrantEngine, 'offer' | 'give'>) =>
  (offer: Offer): Promise<Grant | null> =>
    db
      .transaction()
      .execute((trx) =>
        offer.campaign.trigger.atOnce === true ? engine.give(trx, offer) : engine.offer(trx, offer),
      );

export type Giving = ReturnType<typeof createGiving>;
