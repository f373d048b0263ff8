import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { useMismatches } from '../../api/get-mismatches';
import { downloadMismatches } from '../../api/get-mismatches-export';
import { usePlaySince } from '../../api/get-mismatches-id-play';
import { usePlayerBalances } from '../../api/get-players-id-balances';
import { askForAdjustment } from '../../api/post-players-id-adjustments';
import { decideMismatch } from '../../api/post-mismatches-id-decide';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { MismatchesList } from './mismatches-list';

let mockAddress = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn() }),
  useSearchParams: () => new URLSearchParams(mockAddress),
}));
jest.mock('../../api/get-mismatches', () => ({ useMismatches: jest.fn() }));
jest.mock('../../api/get-mismatches-export', () => ({ downloadMismatches: jest.fn() }));
jest.mock('../../api/get-mismatches-id-play', () => ({ usePlaySince: jest.fn() }));
jest.mock('../../api/get-players-id-balances', () => ({ usePlayerBalances: jest.fn() }));
jest.mock('../../api/post-players-id-adjustments', () => ({ askForAdjustment: jest.fn() }));
jest.mock('../../api/post-mismatches-id-decide', () => ({ decideMismatch: jest.fn() }));

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
  return render(
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
  sessionStorage.clear();
  jest.mocked(downloadMismatches).mockResolvedValue(undefined);
});

it('shows what was asked beside what came, and takes the list away', async () => {
  show();
  const row = screen.getAllByRole('row')[1];
  for (const said of ['€50.00', '€90.00', 'Bank card', 'Nora Winter', 'More than asked', 'To decide'])
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

it('keeps what was written when it is refused', async () => {
  jest
    .mocked(decideMismatch)
    .mockRejectedValueOnce(new ApiProblem('client_api_52', 409, { detail: 'it is decided' }));
  show();
  decide('Close it …', 'Close it');
  expect(await screen.findByText('It is decided.')).toBeVisible();
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

describe('a deposit that was taken back', () => {
  const reversed = {
    depositStatus: 'refund',
    booked: 5_000,
    reason: 'reversed',
    told: { ...told, status: 'refunded', received: 5_000 },
  };
  const played = (won: number, real: number, bonus = 0) => {
    const answer = { error: null, isPending: false, refetch: jest.fn() };
    const play = { since: '2026-11-20T12:00:00.000Z', staked: 12_000, won, bonus };
    jest.mocked(usePlaySince).mockReturnValue({ ...answer, data: play } as never);
    const wallets = [{ currency: 'EUR', real, bonus: 0, held: 0, depositWager: 0 }];
    jest.mocked(usePlayerBalances).mockReturnValue({ ...answer, data: { wallets, waiting: [] } } as never);
  };

  it('offers an adjustment of what was won with it, which a colleague has to agree to', async () => {
    played(15_000, 9_000);
    show(reversed);
    open();
    expect(screen.getAllByText('Taken back')).not.toHaveLength(0);
    for (const code of ['refund', 'refunded']) expect(screen.queryByText(code)).toBeNull();
    for (const said of ['€120.00', '€150.00', '€30.00']) expect(screen.getByText(said)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Take winnings …' }));
    expect(screen.getByLabelText(/Amount/)).toHaveValue('30.00');
    expect(screen.getByLabelText(/What happens/)).toHaveValue('take');
    expect(screen.getByLabelText(/Reference/)).toHaveValue('d1');
    expect(screen.getByLabelText(/Reason, for colleagues/)).toHaveValue('winnings of a disputed deposit');
    fireEvent.change(screen.getByLabelText(/What the player reads/), { target: { value: 'Zahlung zurück' } });
    fireEvent.click(screen.getByRole('button', { name: 'Look at it once more' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Ask a colleague' }));
    await waitFor(() =>
      expect(askForAdjustment).toHaveBeenCalledWith(
        'p1',
        {
          direction: 'take',
          currency: 'EUR',
          amount: 3_000,
          reference: 'd1',
          words: 'Zahlung zurück',
          reason: 'winnings of a disputed deposit',
        },
        expect.any(String),
      ),
    );
  });

  it('counts what its bonus left, though less was won than staked', () => {
    played(9_000, 9_000, 10_000);
    show(reversed);
    open();
    expect(screen.getByText('€70.00')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Take winnings …' }));
    expect(screen.getByLabelText(/Amount/)).toHaveValue('70.00');
  });

  it('suggests no more than there is, and nothing where nothing was won', () => {
    played(15_000, 1_000);
    show(reversed);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Take winnings …' }));
    expect(screen.getByLabelText(/Amount/)).toHaveValue('10.00');
  });

  it.each([
    ['nothing was won', 12_000, 9_000, ['payments']],
    ['nothing is left', 15_000, 0, ['payments']],
    ['one may only look', 15_000, 9_000, ['finance']],
  ] as const)('offers nothing where %s', (_, won, real, roles) => {
    played(won, real);
    show(reversed, { roles: [...roles] });
    open();
    expect(screen.queryByRole('button', { name: 'Take winnings …' })).toBeNull();
    expect(offered()).toEqual(roles[0] === 'finance' ? [] : ['Close it …']);
  });
});
