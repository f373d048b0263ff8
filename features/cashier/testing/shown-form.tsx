import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { DepositForm } from '../components/deposit-form';
import type { DepositWish } from '../domain/wish';
import { depositWith } from './deposit';
import { METHODS, methodsOf } from './methods';

export const ASKED = 'GET /api/v1/deposit-methods';
export const DEPOSIT = 'POST /api/v1/deposits';

/** The deposit form with one method of each kind, once it is there. */
export async function showForm(answers: Answers = {}, wish: DepositWish = {}, onOpened?: () => void) {
  platformAnswers({
    [ASKED]: () => ({ data: methodsOf(Object.values(METHODS)) }),
    [DEPOSIT]: () => ({ data: depositWith() }),
    ...answers,
  });
  const view = renderWithPlatform(
    <DepositForm currency="EUR" place="modal" wish={wish} onOpened={onOpened} />,
  );
  await screen.findByRole('radio', { name: /Bank card/ });
  return view;
}

export const amount = () => screen.getByLabelText('Amount');
export const button = () => screen.getByRole('button', { name: /^Deposit/ });
/** Idempotency keys of what was sent, in order. */
export const keys = () => sentTo(DEPOSIT).map(({ params }) => params?.header?.['Idempotency-Key']);

export async function type(value: string) {
  await userEvent.clear(amount());
  await userEvent.type(amount(), value);
  await userEvent.tab();
}
