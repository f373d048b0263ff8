import { randomUUID } from 'node:crypto';
import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import type { Campaign } from '../store';
import type { BonusRefusal, BonusTaking } from '@/lib/domain/bonuses';
import type { Audience } from '../audience/audience';
import { addRefusedCause } from '../audience/causes';
import type { MayHave } from '../may-have';
import type { IdentityService } from '../../identity/service';
import type { LedgerService } from '../../ledger/service';
import type { NotificationsService } from '../../notifications/service';
import type { Grant } from './grant';
import * as store from './store';
import type { Db } from './store';

const HOUR_MS = 60 * 60 * 1000;
/** What is wagered is counted in hundredths of minor units. */
const HUNDREDTHS = 100n;

export interface GrantParts {
  ledger: Pick<LedgerService, 'lockWallet' | 'creditBonus' | 'zeroBonus' | 'settleBonus'>;
  identity: Pick<IdentityService, 'player'>;
  notifications: Pick<NotificationsService, 'send' | 'balanceChanges'>;
  audience: Pick<Audience, 'takeBudget' | 'giveBackBudget'>;
  rule: Pick<MayHave, 'whyNotNow'>;
}

export interface Offer {
  playerId: string;
  currency: Currency;
  campaign: Campaign;
  /** What set it off: the same grants nothing twice. */
  triggerKey: string;
  /** Minor units of bonus money; the campaign's fixed amount when left out. */
  amount?: bigint;
  deposit?: { id: string; amount: bigint };
  /** It was for the player when a deposit was made for it: neither its segment nor its budget takes it away. */
  promised?: boolean;
  /** An operator has chosen the player: neither its segment nor its schedule is asked. */
  chosen?: boolean;
  /** An operator lets the player have it once more, or for less than its least deposit. */
  excepted?: boolean;
  /** How its player takes it when it is given; null while they have not said. */
  taking?: BonusTaking | null;
}

/** A player's own copy of a campaign, or why there is none. */
export type Offered = { grant: Grant } | { grant: null; why: BonusRefusal };

const refused = (why: BonusRefusal): Offered => ({ grant: null, why });

/** Makes a player's own copy of a campaign, under the wallet's lock. */
export function createOffering(
  { clock }: Pick<Kernel, 'clock'>,
  { ledger, audience, rule }: GrantParts,
  tell: (trx: Db, playerId: string, id: string) => Promise<void>,
): (trx: Db, offer: Offer) => Promise<Offered> {
  return async (
    trx: Db,
    {
      playerId,
      currency,
      campaign: asked,
      triggerKey,
      deposit,
      promised = false,
      chosen = false,
      excepted = false,
      ...rest
    }: Offer,
  ) => {
    const now = clock.now();
    if (!(await ledger.lockWallet(trx, playerId, currency))) return refused('unavailable');
    const of = { currency, promised, chosen, excepted, ...(deposit && { amount: deposit.amount }) };
    const answer = await rule.whyNotNow(trx, asked, playerId, of);
    if (answer.why === 'one_per_person') {
      const [amount, depositId] = [rest.amount ?? null, deposit?.id ?? null];
      const cause = { playerId, bonusId: asked.id, triggerKey, currency, amount, depositId };
      await addRefusedCause(trx, cause, now);
    }
    if (answer.why !== null) return refused(answer.why);
    const { terms: campaign } = answer;
    const amounts = campaign.amounts[currency];
    if (!amounts) return refused('other_currency');
    const key = { playerId, bonusId: campaign.id, triggerKey };
    const amount = rest.amount ?? BigInt(amounts.maxBonus);
    const { freeSpins } = campaign;
    // Nothing to have, but a deposit to wager and a limit to keep to.
    if (amount === 0n && freeSpins === 0) return refused('below_minimum');
    const freeSpinBet = BigInt(amounts.freeSpinBet);
    const worth = { bonusId: campaign.id, currency, amount, freeSpins, freeSpinBet };
    if (!(await audience.takeBudget(trx, worth, promised))) return refused('unavailable');
    const base = amount + (campaign.basis === 'bonus+deposit' ? (deposit?.amount ?? 0n) : 0n);
    const id = randomUUID();
    const isNew = await store.insertGrant(trx, {
      ...key,
      id,
      currency,
      depositId: deposit?.id ?? null,
      depositAmount: deposit?.amount ?? null,
      amount,
      times: campaign.wagering,
      basis: campaign.basis,
      target: base * BigInt(campaign.wagering) * HUNDREDTHS,
      maxBet: BigInt(amounts.maxBet),
      maxWin: amounts.maxWin ? BigInt(amounts.maxWin) : null,
      minOdds: campaign.minOdds,
      weights: campaign.weights,
      excludedGames: campaign.excludedGames,
      hoursToLive: campaign.hoursToLive,
      freeSpins,
      freeSpinBet,
      freeSpinGames: campaign.freeSpinGames,
      freeSpinDayLimit: campaign.freeSpinDayLimit,
      freeSpinDays: campaign.freeSpinDays,
      freeSpinWins: campaign.freeSpinWins,
      offeredAt: now,
      expiresAt: new Date(now.getTime() + campaign.offerHours * HOUR_MS),
    });
    if (!isNew) {
      await audience.giveBackBudget(trx, worth);
      return refused('used');
    }
    await store.addStep(trx, { grantId: id, at: now, step: 'offered', amount });
    await tell(trx, playerId, id);
    const grant = await store.findGrant(trx, id);
    return grant ? { grant } : refused('unavailable');
  };
}
