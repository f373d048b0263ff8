import type { CrashChain } from './chains';
import { LAST_ROUNDS } from './limits';
import { isTicketOver, type CrashTicket } from './ticket';

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
export interface CrashBooks {
  /** Chains of a table, oldest first. */
  chainsOf(gameId: string): readonly CrashChain[];
  /** The last rounds of a table, oldest first, the latest one included. */
  roundsOf(gameId: string): readonly CrashRound[];
  /** The latest round of each table. */
  latestRounds(): CrashRound[];
  tickets: ReadonlyMap<string, CrashTicket>;
  /** Tickets of a seat, oldest first. */
  ticketsAt(seat: string): readonly CrashTicket[];
  /** Tickets of a seat in the last round that it bet in. */
  lastTicketsAt(seat: string): readonly CrashTicket[];
  /** Tickets that are not over, of a seat or of all. */
  openTickets(seat?: string): readonly CrashTicket[];
  /** The ticket of a seat that holds the bet which its client called so. */
  ticketWith(seat: string, betId: string): CrashTicket | undefined;
}

/** The part of the journal that crash has. */
export interface CrashBooksKeeper extends CrashBooks {
  apply(entry: CrashEntry): void;
  /** What the file has to say for memory to be the same again. */
  lines(): CrashEntry[];
  /** When a seat last placed a bet; 0 for never. */
  lastPlacedAt(seat: string): number;
  hasOpen(seat: string): boolean;
  /** Lets go of all that is over at a seat. */
  dropSeat(seat: string): void;
  /** Lets go of what was over before a moment. */
  dropBefore(moment: number): void;
}

export function createCrashBooks(): CrashBooksKeeper {
  const chains = new Map<string, CrashChain[]>();
  const rounds = new Map<string, CrashRound[]>();
  const tickets = new Map<string, CrashTicket>();
  /** Names of a seat's tickets, oldest first. */
  const bySeat = new Map<string, Set<string>>();
  const byBet = new Map<string, string>();
  /** Names of a seat's tickets that are not over. */
  const open = new Map<string, Set<string>>();
  /** The last round that each seat bet in: its moment, and the tickets in it. */
  const last = new Map<string, { round: string; placedAt: number; ids: Set<string> }>();
  const betName = (seat: string, betId: string) => `${seat} ${betId}`;

  const put = <T>(lists: Map<string, T[]>, name: string, one: T, isSame: (other: T) => boolean): T[] => {
    const list = lists.get(name) ?? [];
    const at = list.findLastIndex(isSame);
    if (at < 0) list.push(one);
    else list[at] = one;
    lists.set(name, list);
    return list;
  };
  const drop = ({ id, seat, bets }: CrashTicket) => {
    tickets.delete(id);
    for (const bet of bets) byBet.delete(betName(seat, bet.id));
    const own = bySeat.get(seat);
    own?.delete(id);
    if (own?.size !== 0) return;
    bySeat.delete(seat);
    last.delete(seat);
  };
  const noteLast = ({ id, seat, chainId, number, placedAt }: CrashTicket) => {
    const round = `${chainId} ${number}`;
    const before = last.get(seat);
    const ids = before?.round === round ? before.ids : new Set<string>();
    last.set(seat, { round, placedAt, ids: ids.add(id) });
  };
  const noteOpen = (ticket: CrashTicket) => {
    const own = open.get(ticket.seat) ?? new Set();
    if (isTicketOver(ticket)) own.delete(ticket.id);
    else own.add(ticket.id);
    if (own.size > 0) open.set(ticket.seat, own);
    else open.delete(ticket.seat);
  };
  const named = (ids: Iterable<string> = []) => [...ids].flatMap((id) => tickets.get(id) ?? []);

  return {
    chainsOf: (gameId) => chains.get(gameId) ?? [],
    roundsOf: (gameId) => rounds.get(gameId) ?? [],
    latestRounds: () => [...rounds.values()].flatMap((list) => list.at(-1) ?? []),
    tickets,
    ticketsAt: (seat) => named(bySeat.get(seat)),
    lastTicketsAt: (seat) => named(last.get(seat)?.ids),
    openTickets: (seat) =>
      seat === undefined ? [...open.values()].flatMap((ids) => named(ids)) : named(open.get(seat)),
    ticketWith: (seat, betId) => tickets.get(byBet.get(betName(seat, betId)) ?? ''),
    apply(entry) {
      if ('crashChain' in entry) {
        const { crashChain } = entry;
        put(chains, crashChain.gameId, crashChain, ({ id }) => id === crashChain.id);
      } else if ('crashRound' in entry) {
        const { gameId, chainId, number } = entry.crashRound;
        const isSame = (other: CrashRound) => other.chainId === chainId && other.number === number;
        const list = put(rounds, gameId, entry.crashRound, isSame);
        // The latest one may be under way.
        if (list.length > LAST_ROUNDS + 1) list.shift();
      } else {
        const { crashTicket } = entry;
        const { id, seat, bets } = crashTicket;
        if (!tickets.has(id)) noteLast(crashTicket);
        tickets.set(id, crashTicket);
        noteOpen(crashTicket);
        bySeat.set(seat, (bySeat.get(seat) ?? new Set()).add(id));
        for (const bet of bets) byBet.set(betName(seat, bet.id), id);
      }
    },
    lines: () => [
      ...[...chains.values()].flat().map((crashChain) => ({ crashChain })),
      ...[...rounds.values()].flat().map((crashRound) => ({ crashRound })),
      ...[...tickets.values()].map((crashTicket) => ({ crashTicket })),
    ],
    lastPlacedAt: (seat) => last.get(seat)?.placedAt ?? 0,
    hasOpen: (seat) => open.has(seat),
    dropSeat: (seat) => named(bySeat.get(seat)).filter(isTicketOver).forEach(drop),
    dropBefore(moment) {
      for (const ticket of tickets.values()) {
        if (ticket.placedAt < moment && isTicketOver(ticket)) drop(ticket);
      }
    },
  };
}
