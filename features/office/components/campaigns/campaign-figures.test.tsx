import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import { useGrants } from '../../api/get-bonuses';
import { useCampaign } from '../../api/get-campaigns-id';
import { useForecast } from '../../api/get-campaigns-id-forecast';
import { useGroups } from '../../api/get-campaigns-id-groups';
import { useHits } from '../../api/get-guard-hits';
import { useWritten } from '../../api/get-campaigns-id-content';
import { useRefusals } from '../../api/get-bonus-refusals';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { campaign, forecast as FORECAST, grant, groups, refusal, hit } from '../../testing/campaigns';
import { CampaignFile } from './campaign-file';

jest.mock('../../api/get-campaigns-id-forecast', () => ({ useForecast: jest.fn() }));
jest.mock('../../api/get-guard-hits', () => ({ useHits: jest.fn() }));
jest.mock('../../api/get-campaigns-id-groups', () => ({ useGroups: jest.fn() }));
jest.mock('../../api/get-campaigns-id-content', () => ({ useWritten: jest.fn() }));
jest.mock('../../api/get-campaigns-id', () => ({ useCampaign: jest.fn() }));
jest.mock('../../api/get-bonuses', () => ({ useGrants: jest.fn(), GRANTS_KEY: ['bonuses'] }));
jest.mock('../../api/get-bonus-refusals', () => ({ useRefusals: jest.fn() }));

const page = (data: object[]) => ({
  data: { data, meta: { page: 1, perPage: 20, total: data.length, more: false, lastPage: 1 } },
  error: null,
  isPending: false,
  isFetching: false,
});
function show({ changes = {}, forecast = {} as object, groupsLooked = 120_000 } = {}) {
  jest.mocked(useCampaign).mockReturnValue({
    data: { ...campaign, ...changes },
    error: null,
    isPending: false,
    dataUpdatedAt: Date.parse('2026-11-24T12:30:00.000Z'),
  } as never);
  jest.mocked(useForecast).mockReturnValue({ data: { ...FORECAST, ...forecast }, error: null } as never);
  jest.mocked(useGroups).mockReturnValue({
    data: { data: groups, meta: { looked: groupsLooked, of: 120_000 } },
    error: null,
  } as never);
  jest.mocked(useWritten).mockReturnValue({ data: { waiting: null } } as never);
  jest.mocked(useHits).mockReturnValue(page([hit]) as never);
  jest.mocked(useGrants).mockReturnValue(page([grant]) as never);
  jest.mocked(useRefusals).mockReturnValue(page([refusal]) as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(['bonus'])}>
        <CampaignFile id="weekly" />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
beforeEach(() => jest.resetAllMocks());

it('shows the forecast with its error and on what it rests', () => {
  show();
  expect(screen.getByRole('table', { name: 'What it would have given and cost' })).toHaveTextContent(
    '€4,000.00 ± €600.00',
  );
  expect(
    screen.getByText(/estimated from a sample of 20,000 of 120,000 open accounts; the cost by 840 bonuses/),
  ).toBeVisible();
});

it('draws the forecast, and says in words what the picture shows', () => {
  const sums = { ...FORECAST.sums[0], budgetDay: 45 };
  show({ forecast: { sums: [sums, { ...sums, currency: 'CHF', cost: null, costError: null }] } });
  const picture = screen.getByRole('img', { name: /^EUR/ });
  expect(picture).toHaveAccessibleName(
    'EUR: worth €9,000.00 ± €900.00, cost €4,000.00 ± €600.00, budget gone on day 45 of 90',
  );
  // Worth and cost on one scale, which ends where the worth may be at most; the budget by days.
  const widths = [...picture.querySelectorAll('rect[x]')].map((bar) => bar.getAttribute('width'));
  expect(widths).toEqual(['90.91%', '40.40%', '50.00%']);
  const range = picture.querySelector('[data-kind="cost"] line');
  expect([range?.getAttribute('x1'), range?.getAttribute('x2')]).toEqual(['34.34%', '46.46%']);
  expect(screen.getByRole('img', { name: /^CHF/ })).not.toHaveAccessibleName(/cost/);
});

it('draws nothing where nothing would have been given', () => {
  const none = { value: 0, valueError: 0, cost: null, costError: null };
  show({ forecast: { sums: [{ ...FORECAST.sums[0], ...none }] } });
  expect(screen.queryByRole('img')).toBeNull();
});

it('has tables of figures that the keyboard can scroll where they are wider than their place', () => {
  show();
  const forecast = screen.getByRole('group', { name: 'What it would have given and cost' });
  expect(forecast).toHaveAttribute('tabindex', '0');
  expect(forecast).toContainElement(screen.getByRole('table', { name: 'What it would have given and cost' }));
});

it('says on which day a budget would have ended', () => {
  show({ forecast: { sums: [{ ...FORECAST.sums[0], budgetDay: 41 }] } });
  expect(screen.getByText('Gone on day 41 of 90')).toBeVisible();
  expect(screen.queryByText('Would have done')).toBeNull();
});

it('says when there is too little data for a forecast', () => {
  show({ forecast: { isThin: true, sums: [{ ...FORECAST.sums[0], cost: null, costError: null }] } });
  expect(screen.getByText('So few would have got it that this says little.')).toBeVisible();
  expect(screen.getByText('Too little data')).toBeVisible();
});

it('puts both sides of a share beside each other, and says whether it may be chance', () => {
  show({ changes: { share: 30 } });
  const table = screen.getByRole('table', { name: 'Both sides since it was started' });
  expect(table).toHaveTextContent('Have itEUR30020 (6.7 %)');
  expect(table).toHaveTextContent('Don’t have itEUR700');
  expect(screen.queryByText(/Estimated from a sample/)).toBeNull();
  expect(
    screen.getByText('EUR: a difference of €4.00 ± €1.41 a player, more than chance makes.'),
  ).toBeVisible();
});

it('says that both sides are of a sample, and of how many', () => {
  show({ changes: { share: 30 }, groupsLooked: 20_000 });
  expect(
    screen.getByText(/Estimated from a sample of 20,000 of 120,000 open accounts: .* stands for 6\./),
  ).toBeVisible();
});
