import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { usePlayerBalances } from '../../api/get-players-id-balances';
import { usePlayerDeposits } from '../../api/get-players-id-deposits';
import { askForRefund } from '../../api/post-deposits-id-refund';
import { askForAdjustment } from '../../api/post-players-id-adjustments';
import { waiveWager } from '../../api/post-players-id-wager-waivers';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { PlayerMoney } from './player-money';

jest.mock('../../api/get-players-id-balances', () => ({ usePlayerBalances: jest.fn() }));
jest.mock('../../api/get-players-id-deposits', () => ({ usePlayerDeposits: jest.fn() }));
jest.mock('../../api/post-deposits-id-refund', () => ({ askForRefund: jest.fn() }));
jest.mock('../../api/post-players-id-adjustments', () => ({ askForAdjustment: jest.fn() }));
jest.mock('../../api/post-players-id-wager-waivers', () => ({ waiveWager: jest.fn() }));

const wallet = { currency: 'EUR', real: 12_500, bonus: 700, held: 0, depositWager: 300 };
const waiting = {
  request: 'r1',
  direction: 'take',
  amount: 4_200,
  currency: 'EUR',
  reference: 'C-9',
  reason: 'paid twice',
  askedBy: '2',
  askedByEmail: 'pia@parlour.example',
  askedAt: '2026-11-24T12:00:00.000Z',
  expiresAt: '2026-11-25T12:00:00.000Z',
};
const deposit = {
  id: 'd1',
  method: 'card',
  amount: 5_000,
  received: 5_000,
  currency: 'EUR',
  status: 'complete',
  isDisputed: false,
  reversal: null,
  isOwed: false,
  createdAt: '2026-11-23T12:00:00.000Z',
  refund: null,
  asked: null,
};
function show(data: object = {}, roles: OfficeRole[] = ['payments'], deposits: object[] = []) {
  jest.mocked(usePlayerDeposits).mockReturnValue({
    data: deposits,
    error: null,
    isPending: false,
    refetch: jest.fn(),
  } as never);
  jest.mocked(usePlayerBalances).mockReturnValue({
    data: { wallets: [wallet], waiting: [], waivers: [], ...data },
    error: null,
    isPending: false,
    refetch: jest.fn(),
  } as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <PlayerMoney id="p1" />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const write = (amount: string, direction = 'take') => {
  press('Adjust the balance …');
  type(/What happens/, direction);
  type(/Amount/, amount);
  type(/What the player reads/, 'Zwei Mal bezahlt');
  type(/Reason, for colleagues/, 'paid twice');
  press('Look at it once more');
};
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

it('shows what there is, and what waits', () => {
  show({ waiting: [waiting] });
  for (const words of ['€125.00', '€7.00', '€3']) expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('Take from the balance: €42.00')).toBeVisible();
  expect(screen.getByText(/pia@parlour.example asked on .*about C-9/)).toBeVisible();
});

it('asks only after the balance before and after was looked at', async () => {
  show();
  write('25,5');
  expect(await screen.findByText('Ask for exactly this?')).toBeVisible();
  const form = screen.getByRole('form', { name: 'Ask for exactly this?' });
  for (const words of ['€25.50', '€125.00', '€99.50', 'Zwei Mal bezahlt', 'paid twice'])
    expect(form).toHaveTextContent(words);
  expect(askForAdjustment).not.toHaveBeenCalled();
  press('Ask a colleague');
  await waitFor(() =>
    expect(askForAdjustment).toHaveBeenCalledWith(
      'p1',
      {
        direction: 'take',
        currency: 'EUR',
        amount: 2_550,
        words: 'Zwei Mal bezahlt',
        reason: 'paid twice',
      },
      expect.any(String),
    ),
  );
  expect(await screen.findByText('A colleague has to agree now, under Approvals.')).toBeVisible();
});

it('goes back with everything that was typed', async () => {
  show();
  write('25');
  await screen.findByText('Ask for exactly this?');
  press('Change it');
  expect(screen.getByLabelText(/Amount/)).toHaveValue('25.00');
  expect(screen.getByLabelText(/What happens/)).toHaveValue('take');
  expect(screen.getByLabelText(/Reason, for colleagues/)).toHaveValue('paid twice');
});

it.each([
  ['125.01', 'There are only €125.00.'],
  ['0', 'An amount like 12.50.'],
  ['1.234', 'An amount like 12.50.'],
  ['9000000', 'At most €1,000,000.00 at once.'],
])('%s is no amount to take', async (amount, words) => {
  show();
  write(amount);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText('Ask for exactly this?')).toBeNull();
});

