import type { Kernel } from '../../kernel/kernel';
import type { Follower, Movement, PlayService } from '../../play/service';
import type { LoyaltyService } from '../../loyalty/service';
import { onLevels } from '../audience/levels';
import { findCampaign, type Campaign } from '../store';
import type { Giving } from './give';
import { inPages, PAGE } from './pages';
import * as store from './winnings-store';

const NAME = 'bonus-winnings';
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A win of the last moment may still be on its way when its period is over. */
const GRACE_MS = 10 * MINUTE_MS;
/** So long after its end a period is still given: the job may not have run. */
const GIVEN_FOR_MS = 3 * DAY_MS;
const KEPT_MS = 30 * DAY_MS;

/** Bonuses of raised winnings (7): a percent of the real money that was won in chosen games within a time. */
export interface Winnings {
  /** Offers what periods that are over have come to; run twice it offers nothing twice. @returns how many grants were made. */
  raiseWinnings(): Promise<number>;
  /** Forgets the wins of periods that were over long ago: what they came to stands in the grants. */
  forgetWins(): Promise<void>;
}

/** Of what was won, real money: wins of free spins and of bonus money are not raised. */
export const isRaised = ({ kind, real, refTxId, freeSpinGrantId }: Movement): boolean =>
  kind === 'win' && real > 0n && refTxId !== null && freeSpinGrantId === null;

/** Writes down wins of real money. */
export const followWinnings: Follower = {
  name: NAME,
  from: 'now',
  onlyCounts: true,
  async take(trx, movements) {
    await store.addWins(trx, movements.filter(isRaised));
    await store.takeBackWins(
      trx,
      movements.flatMap(({ kind, refTxId }) => (kind === 'return' && refTxId !== null ? [refTxId] : [])),
    );
  },
};

export function createWinnings(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  {
    giving,
    play,
    loyalty,
    firstPlayOnly,
  }: {
    giving: Giving;
    play: Pick<PlayService, 'catchUp'>;
    loyalty: Pick<LoyaltyService, 'levelsOf'>;
    /** Countries whose law lets a player have one bonus, before the first play. */
    firstPlayOnly: () => readonly string[];
  },
): Winnings {
  const raise = async (campaign: Campaign, { playerId, currency, period, won }: store.RaisedWinnings) => {
    const amounts = campaign.amounts[currency];
    const share = (won * BigInt(campaign.percent)) / 100n;
    if (!amounts || share === 0n) return null;
    const most = BigInt(amounts.maxBonus);
    return giving({
      playerId,
      currency,
      // It was played for while the campaign ran.
      campaign: { ...campaign, active: true, startsAt: null, endsAt: null },
      triggerKey: `winnings:${period}:${currency}`,
      amount: share < most ? share : most,
    });
  };

  return {
    async raiseWinnings() {
      const now = clock.now();
      const until = new Date(now.getTime() - GRACE_MS);
      if (!(await play.catchUp(NAME))) return 0;
      let made = 0;
      const after = new Date(until.getTime() - GIVEN_FOR_MS);
      for (const id of await store.campaignsDue(db, { after, until })) {
        const campaign = await findCampaign(db, id);
        if (!campaign) continue;
        const due = { campaign, after, until, now, firstPlayOnly: firstPlayOnly() };
        for await (const page of inPages<store.RaisedWinnings>((last) =>
          store.dueWinnings(db, due, last, PAGE),
        )) {
          for (const one of await onLevels(db, page, campaign.segment, loyalty)) {
            // One that can't be given keeps no other one.
            const grant = await raise(campaign, one).catch((error: unknown) => {
              log.error({ err: error, bonus: id, playerId: one.playerId }, 'winnings were not raised');
              return null;
            });
            if (grant) made += 1;
          }
        }
      }
      return made;
    },

    forgetWins: () => store.forgetWins(db, new Date(clock.now().getTime() - KEPT_MS)),
  };
}
