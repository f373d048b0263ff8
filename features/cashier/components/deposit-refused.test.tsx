import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { METHODS, methodsOf } from '../testing/methods';
import { amount, ASKED, button, DEPOSIT, OFFERED, showForm, type } from '../testing/shown-form';
import { DepositForm } from './deposit-form';
import { OpenDeposits } from './open-deposits';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const refusedWith = (...problem: ConstructorParameters<typeof ApiProblem>) => ({
  [DEPOSIT]: () => {
    throw new ApiProblem(...problem);
  },
});

test('a bound that was changed meanwhile is said with its figure, and what was typed stays', async () => {
  const { card } = METHODS;
  let minimum = card.min_amount;
  await showForm({
    ...refusedWith('client_api_29', 422, { minimum: 10_000, currency: 'EUR' }),
    [ASKED]: () => ({ data: methodsOf([{ ...card, min_amount: minimum }]) }),
  });
  await type('50');
  minimum = { amount: 10_000, currency: 'EUR' };
  await userEvent.click(button());
  expect(await screen.findByText('min €100, max €2,000')).toBeVisible();
  expect(amount()).toHaveValue('50');
  expect(button()).toBeDisabled();
});

test('a method that is not served any more is no longer offered', async () => {
  const offered = [METHODS.card, METHODS.skrill];
  await showForm({
    ...refusedWith('client_api_18', 422),
    [ASKED]: () => ({ data: methodsOf([...offered]) }),
  });
  await userEvent.click(screen.getByRole('radio', { name: /Skrill/ }));
  offered.pop();
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Skrill/ })).not.toBeInTheDocument());
  expect(button()).toBeDisabled();
});

test('whose payments were refused too often reads for how many minutes', async () => {
  await showForm(refusedWith('payments_refused', 429, { retryAfter: 3_541 }));
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('the next one can be made in 60 minutes');
});

test('too many open ones are said, and their list is read anew', async () => {
  const OPEN = 'GET /api/v1/deposits';
  platformAnswers({
    ...refusedWith('deposits_open', 409),
    [ASKED]: () => ({ data: methodsOf(Object.values(METHODS)) }),
    [OFFERED]: () => ({ data: { number: 1, bonuses: [] } }),
    [OPEN]: () => ({ data: [] }),
  });
  renderWithPlatform(
    <>
      <OpenDeposits />
      <DepositForm currency="EUR" place="modal" />
    </>,
  );
  await screen.findByRole('radio', { name: /Bank card/ });
  await waitFor(() => expect(sentTo(OPEN)).toHaveLength(1));
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('five unfinished deposits');
  await waitFor(() => expect(sentTo(OPEN)).toHaveLength(2));
});

test('a deposit above a limit of the player’s own reads what is left of it, and until when', async () => {
  const limit = { period: 'week', amount: 20_000, left: 4_000, until: '2026-11-30T23:00:00.000Z' } as const;
  await showForm(refusedWith('client_api_31', 422, { limit, currency: 'EUR' }));
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Your limit on deposits for the week: €40\.00 left until \w{3} (30 Nov|1 Dec),/,
  );
});
