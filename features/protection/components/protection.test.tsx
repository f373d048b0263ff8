import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { LIMIT_KINDS, LIMIT_PERIODS } from '@/lib/domain/player-limits';
import { ApiProblem } from '@/lib/http/problem';
import { BreakCards } from './break-cards';
import { ExcludedDoor } from './excluded-door';
import { HeldNotice } from './held-notice';
import { HelpLines } from './help-lines';
import { LimitsBoard } from './limits-board';
import { StopDay } from './stop-day';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const LIST = 'GET /api/v1/me/limits';
const SET = 'PUT /api/v1/me/limits/{kind}/{period}';
const CONFIRM = 'POST /api/v1/me/limits/{kind}/{period}/confirm';
const KEEP = 'DELETE /api/v1/me/limits/{kind}/{period}/wish';
const BREAK = 'GET /api/v1/me/break';
const TAKE = 'PUT /api/v1/me/break';
const RETURN = 'POST /api/v1/me/break/return';

const PERIOD = { beganAt: '2026-11-23T23:00:00.000Z', endsAt: '2026-11-30T23:00:00.000Z' };
const limitsWith = (more: Record<string, object> = {}, rest: object = {}) => ({
  data: {
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    raiseAfterHours: 24,
    required: [],
    limits: LIMIT_KINDS.flatMap((kind) =>
      LIMIT_PERIODS.map((period) => ({
        ...{
          kind,
          period,
          amount: null,
          used: 0,
          left: null,
          wish: null,
          raiseFrom: null,
          fixed: false,
          ...PERIOD,
        },
        ...more[`${kind} ${period}`],
      })),
    ),
    ...rest,
  },
});
const cell = (name: string) => screen.findByRole('button', { name });

test('each limit says what it is, what is used and left; one nearly used up stands out, one ahead says so', async () => {
  platformAnswers({
    [LIST]: () =>
      limitsWith({
        'deposit week': { amount: 20_000, used: 15_000, left: 5_000 },
        'loss month': { amount: 30_000, used: 26_710, left: 3_290 },
        'loss day': { amount: 6_000, used: -1_840, left: 7_840 },
        'wager month': { used: 512_000 },
        'time day': { amount: 7_200, used: 2_460, left: 4_740 },
      }),
  });
  renderWithPlatform(<LimitsBoard />);
  expect(await cell('Deposit, Week')).toHaveAccessibleDescription(/€200\.00.*€150\.00 used.*€50\.00 left/);
  expect(await cell('Loss, Day')).toHaveAccessibleDescription(/ahead €18\.40/);
  expect(await cell('Stakes, Month')).toHaveAccessibleDescription(/No limit.*€5,120\.00 so far.*Set one/);
  expect(await cell('Time, Day')).toHaveAccessibleDescription(/2 h.*41 min used.*1 h 19 min left/);
  expect(within(await cell('Loss, Month')).getByText('€32.90 left')).toHaveAttribute('data-near');
  expect(within(await cell('Deposit, Week')).getByText('€50.00 left')).not.toHaveAttribute('data-near');
});

test('a first limit is set at once, in minor units', async () => {
  platformAnswers({
    [LIST]: () => limitsWith(),
    [SET]: () => limitsWith({ 'loss day': { amount: 6_000, left: 6_000 } }),
  });
  renderWithPlatform(<LimitsBoard />);
  await userEvent.click(await cell('Loss, Day'));
  await userEvent.type(screen.getByRole('textbox', { name: 'New limit' }), '60');
  await userEvent.click(screen.getByRole('button', { name: 'Save limit' }));
  expect(await screen.findByText('Saved. It holds from now on.')).toBeVisible();
  expect(sentTo(SET)).toEqual([
    expect.objectContaining({ params: { path: { kind: 'loss', period: 'day' } }, body: { amount: 6_000 } }),
  ]);
  expect(await cell('Loss, Day')).toHaveAccessibleDescription(/€60\.00/);
});

