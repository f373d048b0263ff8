import { screen, waitFor, within } from '@testing-library/react';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { grantOf, ownOf, withSteps } from '../testing/grants';
import { BonusFromQueueModal, BonusModal } from './bonus-modal';
import { OwnBonuses } from './own-bonuses';

jest.mock('../calculator/start-line-worker', () =>
  jest.requireActual('../calculator/testing/fake-line-worker'),
);
jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const wagering = { times: 35, basis: 'bonus', target: 70_000, wagered: 0, left: 70_000 } as const;
const fresh = { balance: 0, activatedAt: null, wagering };
const offer = grantOf({ ...fresh, id: 'offer', name: 'Birthday', state: 'pending' });
const waiting = grantOf({ ...fresh, id: 'waiting', name: 'LASTORDERS', state: 'queued', expiresAt: null });

// 20.00 × 35 × 0.039957, and what the rules say.
const COST = /costs €27\.97 on average, and \d+ of 100 players finish\./;
const BOUNDS = '7 days from activation. At most €200.00 of it becomes your own money.';

const answers = {
  'GET /api/v1/me/bonuses': () => ({
    data: ownOf({ active: grantOf(), pending: [offer], queue: [waiting] }),
  }),
  'GET /api/v1/me/free-spins': () => ({ data: { freeSpins: [] } }),
};

test('an offer, each row of the queue and the bonus in play say what they cost', async () => {
  platformAnswers(answers);
  renderWithPlatform(<OwnBonuses money={{ real: 0, withdrawable: 0, depositWager: 0, refundOwed: 0 }} />);
  const card = await screen.findByRole('article', { name: 'Birthday' });
  const queue = screen.getByRole('table', { name: 'Waiting in your queue' });
  for (const place of [card, queue]) {
    expect(await within(place).findByText(COST)).toBeVisible();
    expect(within(place).getByText(BOUNDS)).toBeVisible();
  }
  const active = screen.getByRole('region', { name: 'Thursday reload' });
  // What is left: 288.00 × 0.039957.
  await waitFor(() => expect(active).toHaveTextContent('Cost to finish€11.51'));
  expect(active).toHaveTextContent(/costs €11\.51 on average, and \d+ of 100 players finish/);
});

test.each([
  ['an offer', BonusModal, offer],
  ['the next of the queue', BonusFromQueueModal, waiting],
] as const)('the modal of %s says it before it is taken', async (_, Modal, grant) => {
  platformAnswers({ ...answers, 'GET /api/v1/me/bonuses/{id}': () => ({ data: withSteps(grant) }) });
  renderWithPlatform(<Modal bonusId={grant.id} onClose={jest.fn()} />);
  expect(await screen.findByText(COST)).toBeVisible();
  expect(screen.getByText(BOUNDS)).toBeVisible();
});
