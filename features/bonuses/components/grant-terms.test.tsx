import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { gamesAnswer } from '../testing/free-spins';
import { grantOf, ownOf, withSteps } from '../testing/grants';
import { BonusModal } from './bonus-modal';
import { GrantTerms } from './grant-terms';
import { OwnBonuses } from './own-bonuses';

jest.mock('../calculator/start-line-worker', () =>
  jest.requireActual('../calculator/testing/fake-line-worker'),
);
jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const ONE = 'GET /api/v1/me/bonuses/{id}';
const GAMES = 'GET /api/v1/games';
const games = {
  [GAMES]: ({ params }: { params?: { query?: Record<string, unknown> } }) =>
    gamesAnswer(String(params?.query?.['ids'])),
};
const active = grantOf();
const offer = grantOf({ id: 'offer', name: 'Birthday', state: 'pending', activatedAt: null });
const waiting = grantOf({ id: 'waiting', name: 'LASTORDERS', state: 'queued', expiresAt: null });

test('the rules of a player’s own bonus are those of the copy, whatever has become of the offer', async () => {
  const grant = grantOf({
    ...{ depositAmount: 4_000, freeSpins: 40, freeSpinBet: 20, freeSpinDayLimit: 10, freeSpinGames: ['g1'] },
    minOdds: { single: 1.5, multi: 1.4, system: 1.35 },
    excludedGames: ['a', 'b', 'c', 'd', 'e'],
  });
  platformAnswers({ ...games, [ONE]: () => ({ data: withSteps(grant) }) });
  renderWithPlatform(<GrantTerms id={grant.id} />);
  expect(await screen.findByRole('heading', { name: 'Thursday reload' })).toBeVisible();
  expect(screen.getByText('Half of it')).toBeVisible();
  const rules = screen.getByRole('region', { name: 'The terms in plain words' });
  await within(rules).findByRole('link', { name: 'Game g1' });
  for (const text of [
    '€20.00 + 40 free spins',
    'What this bonus brings for your deposit of €40.00.',
    '×35',
    'In all €700.00.',
    '€5',
    '7 days',
    '€200.00',
    'At most 10 a day.',
    '1.50 · 1.40 · 1.35',
    'Free spins in:Game g1',
    'Left out:',
  ])
    expect(rules).toHaveTextContent(text);
});

test('games that are left out are named, the others open by a press', async () => {
  const grant = grantOf({ excludedGames: ['a', 'b', 'c', 'd', 'e'] });
  platformAnswers({ ...games, [ONE]: () => ({ data: withSteps(grant) }) });
  renderWithPlatform(<GrantTerms id={grant.id} />);
  expect(await screen.findByRole('link', { name: 'Game c' })).toHaveAttribute('href', '/game/c');
  expect(screen.queryByRole('link', { name: 'Game d' })).not.toBeInTheDocument();
  expect(sentTo(GAMES)[0]?.params?.query).toMatchObject({ ids: 'a,b,c' });
  await userEvent.click(screen.getByRole('button', { name: 'and 2 more' }));
  expect(await screen.findByRole('link', { name: 'Game e' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'show fewer' }));
  expect(screen.queryByRole('link', { name: 'Game e' })).not.toBeInTheDocument();
});

test('a bonus that is not the player’s says so', async () => {
  platformAnswers({
    [ONE]: () => {
      throw new ApiProblem('client_api_24', 404);
    },
  });
  renderWithPlatform(<GrantTerms id="nobody" />);
  expect(await screen.findByRole('heading', { name: 'Your bonuses can’t be shown' })).toBeVisible();
});

test('the way to the terms of each own bonus leads to its copy', async () => {
  platformAnswers({
    'GET /api/v1/me/bonuses': () => ({ data: ownOf({ active, pending: [offer], queue: [waiting] }) }),
    'GET /api/v1/me/free-spins': () => ({ data: { freeSpins: [] } }),
    [ONE]: () => ({ data: withSteps(offer) }),
  });
  renderWithPlatform(<OwnBonuses money={undefined} />);
  await screen.findByRole('article', { name: 'Birthday' });
  const hrefs = screen.getAllByRole('link', { name: /^Terms/ }).map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['offer', active.id, 'waiting'].map((id) => `/account/bonuses/${id}`));
  renderWithPlatform(<BonusModal bonusId="offer" onClose={jest.fn()} />);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('link', { name: 'Terms' })).toHaveAttribute(
    'href',
    '/account/bonuses/offer',
  );
});
