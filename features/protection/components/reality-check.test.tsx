import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { RealityCheckCard } from './reality-check-card';
import { RealityCheckModal } from './reality-check-modal';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const PLAY = 'GET /api/v1/me/play';
const ANSWER = 'POST /api/v1/me/play/check';
const CHOOSE = 'PUT /api/v1/me/reality-check';
const NOW = '2026-11-30T21:41:00.000Z';

const playWith = (session: object = {}, check: object = {}) => ({
  data: {
    now: NOW,
    session: {
      beganAt: '2026-11-30T20:41:00.000Z',
      seconds: 3_600,
      currency: 'EUR',
      staked: 21_400,
      won: 17_150,
      net: -4_250,
      oneGame: false,
      check: { dueAt: NOW, isDue: true },
      pausedUntil: null,
      ...session,
    },
    check: { own: 60, every: 60, choices: [15, 30, 60, 120], optional: true, ...check },
  },
});
const answered = playWith({ check: { dueAt: '2026-11-30T22:41:00.000Z', isDue: false } });

function open() {
  const given = { onLeave: jest.fn(), onClose: jest.fn() };
  renderWithPlatform(<RealityCheckModal stop={<button type="button">24 h break</button>} {...given} />);
  return given;
}

test('says time, stakes, wins and net, and closes by the answer alone', async () => {
  platformAnswers({ [PLAY]: () => playWith(), [ANSWER]: () => answered });
  const { onClose } = open();
  expect(
    await screen.findByRole('dialog', { name: 'You have played for 1 hour' }),
  ).toHaveAccessibleDescription('The next round waits. You asked to be told every 60 minutes.');
  expect(screen.getByTestId('reality-check')).toHaveTextContent('Stakes€214.00Wins€171.50Net−€42.50');
  expect(screen.queryByRole('button', { name: /close/i })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sentTo(ANSWER)).toHaveLength(1);
});

test('closes when another device has answered', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  try {
    let play = playWith();
    platformAnswers({ [PLAY]: () => play });
    const { onClose } = open();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('dialog')).toBeVisible();
    play = answered;
    await act(() => jest.advanceTimersByTimeAsync(5_100));
    expect(onClose).toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});

test('leads to the lobby, to the history and to a break, whatever is answered', async () => {
  platformAnswers({ [PLAY]: () => playWith() });
  const { onLeave } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop playing' }));
  await userEvent.click(screen.getByRole('button', { name: 'See every round of this session' }));
  expect(onLeave.mock.calls).toEqual([['lobby'], ['history']]);
  expect(screen.getByRole('button', { name: '24 h break' })).toBeVisible();
});

test('names the law where the player has not chosen it', async () => {
  platformAnswers({ [PLAY]: () => playWith({ seconds: 5_430 }, { own: null }) });
  open();
  expect(
    await screen.findByRole('dialog', { name: 'You have played for 1 hour and 30 minutes' }),
  ).toHaveAccessibleDescription(/law of your country asks for this every 60 minutes/);
});

test('a pause counts down, and the answer is taken when it is over', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  try {
    let play = playWith({ pausedUntil: '2026-11-30T21:45:30.000Z' });
    platformAnswers({ [PLAY]: () => play });
    open();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('timer')).toHaveTextContent('You can play on in 4:30');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Stop playing' })).toBeEnabled();
    play = playWith();
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(screen.getByText('The break is over. You can play on.')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('an answer that fails says why, and can be given again', async () => {
  platformAnswers({
    [PLAY]: () => playWith(),
    [ANSWER]: () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('how often is chosen among what the law lets, and holds at once', async () => {
  platformAnswers({
    [PLAY]: () => playWith({}, { own: null, every: null }),
    [CHOOSE]: ({ body }) => playWith({}, { own: body?.minutes, every: body?.minutes }),
  });
  renderWithPlatform(<RealityCheckCard />);
  expect(await screen.findByRole('radio', { name: 'Never' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '30 min' }));
  expect(await screen.findByText('Saved. It holds from now on.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '30 min' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Never' }));
  await waitFor(() =>
    expect(sentTo(CHOOSE).map(({ body }) => body)).toEqual([{ minutes: 30 }, { minutes: null }]),
  );
});

test('where the law asks for one, never is no choice', async () => {
  platformAnswers({ [PLAY]: () => playWith({}, { own: null, choices: [15, 30, 60], optional: false }) });
  renderWithPlatform(<RealityCheckCard />);
  expect(await screen.findByRole('radio', { name: '60 min' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Never' })).toBeNull();
  expect(screen.getByText('The law of your country asks for one every 60 minutes at least.')).toBeVisible();
});

test('a failure to load says so and can be tried again', async () => {
  let fails = true;
  platformAnswers({
    [PLAY]: () => {
      if (fails) throw new ApiProblem('not_found', 404);
      return playWith();
    },
  });
  renderWithPlatform(<RealityCheckCard />);
  await screen.findByText('Your reality check could not be loaded');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: '60 min' })).toBeChecked();
});
