import type { HitKind, RefusalDecision } from '@/lib/domain/campaigns';
import type { Kernel } from '../../kernel/kernel';
import type { LedgerService } from '../../ledger/service';
import type { GrantEngine } from '../grants/engine';
import type { Grant } from '../grants/grant';
import * as grants from '../grants/store';
import { createPromiseGiving } from '../promises/giving';
import { findPromise } from '../promises/store';
import { findCampaign, type Db } from '../store';
import * as hits from './hits';
import { conflict, missing, orConflict } from './refusal-words';

export interface HitDecided {
  kind: HitKind;
  /** Of the deposit, or of the grant. */
  id: string;
  decision: RefusalDecision;
  by: string;
  why: string;
}

/** What operators decide about guards' hits, in their own transactions. */
export interface HitsOfOffice {
  /**
   * Decides about what a guard has done. `stands`: it was right. `given`: a deposit brings its bonus after all; a bonus whose
   * deposit went back is given again; rounds count whose bets covered each other. The same decision once more changes nothing.
   * @returns what was given, if a bonus was
   * @throws Problem 404 for no such hit, 409 when it was decided otherwise, or can't be given
   */
  decideHit(trx: Db, decided: HitDecided): Promise<Grant | null>;
  /** Whose hit it is. @throws Problem 404 */
  playerOfHit(on: Db, hit: Pick<HitDecided, 'kind' | 'id'>): Promise<{ playerId: string; bonusId: string }>;
}

type Engine = Pick<GrantEngine, 'giveOrSay' | 'offerOrSay' | 'count'>;

const noSuchHit = () => missing('no guard has met this');
const decidedOtherwise = () => conflict('somebody has decided otherwise');

export function createHitsOfOffice(
  { clock }: Pick<Kernel, 'clock'>,
  engine: Engine,
  ledger: Pick<LedgerService, 'lockWallet'>,
): HitsOfOffice {
  const givePromised = createPromiseGiving(engine);

  const depositWithout = async (trx: Db, { id, decision, by, why }: HitDecided): Promise<Grant | null> => {
    const found = await hits.depositRefusal(trx, id);
    if (!found) throw noSuchHit();
    // Whoever completes a deposit, or takes it back, holds the wallet: with the lock held neither happens meanwhile.
    await ledger.lockWallet(trx, found.playerId, found.currency);
    const refusal = await hits.depositRefusal(trx, id);
    if (!refusal) throw noSuchHit();
    if (refusal.reason === 'one_per_person') throw conflict('it is decided with the second accounts');
    if (refusal.decision === decision) return null;
    if (refusal.decision !== null) throw decidedOtherwise();
    await hits.decideDepositRefusal(trx, { depositId: id, decision, by, at: clock.now(), why });
    if (decision === 'stands') return null;
    const deposit = await hits.standingDeposit(trx, id);
    if (!deposit) throw conflict('its deposit is not there any more');
    const { playerId, bonusId } = refusal;
    const offered = await givePromised(
      trx,
      { playerId, bonusId, depositId: id, ...deposit },
      { excepted: true },
    );
    if (!offered) throw conflict('its bonus has come meanwhile');
    return orConflict(offered);
  };

  /** By the rules that it had, as large as it was; its deposit is gone and counts no more. */
  const giveAgain = async (trx: Db, { id, bonusId, playerId, currency, amount, activatedAt }: Grant) => {
    const begunAs = await hits.depositOfGrant(trx, id);
    const promised = begunAs === null ? undefined : await findPromise(trx, begunAs);
    const campaign = promised?.terms ?? (await findCampaign(trx, bonusId));
    if (!campaign) throw conflict('there is no such campaign any more');
    const offer = { playerId, currency, campaign, amount, chosen: true, triggerKey: `again:${id}` };
    // What its player had taken they have not to take once more.
    return orConflict(activatedAt ? await engine.giveOrSay(trx, offer) : await engine.offerOrSay(trx, offer));
  };

  const takenBack = async (trx: Db, { id, decision, by, why }: HitDecided): Promise<Grant | null> => {
    const known = await grants.findGrant(trx, id);
    if (known?.endReason !== 'deposit_back') throw noSuchHit();
    await ledger.lockWallet(trx, known.playerId, known.currency);
    const before = await hits.lastHitDecision(trx, id, 'deposit_back');
    if (before === decision) return null;
    if (before !== undefined) throw decidedOtherwise();
    const about = { grantId: id, kind: 'deposit_back' as const, times: 1n, amount: known.amount };
    await hits.addHitDecision(trx, { ...about, decision, by, at: clock.now(), why });
    return decision === 'given' ? giveAgain(trx, known) : null;
  };

  /** Stakes first, then the wallet: so does who follows play. */
  const covered = async (trx: Db, { id, decision, by, why }: HitDecided): Promise<null> => {
    const isGiven = decision === 'given';
    const waiting = await hits.lockCounted(trx, id, 'covering');
    const { rounds, counts } = await hits.decideCovered(trx, id, decision);
    // What stakes were forgotten of can't count any more.
    const { times, amount } = isGiven ? { times: rounds, amount: counts / 100n } : waiting;
    if (times <= 0n) {
      if ((await hits.lastHitDecision(trx, id, 'covering')) === decision) return null;
      throw isGiven ? conflict('nothing of it can count any more') : noSuchHit();
    }
    const now = clock.now();
    await hits.addHitDecision(trx, {
      grantId: id,
      kind: 'covering',
      times,
      amount,
      decision,
      by,
      at: now,
      why,
    });
    if (!isGiven) return null;
    const grant = await grants.findGrant(trx, id);
    if (!grant) throw noSuchHit();
    await ledger.lockWallet(trx, grant.playerId, grant.currency);
    if ((await grants.findGrant(trx, id))?.state !== 'active')
      throw conflict('its bonus has ended: nothing counts for it');
    await grants.addStep(trx, { grantId: id, at: now, step: 'counted', amount });
    await engine.count(trx, id, counts);
    return null;
  };

  const refusedStakes = async (trx: Db, { id, decision, by, why }: HitDecided): Promise<null> => {
    if (decision === 'given') throw conflict('a stake that was refused can’t be made any more');
    const { times, amount } = await hits.lockCounted(trx, id, 'max_bet');
    if (times <= 0n) {
      if ((await hits.lastHitDecision(trx, id, 'max_bet')) === decision) return null;
      throw noSuchHit();
    }
    const at = clock.now();
    await hits.addHitDecision(trx, { grantId: id, kind: 'max_bet', times, amount, decision, by, at, why });
    return null;
  };

  const DECIDE = {
    deposit: depositWithout,
    deposit_back: takenBack,
    covering: covered,
    max_bet: refusedStakes,
  } satisfies Record<HitKind, (trx: Db, decided: HitDecided) => Promise<Grant | null>>;

  return {
    decideHit: (trx, decided) => DECIDE[decided.kind](trx, decided),

    async playerOfHit(on, { kind, id }) {
      const whose = kind === 'deposit' ? await hits.depositRefusal(on, id) : await grants.findGrant(on, id);
      if (!whose) throw noSuchHit();
      return { playerId: whose.playerId, bonusId: whose.bonusId };
    },
  };
}
