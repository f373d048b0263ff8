import { createTournamentBooks } from './books';

test('who leaves and comes back begins anew, also after the books were written anew', () => {
  const books = createTournamentBooks();
  const joinedAt = (at: number) => ({
    ...{ code: 'cup', strategy: 'turnover' as const, playerId: 'p', name: 'p' },
    ...{ currency: 'EUR' as const, joinedAt: at },
  });
  const round = (roundId: string, beganAt: number, at: number, stakes: Record<string, number>) => ({
    ...{ codes: ['cup'], playerId: 'p', gameId: 'g', roundId, currency: 'EUR' as const },
    ...{ beganAt, stakes, wins: {}, at },
  });
  books.apply({ tournamentPlayer: joinedAt(1) });
  books.apply({ tournamentRound: round('one', 2, 2, { a: 300 }) });
  books.apply({ tournamentLeft: { code: 'cup', playerId: 'p' } });
  books.apply({ tournamentPlayer: joinedAt(5) });
  // A second stake of the round from before.
  books.apply({ tournamentRound: round('one', 2, 6, { a: 300, b: 100 }) });
  books.apply({ tournamentRound: round('two', 7, 7, { c: 200 }) });
  expect(books.participant('cup', 'p')).toMatchObject({ points: 200 });
  const again = createTournamentBooks();
  for (const line of books.lines()) again.apply(line);
  expect(again.participant('cup', 'p')).toMatchObject({ points: 200, reachedAt: 7 });
});
