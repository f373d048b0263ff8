/** Money that moves at a payment company. `bank_money` belongs to none of its charges. */
export const MOVEMENT_KINDS = [
  'payment',
  'refund',
  'chargeback',
  'payout',
  'payout_return',
  'bank_money',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/**
 * How a payment company's books and ours differ. `missing_here`: it lists what is not booked. `missing_there`: booked,
 * and not listed. `amount`: another sum or currency. `state`: what it belongs to has ended here in another way.
 */
export const DIFFERENCE_CLASSES = ['missing_here', 'missing_there', 'amount', 'state'] as const;
export type DifferenceClass = (typeof DIFFERENCE_CLASSES)[number];

/** `resolved` by itself when both sides agree; `closed` by a person, with a reason. */
export const DIFFERENCE_STATES = ['open', 'resolved', 'closed'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];
