import { API_CODES } from '@/lib/domain/api-codes';
import { BONUS_TYPES, type BonusRefusal, type BonusType } from '@/lib/domain/bonuses';
import type { RefusalDecision } from '@/lib/domain/campaigns';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { GrantEngine } from '../grants/engine';
import type { Grant } from '../grants/grant';
import type { Offered } from '../grants/offering';
import * as grants from '../grants/store';
import { findCampaign, type Db } from '../store';
import { findPlayers } from './hand';
import * as refusals from './refusals';

export interface RefusalDecided {
  playerId: string;
  bonusId: string;
  decision: RefusalDecision;
  by: string;
  why: string;
}

/** What operators decide about single grants, in their own transactions. */
export interface GrantsOfOffice {
  /**
   * Decides about a player who was refused a bonus, as a second account of one person. `given`: they are two. From then on
   * nothing is refused for their likeness, and what was refused is given where it is known what that was.
   * @returns what was given; null for nothing: it stands, or comes with the next deposit. Decided the same way once more, nothing happens.
   * @throws Problem 404 for nobody who was refused it, 409 when it was decided otherwise, or can't be given now
   */
  decide(trx: Db, decided: RefusalDecided): Promise<Grant | null>;
  /**
   * Ends a player's bonus; its bonus money goes back to the house. One that an operator has ended stays so.
   * @returns the grant and the money that went, minor units; null when it was ended so before @throws Problem 404, 409 when it has ended otherwise
   */
  cancel(trx: Db, grantId: string): Promise<{ grant: Grant; burned: bigint } | null>;
}

/** What would have set a bonus off, where a player gets it once: not given for it again. */
const KEYS: Partial<Record<BonusType, string>> = {
  Registration: 'registration',
  RegistrationPromoCode: 'registration',
  FirstAuthorization: 'first-log-in',
  PromoCode: 'code',
  ActivatedByLink: 'link',
};

const conflict = (detail: string) => new Problem(409, API_CODES.transactionStatus, detail);
const missing = (detail: string) => new Problem(404, API_CODES.notFound, detail);

const WHY: Record<BonusRefusal, string> = {
  unavailable: 'the budget does not cover it, or it is not given any more',
  account: 'the account is not open',
  used: 'the player has had it as often as it is given',
  open: 'the player has made a deposit for it that is under way',
  other_currency: 'it is not given in the player’s currency',
  other_deposit: 'it is for another deposit',
  below_minimum: 'the deposit is too small for it',
  one_per_person: 'somebody else seems to be them, too',
};
function orConflict(given: Offered): Grant {
  if (given.grant) return given.grant;
  throw conflict(`it can’t be given now: ${WHY[given.why]}`);
}

export function createGrantsOfOffice(
  { clock }: Pick<Kernel, 'clock'>,
  engine: Pick<GrantEngine, 'offerOrSay' | 'giveOrSay' | 'end'>,
): GrantsOfOffice {
  const giveAfterAll = async (trx: Db, { playerId, bonusId }: RefusalDecided): Promise<Grant | null> => {
    const campaign = await findCampaign(trx, bonusId);
    const [player] = await findPlayers(trx, [playerId]);
    if (!campaign || !player) throw conflict('there is no such player any more');
    const type = BONUS_TYPES[campaign.type];
    // The job gives winnings of a period itself, once nothing is in the way.
    if (type === 'IncreaseWinnings') return null;
    const whom = { playerId, campaign, chosen: true } as const;
    if (type !== 'Deposits') {
      const triggerKey = (type && KEYS[type]) ?? 'refused-before';
      return orConflict(await engine.offerOrSay(trx, { ...whom, currency: player.currency, triggerKey }));
    }
    const deposit = await refusals.depositFor(trx, { playerId, bonusId });
    if (!deposit) return null;
    const { id, amount: credited, currency } = deposit;
    const share = (credited * BigInt(campaign.percent)) / 100n;
    const most = BigInt(campaign.amounts[currency]?.maxBonus ?? 0);
    return orConflict(
      await engine.giveOrSay(trx, {
        ...whom,
        currency,
        promised: true,
        triggerKey: `deposit:${id}`,
        amount: share < most ? share : most,
        deposit: { id, amount: credited },
      }),
    );
  };

  return {
    async decide(trx, decided) {
      const refusal = await refusals.lockRefusal(trx, decided);
      if (!refusal) throw missing('nobody was refused this bonus so');
      if (refusal.decision === decided.decision) return null;
      if (refusal.decision !== null) throw conflict('somebody has decided otherwise');
      await refusals.decideRefusal(trx, { ...decided, at: clock.now() });
      return decided.decision === 'given' ? giveAfterAll(trx, decided) : null;
    },

    async cancel(trx, grantId) {
      const grant = await grants.findGrant(trx, grantId);
      if (!grant) throw missing('there is no such bonus');
      const isDone = ({ state, endReason }: Grant) => state === 'cancelled' && endReason === 'operator';
      if (isDone(grant)) return null;
      const burned = await engine.end(trx, grant, 'cancelled', 'operator');
      const ended = await grants.findGrant(trx, grantId);
      // It came to its end otherwise, while this waited for the wallet.
      if (!ended || !isDone(ended)) throw conflict(`this bonus is ${ended?.state ?? 'gone'}`);
      return { grant: ended, burned };
    },
  };
}
