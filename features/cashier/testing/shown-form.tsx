import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { DepositForm } from '../components/deposit-form';
import type { DepositAsides } from '../domain/asides';
import type { DepositWish } from '../domain/wish';
import { depositWith } from './deposit';
import { METHODS, methodsOf } from './methods';

export const ASKED = 'GET /api/v1/deposit-methods';
export const DEPOSIT = 'POST /api/v1/deposits';
export const OFFERED = 'GET /api/v1/me/deposit-bonuses';
export const NAMED = 'GET /api/v1/me/deposit-bonuses/{bonus}';
export const CHECKED = 'GET /api/v1/me/promo-codes/{code}';

/** The deposit form with one method of each kind, once it is there. */
export async function showForm(
  answers: Answers = {},
  wish: DepositWish = {},
  { onOpened, asides }: { onOpened?: () => void; asides?: DepositAsides | undefined } = {},
) {
  platformAnswers({
    [ASKED]: () => ({ data: methodsOf(Object.values(METHODS)) }),
    [DEPOSIT]: () => ({ data: depositWith() }),
    [OFFERED]: () => ({ data: { number: 1, bonuses: [] } }),
    [CHECKED]: () => {
      throw new ApiProblem('client_api_24', 404);
    },
    ...answers,
  });
  const view = renderWithPlatform(
    <DepositForm currency="EUR" place="modal" wish={wish} onOpened={onOpened} asides={asides} />,
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
