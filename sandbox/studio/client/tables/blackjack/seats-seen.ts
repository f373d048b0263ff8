import { KEEP_SEAT_MS, MOST_DEMO_SEATS } from '../../../live/limits';
import type { LiveBet } from '../../../shared-rounds/live-events';
import type { ChoosingView } from '../choosing-scene';
import { PLACES, type Place } from './places';

/**
 * Whose a seat is. `own`: the player's in this round; `yours`: it waits for the player, who sat there in the last one;
 * `kept`: it waits for somebody else.
 */
export type Owner = 'free' | 'taken' | 'own' | 'yours' | 'kept';

/** A seat as everybody may see it. */
export interface SeenSeat {
  place: Place;
  /** From 1. */
  number: number;
  owner: Owner;
  /** Who bet there; null for an empty seat. */
  bet: LiveBet | null;
  /** Of a seat that waits for somebody: how long yet, ms. */
  leftMs: number;
}

export const placeOf = (seat: number): Place => `${seat - 1}`;
export const seatNumber = (place: Place): number => Number(place) + 1;

/**
 * Who sits where.
 * @param leftKey number of a bet that the player took back: its seat is free for them, though the table may not know it yet
 */
export function seatsSeen(
  { round, bets, own, lastSeat, clock }: ChoosingView,
  leftKey: number | null = null,
): SeenSeat[] {
  return PLACES.map((place) => {
    const number = seatNumber(place);
    const key = round?.seats.find((one) => one.seat === number && one.key !== leftKey)?.key;
    const until = round?.reserved.find(({ seat }) => seat === number)?.until ?? 0;
    const leftMs = Math.max(0, Math.min(KEEP_SEAT_MS, until - (clock ?? until)));
    const seat = { place, number, bet: (key !== undefined && bets.get(key)) || null, leftMs };
    if (own?.seat === number) return { ...seat, owner: 'own' };
    if (key !== undefined) return { ...seat, owner: 'taken' };
    if (leftMs > 0) return { ...seat, owner: lastSeat === number ? 'yours' : 'kept' };
    return { ...seat, owner: 'free' };
  });
}

/** Play money has few seats, so that it keeps nobody from playing. */
export const demoIsFull = (seats: readonly SeenSeat[]): boolean =>
  seats.filter(({ bet }) => bet?.[4] === 1).length >= MOST_DEMO_SEATS;

/** Seats that the player could take now. @param isDemo they play with play money */
export function takeable(seats: readonly SeenSeat[], isDemo: boolean): SeenSeat[] {
  if (isDemo && demoIsFull(seats)) return [];
  return seats.filter(({ owner }) => owner === 'free' || owner === 'yours');
}

/** The seat of those that is nearest to a place. */
export const nearest = (seats: readonly SeenSeat[], place: Place): SeenSeat | null =>
  seats.toSorted((one, other) => away(one.place, place) - away(other.place, place))[0] ?? null;

const away = (one: Place, other: Place): number => Math.abs(Number(one) - Number(other));
