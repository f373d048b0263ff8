import {
  createTicketBooks,
  putInto,
  type TicketBooks,
  type TicketBooksKeeper,
} from '../shared-rounds/ticket-books';
import type { CrashChain } from './chains';
import { LAST_ROUNDS } from './limits';
import type { CrashTicket } from './ticket';

/**
 * A round of a table. `waiting`: bets are open, or being confirmed. `flying`: it has started. `over`: it ended at its point.
 * `broken`: the studio was killed, or stood still, before its end; its seed is used up all the same.
 */
export interface CrashRound {
  gameId: string;
  chainId: string;
  /** Its number in the chain, from 1. */
  number: number;
  opensAt: number;
  /** No bet is taken from then on. */
  bellAt: number;
  startsAt: number;
  phase: 'waiting' | 'flying' | 'over' | 'broken';
  /** When it ended, at which point and with which seed; null before. */
  ended: { at: number; point: number; seed: string } | null;
}

export type CrashEntry =
  | { crashChain: CrashChain }
  | { crashRound: CrashRound }
  | { crashTicket: CrashTicket };

/** Chains, rounds and bets of crash, in memory. */
export interface CrashBooks extends TicketBooks<CrashTicket> {
  /** Chains of a table, oldest first. */
  chainsOf(gameId: string): readonly CrashChain[];
  /** The last rounds of a table, oldest first, the latest one included. */
  roundsOf(gameId: string): readonly CrashRound[];
  /** The latest round of each table. */
  latestRounds(): CrashRound[];
}

/** The part of the journal that crash has. */
export interface CrashBooksKeeper extends CrashBooks, TicketBooksKeeper<CrashTicket> {
  apply(entry: CrashEntry): void;
  /** What the file has to say for memory to be the same again. */
  lines(): CrashEntry[];
}

export function createCrashBooks(): CrashBooksKeeper {
  const chains = new Map<string, CrashChain[]>();
  const rounds = new Map<string, CrashRound[]>();
  const books = createTicketBooks<CrashTicket>(({ chainId, number }) => `${chainId} ${number}`);
  return {
    ...books,
    chainsOf: (gameId) => chains.get(gameId) ?? [],
    roundsOf: (gameId) => rounds.get(gameId) ?? [],
    latestRounds: () => [...rounds.values()].flatMap((list) => list.at(-1) ?? []),
    apply(entry) {
      if ('crashChain' in entry) {
        const { crashChain } = entry;
        putInto(chains, crashChain.gameId, crashChain, ({ id }) => id === crashChain.id);
      } else if ('crashRound' in entry) {
        const { gameId, chainId, number } = entry.crashRound;
        const isSame = (other: CrashRound) => other.chainId === chainId && other.number === number;
        const list = putInto(rounds, gameId, entry.crashRound, isSame);
        // The latest one may be under way.
        if (list.length > LAST_ROUNDS + 1) list.shift();
      } else books.put(entry.crashTicket);
    },
    lines: () => [
      ...[...chains.values()].flat().map((crashChain) => ({ crashChain })),
      ...[...rounds.values()].flat().map((crashRound) => ({ crashRound })),
      ...[...books.tickets.values()].map((crashTicket) => ({ crashTicket })),
    ],
  };
}
