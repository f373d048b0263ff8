import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '@/components/shell/toast-host/toast-host';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { gamesAnswer } from '../testing/free-spins';
import { AskedModals, askedModals } from '../testing/asked';
import { grantOf, ownOf } from '../testing/grants';
import { OFFERS } from '../testing/offers';
import { PromoCodeForm } from './promo-code-form';

jest.mock('../calculator/start-line-worker', () =>
  jest.requireActual('../calculator/testing/fake-line-worker'),
);
jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const CODES = 'POST /api/v1/me/promo-codes';
const CODE = 'GET /api/v1/me/promo-codes/{code}';
const [OFFER] = OFFERS as [(typeof OFFERS)[number]];
const BONUS = {
  ...OFFER,
  ...{ id: 'lamp', type: 3, name: 'Lamplight', percent: 0, minDeposit: {}, numberDeposits: null },
  ...{ maxBonus: { EUR: 1_000, AUD: 1_500 }, maxBet: { EUR: 500, AUD: 700 }, maxWin: { EUR: 5_000 } },
  ...{ freeSpins: 40, freeSpinBet: { EUR: 20, AUD: 30 }, freeSpinDayLimit: 10, freeSpinGames: ['g1'] },
};

function show(answers: Answers = {}, currency: 'EUR' | 'AUD' = 'EUR') {
  platformAnswers({
    'GET /api/v1/me/bonuses': () => ({ data: ownOf() }),
    'GET /api/v1/games': ({ params }) => gamesAnswer(String(params?.query?.['ids'])),
    [CODE]: () => ({ data: BONUS }),
    [CODES]: () => ({ data: ownOf() }),
    ...answers,
  });
  renderWithPlatform(
    <>
      <PromoCodeForm currency={currency} />
      <ToastHost />
      <AskedModals />
    </>,
  );
}
const field = () => screen.getByRole('textbox', { name: 'Promo code' });
const type = (code: string) => userEvent.type(field(), code);
const shown = () => screen.findByRole('region', { name: 'What this code brings' });
const sent = () => sentTo(CODES).map(({ body }) => body);
const now = () => userEvent.click(screen.getByRole('button', { name: 'Activate now' }));
const refuse = (code: 'client_api_24' | 'client_api_36' | 'bonus_with_deposit', status: number) => () => {
  throw new ApiProblem(code, status);
};

test('shows what it brings, costs and asks for before it is used', async () => {
  show();
  await type('lamplight');
  const card = await shown();
  expect(sentTo(CODE).at(-1)?.params?.path).toEqual({ code: 'LAMPLIGHT' });
  await waitFor(() =>
    expect(card).toHaveTextContent(/costs €13\.98 on average, and \d+ of 100 players finish/),
  );
  await waitFor(() => expect(card).toHaveTextContent('Free spins in:Game g1'));
  for (const text of [
    'Lamplight',
    '€10 + 40 free spins',
    '×35 to stake, max bet €5',
    '7 days from activation. At most €50.00 of it becomes your own money.',
    'Each is played at €0.20',
    'At most 10 a day.',
  ])
    expect(card).toHaveTextContent(text);
  expect(sent()).toEqual([]);
});

test('speaks of the player’s own currency', async () => {
  show({}, 'AUD');
  await type('lamplight');
  const card = await shown();
  expect(card).toHaveTextContent('A$15 + 40 free spins');
  expect(card).toHaveTextContent('max bet A$7.00');
});

test('a press that is quicker than the answer shows it, and takes nothing', async () => {
  show();
  await type('lamplight{Enter}');
  await shown();
  expect(sent()).toEqual([]);
  await now();
  await waitFor(() => expect(sent()).toEqual([{ promocode: 'LAMPLIGHT', when: 'now' }]));
});

test('is sent in capitals, at once or for the queue', async () => {
  show();
  await type('lamplight');
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'To queue' }));
  await waitFor(() => expect(sent()).toEqual([{ promocode: 'LAMPLIGHT', when: 'queue' }]));
  expect(await screen.findByText('The bonus waits in your queue')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What this code brings' })).not.toBeInTheDocument();
});

