import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { GamesByWeight } from './games-by-weight';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const game = (id: string, name: string) => ({
  id,
  name,
  image: `/art/posters/${id}`,
  gradient_color: '#234',
  geo_link: `/game/${id}`,
  providerName: 'Halfpenny',
});
const GAMES = [
  game('g1', 'Hammer'),
  game('g2', 'Nova Drift'),
  game('g3', 'Blackjack'),
  game('g4', 'Millions'),
];
const BY_WEIGHT = [
  { percent: 100, games: 412, first: ['g1', 'g2'] },
  { percent: 10, games: 30, first: ['g3'] },
  { percent: 0, games: 9, first: ['g4'] },
];
const answer = (data: object) =>
  platformAnswers({
    'GET /api/v1/me/bonuses/{id}/games': () => ({ data }),
    'GET /api/v1/games': () => ({ data: GAMES, meta: {} }),
  });

it('shows games with how much of a stake counts, what counts most first, and says where own money alone is staked', async () => {
  answer(BY_WEIGHT);
  renderWithPlatform(<GamesByWeight grantId="b1" />);
  const list = await screen.findByRole('list', { name: 'Games by weight' });
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '100%HammerHalfpenny',
    '100%Nova DriftHalfpenny',
    '10%BlackjackHalfpenny',
    '0%Millionsown money only',
  ]);
  expect(screen.getByText('412 games at 100%')).toBeVisible();
  expect(screen.getByRole('link', { name: /Blackjack/ })).toHaveAttribute('href', '/game/g3');
});

it('is not there when nothing is on offer', async () => {
  answer([]);
  const { container } = renderWithPlatform(<GamesByWeight grantId="b2" />);
  await waitForElementToBeRemoved(() => screen.queryByText('Games by weight'));
  expect(container).toHaveTextContent('');
});
