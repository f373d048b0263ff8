import { screen } from '@testing-library/react';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { ApiProblem } from '@/lib/http/problem';
import { OwnDepositResult } from './own-deposit-result';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const DEPOSIT = 'GET /api/v1/deposits/{id}';

function renderResult(me: () => unknown) {
  platformAnswers({
    'GET /api/v1/me': me,
    [DEPOSIT]: () => ({
      data: { id: 'd1', transaction: { status: 'failed', amount: 5_000, currency: 'EUR' } },
    }),
  });
  return renderWithPlatform(<OwnDepositResult depositId="d1" />);
}
const title = (name: string) => screen.findByRole('heading', { name });

afterEach(removeHint);

test('a visitor is told nothing of a deposit', async () => {
  renderResult(() => ({ data: null }));
  await title('We know of no such deposit');
  expect(sentTo(DEPOSIT)).toHaveLength(0);
});

test('a player sees what became of the deposit', async () => {
  writeHint('en');
  renderResult(() => ({ data: { id: 'p', email: 'mara@parlour.example', language: 'en' } }));
  await title('The deposit did not go through');
  expect(sentTo(DEPOSIT)[0]?.params?.path).toEqual({ id: 'd1' });
});

test('the deposit is asked for also when nothing said who is here', async () => {
  writeHint('en');
  renderResult(() => {
    throw new ApiProblem('no_response', 0);
  });
  await title('The deposit did not go through');
});
