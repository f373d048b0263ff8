import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calls, platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { LimitOffer } from './limit-offer';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const OFFER = 'GET /api/v1/me/limit-offers';
const DECLINE = 'PUT /api/v1/me/limit-offers/{place}';
const SET = 'PUT /api/v1/me/limits/{kind}/{period}';
const open = (rest: object = {}) => ({
  data: { currency: 'EUR', places: ['sign_up', 'deposit'], required: false, periods: ['month'], ...rest },
});
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('sets a limit with one press', async () => {
  platformAnswers({ [OFFER]: () => open(), [SET]: () => ({ data: {} }) });
  renderWithPlatform(<LimitOffer place="deposit" />);
  await userEvent.click(await screen.findByRole('button', { name: '€100 a month' }));
  expect(await screen.findByText(/€100 a month: it holds from now on/)).toBeVisible();
  expect(sentTo(SET)).toMatchObject([
    { params: { path: { kind: 'deposit', period: 'month' } }, body: { amount: 10_000 } },
  ]);
});

it('goes on without one with one press, which looks like the others', async () => {
  platformAnswers({ [OFFER]: () => open(), [DECLINE]: () => open({ places: ['sign_up'] }) });
  renderWithPlatform(<LimitOffer place="deposit" />);
  const without = await screen.findByRole('button', { name: 'No limit' });
  expect(names()).toEqual(['€50 a month', '€100 a month', '€250 a month', 'No limit']);
  const looks = screen.getAllByRole('button').map(({ dataset }) => `${dataset.tone} ${dataset.size}`);
  expect(new Set(looks).size).toBe(1);
  await userEvent.click(without);
  expect(await screen.findByRole('status')).toHaveTextContent('no limit');
  expect(sentTo(DECLINE)).toMatchObject([{ params: { path: { place: 'deposit' } } }]);
});

it('can’t be declined where the law asks for one', async () => {
  platformAnswers({ [OFFER]: () => open({ required: true }) });
  renderWithPlatform(<LimitOffer place="deposit" />);
  expect(await screen.findByText(/law of your country/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'No limit' })).toBeNull();
});

it('sets it by each period that the law asks for and that has none, the longest first, with one press', async () => {
  platformAnswers({
    [OFFER]: () => open({ required: true, periods: ['day', 'month'] }),
    [SET]: () => ({ data: {} }),
  });
  renderWithPlatform(<LimitOffer place="deposit" />);
  expect(await screen.findByText(/asks for a limit by day and month\. One tap sets it/)).toBeVisible();
  expect(names()).toEqual(['€50', '€100', '€250']);
  await userEvent.click(screen.getByRole('button', { name: '€100' }));
  expect(await screen.findByText('€100 by day and month: it holds from now on.')).toBeVisible();
  expect(sentTo(SET)).toMatchObject(
    ['month', 'day'].map((period) => ({ params: { path: { period } }, body: { amount: 10_000 } })),
  );
});

it.each([
  ['it was answered', () => open({ places: ['sign_up'] })],
  [
    'nobody answers',
    () => {
      throw new ApiProblem('not_found', 404);
    },
  ],
])('shows nothing where %s', async (_name, answer) => {
  platformAnswers({ [OFFER]: answer });
  const { container } = renderWithPlatform(<LimitOffer place="deposit" />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

it('that could not be answered says so', async () => {
  platformAnswers({
    [OFFER]: () => open(),
    [DECLINE]: () => {
      throw new ApiProblem('not_found', 404);
    },
  });
  renderWithPlatform(<LimitOffer place="sign_up" />);
  await userEvent.click(await screen.findByRole('button', { name: 'No limit' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'No limit' })).toBeEnabled();
});
