import { randomBytes } from 'node:crypto';
import { openJournalFile } from '../journal-file';
import type { Charge } from './charge';
import type { OutgoingEvent } from './event';
import { movedByCharge, movedByEvent, movedByPayout, type Movement } from './movement';
import type { Payout } from './payout';
import type { Refund } from './refund';

/** An answer that the API gave for an Idempotency-Key: the charge, payout or refund it made, and of which request. */
export interface StoredKey {
  key: string;
  requestHash: string;
  chargeId: string;
}

/** A voucher that was used, by its mark: codes are not kept. */
export interface SpentVoucher {
  mark: string;
  chargeId: string;
}

type Entry =
  | { charge: Charge }
  | { payout: Payout }
  | { refund: Refund }
  | { event: OutgoingEvent }
  | { key: StoredKey }
  | { spent: SpentVoucher }
  | { movement: Movement }
  | { forgotten: string };

/**
 * Tollgate Pay's books: everything in memory, each change appended to one file as a line of JSON, the last line
 * about a thing wins. Opening it replays the file and writes it anew without what was overtaken.
 */
export interface Journal {
  charges: ReadonlyMap<string, Charge>;
  payouts: ReadonlyMap<string, Payout>;
  refunds: ReadonlyMap<string, Refund>;
  events: ReadonlyMap<string, OutgoingEvent>;
  keys: ReadonlyMap<string, StoredKey>;
  spent: ReadonlyMap<string, SpentVoucher>;
  /** What money moved, in the order in which it did, by its id. */
  movements: ReadonlyMap<string, Movement>;
  /** Records the entries together, with the money that they move: a crash keeps all of them or none. */
  write(...entries: Entry[]): void;
  close(): void;
}

export function openJournal(directory: string): Journal {
  const charges = new Map<string, Charge>();
  const payouts = new Map<string, Payout>();
  const refunds = new Map<string, Refund>();
  const events = new Map<string, OutgoingEvent>();
  const keys = new Map<string, StoredKey>();
  const spent = new Map<string, SpentVoucher>();
  const movements = new Map<string, Movement>();
  const apply = (entry: Entry) => {
    if ('charge' in entry) charges.set(entry.charge.id, entry.charge);
    else if ('payout' in entry) payouts.set(entry.payout.id, entry.payout);
    else if ('refund' in entry) refunds.set(entry.refund.id, entry.refund);
    else if ('event' in entry) events.set(entry.event.id, entry.event);
    else if ('key' in entry) keys.set(entry.key.key, entry.key);
    else if ('movement' in entry) movements.set(entry.movement.id, entry.movement);
    else if ('forgotten' in entry) movements.delete(entry.forgotten);
    else spent.set(entry.spent.mark, entry.spent);
  };
  const movedBy = (entry: Entry) => {
    if ('charge' in entry) return movedByCharge(charges.get(entry.charge.id), entry.charge);
    if ('payout' in entry) return movedByPayout(payouts.get(entry.payout.id), entry.payout);
    return 'event' in entry ? movedByEvent(events.get(entry.event.id), entry.event) : [];
  };
  const named = (moved: ReturnType<typeof movedBy>): Entry[] =>
    moved.map((movement) => ({
      movement: { ...movement, id: `mv_${randomBytes(12).toString('base64url')}` },
    }));

  const file = openJournalFile<Entry>(directory);
  for (const entry of file.entries) apply(entry);
  if (movements.size === 0) {
    // A journal that is older than the list of movements: they follow from what is known.
    const known = [
      ...[...charges.values()].flatMap((charge) => movedByCharge(undefined, charge)),
      ...[...payouts.values()].flatMap((payout) => movedByPayout(undefined, payout)),
    ];
    for (const entry of named(known.toSorted((one, other) => one.at - other.at))) apply(entry);
  }
  file.rewrite([
    ...[...charges.values()].map((charge) => [{ charge }]),
    ...[...payouts.values()].map((payout) => [{ payout }]),
    ...[...refunds.values()].map((refund) => [{ refund }]),
    ...[...events.values()].map((event) => [{ event }]),
    ...[...keys.values()].map((key) => [{ key }]),
    ...[...spent.values()].map((voucher) => [{ spent: voucher }]),
    ...[...movements.values()].map((movement) => [{ movement }]),
  ]);
  return {
    charges,
    payouts,
    refunds,
    events,
    keys,
    spent,
    movements,
    write(...entries) {
      const all = [...entries, ...named(entries.flatMap(movedBy))];
      file.append(all);
      for (const entry of all) apply(entry);
    },
    close: () => file.close(),
  };
}
