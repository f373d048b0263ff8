import { isPlayed, isTicketOver, type StakedBet, type Ticket } from './ticket';

/** Bets in rounds that many share, in memory. */
export interface TicketBooks<One extends Ticket<StakedBet>> {
  tickets: ReadonlyMap<string, One>;
  /** Tickets of a seat, oldest first. */
  ticketsAt(seat: string): readonly One[];
  /** Tickets of a seat in the last round that it bet in. */
  lastTicketsAt(seat: string): readonly One[];
  /** Tickets that are not over, of a seat or of all. */
  openTickets(seat?: string): readonly One[];
  /** The ticket of a seat that holds the bet which its client called so. */
  ticketWith(seat: string, betId: string): One | undefined;
}

export interface TicketBooksKeeper<One extends Ticket<StakedBet>> extends TicketBooks<One> {
  put(ticket: One): void;
  /** When a seat last placed a bet; 0 for never. */
  lastPlacedAt(seat: string): number;
  hasOpen(seat: string): boolean;
  /** Lets go of all that is over at a seat. */
  dropSeat(seat: string): void;
  /**
   * Lets go of what was over before a moment; before a later one of what came to nothing, of which nobody asks again; and of
   * the oldest of what is more than `most`.
   */
  dropOld(before: { played: number; unplayed: number; most: number }): void;
}

/** @param roundOf name of the round that a ticket is for */
export function createTicketBooks<One extends Ticket<StakedBet>>(
  roundOf: (ticket: One) => string,
): TicketBooksKeeper<One> {
  const tickets = new Map<string, One>();
  /** Names of a seat's tickets, oldest first. */
  const bySeat = new Map<string, Set<string>>();
  const byBet = new Map<string, string>();
  /** Names of a seat's tickets that are not over. */
  const open = new Map<string, Set<string>>();
  /** The last round that each seat bet in: its moment, and the tickets in it. */
  const last = new Map<string, { round: string; placedAt: number; ids: Set<string> }>();
  const betName = (seat: string, betId: string) => `${seat} ${betId}`;

  const drop = ({ id, seat, bets }: One) => {
    tickets.delete(id);
    for (const bet of bets) byBet.delete(betName(seat, bet.id));
    const own = bySeat.get(seat);
    own?.delete(id);
    if (own?.size !== 0) return;
    bySeat.delete(seat);
    last.delete(seat);
  };
  const noteLast = (ticket: One) => {
    const { id, seat, placedAt } = ticket;
    const round = roundOf(ticket);
    const before = last.get(seat);
    const ids = before?.round === round ? before.ids : new Set<string>();
    last.set(seat, { round, placedAt, ids: ids.add(id) });
  };
  const noteOpen = (ticket: One) => {
    const own = open.get(ticket.seat) ?? new Set();
    if (isTicketOver(ticket)) own.delete(ticket.id);
    else own.add(ticket.id);
    if (own.size > 0) open.set(ticket.seat, own);
    else open.delete(ticket.seat);
  };
  const named = (ids: Iterable<string> = []) => [...ids].flatMap((id) => tickets.get(id) ?? []);

  return {
    tickets,
    ticketsAt: (seat) => named(bySeat.get(seat)),
    lastTicketsAt: (seat) => named(last.get(seat)?.ids),
    openTickets: (seat) =>
      seat === undefined ? [...open.values()].flatMap((ids) => named(ids)) : named(open.get(seat)),
    ticketWith: (seat, betId) => tickets.get(byBet.get(betName(seat, betId)) ?? ''),
    put(ticket) {
      const { id, seat, bets } = ticket;
      if (!tickets.has(id)) noteLast(ticket);
      tickets.set(id, ticket);
      noteOpen(ticket);
      bySeat.set(seat, (bySeat.get(seat) ?? new Set()).add(id));
      for (const bet of bets) byBet.set(betName(seat, bet.id), id);
    },
    lastPlacedAt: (seat) => last.get(seat)?.placedAt ?? 0,
    hasOpen: (seat) => open.has(seat),
    dropSeat: (seat) => named(bySeat.get(seat)).filter(isTicketOver).forEach(drop),
    dropOld({ played, unplayed, most }) {
      // In the order in which they were placed.
      for (const ticket of tickets.values()) {
        if (!isTicketOver(ticket)) continue;
        const until = ticket.bets.some(isPlayed) ? played : unplayed;
        if (ticket.placedAt < until || tickets.size > most) drop(ticket);
      }
    },
  };
}

/** Puts one thing into the list of a name, in the place of the same one if that is there. @returns the list */
export function putInto<T>(
  lists: Map<string, T[]>,
  name: string,
  one: T,
  isSame: (other: T) => boolean,
): T[] {
  const list = lists.get(name) ?? [];
  const at = list.findLastIndex(isSame);
  if (at < 0) list.push(one);
  else list[at] = one;
  lists.set(name, list);
  return list;
}
