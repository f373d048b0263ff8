import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import { ApiProblem } from '@/lib/http/problem';
import { useCampaigns } from '../../api/get-campaigns';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { CampaignsList } from './campaigns-list';

let mockAddress = '';
const mockReplace = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: mockReplace }),
  useSearchParams: () => new URLSearchParams(mockAddress),
}));
jest.mock('../../api/get-campaigns', () => ({ useCampaigns: jest.fn(), CAMPAIGNS_KEY: ['campaigns'] }));

const results = {
  currency: 'EUR',
  given: 1_200,
  waiting: 3,
  active: 4,
  taken: 800,
  completed: 300,
  cancelled: 20,
  expired: 10,
  forfeited: 0,
  bonusMoney: 80_000,
  burned: 18_000,
  converted: 15_000,
  staked: 900_000,
  won: 850_000,
  spinsWon: 0,
  cost: 62_000,
  ngrEffect: -12_000,
};
const birthday = {
  id: 'birthday',
  name: 'Birthday bonus',
  tag: 'promobonus',
  type: 4,
  promocode: null,
  state: 'running',
  startsAt: null,
  endsAt: '2026-12-24T00:00:00.000Z',
  changedAt: '2026-11-24T15:04:05.000Z',
  budgets: [
    { currency: 'EUR', most: 500_000, used: 120_000 },
    { currency: 'USD', most: null, used: 0 },
  ],
  results: [results],
};
function show(rows: object[], { address = '', error = null as unknown, isPending = false } = {}) {
  mockAddress = address;
  jest.mocked(useCampaigns).mockReturnValue({
    data:
      error || isPending
        ? undefined
        : { data: rows, meta: { page: 1, perPage: 50, total: rows.length, more: false, lastPage: 1 } },
    error,
    isPending,
    isFetching: false,
    dataUpdatedAt: Date.parse('2026-11-24T12:30:00.000Z'),
    refetch: jest.fn(),
  } as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(['bonus'])}>
        <CampaignsList />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
beforeEach(() => jest.clearAllMocks());

it('shows how a campaign stands, its budget, and what came of it', () => {
  show([birthday], { address: 'state=running&type=4' });
  expect(useCampaigns).toHaveBeenLastCalledWith(
    expect.objectContaining({ state: 'running', type: 4, sort: 'changed' }),
  );
  const row = within(screen.getAllByRole('row')[1] as HTMLElement);
  for (const said of ['Birthday bonus', 'Running', 'Birthday', 'Promotion', '1,200', '800', '300'])
    expect(row.getByText(said)).toBeVisible();
  expect(row.getByText(/€1,200\.00 of/)).toHaveTextContent('€1,200.00 of €5,000.00');
  expect(row.getByText('€620.00')).toBeVisible();
  expect(row.getByText(/120\.00$/)).toHaveTextContent(/^[-−]€120\.00$/);
  expect(row.getByText(/^Until/)).toBeVisible();
});

it('says that a campaign is planned, and that a budget has no bound', () => {
  show([{ ...birthday, startsAt: '2026-11-25T00:00:00.000Z', endsAt: null, budgets: [], results: [] }]);
  expect(screen.getByText('Planned')).toBeVisible();
  expect(screen.getByText('No bound')).toBeVisible();
});

it('keeps to filters in the address', () => {
  show([birthday]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: '5' } });
  expect(mockReplace).toHaveBeenLastCalledWith('/office/campaigns?type=5', { scroll: false });
});

it.each([
  ['nothing is there', [], {}, 'Nobody has written a campaign yet.'],
  ['nothing fits', [], { address: 'tag=vippromo' }, 'No campaign fits.'],
  ['it waits', [], { isPending: true }, 'Loading campaigns …'],
  [
    'it failed',
    [],
    { error: new ApiProblem('server_error', 500, { code: 'server_error' }) },
    'The platform had a fault. Try again in a moment.',
  ],
  [
    'it is not allowed',
    [],
    { error: new ApiProblem('admin_1', 403, { code: 'admin_1' }) },
    'Your roles don’t open this.',
  ],
])('says so when %s', (_when, rows, more, words) => {
  show(rows, more);
  expect(screen.getByText(words)).toBeVisible();
});
