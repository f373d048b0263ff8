import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useDifferences } from '../../api/get-differences';
import { useBooksSummary } from '../../api/get-differences-summary';
import { closeDifference } from '../../api/post-differences-id-close';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { DifferencesList } from './differences-list';

let mockAddress = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn() }),
  useSearchParams: () => new URLSearchParams(mockAddress),
}));
jest.mock('../../api/get-differences', () => ({
  useDifferences: jest.fn(),
  DIFFERENCES_KEY: ['differences'],
}));
jest.mock('../../api/get-differences-summary', () => ({ useBooksSummary: jest.fn() }));
jest.mock('../../api/post-differences-id-close', () => ({ closeDifference: jest.fn() }));

const difference = {
  id: 'x1',
  company: 'sandbox',
  kind: 'payment',
  class: 'missing_here',
  state: 'open',
  subject: 'ch_1',
  reference: 'd1',
  theirs: 5_000,
  theirsCurrency: 'EUR',
  ours: null,
  oursCurrency: null,
  oursStatus: 'processing',
  depositId: 'd1',
  withdrawalId: null,
  playerId: 'p1',
  email: 'nora@player.example',
  name: 'Nora',
  surname: 'Winter',
  movedAt: '2026-11-24T12:00:00.000Z',
  foundAt: '2026-11-24T12:20:00.000Z',
  endedAt: null,
  closedBy: null,
  closedByEmail: null,
  reason: null,
};
const summary = {
  totals: [
    {
      day: '2026-11-24',
      kind: 'payment',
      currency: 'EUR',
      theirs: 15_000,
      theirsCount: 3,
      ours: 10_000,
      oursCount: 2,
      open: 1,
    },
  ],
  open: [{ class: 'missing_here', count: 1 }],
  companies: [
    {
      company: 'sandbox',
      listed: true,
      readAt: '2026-11-24T12:00:00.000Z',
      triedAt: '2026-11-24T12:00:00.000Z',
      problem: null,
    },
  ],
  ledger: { at: '2026-11-24T04:11:00.000Z', holds: true, broken: [] },
};
const answered = (data: unknown) => ({
  data,
  error: null,
  isPending: false,
  isFetching: false,
  refetch: jest.fn(),
});
function show(changes: object = {}, { roles = ['payments'] as OfficeRole[], address = '', sums = {} } = {}) {
  mockAddress = address;
  const meta = { page: 1, perPage: 50, total: 1, more: false, lastPage: 1 };
  jest
    .mocked(useDifferences)
    .mockReturnValue(answered({ data: [{ ...difference, ...changes }], meta }) as never);
  jest.mocked(useBooksSummary).mockReturnValue(answered({ ...summary, ...sums }) as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <DifferencesList />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
const open = (name = 'Missing here') => fireEvent.click(screen.getByRole('button', { name }));
beforeEach(() => jest.clearAllMocks());

it('shows both sides of a difference beside each other', () => {
  show();
  expect(useDifferences).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'open', sort: 'found' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 open');
  open();
  const detail = screen.getByRole('region', { name: 'Missing here, ch_1' });
  for (const said of ['At the company (sandbox)', '€50.00', 'Here', 'Nothing', 'Waits for the payment'])
    expect(detail).toHaveTextContent(said);
  // Below the title of the page, with none in between.
  for (const side of ['At the company (sandbox)', 'Here'])
    expect(within(detail).getByRole('heading', { name: side, level: 2 })).toBeVisible();
});

it('is closed with a reason, by who may', async () => {
  show();
  open();
  fireEvent.change(screen.getByLabelText(/Reason, for colleagues/), { target: { value: 'paid twice' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close the difference' }));
  await waitFor(() => expect(closeDifference).toHaveBeenCalledWith('x1', 'paid twice'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Closed, with your reason.'));
});

it('is not closed by who may only look; one that is over says how', () => {
  show(
    { state: 'closed', endedAt: difference.foundAt, closedByEmail: 'pia@p.example', reason: 'settled' },
    {
      roles: ['finance'],
    },
  );
  open();
  expect(screen.getByText('settled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the difference' })).toBeNull();
});

it('says who may not close', () => {
  show({}, { roles: ['finance'] });
  open();
  expect(screen.getByText('Your roles don’t close differences.')).toBeVisible();
});

it('an amount in a currency that is not kept stays what it is', () => {
  show({ theirsCurrency: 'JPY' });
  expect(screen.getAllByText('5,000 minor units of JPY')).not.toHaveLength(0);
});

it('adds both sides up by day, and says what was looked at', () => {
  show({}, { address: 'days=30' });
  expect(useBooksSummary).toHaveBeenLastCalledWith(30);
  const totals = screen.getByRole('table', { name: 'Both sides by day' });
  for (const said of ['24 Nov 2026', '€150.00 (3)', '€100.00 (2)', '€50.00'])
    expect(totals).toHaveTextContent(said);
  expect(screen.getByRole('link', { name: '24 Nov 2026' })).toHaveAttribute(
    'href',
    '/office/reconciliation?state=all&kind=payment&from=2026-11-24&to=2026-11-24&days=30',
  );
  expect(screen.getByText('Its list was read until 24 Nov 2026, 12:00 UTC.')).toBeVisible();
  expect(screen.getByText('All invariants held at 24 Nov 2026, 04:11 UTC.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Missing here: 1' })).toHaveAttribute(
    'href',
    '/office/reconciliation?class=missing_here',
  );
});

it('says when a company keeps no list, and when the ledger is broken', () => {
  show(
    {},
    {
      sums: {
        companies: [{ ...summary.companies[0], listed: false }],
        ledger: {
          ...summary.ledger,
          holds: false,
          broken: [{ number: 2, name: 'every balance', broken: 1 }],
        },
      },
    },
  );
  const card = screen.getByRole('region', { name: 'What was looked at' });
  expect(within(card).getByText('It keeps no list of movements: nothing can be compared.')).toBeVisible();
  expect(card).toHaveTextContent('2. every balance (1)');
});
