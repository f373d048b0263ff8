import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/testing/enter';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { WithdrawalDesk } from './withdrawal-desk';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const METHODS = 'GET /api/v1/withdraw-methods';
const LATEST = 'GET /api/v1/withdrawals';
const ASK = 'POST /api/v1/withdrawals';
let nextKey = 0;

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    configurable: true,
    value: () => `key-${++nextKey}`,
  });
});

const card = {
  method: 'card',
  kind: 'instrument',
  title: 'Bank card',
  fields: [],
  share: 15_000,
  min: 2_000,
  max: 126_450,
  fee: 0,
  option: null,
  network: null,
  usualMinutes: 10,
};
const bank = {
  ...card,
  method: 'banktransfer',
  kind: 'bank',
  title: 'BankTransfer',
  fields: ['iban', 'holder'],
  share: 0,
  max: 50_000,
  usualMinutes: 1_440,
};
const OFFER = {
  methods: [card, bank],
  currency: 'EUR',
  asksCode: false,
  missing: [],
  automaticUntil: 20_000,
};
const CLEAR = { obstacle: null, depositWager: { amount: 0, currency: 'EUR' }, refundOwed: null } as const;

function show(
  offer: object = {},
  answers: Answers = {},
  details: Parameters<typeof WithdrawalDesk>[0]['details'] = CLEAR,
) {
  const asked = jest.fn();
  platformAnswers({
    [METHODS]: () => ({ data: { ...OFFER, ...offer } }),
    [LATEST]: () => ({ data: [] }),
    [ASK]: () => ({ data: { id: 'w1' } }),
    ...answers,
  });
  renderWithPlatform(<WithdrawalDesk details={details} onAsked={asked} />);
  return asked;
}
const amount = () => screen.findByLabelText('Amount');
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Withdraw/ }));

test('the way that the money came by is first, and an amount is sent as minor units', async () => {
  const asked = show();
  expect(await screen.findByRole('radio', { name: /Bank card/ })).toBeChecked();
  expect(screen.getByText(/First, because €150 came from it/)).toBeVisible();
  await userEvent.type(await amount(), '240');
  expect(screen.getByRole('button', { name: 'Withdraw €240.00' })).toBeVisible();
  await submit();
  await waitFor(() => expect(asked).toHaveBeenCalledWith('w1'));
  expect(sentTo(ASK)[0]?.body).toEqual({ method: 'card', amount: 24_000 });
  expect(sentTo(ASK)[0]?.params?.header?.['Idempotency-Key']).toMatch(/^key-/);
});

test.each([
  ['19', 'The minimum for this method is €20.'],
  ['1265', 'At most €1,264.50 can go this way now.'],
  ['9999999999999', 'At most €1,264.50 can go this way now.'],
  ['', 'Enter an amount.'],
])('an amount of "%s" is not sent, and says why', async (typed, said) => {
  show();
  if (typed !== '') await enter(await amount(), typed);
  else await amount();
  await submit();
  expect(await screen.findByText(said)).toBeVisible();
  expect(sentTo(ASK)).toHaveLength(0);
});

test('says beforehand that whole amounts go, from which one on, and what stays', async () => {
  show({ methods: [card, bank] });
  expect(await amount()).toHaveAccessibleDescription(
    'Only whole amounts are paid out, €20 at the least. €0.50 of what can go now stays in your balance.',
  );
  await userEvent.click(screen.getByRole('radio', { name: /Bank account/ }));
  expect(await amount()).toHaveAccessibleDescription(
    'Only whole amounts are paid out, €20 at the least. Anything below that stays in your balance.',
  );
});

test('an address says of which coin, and on which network', async () => {
  const option = { option: 'USDTERC20', network: 'USDT (ERC-20)' };
  const fields: typeof bank.fields = ['address'];
  show({ methods: [{ ...card, method: 'tether', kind: 'coin', title: 'Tether', ...option, fields }] });
  expect(await screen.findByLabelText('USDT (ERC-20) address')).toHaveAccessibleDescription(
    /over another network, is lost/,
  );
});

test('all is as much as can go there, in whole units', async () => {
  show();
  await amount();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(await amount()).toHaveValue('1264');
});

