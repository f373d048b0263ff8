/** What happens to a charge. */
export type EventType =
  'charge.processing' | 'charge.completed' | 'charge.failed' | 'charge.cancelled' | 'charge.refunded';

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
