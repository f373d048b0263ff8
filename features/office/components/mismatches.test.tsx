import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { useMismatches } from '../api/get-mismatches';
import { downloadMismatches } from '../api/get-mismatches-export';
import { decideMismatch } from '../api/post-mismatches-id-decide';
import { OfficeMeProvider } from '../state/office-me';
import { operatorWith } from '../testing/me';
import { MismatchesList } from './mismatches-list';

let mockAddress = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn() }),
  useSearchParams: () => new URLSearchParams(mockAddress),
}));
jest.mock('../api/get-mismatches', () => ({ useMismatches: jest.fn() }));
jest.mock('../api/get-mismatches-export', () => ({ downloadMismatches: jest.fn() }));
jest.mock('../api/post-mismatches-id-decide', () => ({ decideMismatch: jest.fn() }));

const told = { status: 'completed', amount: 5_000, received: 9_000, currency: 'EUR', charge: 'ch_1' };
const mismatch = {
  id: 'm1',
  depositId: 'd1',
  depositStatus: 'processing',
  playerId: 'p1',
  email: 'nora@player.example',
  name: 'Nora',
  surname: 'Winter',
  method: 'card',
  ofCoins: false,
  asked: 5_000,
  currency: 'EUR',
  booked: null,
  reason: 'over',
  told,
  state: 'open',
  toldAt: '2026-11-24T12:00:00.000Z',
  resolvedAt: null,
};
function show(changes: object = {}, { roles = ['payments'] as OfficeRole[], address = '' } = {}) {
  mockAddress = address;
  jest.mocked(useMismatches).mockReturnValue({
    data: {
      data: [{ ...mismatch, ...changes }],
      meta: { page: 1, perPage: 50, total: 1, more: false, lastPage: 1 },
    },
    error: null,
    isPending: false,
    isFetching: false,
    refetch: jest.fn(),
  } as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <MismatchesList />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
const open = () => fireEvent.click(screen.getByRole('button', { name: '€50.00' }));
const decide = (opener: string, button: string) => {
  open();
  fireEvent.click(screen.getByRole('button', { name: opener }));
  fireEvent.change(screen.getByLabelText(/Reason, for colleagues/), { target: { value: 'asked them' } });
  fireEvent.click(screen.getByRole('button', { name: button }));
};
const offered = () =>
  ['Close it …', 'Send it back …', 'Credit it …'].filter((name) => screen.queryByRole('button', { name }));
beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(downloadMismatches).mockResolvedValue(undefined);
});

it('shows what was asked beside what came, and takes the list away', async () => {
  show();
  const row = screen.getAllByRole('row')[1];
  for (const said of ['€50.00', '€90.00', 'card', 'Nora Winter', 'More than asked', 'To decide'])
    expect(row).toHaveTextContent(said);
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'CSV' })).toHaveAttribute('aria-disabled', 'false'),
  );
  expect(downloadMismatches).toHaveBeenCalledWith(expect.objectContaining({ state: 'open' }));
});

it.each([
  ['Credit it …', 'Ask for the credit', 'credit', 'A colleague has to agree now, under Approvals.'],
  ['Send it back …', 'Ask to send it back', 'return', 'A colleague has to agree now, under Approvals.'],
  ['Close it …', 'Close it', 'nothing', 'A colleague has to agree now, under Approvals.'],
])('%s', async (opener, button, decision, said) => {
  show();
  decide(opener, button);
  await waitFor(() => expect(decideMismatch).toHaveBeenCalledWith('m1', { decision, reason: 'asked them' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
});

it('keeps what was written when it is refused', async () => {
  jest
    .mocked(decideMismatch)
    .mockRejectedValueOnce(new ApiProblem('client_api_52', 409, { detail: 'it is decided' }));
  show();
  decide('Close it …', 'Close it');
  expect(await screen.findByText('it is decided')).toBeVisible();
  expect(screen.getByLabelText(/Reason, for colleagues/)).toHaveValue('asked them');
});

it.each([
  [
    'of another currency can’t be credited',
    { told: { ...told, currency: 'CAD' } },
    ['Close it …', 'Send it back …'],
  ],
  ['where nothing came is only closed', { told: { ...told, status: 'failed' } }, ['Close it …']],
  ['of coins alone is only closed', { told: null, reason: 'taken_back' }, ['Close it …']],
  ['that is booked is only closed', { depositStatus: 'complete', booked: 5_000 }, ['Close it …']],
  [
    'of another payment can be all',
    { depositStatus: 'complete', booked: 5_000, reason: 'charge' },
    ['Close it …', 'Send it back …', 'Credit it …'],
  ],
  ['of coins is never credited', { ofCoins: true }, ['Close it …', 'Send it back …']],
  ['that is decided is nothing to decide', { state: 'credit' }, []],
])('what is %s', (_, changes, names) => {
  show(changes);
  open();
  expect(offered()).toEqual(names);
});

it('is read as the address says, and only looked at without the right', () => {
  show({}, { roles: ['finance'], address: 'state=settled&reason=over' });
  expect(useMismatches).toHaveBeenLastCalledWith(
    expect.objectContaining({ state: 'settled', reason: 'over' }),
  );
  open();
  expect(screen.getByText('Your roles don’t decide about this.')).toBeVisible();
});
