import { API_CODES } from '@/lib/domain/api-codes';
import type { MismatchResolution } from '@/lib/domain/mismatches';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import type { LedgerService } from '../ledger/service';
import { openFurther } from './further-deposit';
import { countMismatches, listMismatches, type ListedMismatch, type MismatchFilter } from './mismatch-list';
import * as mismatches from './mismatch-store';
import type { Mismatch } from './mismatch-store';
import { isRefunding } from './refund-store';
import type { RefundsService } from './refunds';
import { playSince, type PlaySince } from './reversals';
import type { BonusesService } from '../bonuses/service';
import type { Settler } from './settlement';
import * as store from './store';
import type { Database, DepositRow } from './store';

export interface MismatchDecision {
  id: string;
  decision: MismatchResolution;
  /** Who decided it, or asked for it. */
  operatorId: string;
  reason: string;
  requestId: string;
}

/** What whoever decides must see of it. */
export interface MismatchTerms {
  playerId: string;
  depositId: string;
  /** Whether its company says that money came, which is in no balance. */
  brought: boolean;
  /** What came, as the company told it; minor units. */
  received: bigint | null;
  /** As the company told it: it may be none of ours. */
  currency: string | null;
}

/** What companies told of deposits that can't be true, and what people decide about it. */
export interface MismatchesService {
  list: Listing<MismatchFilter, ListedMismatch>;
  /** @throws Problem 404 (code 23). */
  termsOf(on: Database, id: string): Promise<MismatchTerms>;
  /** What was staked and won since the deposit came; null when it was never booked. @throws Problem 404 (code 23). */
  playSince(id: string): Promise<PlaySince | null>;
  /** Why it can't be decided so; null when it can. Locks its deposit and it. @throws Problem 404 (code 23). */
  obstacle(trx: Database, id: string, decision: MismatchResolution): Promise<string | null>;
  /**
   * Credits what came, has it sent back, or closes the matter. Only after `obstacle` in the same transaction.
   * @returns what follows the commit.
   */
  decide(trx: Database, decision: MismatchDecision): Promise<() => Promise<void>>;
}

/** Whether money came that is in no balance. */
const brought = ({ toldStatus, received }: Mismatch) => toldStatus === 'completed' && (received ?? 0n) > 0n;
const isOpen = ({ status }: DepositRow) => status === 'creating' || status === 'processing';
/** Whether it is of another payment than the deposit's own: then it is money of its own, however the deposit stands. */
const isOther = ({ reason, chargeId }: Mismatch, { charge_id: own }: DepositRow) =>
  reason === 'charge' || (chargeId !== null && own !== null && chargeId !== own);

