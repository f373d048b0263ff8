import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useBankMoney } from '../../api/get-bank-money';
import { downloadBankMoney } from '../../api/get-bank-money-export';
import { decideBankMoney } from '../../api/post-bank-money-id-decide';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { BankMoneyList } from './bank-money-list';

const mockReplace = jest.fn();
let mockAddress = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: mockReplace }),
  useSearchParams: () => new URLSearchParams(mockAddress),
}));
jest.mock('../../api/get-bank-money', () => ({ useBankMoney: jest.fn() }));
jest.mock('../../api/get-bank-money-export', () => ({
  downloadBankMoney: jest.fn().mockResolvedValue(undefined),
}));
jest.mock('../../api/post-bank-money-id-decide', () => ({ decideBankMoney: jest.fn() }));

const money = {
  id: 'm1',
  depositId: 'd1',
  depositStatus: 'processing',
  playerId: 'p1',
  email: 'nora@player.example',
  name: 'Nora',
  surname: 'Winter',
  senderName: 'Karl Sommer',
  description: '4711',
  amount: 5_000,
  currency: 'EUR',
  reason: 'other_name',
  resolution: null,
  receivedAt: '2026-11-24T12:00:00.000Z',
  resolvedAt: null,
};
function show(changes: object = {}, { roles = ['payments'] as OfficeRole[], address = '' } = {}) {
  mockAddress = address;
  jest.mocked(useBankMoney).mockReturnValue({
    data: {
      data: [{ ...money, ...changes }],
      meta: { page: 1, perPage: 50, total: 1, more: false, lastPage: 1 },
    },
    error: null,
    isPending: false,
    isFetching: false,
    refetch: jest.fn(),
  } as never);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <BankMoneyList />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
const open = () => fireEvent.click(screen.getByRole('button', { name: '€50.00' }));
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  jest.mocked(downloadBankMoney).mockResolvedValue(undefined);
});

it('shows whose money it is, from whom, and why it was not booked', async () => {
  show();
  expect(useBankMoney).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'open' }));
  const row = screen.getAllByRole('row')[1];
  for (const said of ['€50.00', 'Karl Sommer', '4711', 'Nora Winter', 'Another name', 'To decide'])
    expect(row).toHaveTextContent(said);
  expect(screen.getByRole('status')).toHaveTextContent('1 to decide');
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'CSV' })).toHaveAttribute('aria-disabled', 'false'),
  );
  expect(downloadBankMoney).toHaveBeenCalledWith(expect.objectContaining({ state: 'open' }));
});

it.each([
  ['Credit it …', 'Ask for the credit', 'credit'],
  ['Send it back …', 'Ask to send it back', 'return'],
])('%s asks a colleague, with a reason', async (opener, button, decision) => {
  show();
  open();
  fireEvent.click(screen.getByRole('button', { name: opener }));
  fireEvent.change(screen.getByLabelText(/Reason, for colleagues/), { target: { value: 'a brother' } });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(decideBankMoney).toHaveBeenCalledWith('m1', { decision, reason: 'a brother' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('A colleague has to agree now, under Approvals.'),
  );
});

it('has no reason ready that was written for the opposite', async () => {
  const { unmount } = show();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Send it back …' }));
  fireEvent.change(screen.getByLabelText(/Reason, for colleagues/), { target: { value: 'a stranger' } });
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  unmount();
  show();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Credit it …' }));
  expect(screen.getByLabelText(/Reason, for colleagues/)).toHaveValue('');
});

it('says in words how its deposit stands', () => {
  show();
  open();
  expect(screen.getByText('Waits for the payment')).toBeVisible();
});

it('nobody’s can only go back', () => {
  show({ depositId: null, playerId: null, depositStatus: null, email: null, reason: 'no_digits' });
  open();
  expect(screen.queryByRole('button', { name: 'Credit it …' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Send it back …' })).toBeVisible();
});

it('is nothing to decide for who may only look, and when it is decided', () => {
  show({}, { roles: ['finance'] });
  open();
  expect(screen.getByText('Your roles don’t decide about bank money.')).toBeVisible();
});
it('is read as the address says', () => {
  show({ resolution: 'return' }, { address: 'state=return&reason=other_name' });
  expect(useBankMoney).toHaveBeenLastCalledWith(
    expect.objectContaining({ state: 'return', reason: 'other_name' }),
  );
  open();
  expect(screen.queryByRole('button', { name: 'Send it back …' })).toBeNull();
});