test('a bank asks for an account that can be one', async () => {
  show();
  await enter(await amount(), '100');
  await userEvent.click(screen.getByRole('radio', { name: /Bank account/ }));
  await enter(screen.getByLabelText('IBAN'), 'DE88370400440532013000');
  await submit();
  expect(await screen.findByText('This can’t be right. Please check it.')).toBeVisible();
  expect(screen.getByText('Please fill this in.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('IBAN'));
  await enter(screen.getByLabelText('IBAN'), 'DE89370400440532013000');
  await enter(screen.getByLabelText('Account holder'), 'Mara Klein');
  await submit();
  await waitFor(() => expect(sentTo(ASK)).toHaveLength(1));
  expect(sentTo(ASK)[0]?.body).toEqual({
    method: 'banktransfer',
    amount: 10_000,
    iban: 'DE89370400440532013000',
    holder: 'Mara Klein',
  });
});

test('an Australian bank asks for branch and number', async () => {
  show({ methods: [{ ...bank, fields: ['bsb', 'account', 'holder'] }], currency: 'AUD' });
  await enter(await amount(), '100');
  await enter(screen.getByLabelText('BSB'), '62-000');
  await enter(screen.getByLabelText('Account number'), '1234 5678');
  await enter(screen.getByLabelText('Account holder'), 'Ava Stone');
  await submit();
  expect(await screen.findByText('This can’t be right. Please check it.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('BSB'));
  await enter(screen.getByLabelText('BSB'), '062-000');
  await submit();
  await waitFor(() => expect(sentTo(ASK)).toHaveLength(1));
  expect(sentTo(ASK)[0]?.body).toMatchObject({ bsb: '062-000', account: '1234 5678', holder: 'Ava Stone' });
});

test('a wrong code shows at its field', async () => {
  show(
    { asksCode: true },
    {
      [ASK]: () => {
        throw new ApiProblem('second_factor_wrong', 401, {
          body: { fields: { code: 'wrong' } },
        } as never);
      },
    },
  );
  await enter(await amount(), '100');
  await enter(screen.getByLabelText('Code of your second factor'), '123456');
  await submit();
  expect(await screen.findByText(/That code is not right/)).toBeVisible();
});

test.each([
  [1_200, 'Nothing can go here yet.'],
  [9_000, 'At most €90 can go this way now.'],
])('not enough money, since no more than %i is left: what was typed stays', async (max, said) => {
  let reads = 0;
  show(
    {},
    {
      [METHODS]: () => {
        reads += 1;
        return { data: { ...OFFER, methods: [{ ...card, max: reads === 1 ? 126_450 : max }] } };
      },
      [ASK]: () => {
        throw new ApiProblem('client_api_21', 422);
      },
    },
  );
  await enter(await amount(), '100');
  await submit();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `There is not enough money for that: your balance has changed in the meantime. ${said}`,
    ),
  );
  expect(await amount()).toHaveValue('100');
  expect(sentTo(ASK)).toHaveLength(1);
  expect(reads).toBe(2);
});

test('a balance that cannot be read says that it cannot', async () => {
  show(
    {},
    {
      [ASK]: () => {
        throw new ApiProblem('client_api_21', 404);
      },
    },
  );
  await enter(await amount(), '100');
  await submit();
  expect(await screen.findByText(/Your balance cannot be read/)).toBeVisible();
});

test.each([
  ['an unfinished profile', { missing: ['profile'] }, 'Complete the profile', '/account/profile/main'],
  ['no proof', { missing: ['identity'] }, 'Send documents', '/account/profile/verification'],
  ['an address that is not confirmed', { missing: ['email'] }, 'To security', '/account/profile/security'],
  ['nothing paid in yet', { methods: [] }, 'Make a deposit', '/account/wallet/deposit'],
])('%s stands in the place of the form, with the way there', async (_, offer, link, href) => {
  show(offer);
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', href);
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test('an open deposit wager says how much is left to stake', async () => {
  show({}, {}, { ...CLEAR, obstacle: 'wager_open', depositWager: { amount: 1_840, currency: 'EUR' } });
  expect(await screen.findByRole('heading', { name: '€18.40 in bets to go' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to games' })).toHaveAttribute('href', '/games/all');
});

test('a refund that is owed says how much, and that somebody has to agree', async () => {
  show({}, {}, { ...CLEAR, obstacle: 'refund_owed', refundOwed: { amount: 20_000, currency: 'EUR' } });
  expect(await screen.findByRole('heading', { name: '€200.00 is still to be settled' })).toBeVisible();
  expect(screen.getByText(/somebody on our team has to look at it and agree/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask support' })).toHaveAttribute('data-modal', 'SUPPORT');
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test('one that is under way stands in the way of the next', async () => {
  show(
    {},
    { [LATEST]: () => ({ data: [{ id: 'w0', amount: 24_000, currency: 'EUR', waitsFor: 'person' }] }) },
  );
  expect(await screen.findByRole('link', { name: 'See where it is' })).toHaveAttribute(
    'href',
    '/account/wallet/withdrawal/w0',
  );
});

test('a platform that does not answer is asked again', async () => {
  let calls = 0;
  show(
    {},
    {
      [METHODS]: () => {
        calls += 1;
        if (calls === 1) throw new ApiProblem('server_error', 500);
        return { data: OFFER };
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await amount()).toBeVisible();
});

test('what can leave could not be read: why, and a way to ask again', async () => {
  platformAnswers({
    'GET /api/v1/withdraw-methods': () => ({ data: { missing: [], methods: [] } }),
    'GET /api/v1/withdrawals': () => ({ data: [] }),
  });
  const again = jest.fn();
  renderWithPlatform(
    <WithdrawalDesk
      details={undefined}
      failure={{ error: new ApiProblem('no_response', 0), again }}
      onAsked={jest.fn()}
    />,
  );
  expect(await screen.findByText(/no connection/i)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalled();
});
