import type { StakedBet, Ticket, TicketBetState } from './ticket';
import { createTicketBooks } from './ticket-books';

const ticket = (id: string, placedAt: number, state: TicketBetState): Ticket<StakedBet> => ({
  ...{ id, placedAt, seat: 'real:p:g:EUR', sessionId: 's', gameId: 'g' },
  bets: [
    {
      ...{ id: `bet-${id}`, key: 1, stake: 100, state, closes: null, reason: null },
      ...{ txId: 'a', rollbackTxId: 'b', winTxId: 'c' },
    },
  ],
});
const booksOf = (...all: Ticket<StakedBet>[]) => {
  const books = createTicketBooks<Ticket<StakedBet>>(({ placedAt }) => String(placedAt));
  all.forEach((one) => books.put(one));
  return books;
};
const ids = (books: ReturnType<typeof booksOf>) => [...books.tickets.keys()];

it('lets go of what came to nothing sooner than of what was played, and never of what is open', () => {
  const books = booksOf(
    ticket('open', 1, 'returning'),
    ticket('played', 1, 'closed'),
    ticket('left', 10, 'returned'),
    ticket('refused', 10, 'refused'),
    ticket('fresh', 30, 'returned'),
    ticket('won', 30, 'paid'),
  );
  books.dropOld({ played: 0, unplayed: 20, most: 100 });
  expect(ids(books)).toEqual(['open', 'played', 'fresh', 'won']);
  expect(books.ticketWith('real:p:g:EUR', 'bet-left')).toBeUndefined();
  books.dropOld({ played: 20, unplayed: 20, most: 100 });
  expect(ids(books)).toEqual(['open', 'fresh', 'won']);
});

it('keeps no more than it may, the newest', () => {
  const books = booksOf(...Array.from({ length: 10 }, (_, at) => ticket(`t${at}`, at, 'paid')));
  books.dropOld({ played: -1, unplayed: -1, most: 4 });
  expect(ids(books)).toEqual(['t6', 't7', 't8', 't9']);
});
