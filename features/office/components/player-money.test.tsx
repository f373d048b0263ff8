import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { usePlayerBalances } from '../api/get-players-id-balances';
import { askForAdjustment } from '../api/post-players-id-adjustments';
import { OfficeMeProvider } from '../state/office-me';
import { operatorWith } from '../testing/me';
import { PlayerMoney } from './player-money';

jest.mock('../api/get-players-id-balances', () => ({ usePlayerBalances: jest.fn() }));
jest.mock('../api/post-players-id-adjustments', () => ({ askForAdjustment: jest.fn() }));

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
function show(data: object = {}, roles: OfficeRole[] = ['payments']) {
  jest.mocked(usePlayerBalances).mockReturnValue({
    data: { wallets: [wallet], waiting: [], ...data },
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
beforeEach(() => jest.clearAllMocks());

it('shows what there is, and what waits', () => {
  show({ waiting: [waiting] });
  for (const words of ['€125.00', '€7.00', '€3.00']) expect(screen.getByText(words)).toBeVisible();
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
    expect(askForAdjustment).toHaveBeenCalledWith('p1', {
      direction: 'take',
      currency: 'EUR',
      amount: 2_550,
      words: 'Zwei Mal bezahlt',
      reason: 'paid twice',
    }),
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
  expect(await screen.findByText('somebody has asked for this already')).toBeVisible();
  expect(screen.getByText('€130.00')).toBeVisible();
});

it('offers nothing to who may only look', () => {
  show({}, ['support']);
  expect(screen.queryByRole('button', { name: 'Adjust the balance …' })).toBeNull();
});