it('is asked for once, though an answer was lost and it was looked at again', async () => {
  show();
  const asked = jest.mocked(askForAdjustment);
  asked.mockRejectedValueOnce(new ApiProblem('no_response', 0)).mockResolvedValue({} as never);
  write('5', 'add');
  await screen.findByText('Ask for exactly this?');
  press('Ask a colleague');
  press('Ask a colleague');
  expect(await screen.findByText(/There is no answer/)).toBeVisible();
  press('Change it');
  press('Look at it once more');
  await screen.findByText('Ask for exactly this?');
  press('Ask a colleague');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('A colleague has to agree'));
  const keys = asked.mock.calls.map(([, , key]) => key);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('keeps what was written for the player while nothing was sent', async () => {
  show();
  write('5', 'add');
  await screen.findByText('Ask for exactly this?');
  const kept = () => sessionStorage.getItem('unsaved:office adjust p1');
  expect(kept()).toContain('Zwei Mal bezahlt');
  jest.mocked(askForAdjustment).mockResolvedValue({} as never);
  press('Ask a colleague');
  await waitFor(() => expect(kept()).toBeNull());
});

it('says why it was refused, and keeps what was written', async () => {
  show();
  jest
    .mocked(askForAdjustment)
    .mockRejectedValue(
      new ApiProblem('client_api_52', 409, { detail: 'somebody has asked for this already' }),
    );
  write('5', 'add');
  await screen.findByText('Ask for exactly this?');
  press('Ask a colleague');
  expect(await screen.findByText('Somebody has asked for this already.')).toBeVisible();
  expect(screen.getByText('€130.00')).toBeVisible();
});

it('offers nothing to who may only look', () => {
  show({}, ['support']);
  expect(screen.queryByRole('button', { name: 'Adjust the balance …' })).toBeNull();
});

describe('what is still to be staked', () => {
  const open = (amount: string) => {
    press('Waive what is still to be staked …');
    type(/Amount/, amount);
    type(/What the player reads/, 'Pardon für den Ausfall');
    type(/Reason, for colleagues/, 'we were down');
    press('Waive it');
  };

  it.each([
    [null, '€2.50 need not be staked any more.'],
    ['r1', 'A colleague has to agree now, under Approvals.'],
  ])('is waived, at once or by asking a colleague (%s)', async (request, words) => {
    jest.mocked(waiveWager).mockResolvedValue(request);
    show();
    open('2,50');
    expect(await screen.findByText(words)).toBeVisible();
    expect(waiveWager).toHaveBeenCalledWith(
      'p1',
      { currency: 'EUR', amount: 250, words: 'Pardon für den Ausfall', reason: 'we were down' },
      expect.any(String),
    );
  });

  it('is all of it to begin with, and never more than that', async () => {
    show();
    press('Waive what is still to be staked …');
    expect(screen.getByLabelText(/Amount/)).toHaveValue('3.00');
    type(/Amount/, '3.01');
    press('Waive it');
    expect(await screen.findByText('Only €3 is still to be staked.')).toBeVisible();
    expect(waiveWager).not.toHaveBeenCalled();
  });

  it('shows what waits for a colleague, and is offered to nobody without the right, nor where nothing is left', () => {
    const { direction: _, reference: __, ...waits } = waiting;
    show({ waivers: [waits] }, ['support']);
    expect(screen.getByText('Waive what is still to be staked: €42.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Waive what is still to be staked …' })).toBeNull();
    show({ wallets: [{ ...wallet, depositWager: 0 }] });
    expect(screen.queryByRole('button', { name: 'Waive what is still to be staked …' })).toBeNull();
  });
});

describe('deposits', () => {
  const asked = {
    request: 'r2',
    askedBy: '1',
    askedByEmail: 'jonas@parlour.example',
    askedAt: '2026-11-24T12:00:00.000Z',
    reason: 'paid twice',
  };

  it('are refunded by asking a colleague, with a reason', async () => {
    show({}, ['payments'], [deposit]);
    press('Refund …');
    expect(screen.getByRole('form', { name: 'Refund €50.00' })).toHaveTextContent(/no longer has is owed/);
    type(/Reason, for colleagues/, 'paid twice');
    press('Ask for the refund');
    await waitFor(() => expect(askForRefund).toHaveBeenCalledWith('d1', 'paid twice'));
    expect(await screen.findByText('A colleague has to agree now, under Approvals.')).toBeVisible();
  });

  it('say why it was refused', async () => {
    jest
      .mocked(askForRefund)
      .mockRejectedValueOnce(new ApiProblem('client_api_52', 409, { detail: 'coins can’t be sent back' }));
    show({}, ['payments'], [deposit]);
    press('Refund …');
    type(/Reason, for colleagues/, 'paid twice');
    press('Ask for the refund');
    expect(await screen.findByText('Coins can’t be sent back.')).toBeVisible();
  });

  it.each([
    ['waits', { asked }, 'Refund waits for a colleague', false],
    ['is sent', { refund: { state: 'sending', failure: null } }, 'Refund is being sent', false],
    ['is there', { refund: { state: 'sent', failure: null } }, 'Refund is with the company', false],
    ['is done', { status: 'refund', refund: { state: 'refunded', failure: null } }, 'Refunded', false],
    [
      'has failed',
      { refund: { state: 'failed', failure: 'not_supported' } },
      'The company can’t pay back to what was paid with.',
      true,
    ],
    ['is owed', { isOwed: true, reversal: 'refund' }, 'Owed: the balance did not cover it', false],
    ['was charged back', { status: 'refund', reversal: 'chargeback' }, 'Charged back', false],
    ['is disputed', { isDisputed: true }, 'In dispute', true],
  ])('of which the refund %s', (_, changes, words, canBe) => {
    show({}, ['payments'], [{ ...deposit, ...changes }]);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund …' }) !== null).toBe(canBe);
  });

  it('are only looked at without the right', () => {
    show({}, ['support'], [deposit]);
    expect(screen.getByText('€50.00, Bank card')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund …' })).toBeNull();
  });
});
