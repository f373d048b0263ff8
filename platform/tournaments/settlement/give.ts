import type { Currency } from '@/lib/money/money';
import type { BonusesService } from '../../bonuses/service';
import type { LedgerService } from '../../ledger/service';
import type { LoyaltyService } from '../../loyalty/service';
import type { NotificationsService } from '../../notifications/service';
import type { Db } from '../store';

export interface GivingParts {
  bonuses: Pick<BonusesService, 'prizes'>;
  ledger: Pick<LedgerService, 'reward'>;
  loyalty: Pick<LoyaltyService, 'award'>;
  notifications: Pick<NotificationsService, 'balanceChanges'>;
}

/** What a place brings somebody, in the currency of their account. */
export interface Owed {
  playerId: string;
  /** Of the tournament, in English. */
  name: string;
  currency: Currency;
  /** Minor units; null when the prize has none in this currency. */
  amount: bigint | null;
  /** Whether the prize has money at all. */
  hasMoney: boolean;
  freeSpins: number;
  points: number;
  spinCampaign: string | null;
}

export interface Given {
  withheld: 'currency' | 'spins' | null;
  currency: Currency;
  amount: bigint;
  freeSpins: number;
  points: number;
  transactionId: string | null;
}

/**
 * Gives money, free spins and points of a prize, in the caller's transaction.
 * @param once.key of money and free spins
 * @param once.reference what the points are for
 */
export async function givePrize(
  trx: Db,
  { bonuses, ledger, loyalty, notifications }: GivingParts,
  owed: Owed,
  { key, reference }: { key: string; reference: string },
): Promise<Given> {
  const { playerId, currency } = owed;
  const paid = owed.amount
    ? await ledger.reward(trx, {
        playerId,
        currency,
        type: 'money_prize',
        amount: owed.amount,
        idempotencyKey: key,
        reference: owed.name,
      })
    : null;
  const spins =
    owed.freeSpins > 0 && owed.spinCampaign !== null
      ? await bonuses.prizes.giveSpins(trx, {
          ...{ playerId, currency, campaignId: owed.spinCampaign },
          ...{ number: owed.freeSpins, key },
        })
      : null;
  if (owed.points > 0)
    await loyalty.award(trx, { playerId, kind: 'tournament', reference, points: BigInt(owed.points) });
  if (paid) await notifications.balanceChanges(trx, playerId);
  const lacksMoney = owed.hasMoney && owed.amount === null;
  const lacksSpins = owed.freeSpins > 0 && !spins?.grant;
  return {
    withheld: lacksMoney ? 'currency' : lacksSpins ? 'spins' : null,
    currency,
    amount: owed.amount ?? 0n,
    freeSpins: lacksSpins ? 0 : owed.freeSpins,
    points: owed.points,
    transactionId: paid?.transactionId ?? null,
  };
}
