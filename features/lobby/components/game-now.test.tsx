import { screen, waitFor } from '@testing-library/react';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { gamesNowQuery } from '../api/get-games-now';
import { blackjack, scarab } from '../testing/games';
import { GameCard } from './game-card';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const NOW = 'GET /api/v1/games/now';
const roulette = { ...blackjack, id: 'l202', name: 'Velvet Roulette' };
const skyline = { ...scarab, id: 'g103', name: 'Skyline', categories: [CATEGORY_ID.crash] };
const table = (id: string, more: object = {}) => ({
  ...{ id, players: 0, seats: null, last: [], numbers: [] },
  ...more,
});
const answer = (...games: object[]) => platformAnswers({ [NOW]: () => ({ data: games }) });
const asked = () => waitFor(() => expect(sentTo(NOW)).toHaveLength(1));

test('cards of live tables say who is there, all by one question', async () => {
  answer(
    table('l202', { players: 1_840 }),
    table('l201', { players: 4, seats: { taken: 3, of: 7 } }),
    table('g103', { players: 5 }),
  );
  renderWithPlatform(
    <>
      <GameCard game={roulette} />
      <GameCard game={blackjack} />
    </>,
  );
  expect(screen.queryByText(/at the table|taken/)).toBeNull();
  expect(await screen.findByText('1,840 players at the table')).toBeInTheDocument();
  expect(screen.getByText('1,840')).toBeVisible();
  expect(screen.getByText('3 of 7 seats taken')).toBeInTheDocument();
  expect(screen.getByText('3/7')).toBeVisible();
  expect(sentTo(NOW)).toHaveLength(1);
});

test('a card of crash shows how the last three rounds ended', async () => {
  answer(table('g103', { players: 5, last: [124, 310, 125_300, 100] }));
  const { container } = renderWithPlatform(<GameCard game={skyline} />);
  expect(await screen.findByText('Last results:')).toBeInTheDocument();
  expect(container).toHaveTextContent('Saffron LaneLast results:1.24×3.10×1,253.00×');
});

test('a card of roulette shows its last three numbers, beside who is there', async () => {
  answer(table('l202', { players: 2, numbers: [17, 0, 32, 5] }), table('l201', { numbers: [7] }));
  const { container } = renderWithPlatform(
    <>
      <GameCard game={roulette} />
      <GameCard game={{ ...blackjack, id: 'l201' }} />
    </>,
  );
  expect(await screen.findByText('2 players at the table')).toBeInTheDocument();
  expect(container).toHaveTextContent('2 players at the tableLast numbers:17032');
  expect(container).toHaveTextContent(/Last numbers:7$/);
});

test('nobody there, and a table that nothing is known of, show nothing', async () => {
  answer(table('l202'));
  const { container } = renderWithPlatform(
    <>
      <GameCard game={roulette} />
      <GameCard game={blackjack} />
    </>,
  );
  await asked();
  await waitFor(() => expect(container.querySelectorAll('p')).toHaveLength(2));
});

test('after a failure the numbers of before are gone', async () => {
  answer(table('l202', { players: 1 }));
  const { client } = renderWithPlatform(<GameCard game={roulette} />);
  expect(await screen.findByText('1 player at the table')).toBeInTheDocument();
  platformAnswers({
    [NOW]: () => {
      throw new Error('no answer');
    },
  });
  await client.refetchQueries({ queryKey: gamesNowQuery.queryKey });
  await waitFor(() => expect(screen.queryByText('1 player at the table')).toBeNull());
});

test('other cards ask for nothing', async () => {
  answer();
  renderWithPlatform(<GameCard game={scarab} />);
  await Promise.resolve();
  expect(sentTo(NOW)).toEqual([]);
});
