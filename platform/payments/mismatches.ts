import { API_CODES } from '@/lib/domain/api-codes';
import type { MismatchResolution } from '@/lib/domain/mismatches';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import type { LedgerService } from '../ledger/service';
import { openFurther } from './further-deposit';
import * as mismatches from './mismatch-store';
import type { ListedMismatch, Mismatch, MismatchFilter } from './mismatch-store';
import type { RefundsService } from './refunds';
import { playSince, type PlaySince } from './reversals';
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

/** What companies told of deposits that can't be true, and what people decide about it. */
export interface MismatchesService {
  list: Listing<MismatchFilter, ListedMismatch>;
  /** Whose deposit it is. @throws Problem 404 (code 23). */
  playerOf(on: Database, id: string): Promise<string>;
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
const isBooked = ({ status }: DepositRow) => status === 'complete' || status === 'refund';

export function createMismatches(parts: {
  kernel: Kernel;
  ledger: LedgerService;
  settler: Settler;
  refunds: Pick<RefundsService, 'beginUnbooked'>;
  balanceChanged: (playerId: string) => void;
}): MismatchesService {
  const { kernel, ledger, settler, refunds, balanceChanged } = parts;
  const { db, clock } = kernel;

  const missing = () => new Problem(404, API_CODES.transactionNotFound, 'there is no such mismatch');
  const lock = async (trx: Database, id: string) => {
    const known = await mismatches.readMismatch(trx, id);
    const deposit = known && (await store.lockDeposit(trx, known.depositId));
    const mismatch = deposit && (await mismatches.lockMismatch(trx, id));
    if (!mismatch) throw missing();
    return { mismatch, deposit };
  };

  const credit = async (trx: Database, { id, received }: Mismatch, deposit: DepositRow) => {
    if (received === null) throw new Error(`nothing came of mismatch ${id}`);
    const cause = `mismatch ${id}`;
    if (isOpen(deposit)) {
      await settler.credit(trx, deposit, { received, cause, exception: null });
      return;
    }
    const late = !isBooked(deposit) && (await store.lockLateDeposit(trx, deposit.id)) === undefined;
    const further = await openFurther(ledger, trx, deposit, {
      amount: received,
      cause,
      kind: late ? 'late' : 'further',
      key: `mismatch:${id}`,
      now: clock.now(),
    });
    if (!further) throw new Error(`mismatch ${id} is booked already`);
    await settler.credit(trx, further, { received, cause, exception: 'late' });
  };

  return {
    list: {
      rows: (filter) => mismatches.listMismatches(db, filter),
      count: (filter) => mismatches.countMismatches(db, filter),
    },

    async playerOf(on, id) {
      const known = await mismatches.readMismatch(on, id);
      const deposit = known && (await store.findDeposit(on, known.depositId));
      if (!deposit) throw missing();
      return deposit.player_id;
    },

    async playSince(id) {
      const known = await mismatches.readMismatch(db, id);
      const deposit = known && (await store.findDeposit(db, known.depositId));
      if (!deposit) throw missing();
      return playSince(db, ledger, deposit, clock.now());
    },

    async obstacle(trx, id, decision) {
      const { mismatch, deposit } = await lock(trx, id);
      if (mismatch.resolution !== null) return 'it is decided';
      if (deposit.exception !== 'mismatch') return 'the company has told the truth meanwhile';
      if (decision === 'nothing') return null;
      if (!brought(mismatch)) return 'the company does not say that money came';
      // Of a deposit that is booked only another payment is money of its own; the rest is a refund or an adjustment.
      if (isBooked(deposit) && mismatch.reason !== 'charge') return 'the payment is booked';
      if (decision === 'credit' && mismatch.currency !== deposit.currency)
        return 'the money is of another currency';
      return null;
    },

    async decide(trx, { id, decision, operatorId, reason, requestId }) {
      const { mismatch, deposit } = await lock(trx, id);
      const now = clock.now();
      const isLast = await mismatches.resolveMismatch(trx, mismatch, {
        resolution: decision,
        operatorId,
        now,
      });
      if (decision === 'credit') await credit(trx, mismatch, deposit);
      else if (isOpen(deposit) && brought(mismatch)) {
        // Its payment is over, and nothing more comes of it.
        await settler.close(trx, deposit, 'failed', `mismatch ${id}: ${decision}`, 'declined');
      }
      const { chargeId, received, currency } = mismatch;
      const isReturned = decision === 'return' && chargeId !== null && received !== null && currency !== null;
      const send = isReturned
        ? await refunds.beginUnbooked(trx, deposit, {
            ...{ mismatchId: id, chargeId, amount: received, currency, operatorId },
          })
        : null;
      if (isLast) await store.updateDeposit(trx, deposit.id, { exception: null }, now);
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
