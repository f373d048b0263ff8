import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import { API_CODES } from '@/lib/domain/api-codes';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { useRates } from '../../api/get-rates';
import { askForRate } from '../../api/post-rates';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { RatesPage } from './rates-page';

jest.mock('../../api/get-rates', () => ({ useRates: jest.fn(), RATES_KEY: ['rates'] }));
jest.mock('../../api/post-rates', () => ({ askForRate: jest.fn() }));

const rate = {
  currency: 'USD',
  perEuro: '1.17',
  source: 'operator',
  by: 'pia@parlour.example',
  at: '2026-11-24T12:00:00.000Z',
  isStale: false,
  before: [{ perEuro: '1.1628', source: 'shipped', by: null, at: '2026-11-01T12:00:00.000Z' }],
  asked: null,
};
function show(changes: object = {}, roles: OfficeRole[] = ['payments']) {
  jest.mocked(useRates).mockReturnValue({
    data: {
      rates: [{ ...rate, ...changes }],
      coins: [
        {
          company: 'sandbox',
          coin: 'BTC',
          currency: 'EUR',
          price: '54217.3000',
          at: '2026-11-24T12:00:00.000Z',
        },
      ],
    },
    dataUpdatedAt: Date.parse('2026-11-24T12:30:00.000Z'),
    error: null,
    isPending: false,
    isFetching: false,
    refetch: jest.fn(),
  } as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <RatesPage />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'USD' }));
}
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
beforeEach(() => jest.resetAllMocks());

it('shows what holds, since when and from whom, and what was told of coins', () => {
  show();
  const currencies = screen.getByRole('table', { name: 'Currencies' });
  for (const said of [
    '1.17',
    'Set by pia@parlour.example and a colleague',
    '24 Nov 2026, 12:00 UTC',
    '30 min',
  ])
    expect(currencies).toHaveTextContent(said);
  expect(screen.getByRole('region', { name: /^A whole coin/ })).toHaveTextContent(
    'BTC in EUR54217.3000 EUR, told by sandbox 24 Nov 2026, 12:00 UTC, 30 min ago',
  );
  expect(screen.getByText('1.1628 since 1 Nov 2026, 12:00 UTC')).toBeVisible();
});

it('a stale one says so; one that is asked for can’t be asked for again', () => {
  show({ isStale: true, asked: { request: 'r1', perEuro: '1.18' } });
  expect(screen.getByText('Stale: 30 min')).toBeVisible();
  expect(screen.getByText('1.18 waits for a colleague, under Approvals.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for it' })).toBeNull();
});

it('a jump is said in words, and asked for by a second press of the same rate', async () => {
  jest
    .mocked(askForRate)
    .mockRejectedValueOnce(new ApiProblem(API_CODES.confirmationRequired, 409, { detail: '1.4 is far' }));
  show();
  fill(/^USD for one euro/, '1.4');
  fill(/Reason, for colleagues/, 'today');
  press('Ask for it');
  expect(await screen.findByText('1.4 is far.')).toBeVisible();
  press('Yes, ask for 1.4');
  await waitFor(() =>
    expect(askForRate).toHaveBeenLastCalledWith({
      currency: 'USD',
      perEuro: '1.4',
      confirmed: true,
      reason: 'today',
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('A colleague has to agree now, under Approvals.'),
  );
});

it('another rate than the one that was said to be far is not confirmed by it', async () => {
  jest
    .mocked(askForRate)
    .mockRejectedValueOnce(new ApiProblem(API_CODES.confirmationRequired, 409, { detail: '1.4 is far' }));
  show();
  fill(/^USD for one euro/, '1.4');
  fill(/Reason, for colleagues/, 'today');
  press('Ask for it');
  await screen.findByText('1.4 is far.');
  fill(/^USD for one euro/, '1.5');
  press('Yes, ask for 1.4');
  await waitFor(() => expect(askForRate).toHaveBeenCalledTimes(2));
  expect(askForRate).toHaveBeenLastCalledWith(expect.objectContaining({ perEuro: '1.5', confirmed: false }));
});

it('is nothing to set for who may only look', () => {
  show({}, ['finance']);
  expect(screen.getByText('Your roles don’t set rates.')).toBeVisible();
});
