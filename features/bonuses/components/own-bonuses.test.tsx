import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ToastHost } from '@/components/shell/toast-host/toast-host';
import { ApiProblem } from '@/lib/http/problem';
import { freeSpinsOf } from '../testing/free-spins';
import { AskedModals, askedModals } from '../testing/asked';
import { grantOf, ownOf, withSteps } from '../testing/grants';
import { AttentionBonusModal } from './attention-bonus-modal';
import { BonusRunoutModal, WageringFinishedModal } from './bonus-ended-modal';
import { BonusFromQueueModal, BonusModal } from './bonus-modal';
import { OwnBonuses } from './own-bonuses';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const STATUS = 'POST /api/v1/me/bonuses/{id}/status';
const active = grantOf();
const offer = grantOf({ id: 'offer', name: 'Birthday', state: 'pending', type: 4, activatedAt: null });
const waiting = grantOf({ id: 'waiting', name: 'LASTORDERS', state: 'queued', type: 3, expiresAt: null });
const MONEY = { real: 128_450, withdrawable: 100_000, depositWager: 5_000, refundOwed: 0 };

const lastAsked = () => askedModals().at(-1);

function show(element: React.ReactElement, answers: Answers) {
  platformAnswers(answers);
  renderWithPlatform(
    <>
      {element}
      <ToastHost />
      <AskedModals />
    </>,
  );
}
const own = (part: Parameters<typeof ownOf>[0]): Answers => ({
  'GET /api/v1/me/bonuses': () => ({ data: ownOf(part) }),
  'GET /api/v1/me/free-spins': () => ({ data: { freeSpins: [] } }),
  [STATUS]: () => ({ data: ownOf() }),
});
const statuses = () => sentTo(STATUS).map(({ body, params }) => [params?.path?.id, body?.status]);

test('the active bonus says how far it is, what it asks for, and what cancelling burns', async () => {
  show(<OwnBonuses money={MONEY} />, own({ active }));
  const card = await screen.findByRole('region', { name: 'Thursday reload' });
  expect(card).toHaveTextContent('€412.00 of €700.00 staked');
  expect(card).toHaveTextContent('€288.00 to go');
  expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '58');
  expect(card).toHaveTextContent('Max bet€5');
  expect(card).toHaveTextContent('Max win€200.00');
  expect(card).toHaveTextContent('Your money €1,284.50, used first');
  const weights = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(weights).toEqual(['100%Slots', '10%Live', '0%Jackpotsown money only']);
  const burn = screen.getByRole('region', { name: 'If you cancel now' });
  expect(burn).toHaveTextContent('Bonus balance−€20.00');
  expect(burn).toHaveTextContent('To withdraw today€1,000.00€50.00 of your deposit must be staked first');
});