test('time is set in hours', async () => {
  platformAnswers({ [LIST]: () => limitsWith(), [SET]: () => limitsWith() });
  renderWithPlatform(<LimitsBoard />);
  await userEvent.click(await cell('Time, Day'));
  await userEvent.type(screen.getByRole('textbox', { name: 'New limit, in hours' }), '25{Enter}');
  expect(screen.getByText('Please enter hours, no more than the period has.')).toBeVisible();
  expect(sentTo(SET)).toEqual([]);
  await userEvent.clear(screen.getByRole('textbox', { name: 'New limit, in hours' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'New limit, in hours' }), '2{Enter}');
  await screen.findByText('Saved. It holds from now on.');
  expect(sentTo(SET)).toEqual([expect.objectContaining({ body: { amount: 7_200 } })]);
});

test('a higher limit shows that it waits before it is asked for, and that it was', async () => {
  const before = { amount: 20_000, left: 20_000, raiseFrom: '2099-12-01T12:40:00.000Z' };
  platformAnswers({
    [LIST]: () => limitsWith({ 'deposit week': before }),
    [SET]: () =>
      limitsWith({
        'deposit week': {
          ...before,
          wish: { amount: 30_000, from: '2099-12-01T12:40:00.000Z', until: '2099-12-08T12:40:00.000Z' },
        },
      }),
  });
  renderWithPlatform(<LimitsBoard />);
  const field = await screen.findByRole('textbox', { name: 'New limit' });
  await userEvent.clear(field);
  await userEvent.type(field, '300');
  expect(screen.getByText(/it waits until Tue.*say nothing and it stays at €200\.00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for €300.00' }));
  expect(await screen.findByText(/You asked for €300\.00\. You can confirm it from/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes, €300.00' })).toBeNull();
  expect(screen.getByText(/Noted\. We ask you again on Tue/)).toBeVisible();
  expect(
    within(await cell('Deposit, Week')).getByRole('img', { name: 'A higher limit is waiting' }),
  ).toBeVisible();
});

const READY = {
  'deposit week': {
    ...{ amount: 20_000, left: 20_000 },
    wish: { amount: 30_000, from: '2020-01-01T00:00:00.000Z', until: '2099-01-01T00:00:00.000Z' },
  },
};
test('one that has waited is asked for once more: yes', async () => {
  platformAnswers({
    [LIST]: () => limitsWith(READY),
    [CONFIRM]: () => limitsWith({ 'deposit week': { amount: 30_000, left: 30_000 } }),
  });
  renderWithPlatform(<LimitsBoard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, €300.00' }));
  expect(await screen.findByText('Confirmed. It holds from now on.')).toBeVisible();
  expect(sentTo(CONFIRM)).toHaveLength(1);
});

test('or no', async () => {
  platformAnswers({
    [LIST]: () => limitsWith(READY),
    [KEEP]: () => limitsWith({ 'deposit week': { amount: 20_000, left: 20_000 } }),
  });
  renderWithPlatform(<LimitsBoard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep €200.00' }));
  expect(await screen.findByText('Your limit stays as it is.')).toBeVisible();
});

test('what the law lets at most is said', async () => {
  platformAnswers({
    [LIST]: () => limitsWith({}, { required: ['month'] }),
    [SET]: () => {
      throw new ApiProblem('client_api_31', 422, { maximum: 100_000, currency: 'EUR' });
    },
  });
  renderWithPlatform(<LimitsBoard />);
  expect(await screen.findByText(/asks for a limit on your deposits .* Month/)).toBeVisible();
  await userEvent.type(await screen.findByRole('textbox', { name: 'New limit' }), '2000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The law of your country allows €1,000.00 at most.',
  );
});

const HERE = { kind: null, beganAt: null, until: null, mayReturn: false, returnsAt: null, held: [] };
test('a break of a day is two taps away, and says until when it lasts', async () => {
  platformAnswers({
    [BREAK]: () => ({ data: HERE }),
    [TAKE]: () => ({ data: { ...HERE, kind: 'time_out', until: '2026-12-01T10:00:00.000Z' } }),
  });
  renderWithPlatform(<BreakCards onExcluded={jest.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Begin: 24 hours off' }));
  expect(await screen.findByText(/You are on a break until/)).toBeVisible();
  expect(sentTo(TAKE)).toEqual([expect.objectContaining({ body: { length: '24h', origin: 'page' } })]);
});

test('at the head of the page it is one tap, with no question', async () => {
  platformAnswers({
    [BREAK]: () => ({ data: HERE }),
    [TAKE]: () => ({ data: { ...HERE, kind: 'time_out', until: '2026-12-01T10:00:00.000Z' } }),
  });
  renderWithPlatform(<StopDay />);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop for 24 hours' }));
  expect(await screen.findByText(/You are on a break until/)).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
  expect(sentTo(TAKE)).toEqual([expect.objectContaining({ body: { length: '24h', origin: 'page' } })]);
});

test('an exclusion is never preset, is asked for once more, and ends the session', async () => {
  platformAnswers({
    [BREAK]: () => ({ data: HERE }),
    [TAKE]: () => ({ data: { ...HERE, kind: 'exclusion', until: '2027-11-30T10:00:00.000Z' } }),
  });
  const onExcluded = jest.fn();
  renderWithPlatform(<BreakCards onExcluded={onExcluded} />);
  expect(screen.getByRole('button', { name: 'Choose a length first' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: '1 year' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go on: 1 year' }));
  expect(sentTo(TAKE)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Exclude me: 1 year' }));
  expect(sentTo(TAKE)).toEqual([expect.objectContaining({ body: { length: '1y', origin: 'page' } })]);
  expect(onExcluded).toHaveBeenCalledTimes(1);
});

test('another length is asked about anew', async () => {
  platformAnswers({ [BREAK]: () => ({ data: HERE }) });
  renderWithPlatform(<BreakCards onExcluded={jest.fn()} />);
  await userEvent.click(screen.getByRole('radio', { name: '1 year' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go on: 1 year' }));
  await userEvent.click(screen.getByRole('radio', { name: 'For good' }));
  expect(screen.queryByRole('button', { name: /Exclude me/ })).toBeNull();
});

test('who has excluded themselves finds the way to their money, and back once the time is over', async () => {
  platformAnswers({
    [BREAK]: () => ({
      data: { ...HERE, kind: 'exclusion', until: '2026-11-01T10:00:00.000Z', mayReturn: true },
    }),
    [RETURN]: () => ({
      data: {
        ...HERE,
        kind: 'exclusion',
        until: '2026-11-01T10:00:00.000Z',
        returnsAt: '2026-12-01T10:00:00.000Z',
      },
    }),
  });
  renderWithPlatform(<ExcludedDoor />);
  expect(screen.getByRole('link', { name: 'Withdraw your money' })).toHaveAttribute(
    'href',
    '/account/wallet/withdrawal',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to come back' }));
  expect(await screen.findByText(/You asked to come back\. Your account opens/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask to come back' })).toBeNull();
});

test('an account that waits says each reason, and that its money can be withdrawn', async () => {
  platformAnswers({ [BREAK]: () => ({ data: { ...HERE, held: ['match', 'register'] } }) });
  renderWithPlatform(<HeldNotice />);
  expect(await screen.findByText(/We’re checking it/)).toBeVisible();
  expect(screen.getByText(/A register of excluded players names you/)).toBeVisible();
  expect(screen.getByText(/you can withdraw it at any time/)).toBeVisible();
});

test('the help line of the player’s country comes first, and is called by a tap', () => {
  platformAnswers({});
  renderWithPlatform(<HelpLines country="GB" />);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('GamCareUnited Kingdom');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', 'tel:+448088020133');
});

test('while the exclusion can’t be read nothing is said of its length, and it can be asked for again', async () => {
  platformAnswers({
    [BREAK]: () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  renderWithPlatform(<ExcludedDoor />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/for good/)).toBeNull();
});

test('a limit that the casino has set says so, and cannot be removed', async () => {
  platformAnswers({
    [LIST]: () => limitsWith({ 'deposit week': { amount: 20_000, left: 20_000, fixed: true } }),
  });
  renderWithPlatform(<LimitsBoard />);
  expect(await screen.findByText(/^We have set this limit\. You can lower it/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save limit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});
