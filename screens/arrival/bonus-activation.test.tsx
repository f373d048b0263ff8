import { useEffect } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { StrictMode } from 'react';
import { replaced, visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ToastHost } from '@/components/shell/toast-host/toast-host';
import { grantOf, ownOf, withSteps } from '@/features/bonuses/testing/grants';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { ApiProblem } from '@/lib/http/problem';
import { BonusActivation } from './bonus-activation';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const ACTIVATION = 'POST /api/v1/bonuses/{id}/activation';
let asked: string[] = [];
function Asked() {
  const requests = useAtomValue(modalRequestsAtom);
  useEffect(() => {
    asked = requests.map(({ name }) => name);
  });
  return null;
}
function arrive(answers: Answers) {
  visit('/activate-bonus/lantern');
  platformAnswers({
    'GET /api/v1/me': () => ({ data: { id: 'p', language: 'en' } }),
    'GET /api/v1/me/bonuses': () => ({ data: ownOf() }),
    ...answers,
  });
  renderWithPlatform(
    <StrictMode>
      <BonusActivation bonusId="lantern" />
      <ToastHost />
      <Asked />
    </StrictMode>,
  );
}
afterEach(removeHint);

test.each([
  ['active', 'Bonus activated'],
  ['pending', 'The bonus waits for your answer'],
  ['queued', 'The bonus waits in your queue'],
  ['completed', 'You have had this bonus'],
] as const)('a player’s bonus that is %s is asked for once, and the lobby follows', async (state, text) => {
  writeHint('en');
  arrive({ [ACTIVATION]: () => ({ data: withSteps(grantOf({ state })) }) });
  await waitFor(() => expect(replaced).toEqual(['/']));
  expect(sentTo(ACTIVATION).map(({ params }) => params?.path)).toEqual([{ id: 'lantern' }]);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a bonus that is in play already is called so', async () => {
  writeHint('en');
  arrive({
    'GET /api/v1/me/bonuses': () => ({ data: ownOf({ active: grantOf() }) }),
    [ACTIVATION]: () => ({ data: withSteps(grantOf()) }),
  });
  expect(await screen.findByText('This bonus is in play already')).toBeInTheDocument();
});

test('a visitor is asked to log in, and nothing is activated before', async () => {
  arrive({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in for your bonus' })).toBeInTheDocument();
  expect(asked).toEqual(['LOGIN']);
  expect(sentTo(ACTIVATION)).toEqual([]);
  expect(replaced).toEqual([]);
});

test('a refusal is told, and the lobby follows', async () => {
  writeHint('en');
  arrive({
    [ACTIVATION]: () => {
      throw new ApiProblem('client_api_24', 404);
    },
  });
  await waitFor(() => expect(replaced).toEqual(['/']));
  expect(await screen.findByText('The bonus could not be activated')).toBeInTheDocument();
});
