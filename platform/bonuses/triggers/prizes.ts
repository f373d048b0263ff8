import type { ByCurrency, Currency } from '@/lib/money/money';
import type { GrantEngine } from '../grants/engine';
import type { Offered } from '../grants/offering';
import * as store from '../store';
import type { Db } from '../store';

/** Free spins that somebody has won: of a campaign, which says what they are worth, where they are played and how long. */
export interface SpinPrize {
  playerId: string;
  currency: Currency;
  campaignId: string;
  number: number;
  /** The same gives nothing twice. */
  key: string;
}

/** Bonus money that somebody gets back: of a campaign, which says what counts and how long. */
export interface MoneyPrize {
  playerId: string;
  currency: Currency;
  campaignId: string;
  /** Minor units. */
  amount: bigint;
  /** How often it is to be wagered. */
  times: number;
  /** The same gives nothing twice. */
  key: string;
}

/** What a campaign says of the prizes that come of it. */
export interface PrizeTerms {
  /** Stake of a free spin, minor units; a currency that is left out has none. */
  spinBet: ByCurrency;
  /** Whether there is a game for free spins. */
  hasGames: boolean;
  /** How long free spins live. */
  spinDays: number;
  spinWins: 'real' | 'bonus';
  /** How often bonus money is to be wagered that free spins win. */
  wagering: number;
  /** How long there is for that. */
  hoursToLive: number;
}

/** Prizes that other contexts give, in their own transaction. */
export interface Prizes {
  /** Null for a campaign that there is not. */
  terms(on: Db, campaignId: string): Promise<PrizeTerms | null>;
  /** @returns why they can't be had, where nothing is given */
  giveSpins(trx: Db, prize: SpinPrize): Promise<Offered>;
  /** @returns why it can't be had, where nothing is given */
  giveMoney(trx: Db, prize: MoneyPrize): Promise<Offered>;
}

export const createPrizes = (engine: Pick<GrantEngine, 'giveOrSay'>): Prizes => ({
  async terms(on, campaignId) {
    const campaign = await store.findCampaign(on, campaignId);
    if (!campaign) return null;
    const bets = Object.entries(campaign.amounts).map(([currency, { freeSpinBet }]) => [
      currency,
      freeSpinBet,
    ]);
    return {
      spinBet: Object.fromEntries(bets) as ByCurrency,
      hasGames: campaign.freeSpinGames.length > 0,
      spinDays: campaign.freeSpinDays,
      spinWins: campaign.freeSpinWins,
      wagering: campaign.wagering,
      hoursToLive: campaign.hoursToLive,
    };
  },
  async giveSpins(trx, { playerId, currency, campaignId, number, key }) {
    const campaign = await store.findCampaign(trx, campaignId);
    // Without games no free spin can be played.
    if (!campaign || campaign.freeSpinGames.length === 0) return { grant: null, why: 'unavailable' };
    return engine.giveOrSay(trx, {
      playerId,
      currency,
      campaign: { ...campaign, freeSpins: number },
      triggerKey: `prize:${key}`,
      amount: 0n,
      chosen: true,
    });
  },
  async giveMoney(trx, { playerId, currency, campaignId, amount, times, key }) {
    const campaign = await store.findCampaign(trx, campaignId);
    if (!campaign) return { grant: null, why: 'unavailable' };
    return engine.giveOrSay(trx, {
      playerId,
      currency,
      campaign: { ...campaign, basis: 'bonus', wagering: times, freeSpins: 0 },
      triggerKey: `prize:${key}`,
      amount,
      chosen: true,
    });
  },
});
