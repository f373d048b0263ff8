import type { RefusalDecision } from '@/lib/domain/campaigns';
import type { Kernel } from '../../kernel/kernel';
import type { LedgerService } from '../../ledger/service';
import type { GrantEngine } from '../grants/engine';
import type { Grant } from '../grants/grant';
import * as grants from '../grants/store';
import { waitingCause } from '../audience/causes';
import { createPromiseGiving } from '../promises/giving';
import { giveOrOffer } from '../triggers/give';
import { findCampaign, type Db } from '../store';
import { findPlayers } from './hand';
import { conflict, missing, orConflict } from './refusal-words';
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
   * Decides about a player who was refused a bonus because they looked like a second account of one person. `given`: they
   * are two people. From then on their likeness is no reason to refuse, and the latest bonus that was refused is given.
   * @returns what was given; null when nothing was: the refusal stands, the bonus has come since, or its deposit went back.
   * The same decision once more changes nothing.
   * @throws Problem 404 for nobody who was refused it, 409 when it was decided otherwise, or can't be given now
   */
  decide(trx: Db, decided: RefusalDecided): Promise<Grant | null>;
  /**
   * Ends a player's bonus; its bonus money goes back to the house. One that an operator has ended stays so.
   * @returns the grant and the money that went, minor units; null when it was ended so before @throws Problem 404, 409 when it has ended otherwise
   */
  cancel(trx: Db, grantId: string): Promise<{ grant: Grant; burned: bigint } | null>;
}

export function createGrantsOfOffice(
  { clock }: Pick<Kernel, 'clock'>,
  engine: Pick<GrantEngine, 'offerOrSay' | 'giveOrSay' | 'end'>,
  ledger: Pick<LedgerService, 'lockWallet'>,
): GrantsOfOffice {
  const givePromised = createPromiseGiving(engine);

  /** By the key of what was refused: neither it nor the job that refused it gives the same once more. */
  const giveAfterAll = async (trx: Db, { playerId, bonusId }: RefusalDecided): Promise<Grant | null> => {
    const refused = await waitingCause(trx, { playerId, bonusId });
    if (!refused) return null;
    // A deposit is taken back under the wallet's lock. With the lock held it can't be taken back meanwhile.
    await ledger.lockWallet(trx, playerId, refused.currency);
    const cause = await waitingCause(trx, { playerId, bonusId });
    if (!cause) return null;
    if (cause.currency !== refused.currency) throw conflict('it has changed meanwhile: try again');
    const { triggerKey, currency, amount, depositId, begunAs, credited } = cause;
    if (depositId !== null && begunAs !== null) {
      const deposit = { playerId, bonusId, depositId, begunAs, currency, credited: credited ?? 0n };
      const offered = await givePromised(trx, deposit);
      return offered && orConflict(offered);
    }
    const campaign = await findCampaign(trx, bonusId);
    const [player] = await findPlayers(trx, [playerId]);
    if (!campaign || !player) throw conflict('there is no such player any more');
    if (amount !== null && currency !== player.currency)
      throw conflict('the account is in another currency than what was refused');
    const offer = { playerId, campaign, chosen: true, triggerKey, currency: player.currency };
    const given = amount === null ? offer : { ...offer, amount };
    // A player who followed a link has asked for the bonus: it needs no activation.
    return orConflict(
      triggerKey === 'link' ? await engine.giveOrSay(trx, given) : await giveOrOffer(engine, trx, given),
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
      // It may have ended in another way while this waited for the wallet.
      if (!ended || !isDone(ended)) throw conflict(`this bonus is ${ended?.state ?? 'gone'}`);
      return { grant: ended, burned };
    },
  };
}
