import { randomBytes } from 'node:crypto';
import { isCurrency, type Currency } from '@/lib/money/money';
import { commitmentOf } from '@/lib/domain/chance/seeds';
import type { Session } from '../launch';

/** Seeds of one player at one game. The studio is bound to them by their commitment before the first round. */
export interface SeatSeeds {
  seat: string;
  /** Secret until the player asks for new ones. */
  serverSeed: string;
  /** The server seed of the pair after this one: the studio is bound to it before it hears the player's word for that. */
  next: string;
  clientSeed: string;
  /** Of the next round. */
  nonce: number;
  /** The pair before, now for all to see. */
  before: { serverSeed: string; clientSeed: string; rounds: number } | null;
}

/** What a player may know of the seeds now. */
export interface FairView {
  /** SHA-256 of the server seed that the next rounds are drawn from. */
  commitment: string;
  /** The same of the seed after it. */
  nextCommitment: string;
  clientSeed: string;
  /** Of the next round. */
  nonce: number;
  before: { serverSeed: string; commitment: string; clientSeed: string; rounds: number } | null;
}

/**
 * Who plays what. A player is at one seat of a game, on whatever device and by however many launches; a demo is its
 * session's own.
 */
export function seatOf(session: Session): string {
  if (session.mode === 'demo' || session.playerId === null) return `demo:${session.id}`;
  return `real:${session.playerId}:${session.gameId}:${session.currency}`;
}

/** Whether play money is played at a seat. */
export const isDemoSeat = (seat: string): boolean => seat.startsWith('demo:');

const newServerSeed = () => randomBytes(32).toString('hex');

/**
 * A seat's first seeds.
 * @param seed for tests: every seat plays the rounds that this number stands for. Real play draws from the system.
 */
export const firstSeeds = (seat: string, seed?: number): SeatSeeds => ({
  seat,
  serverSeed: seed === undefined ? newServerSeed() : seed.toString(16).padStart(64, '0'),
  next: newServerSeed(),
  clientSeed: seed === undefined ? randomBytes(8).toString('hex') : 'parlour',
  nonce: 0,
  before: null,
});

/**
 * New seeds: the old server seed is told, so that every round drawn from it can be checked. Before any round was drawn from
 * the seeds there is nothing to tell, and the studio stays bound to its own: the request that is repeated changes nothing,
 * and what was told of rounds that were played stays.
 */
export function nextSeeds(seeds: SeatSeeds, wanted: string): SeatSeeds {
  const { seat, serverSeed, next, clientSeed, nonce } = seeds;
  if (nonce === 0) return { ...seeds, clientSeed: wanted };
  return {
    seat,
    serverSeed: next,
    next: newServerSeed(),
    clientSeed: wanted,
    nonce: 0,
    before: { serverSeed, clientSeed, rounds: nonce },
  };
}

/** Seeds as an earlier version wrote them, without the next one. */
export const withNext = (seeds: SeatSeeds | Omit<SeatSeeds, 'next'>): SeatSeeds =>
  'next' in seeds ? seeds : { ...seeds, next: newServerSeed() };

export const fairView = ({ serverSeed, next, clientSeed, nonce, before }: SeatSeeds): FairView => ({
  commitment: commitmentOf(serverSeed),
  nextCommitment: commitmentOf(next),
  clientSeed,
  nonce,
  before: before && { ...before, commitment: commitmentOf(before.serverSeed) },
});

/** The currency that is played at a seat; null when nobody knows it any more. */
export function currencyAt(seat: string, session: Session | undefined): Currency | null {
  const named = seat.slice(seat.lastIndexOf(':') + 1);
  return session?.currency ?? (isCurrency(named) ? named : null);
}