export function createMismatches(parts: {
  kernel: Kernel;
  ledger: LedgerService;
  settler: Settler;
  bonuses: Pick<BonusesService, 'keptOfDeposit'>;
  refunds: Pick<RefundsService, 'beginUnbooked'>;
  balanceChanged: (playerId: string) => void;
}): MismatchesService {
  const { kernel, ledger, settler, bonuses, refunds, balanceChanged } = parts;
  const { db, clock } = kernel;

  const missing = () => new Problem(404, API_CODES.transactionNotFound, 'there is no such mismatch');
  const find = async (on: Database, id: string) => {
    const mismatch = await mismatches.readMismatch(on, id);
    const deposit = mismatch && (await store.findDeposit(on, mismatch.depositId));
    if (!deposit) throw missing();
    return { mismatch, deposit };
  };
  const lock = async (trx: Database, id: string) => {
    const known = await mismatches.readMismatch(trx, id);
    const deposit = known && (await store.lockDeposit(trx, known.depositId));
    const mismatch = deposit && (await mismatches.lockMismatch(trx, id));
    if (!mismatch) throw missing();
    return { mismatch, deposit };
  };

  /** Whether the payment is booked, or belongs to another deposit. */
  const isTaken = async (trx: Database, mismatch: Mismatch, deposit: DepositRow): Promise<boolean> => {
    const { chargeId } = mismatch;
    const { provider, status } = deposit;
    if (isOther(mismatch, deposit))
      return chargeId === null || store.chargeIsTaken(trx, { provider, chargeId });
    const isBooked = status === 'complete' || status === 'refund';
    return isBooked || (await store.lockLateDeposit(trx, deposit.id)) !== undefined;
  };
  const goesBack = async (trx: Database, { chargeId }: Mismatch, { provider }: DepositRow) =>
    chargeId !== null &&
    ((await isRefunding(trx, provider, chargeId)) || mismatches.isReturned(trx, provider, chargeId));

  /** @returns the deposit that it became. */
  const credit = async (trx: Database, mismatch: Mismatch, deposit: DepositRow): Promise<string> => {
    const { id, received, chargeId } = mismatch;
    if (received === null) throw new Error(`nothing came of mismatch ${id}`);
    const cause = `mismatch ${id}`;
    const own = chargeId === null ? {} : { chargeId };
    const other = isOther(mismatch, deposit);
    if (!other && isOpen(deposit)) {
      await settler.credit(trx, deposit, { received, cause, late: false, ...own });
      return deposit.id;
    }
    const further = await openFurther(ledger, trx, deposit, {
      amount: received,
      cause,
      ...own,
      kind: other ? 'further' : 'late',
      key: other ? `charge:${deposit.provider}:${chargeId}` : `late:${deposit.id}`,
      now: clock.now(),
    });
    if (!further) throw new Error(`mismatch ${id} is booked already`);
    await settler.credit(trx, further, { received, cause, late: true });
    return further.id;
  };

  return {
    list: {
      rows: (filter) => listMismatches(db, filter),
      count: (filter) => countMismatches(db, filter),
    },

    async termsOf(on, id) {
      const { mismatch, deposit } = await find(on, id);
      const { depositId, received, currency } = mismatch;
      return { playerId: deposit.player_id, depositId, brought: brought(mismatch), received, currency };
    },

    playSince: async (id) => playSince(db, ledger, bonuses, (await find(db, id)).deposit, clock.now()),

    async obstacle(trx, id, decision) {
      const { mismatch, deposit } = await lock(trx, id);
      if (mismatch.resolution !== null) return 'it is decided';
      if (mismatch.settledAt !== null) return 'the company has told the truth meanwhile';
      if (decision === 'nothing') return null;
      if (!brought(mismatch)) return 'the company does not say that money came';
      if (await isTaken(trx, mismatch, deposit)) return 'the payment is booked';
      if (await goesBack(trx, mismatch, deposit)) return 'the payment goes back';
      if (decision === 'return') return null;
      if (deposit.ask?.kind === 'address') return 'coins are credited by their transfers';
      return mismatch.currency === deposit.currency ? null : 'the money is of another currency';
    },

    async decide(trx, { id, decision, operatorId, reason, requestId }) {
      const { mismatch, deposit } = await lock(trx, id);
      const now = clock.now();
      const credited = decision === 'credit' ? await credit(trx, mismatch, deposit) : null;
      if (credited === null && brought(mismatch) && !isOther(mismatch, deposit)) {
        // Its payment is over, and nothing more comes of it. Nobody was refused it: it doesn't count against the player.
        await settler.close(trx, deposit, 'failed', `mismatch ${id}: ${decision}`, 'aggregator');
      }
      await mismatches.resolveMismatch(trx, mismatch, { resolution: decision, operatorId, credited, now });
      const { chargeId, received, currency } = mismatch;
      const isReturned = decision === 'return' && chargeId !== null && received !== null && currency !== null;
      const send = isReturned
        ? await refunds.beginUnbooked(trx, deposit, {
            ...{ mismatchId: id, chargeId, amount: received, currency, operatorId },
          })
        : null;
      await audit(trx, {
        actor: { kind: 'operator', id: operatorId },
        action: 'payments.decide-mismatch',
        subject: deposit.player_id,
        reason,
        requestId,
        after: {
          mismatch: id,
          deposit: deposit.id,
          decision,
          received: received === null ? null : Number(received),
          currency,
        },
      });
      return async () => {
        if (decision === 'credit') balanceChanged(deposit.player_id);
        await send?.();
      };
    },
  };
}
