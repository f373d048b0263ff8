import type { Kernel } from '../../kernel/kernel';
import type { GrantEngine } from '../grants/engine';
import type { Grant } from '../grants/grant';
import type { Offer, Offered } from '../grants/offering';
import type { Db } from '../store';

/** As an offer, or active at once where the campaign's `trigger` says `atOnce`, in the caller's transaction. */
export const giveOrOffer = (
  engine: Pick<GrantEngine, 'offerOrSay' | 'giveOrSay'>,
  trx: Db,
  offer: Offer,
): Promise<Offered> =>
  offer.campaign.trigger.atOnce === true ? engine.giveOrSay(trx, offer) : engine.offerOrSay(trx, offer);

/** The same in a transaction of its own. @returns null when it can't be given */
export const createGiving =
  ({ db }: Pick<Kernel, 'db'>, engine: Pick<GrantEngine, 'offerOrSay' | 'giveOrSay'>) =>
  async (offer: Offer): Promise<Grant | null> =>
    (await db.transaction().execute((trx) => giveOrOffer(engine, trx, offer))).grant ?? null;

export type Giving = ReturnType<typeof createGiving>;
