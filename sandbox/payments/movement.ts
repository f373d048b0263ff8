import type { Charge } from './charge';
import type { OutgoingEvent, UnmatchedMoney } from './event';
import type { Payout } from './payout';

export const MOVEMENT_KINDS = [
  'payment',
  'refund',
  'chargeback',
  'payout',
  'payout_return',
  'bank_money',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Money that moved at the company, as its list for the merchant has it. Written once, never changed. */
export interface Movement {
  id: string;
  kind: MovementKind;
  /** The charge, the payout, or the bank money that belongs to none. */
  subject: string;
  /** The merchant's own name for that. */
  reference: string;
  /** Minor units; below zero when the company takes a payment back that it had listed: a block that was reorganised. */
  amount: number;
  currency: string;
  at: number;
}
type Moved = Omit<Movement, 'id'>;

/** What coins that are final came to, minor units. */
const finalWorth = (charge: Charge | undefined): number =>
  (charge?.transfers ?? []).reduce(
    (sum, { state, amount, rate }) =>
      state === 'final' && rate !== null
        ? sum + Number((BigInt(amount) * BigInt(rate.minor)) / BigInt(rate.per))
        : sum,
    0,
  );

/** What moved when a charge went from one state to another. @param before undefined when nothing was known of it. */
export function movedByCharge(before: Charge | undefined, charge: Charge): Moved[] {
  const { id: subject, reference, currency, updatedAt: at } = charge;
  const one = (kind: MovementKind, amount: number): Moved[] =>
    amount === 0 ? [] : [{ kind, subject, reference, amount, currency, at }];
  const paid = (of: Charge | undefined) =>
    of?.ask?.kind === 'address' ? finalWorth(of) : (of?.amountReceived ?? 0);
  const becomes = (status: Charge['status']) => charge.status === status && before?.status !== status;
  return [
    ...one('payment', paid(charge) - paid(before)),
    ...(becomes('refunded') ? one('refund', charge.amountReceived) : []),
    ...(becomes('charged_back') ? one('chargeback', charge.amountReceived) : []),
  ];
}

export function movedByPayout(before: Payout | undefined, payout: Payout): Moved[] {
  const { id: subject, reference, amount, currency, updatedAt: at } = payout;
  const wasPaid = before?.status === 'completed' || before?.status === 'returned';
  const isPaid = payout.status === 'completed' || payout.status === 'returned';
  const isReturned = payout.status === 'returned' && before?.status !== 'returned';
  const moved = { subject, reference, amount, currency, at };
  return [
    ...(isPaid && !wasPaid ? [{ kind: 'payout' as const, ...moved }] : []),
    ...(isReturned ? [{ kind: 'payout_return' as const, ...moved }] : []),
  ];
}

/** Bank money that the company can put to no charge: the event that tells of it is all there is. */
export function movedByEvent(before: OutgoingEvent | undefined, event: OutgoingEvent): Moved[] {
  if (before || event.type !== 'bank.unmatched') return [];
  const { data } = JSON.parse(event.body) as { data: { reference: string; money: UnmatchedMoney } };
  const { id: subject, amount, currency } = data.money;
  return [{ kind: 'bank_money', subject, reference: data.reference, amount, currency, at: event.createdAt }];
}

/** A movement in the words of the API. */
export const movementView = ({ at, ...movement }: Movement) => ({
  ...movement,
  at: new Date(at).toISOString(),
});
