/** What happens to a charge, to coins on their way to it, and to its bank account. */
export type EventType =
  | 'charge.processing'
  | 'charge.completed'
  | 'charge.failed'
  | 'charge.cancelled'
  | 'charge.refunded'
  | 'charge.charged_back'
  | 'transfer.seen'
  | 'transfer.confirmed'
  | 'transfer.final'
  | 'transfer.gone'
  | 'bank.ready'
  | 'bank.unmatched';

/** Bank money that the company can't put to a charge. */
export interface UnmatchedMoney {
  id: string;
  amount: number;
  currency: string;
  sender_name: string;
  description: string;
}

/** What happens to a payout. */
export type PayoutEventType = 'payout.processing' | 'payout.completed' | 'payout.failed' | 'payout.returned';

/** A webhook on its way. The body is fixed when the event happens; the signature is made anew at each attempt. */
export interface OutgoingEvent {
  id: string;
  type: EventType | PayoutEventType;
  /** The charge or the payout that it tells of. */
  chargeId: string;
  url: string;
  body: string;
  createdAt: number;
  nextAt: number;
  attempts: number;
  lastStatus: number | null;
  deliveredAt: number | null;
}