test.each([
  ['client_api_24', 404, 'This promo code is not valid.'],
  ['client_api_36', 409, 'You have used this promo code already.'],
] as const)('that is refused by %s says so at its field', async (code, status, text) => {
  show({ [CODE]: refuse(code, status) });
  await type('NOPE{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
  expect(sent()).toEqual([]);
});

test('leads to the field that was refused, and forgets that when it is changed', async () => {
  show({ [CODE]: refuse('client_api_24', 404) });
  await type('NOPE');
  await now();
  await waitFor(() => expect(field()).toHaveFocus());
  await type('X');
  await waitFor(() => expect(field()).not.toHaveAttribute('aria-invalid'));
});

test('takes one, however often it is pressed meanwhile', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  show({
    [CODES]: async () => {
      await answered;
      return { data: ownOf() };
    },
  });
  await type('LAMPLIGHT');
  await shown();
  await now();
  await userEvent.click(screen.getByRole('button', { name: 'To queue' }));
  await userEvent.type(field(), '{Enter}');
  answer();
  expect(await screen.findByText('Bonus activated')).toBeInTheDocument();
  expect(sent()).toEqual([{ promocode: 'LAMPLIGHT', when: 'now' }]);
  expect(field()).toHaveValue('');
});

test('is one intention until somebody knows what became of it', async () => {
  const problems = [
    new ApiProblem('no_response', 0),
    new ApiProblem('server_error', 500),
    new ApiProblem('client_api_40', 403),
    new ApiProblem('client_api_38', 403),
  ];
  show({
    [CODES]: () => {
      const problem = problems.shift();
      if (problem) throw problem;
      return { data: ownOf() };
    },
  });
  await type('LAMPLIGHT');
  await shown();
  for (let count = 1; count <= 5; count += 1) {
    await now();
    await waitFor(() => expect(sent()).toHaveLength(count));
    if (count < 5) expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  }
  expect(await screen.findByText('Bonus activated')).toBeInTheDocument();
  const keys = sentTo(CODES).map(({ params }) => params?.header?.['Idempotency-Key']);
  expect(keys.slice(1, 4)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[4]).not.toBe(keys[0]);
});

test('that was used since it was shown says so, too', async () => {
  show({ [CODES]: refuse('client_api_36', 409) });
  await type('LAMPLIGHT');
  await shown();
  await now();
  await waitFor(() => expect(field()).toHaveAccessibleDescription('You have used this promo code already.'));
});

test('of a deposit leads to the deposit, and takes nothing', async () => {
  show({ [CODE]: () => ({ data: OFFER }) });
  await type('WELCOME1');
  await shown();
  expect(screen.getByRole('link', { name: 'Go to the deposit' })).toHaveAttribute(
    'href',
    '/account/wallet/deposit?bonus=welcome-1',
  );
  // Nothing can be taken here, by a button or by keys.
  expect(screen.queryByRole('button', { name: 'Activate now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'To queue' })).not.toBeInTheDocument();
  await userEvent.type(field(), '{Enter}');
  expect(sent()).toEqual([]);
});

test('is not sent when there is none, and not before a question when another bonus would be burnt', async () => {
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  show({
    'GET /api/v1/me/bonuses': async () => {
      await told;
      return { data: ownOf({ active: grantOf() }) };
    },
  });
  await now();
  expect(await screen.findByText('Enter a code.')).toBeInTheDocument();
  await type('LAMPLIGHT');
  const card = await shown();
  // Nobody knows yet whether another one is in play.
  await now();
  expect([sent(), askedModals()]).toEqual([[], []]);
  tell();
  await waitFor(() => expect(askedModals().at(-1)?.name).toBe('ATTENTION_BONUS'));
  expect(card).toHaveTextContent('“Thursday reload” is in play: activated now, this one burns it.');
  expect(sent()).toEqual([]);
  const asked = askedModals().at(-1);
  if (asked?.name !== 'ATTENTION_BONUS') throw new Error('nobody asks');
  act(() => asked.props.onConfirm());
  await waitFor(() => expect(sent()).toEqual([{ promocode: 'LAMPLIGHT', when: 'now' }]));
  expect(await screen.findByText('Bonus activated')).toBeInTheDocument();
});
