import { API_CODES } from '@/lib/domain/api-codes';
import type { BonusChoice, GrantEndReason, GrantState } from '@/lib/domain/bonuses';
import type { Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { SpinGiving } from '../free-spins/giving';
import type { Grant } from './grant';
import { createOffering, type GrantParts, type Offer, type Offered } from './offering';
import { isPlaying } from '../playing';
import * as wagering from '../wagering/store';
import * as store from './store';
import type { Db } from './store';

const HOUR_MS = 60 * 60 * 1000;

type EndState = Extract<GrantState, 'completed' | 'expired' | 'cancelled' | 'forfeited'>;

/**
 * What happens to grants. Every method runs in the caller's transaction and takes the wallet's lock first, so that bets and
 * grants never pass each other; the player is told when it commits.
 */
export interface GrantEngine {
  /**
   * Offers a campaign to a player, who may take it, queue it or turn it down.
   * @returns null when it is not for them, or is not given once more.
   */
  offer(trx: Db, offer: Offer): Promise<Grant | null>;
  /** The same, and active at once when nothing else is, or as its player has said: instead of what is, or in the queue. */
  give(trx: Db, offer: Offer): Promise<Grant | null>;
  /** The same, saying why when nothing is given. */
  giveOrSay(trx: Db, offer: Offer): Promise<Offered>;
  /** As `offer`, and says why when there is none. */
  offerOrSay(trx: Db, offer: Offer): Promise<Offered>;
  /**
   * What the player wants with one of theirs. Doing it again changes nothing.
   * @throws Problem 404 `client_api_24` when they have no such grant, 409 `client_api_36` when it has ended or can't go there,
   *   403 `client_api_15` when they may not play
   */
  choose(trx: Db, playerId: string, grantId: string, choice: BonusChoice): Promise<void>;
  /** Ends a grant and takes its bonus money; nothing happens to one that has ended. @returns the money that was burned. */
  end(trx: Db, grant: Grant, state: EndState, reason: GrantEndReason): Promise<bigint>;
  /**
   * Settled stakes less those given back, hundredths of minor units: enough of them complete a grant, and one whose money is
   * gone has run out as soon as no round of it is open. Nothing counts for one that has ended.
   */
  count(trx: Db, grantId: string, counts: bigint): Promise<void>;
  /** The wagering is done: bonus money becomes real money, at most what the grant lets. */
  complete(trx: Db, grant: Grant): Promise<void>;
  /** Everything in a currency that has not ended: the account leaves it, or is closed. */
  endAll(trx: Db, playerId: string, currency: Currency, reason: GrantEndReason): Promise<void>;
}

export const notFound = () => new Problem(404, API_CODES.bonusNotFound, 'there is no such bonus');
const forbidden = (detail: string) => new Problem(409, API_CODES.bonusUsed, detail);

export function createGrantEngine(
  { clock }: Pick<Kernel, 'clock'>,
  { spins, ...parts }: GrantParts & { spins: SpinGiving },
): GrantEngine {
  const { ledger, identity, notifications, audience } = parts;

  const tell = async (trx: Db, playerId: string, id: string) => {
    await notifications.send(playerId, { type: 'USER_BONUS', data: { id } }, trx);
  };

  /** As it is under the wallet's lock. */
  const locked = async (trx: Db, { id, playerId, currency }: Pick<Grant, 'id' | 'playerId' | 'currency'>) => {
    const wallet = await ledger.lockWallet(trx, playerId, currency);
    const grant = await store.findGrant(trx, id);
    if (!grant || !wallet) throw notFound();
    return { grant, wallet };
  };

  const activate = async (trx: Db, grant: Grant) => {
    const now = clock.now();
    const { id, playerId, currency, amount, hoursToLive } = grant;
    const other = await store.activeGrant(trx, playerId, currency);
    if (other) await end(trx, other, 'cancelled', 'switched', false);
    await store.activateGrant(trx, id, now, new Date(now.getTime() + hoursToLive * HOUR_MS));
    if (amount > 0n) {
      await ledger.creditBonus(trx, {
        playerId,
        currency,
        type: 'bonus',
        amount,
        idempotencyKey: `grant:${id}:credit`,
        reference: id,
      });
      await notifications.balanceChanges(trx, playerId);
    }
    await store.addStep(trx, { grantId: id, at: now, step: 'activated', amount });
    await tell(trx, playerId, id);
    await spins.give(trx, grant);
    // There is nothing to wager, and free spins bring nothing to wager.
    if (grant.target === 0n && (grant.times === 0 || !(await spins.areOpen(trx, id))))
      await complete(trx, grant);
  };

  const queue = async (trx: Db, { id, playerId }: Grant) => {
    const now = clock.now();
    await store.queueGrant(trx, id, now);
    await store.addStep(trx, { grantId: id, at: now, step: 'queued' });
    await tell(trx, playerId, id);
  };

  /** What waits next is offered, never started. */
  const tellNext = async (trx: Db, { playerId, currency }: Grant) => {
    const next = (await store.openGrants(trx, playerId, currency)).find(({ state }) => state === 'queued');
    if (next) await tell(trx, playerId, next.id);
  };

  const end = async (
    trx: Db,
    one: Grant,
    state: EndState,
    reason: GrantEndReason,
    offersNext = true,
  ): Promise<bigint> => {
    const { grant, wallet } = await locked(trx, one);
    if (grant.endedAt) return 0n;
    const now = clock.now();
    const { id, playerId, currency } = grant;
    const burned = grant.state === 'active' ? wallet.bonus : 0n;
    if (burned > 0n) {
      await ledger.zeroBonus(trx, {
        playerId,
        currency,
        type: reason === 'cancelled' || reason === 'switched' ? 'cancel_bonus_fine' : 'zeroing',
        idempotencyKey: `grant:${id}:end`,
        reference: id,
      });
      await notifications.balanceChanges(trx, playerId);
    }
    await store.endGrant(trx, id, { state, reason, converted: 0n, now });
    if (!grant.activatedAt) await audience.giveBackBudget(trx, grant);
    await spins.cancelOf(trx, grant);
    if (burned > 0n) await store.addStep(trx, { grantId: id, at: now, step: 'burned', amount: burned });
    await store.addStep(trx, { grantId: id, at: now, step: state, why: reason });
    await tell(trx, playerId, id);
    if (offersNext && grant.state === 'active') await tellNext(trx, grant);
    return burned;
  };

  const complete = async (trx: Db, one: Grant) => {
    const { grant, wallet } = await locked(trx, one);
    if (grant.state !== 'active') return;
    const now = clock.now();
    const { id, playerId, currency, maxWin } = grant;
    const toReal = maxWin !== null && maxWin < wallet.bonus ? maxWin : wallet.bonus;
    const burned = wallet.bonus - toReal;
    await ledger.settleBonus(trx, {
      playerId,
      currency,
      amount: wallet.bonus,
      toReal,
      idempotencyKey: `grant:${id}:completed`,
      reference: id,
    });
    const isWagered = grant.wagered >= grant.target && (grant.target > 0n || grant.times === 0);
    const reason = isWagered ? 'wagered' : 'run_out';
    await store.endGrant(trx, id, { state: 'completed', reason, converted: toReal, now });
    if (toReal > 0n) await store.addStep(trx, { grantId: id, at: now, step: 'converted', amount: toReal });
    if (burned > 0n)
      await store.addStep(trx, {
        grantId: id,
        at: now,
        step: 'burned',
        amount: burned,
        why: 'max_win',
      });
    await store.addStep(trx, { grantId: id, at: now, step: 'completed', why: reason });
    await tell(trx, playerId, id);
    await notifications.balanceChanges(trx, playerId);
    await tellNext(trx, grant);
  };

  const offer = createOffering({ clock }, parts, tell);

  const giveOrSay = async (trx: Db, one: Offer): Promise<Offered> => {
    const offered = await offer(trx, one);
    const { grant } = offered;
    if (!grant) return offered;
    // A deposit that was begun in a currency which the account has left: it waits until the account is back.
    if ((await identity.player(one.playerId, trx))?.currency !== one.currency) return offered;
    const { playerId, currency, taking } = one;
    const waits = taking !== 'now' && (await store.activeGrant(trx, playerId, currency)) !== null;
    if (taking === 'queue') await queue(trx, grant);
    else if (waits) return offered;
    else await activate(trx, grant);
    return { grant: (await store.findGrant(trx, grant.id)) ?? grant };
  };

  return {
    offer: async (trx, one) => (await offer(trx, one)).grant,
    offerOrSay: offer,
    give: async (trx, one) => (await giveOrSay(trx, one)).grant,
    giveOrSay,

    async choose(trx, playerId, grantId, choice) {
      const mine = await store.findGrant(trx, grantId);
      if (mine?.playerId !== playerId) throw notFound();
      const { grant } = await locked(trx, mine);
      const now = clock.now();
      if (choice === 'Rejected') {
        if (grant.state === 'cancelled') return;
        if (grant.endedAt) throw forbidden(`this bonus is ${grant.state}`);
        await end(trx, grant, 'cancelled', grant.state === 'active' ? 'cancelled' : 'rejected');
        return;
      }
      const isThere = grant.state === (choice === 'Queue' ? 'queued' : 'active');
      if (isThere) return;
      if (grant.endedAt) throw forbidden(`this bonus is ${grant.state}`);
      const player = await identity.player(playerId, trx);
      if (!player || !isPlaying(player, now))
        throw new Problem(403, API_CODES.accountStatus, 'the account is not active');
      // The account has left the currency while its bonuses there were ended.
      if (player.currency !== grant.currency) throw forbidden('the account is in another currency');
      // Its time is over, though nothing has taken it away yet.
      if (grant.expiresAt && grant.expiresAt <= now) throw forbidden('the time for this bonus is over');
      if (choice === 'Activated') {
        await activate(trx, grant);
        return;
      }
      if (grant.state !== 'pending') throw forbidden(`a bonus that is ${grant.state} is not queued`);
      await queue(trx, grant);
    },

    end: (trx, grant, state, reason) => end(trx, grant, state, reason),

    complete,

    async count(trx, grantId, counts) {
      const counted = await store.findGrant(trx, grantId);
      if (!counted) return;
      const { grant, wallet } = await locked(trx, counted);
      if (grant.state !== 'active') return;
      if (counts !== 0n) await wagering.addWagered(trx, grantId, counts);
      const wagered = grant.wagered + counts;
      // Free spins may still bring money to wager; where there was other money, it is wagered without them.
      const mayBring = await spins.areOpen(trx, grantId);
      const isDone = grant.target > 0n && wagered >= grant.target && (grant.amount > 0n || !mayBring);
      // What has been settled meanwhile, and is read next, counts first.
      const isGone =
        wallet.bonus === 0n &&
        !mayBring &&
        !(await wagering.hasOpenStakes(trx, grantId)) &&
        !(await wagering.hasUncounted(trx, grantId));
      const percent = (done: bigint) => (grant.target > 0n ? (done * 100n) / grant.target : 0n);
      if (isDone || isGone) await complete(trx, grant);
      // Of each percent once: what is told is kept, and asked about by every page that is open.
      else if (percent(wagered) > percent(grant.wagered)) await tell(trx, grant.playerId, grantId);
    },

    async endAll(trx, playerId, currency, reason) {
      await ledger.lockWallet(trx, playerId, currency);
      for (const grant of await store.openGrants(trx, playerId, currency)) {
        await end(trx, grant, 'cancelled', reason, false);
      }
      await spins.cancelAll(trx, playerId, currency);
    },
  };
}
