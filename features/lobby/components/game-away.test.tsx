import { screen, waitFor } from '@testing-library/react';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { blackjack, scarab } from '../testing/games';
import { GameCard } from './game-card';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const LAW = 'GET /api/v1/law';
const roulette = { ...blackjack, id: 'g40', theme: 'roulette', source: 0, live: null } as const;
const answers = (...withheld: string[]) =>
  platformAnswers({
    [LAW]: () => ({ data: { withheld, provedDemo: false, jackpots: true, wheel: true, mostStake: null } }),
    'GET /api/v1/games/now': () => ({ data: [] }),
  });

test('a card says that its game is not offered in the visitor’s country, all by one question', async () => {
  answers('table');
  renderWithPlatform(
    <>
      <GameCard game={roulette} />
      <GameCard game={{ ...roulette, id: 'g41' }} />
      <GameCard game={blackjack} />
    </>,
  );
  expect(await screen.findAllByText('Not in your country')).toHaveLength(2);
  expect(sentTo(LAW)).toHaveLength(1);
});

test('where everything is offered the cards say nothing; about slots nobody asks', async () => {
  answers();
  const { unmount } = renderWithPlatform(<GameCard game={roulette} />);
  await waitFor(() => expect(sentTo(LAW)).toHaveLength(1));
  expect(screen.queryByText('Not in your country')).toBeNull();
  unmount();
  answers();
  renderWithPlatform(<GameCard game={scarab} />);
  expect(sentTo(LAW)).toHaveLength(0);
});
