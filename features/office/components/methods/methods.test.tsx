import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import { API_CODES } from '@/lib/domain/api-codes';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { usePaymentMethods } from '../../api/get-payment-methods';
import { turnMethod } from '../../api/post-payment-methods-method-direction-turn';
import { limitMethod } from '../../api/put-payment-methods-method-direction-limits';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { MethodsList } from './methods-list';

let mockAddress = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn() }),
  useSearchParams: () => new URLSearchParams(mockAddress),
}));
jest.mock('../../api/get-payment-methods', () => ({
  usePaymentMethods: jest.fn(),
  METHODS_KEY: ['methods'],
}));
jest.mock('../../api/post-payment-methods-method-direction-turn', () => ({ turnMethod: jest.fn() }));
jest.mock('../../api/put-payment-methods-method-direction-limits', () => ({ limitMethod: jest.fn() }));

const by = { reason: 'losses', by: 'pia@parlour.example', at: '2026-11-24T12:00:00.000Z' };
const card = {
  id: 'card.deposit',
  method: 'card',
  direction: 'deposit',
  title: 'Bank card',
  company: 'sandbox',
  countries: null,
  allowed: true,
  enabled: true,
  turned: null,
  limits: [
    {
      currency: 'EUR',
      companyMin: 1_000,
      companyMax: 500_000,
      min: 2_000,
      max: 500_000,
      own: [
        { country: null, min: 2_000, max: null, ...by },
        { country: 'DE', min: null, max: 100_000, ...by },
      ],
    },
  ],
};
function show(changes: object = {}, { roles = ['payments'] as OfficeRole[], address = '' } = {}) {
  mockAddress = address;
  jest.mocked(usePaymentMethods).mockReturnValue({
    data: {
      data: [{ ...card, ...changes }],
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
        <MethodsList />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Bank card' }));
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
beforeEach(() => jest.clearAllMocks());

it('shows the company’s limits beside the casino’s, and what holds', () => {
  show({}, { address: 'direction=deposit&state=on' });
  expect(usePaymentMethods).toHaveBeenLastCalledWith(
    expect.objectContaining({ direction: 'deposit', state: 'on' }),
  );
  const limits = screen.getByRole('table', { name: 'Limits of Bank card' });
  for (const said of [
    '€10.00 – €5,000.00',
    'Every country: from €20.00',
    'DE: up to €1,000.00',
    '€20.00 – €5,000.00',
  ])
    expect(limits).toHaveTextContent(said);
});

it.each([
  [true, 'Turn it off …', 'Turn it off', 'Bank card is off for deposits.'],
  [false, 'Turn it on …', 'Turn it on', 'Bank card is on for deposits.'],
])('is turned with a reason (on: %p)', async (enabled, opener, button, said) => {
  show({ enabled });
  press(opener);
  fill(/Reason, for colleagues/, 'a bad day');
  press(button);
  await waitFor(() =>
    expect(turnMethod).toHaveBeenCalledWith(expect.objectContaining({ method: 'card' }), {
      enabled: !enabled,
      reason: 'a bad day',
    }),
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
});

it.each([
  ['Limit EUR for all …', '20', null, { seen: by.at }],
  ['Change EUR for DE …', '', 'DE', { seen: by.at }],
  ['Limit EUR for a country …', '', 'AT', { named: 'at', seen: null }],
])('%s: what is set stands in the form, and goes out in minor units', async (opener, min, country, more) => {
  show();
  press(opener);
  expect(screen.getByLabelText(/^Minimum/)).toHaveValue(min);
  if ('named' in more) fill(/^Country, two/, more.named ?? '');
  fill(/^Maximum/, '900');
  fill(/Reason, for colleagues/, 'fewer losses');
  press('Put it in force');
  await waitFor(() =>
    expect(limitMethod).toHaveBeenCalledWith(expect.objectContaining({ direction: 'deposit' }), {
      currency: 'EUR',
      country,
      min: min === '' ? null : 2_000,
      max: 90_000,
      seen: more.seen,
      reason: 'fewer losses',
    }),
  );
});

it('says that a colleague was faster, and keeps what was typed', async () => {
  const detail = 'a colleague has changed this limit meanwhile: look at it again';
  jest.mocked(limitMethod).mockRejectedValueOnce(new ApiProblem('client_api_52', 409, { detail }));
  show();
  press('Limit EUR for all …');
  fill(/^Maximum/, '900');
  fill(/Reason, for colleagues/, 'fewer losses');
  press('Put it in force');
  expect(
    await screen.findByText('A colleague has changed this limit meanwhile: look at it again.'),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Maximum/)).toHaveValue('900');
});

it('says at the field what is wrong with it', async () => {
  show();
  press('Limit EUR for all …');
  fill(/^Minimum/, '12,50');
  fill(/Reason, for colleagues/, 'a');
  press('Put it in force');
  expect(await screen.findByText('This is a number of whole units.')).toBeVisible();
  jest
    .mocked(limitMethod)
    .mockRejectedValue(new ApiProblem(API_CODES.wrongData, 422, { fields: { min: 'widens' } }));
  fill(/^Minimum/, '5');
  press('Put it in force');
  expect(
    await screen.findByText('This is more than the company allows: a limit can only narrow.'),
  ).toBeVisible();
});

it('is nothing to change for who may only look', () => {
  show({}, { roles: ['finance'] });
  expect(screen.getByText('Your roles don’t change payment methods.')).toBeVisible();
  for (const name of ['Turn it off …', 'Limit EUR for all …'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
