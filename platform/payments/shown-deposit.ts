import type { DepositRefusal } from '@/lib/domain/bonuses';
import type { DepositFailure } from '@/lib/domain/deposits';
import type { Texts } from '@/lib/domain/locales';
import type { ChargeAsk, DepositTransfer } from './ask';
import { publicStatus, type DepositException, type LedgerDepositStatus } from './deposit-state';
import type { DepositRow } from './store';

/** A deposit as its player sees it. Amounts are minor units. */
export interface Deposit {
  id: string;
  paymentMethod: string;
  amount: bigint;
  /** What arrived; null before completion. */
  received: bigint | null;
  currency: string;
  status: LedgerDepositStatus;
  /** Why it failed; null when it did not, is open, was cancelled by the player, or without a known reason. */
  failure: DepositFailure | null;
  /** The game that it was begun in, by the name in its address. */
  game: string | null;
  /** The bonus that it is made for, and why it came without, if it did. */
  bonus: { id: string; name: Texts; refused: DepositRefusal | null } | null;
  /** What is out of the ordinary about what arrived. */
  exception: Exclude<DepositException, 'mismatch'> | null;
  /** The payment company's page, while it is open. */
  checkoutUrl: string | null;
  /** What it asks of the payer beyond that page. */
  ask: ChargeAsk | null;
  /** Coins that arrived for it, oldest first. */
  transfers: readonly DepositTransfer[];
  createdAt: Date;
  readAt: Date;
}

/** @param bonuses names of bonuses by their ids, and why deposits came without one, by the deposits' */
export function toDeposit(
  row: DepositRow,
  transfers: readonly DepositTransfer[],
  bonuses: { names: ReadonlyMap<string, Texts>; refused: ReadonlyMap<string, DepositRefusal> },
  readAt: Date,
): Deposit {
  const bonusName = bonuses.names.get(row.bonus_id ?? '');
  return {
    id: row.id,
    paymentMethod: row.option === null ? row.method : `${row.method}_${row.option}`,
    amount: row.amount,
    received: row.received,
    currency: row.currency,
    status: publicStatus(row.status),
    failure: row.failure,
    game: row.game,
    bonus:
      row.bonus_id !== null && bonusName
        ? { id: row.bonus_id, name: bonusName, refused: bonuses.refused.get(row.id) ?? null }
        : null,
    exception: row.exception === 'mismatch' ? null : row.exception,
    checkoutUrl: row.status === 'processing' ? row.checkout_url : null,
    ask: row.ask,
    transfers,
    createdAt: row.created_at,
    readAt,
  };
}
