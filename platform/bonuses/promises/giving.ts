import { bonusTypeCode } from '@/lib/domain/bonuses';
import type { Currency } from '@/lib/money/money';
import type { GrantEngine } from '../grants/engine';
import type { Offered } from '../grants/offering';
import { grantOfTrigger } from '../grants/store';
import { findCampaign, type Db } from '../store';
import { findPromise, forgetRefusals } from './store';

/** A completed deposit that was made for a campaign. */
export interface PromisedDeposit {
  playerId: string;
  depositId: string;
  currency: Currency;
  /** What was credited, minor units. */
  credited: bigint;
  bonusId: string;
  /** The deposit that the player began: another one when its money came late, or in parts. */
  begunAs: string;
}

const keyOf = (begunAs: string) => `deposit:${begunAs}`;

/** Whether the bonus that a deposit was made for has been given, whatever became of it since. */
export const isPromiseKept = async (
  on: Db,
  { playerId, bonusId, begunAs }: Pick<PromisedDeposit, 'playerId' | 'bonusId' | 'begunAs'>,
): Promise<boolean> => (await grantOfTrigger(on, { playerId, bonusId, triggerKey: keyOf(begunAs) })) !== null;

/**
 * Gives what a deposit brings: a percent of what was credited, at most so much, by the rules that it was made by, once for
 * all that comes of it. Why its parts brought nothing before is forgotten then, unless an operator has decided about it.
 * `excepted`: an operator lets them have it, though too little came, or they have had it.
 */
export const createPromiseGiving =
  (engine: Pick<GrantEngine, 'giveOrSay'>) =>
  /** @returns what was given, or why nothing was; null when it was given before, or is not for deposits. */
  async (trx: Db, deposit: PromisedDeposit, { excepted = false } = {}): Promise<Offered | null> => {
    const { playerId, depositId, currency, credited, bonusId, begunAs } = deposit;
    // Deposits that were begun before promises were kept go by the campaign as it is.
    const promised = await findPromise(trx, begunAs);
    const campaign = promised?.terms ?? (await findCampaign(trx, bonusId));
    if (campaign?.type !== bonusTypeCode('Deposits')) return null;
    if (await isPromiseKept(trx, deposit)) return null;
    const share = (credited * BigInt(campaign.percent)) / 100n;
    const most = BigInt(campaign.amounts[currency]?.maxBonus ?? 0);
    const offered = await engine.giveOrSay(trx, {
      playerId,
      currency,
      campaign,
      promised: true,
      excepted,
      taking: promised?.taking ?? null,
      triggerKey: keyOf(begunAs),
      amount: share < most ? share : most,
      deposit: { id: depositId, amount: credited },
    });
    if (offered.grant) await forgetRefusals(trx, deposit);
    return offered;
  };