test('cancelling is asked about first, and then rejects the bonus once', async () => {
  show(<OwnBonuses money={MONEY} />, own({ active }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel bonus' }));
  expect(statuses()).toEqual([]);
  const request = lastAsked();
  if (request?.name !== 'CANCEL_BONUS') throw new Error('the cancellation is not asked about');
  expect(request.props.warning).toContain('bonus balance of €20.00 and the €412.00 you have staked');
  request.props.onConfirm();
  await waitFor(() => expect(statuses()).toEqual([[active.id, 'Rejected']]));
  expect(sentTo(STATUS)[0]?.params?.header?.['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a cancellation speaks of nothing that was staked where nothing was', async () => {
  const untouched = grantOf({ wagering: { ...active.wagering, wagered: 0, left: 70_000 } });
  show(<OwnBonuses money={MONEY} />, own({ active: untouched }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel bonus' }));
  const request = lastAsked();
  expect(request?.name === 'CANCEL_BONUS' && request.props.warning).toBe(
    'Cancelling burns the whole bonus balance of €20.00. Your own money stays.',
  );
});

test.each([
  ['3d 2h', 74 * 60 + 59],
  ['1h', 60],
  ['59m', 59],
])('says that %s are left', async (left, minutes) => {
  const expiresAt = new Date(Date.now() + minutes * 60_000 + 30_000).toISOString();
  show(<OwnBonuses money={MONEY} />, own({ active: grantOf({ expiresAt }) }));
  const card = await screen.findByRole('region', { name: 'Thursday reload' });
  expect(card).toHaveTextContent(`Time left${left}to `);
});

test.each([
  ['To queue', 'Queue'],
  ['No, thanks', 'Rejected'],
])('an offer is answered at once by “%s”', async (button, status) => {
  show(<OwnBonuses money={MONEY} />, own({ pending: [offer] }));
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(statuses()).toEqual([['offer', status]]));
});

test('activating tells the amount and the stakes', async () => {
  show(<OwnBonuses money={MONEY} />, own({ pending: [offer] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(statuses()).toEqual([['offer', 'Activated']]));
  expect(await screen.findByText('€20.00, €700.00 to stake.')).toBeInTheDocument();
});

test('another bonus is activated only after a question when one is in play', async () => {
  show(<OwnBonuses money={MONEY} />, own({ active, queue: [waiting] }));
  const table = await screen.findByRole('table', { name: 'Waiting in your queue' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Type', 'Amount', 'Max bet', 'Wager', 'Date']);
  await userEvent.click(within(table).getByRole('button', { name: 'Activate LASTORDERS' }));
  expect(statuses()).toEqual([]);
  const request = lastAsked();
  if (request?.name !== 'ATTENTION_BONUS') throw new Error('the switch is not asked about');
  request.props.onConfirm();
  await waitFor(() => expect(statuses()).toEqual([['waiting', 'Activated']]));
});

test('what goes with a bonus is told before it is cancelled or switched: its free spins, too', async () => {
  const spins = {
    'GET /api/v1/me/free-spins': () => ({
      data: {
        freeSpins: [
          freeSpinsOf({ bonusGrantId: active.id }),
          freeSpinsOf({ id: 'other', bonusGrantId: null, left: 5 }),
        ],
      },
    }),
  };
  show(<OwnBonuses money={MONEY} />, { ...own({ active }), ...spins });
  const panel = within(await screen.findByRole('region', { name: 'If you cancel now' }));
  expect((await panel.findByText('Free spins left')).parentElement).toHaveTextContent('68');
  await userEvent.click(panel.getByRole('button', { name: 'Cancel bonus' }));
  const asked = lastAsked();
  expect(asked?.name === 'CANCEL_BONUS' && asked.props.warning).toMatch(
    /The 68 free spins of this bonus go, too\.$/,
  );
  show(<AttentionBonusModal onConfirm={jest.fn()} onClose={jest.fn()} />, { ...own({ active }), ...spins });
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Free spins left68'));
});

test('while nobody knows its free spins, it says that they go', async () => {
  show(<OwnBonuses money={MONEY} />, {
    ...own({ active }),
    'GET /api/v1/me/free-spins': () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'If you cancel now' }));
  await userEvent.click(panel.getByRole('button', { name: 'Cancel bonus' }));
  const asked = lastAsked();
  expect(asked?.name === 'CANCEL_BONUS' && asked.props.warning).toMatch(
    /Free spins of this bonus go, too\.$/,
  );
});

test('without any bonus it leads to the offers, and a failure can be tried again', async () => {
  let away = true;
  show(<OwnBonuses money={undefined} />, {
    'GET /api/v1/me/bonuses': () => {
      if (away) throw new ApiProblem('no_response', 0);
      return { data: ownOf() };
    },
  });
  await screen.findByRole('heading', { name: 'Your bonuses can’t be shown' });
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'See what is on offer' })).toHaveAttribute(
    'href',
    '/bonuses',
  );
});

test('the modal of an offer activates it and closes; one that was answered elsewhere says so', async () => {
  const onClose = jest.fn();
  let state: 'pending' | 'cancelled' = 'pending';
  const answers = {
    ...own({ pending: [offer] }),
    'GET /api/v1/me/bonuses/{id}': () => ({ data: withSteps({ ...offer, state }) }),
  };
  show(<BonusModal bonusId="offer" onClose={onClose} />, answers);
  await screen.findByRole('dialog', { name: 'A bonus is waiting' });
  expect(await screen.findByText('Birthday: €20.00. You decide.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(statuses()).toEqual([['offer', 'Activated']]);
  state = 'cancelled';
  show(<BonusModal bonusId="offer" onClose={onClose} />, answers);
  expect(await screen.findByText('This bonus has been answered already.')).toBeInTheDocument();
});

test('the next of the queue starts only by a press', async () => {
  const onClose = jest.fn();
  show(<BonusFromQueueModal bonusId="waiting" onClose={onClose} />, {
    ...own({ queue: [waiting] }),
    'GET /api/v1/me/bonuses/{id}': () => ({ data: withSteps(waiting) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it waiting' }));
  expect([statuses(), onClose.mock.calls.length]).toEqual([[], 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Activate €20.00' }));
  await waitFor(() => expect(statuses()).toEqual([['waiting', 'Activated']]));
});

test('a switch says what it burns; keeping is the first way', async () => {
  const [onConfirm, onClose] = [jest.fn(), jest.fn()];
  show(<AttentionBonusModal onConfirm={onConfirm} onClose={onClose} />, own({ active }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent('Bonus balance€20.00Wagering done€412.00'));
  await userEvent.click(screen.getByRole('button', { name: 'Keep the one in play' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Burn it and switch' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 2]);
});

test('an end says what became of the bonus', async () => {
  const ended = { state: 'completed', endReason: 'wagered', endedAt: '2026-11-25T03:10:00.000Z' } as const;
  const done = withSteps(grantOf(ended), [
    { at: '2026-11-23T00:00:00.000Z', step: 'converted', amount: 6_420, why: null },
  ]);
  show(<WageringFinishedModal bonusId={done.id} onClose={jest.fn()} />, {
    'GET /api/v1/me/bonuses/{id}': () => ({ data: done }),
  });
  const sum = await screen.findByText('+€64.20');
  expect(sum.parentElement).toHaveTextContent('+€64.20 is now your own money. Withdraw it or play on.');
  expect(screen.getByText('Took').nextElementSibling).toHaveTextContent('3d 2h');
  const lost = withSteps(grantOf({ state: 'completed', endReason: 'run_out' }));
  const money = { currency: 'EUR' as const, real: 112_000, withdrawable: 100_000 };
  show(<BonusRunoutModal bonusId={lost.id} money={money} onClose={jest.fn()} />, {
    'GET /api/v1/me/bonuses/{id}': () => ({ data: lost }),
  });
  expect(await screen.findByText(/ends at €412\.00 of €700\.00/)).toBeInTheDocument();
  expect(screen.getByText('Your money').nextElementSibling).toHaveTextContent('€1,120.00');
  expect(screen.getByText('To withdraw today').nextElementSibling).toHaveTextContent('€1,000.00');
  expect(screen.getByRole('link', { name: 'Your limits', hidden: true })).toHaveAttribute(
    'href',
    '/account/limits',
  );
});

test('an offer names the free spins that it brings', async () => {
  const gift = { ...offer, freeSpins: 40 };
  show(<BonusModal bonusId="offer" onClose={jest.fn()} />, {
    ...own({ pending: [gift] }),
    'GET /api/v1/me/bonuses/{id}': () => ({ data: withSteps(gift) }),
  });
  expect(await screen.findByText('Birthday: €20.00 + 40 free spins. You decide.')).toBeVisible();
});

describe('a bonus of free spins alone', () => {
  const spins = (times: number) =>
    grantOf({
      ...{ id: 'spins', name: 'Fifty spins', state: 'pending', activatedAt: null, amount: 0, freeSpins: 50 },
      wagering: { times, basis: 'bonus', target: 0, wagered: 0, left: 0 },
    });

  test.each([
    [35, '50 free spins, ×35 on what the spins win, max bet €5'],
    [0, '50 free spins, nothing to stake, max bet €5'],
  ])('says what becomes of what they win, and no sum (×%s)', async (times, words) => {
    show(<OwnBonuses money={MONEY} />, own({ pending: [spins(times)] }));
    const card = await screen.findByRole('article', { name: 'Fifty spins' });
    expect(card).toHaveTextContent(words);
    await userEvent.click(within(card).getByRole('button', { name: 'Activate' }));
    expect(
      await screen.findByText(/^50 free spins, (×35 on what the spins win|nothing to stake)\.$/),
    ).toBeVisible();
  });
});
