import { act, screen, waitFor } from '@testing-library/react';
import { replaced, visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ToastHost } from '@/components/shell/toast-host/toast-host';
import { keptTracking } from '@/features/auth/state/tracking';
import { removeHint } from '@/features/player/state/hint';
import { ApiProblem } from '@/lib/http/problem';
import { ArrivalScreen } from './arrival-screen';

jest.mock('@/lib/http/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const EXCHANGE = 'POST /api/v1/auth/exchange';
const settle = () => act(async () => undefined);

async function arrive(address: string, answers: Record<string, () => unknown> = {}) {
  visit('/');
  window.history.replaceState(null, '', address);
  platformAnswers({ 'GET /api/v1/me': () => ({ data: { language: 'en' } }), ...answers });
  renderWithPlatform(
    <>
      <ArrivalScreen />
      <ToastHost />
    </>,
  );
  await settle();
  await settle();
}

beforeEach(() => {
  sessionStorage.clear();
  removeHint();
});

test('a code is posted once, and leads to the lobby', async () => {
  await arrive('/authorize/abc', { [EXCHANGE]: () => ({ data: { userId: 'u', language: 'en' } }) });
  await waitFor(() => expect(replaced).toEqual(['/']));
  expect(sentTo(EXCHANGE).map(({ body }) => body)).toEqual([{ code: 'abc' }]);
});

test('a code that was used says so, and offers the log-in', async () => {
  await arrive('/redirect?session_uuid=abc', {
    [EXCHANGE]: () => {
      throw new ApiProblem('client_api_27', 422);
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'This link no longer works' });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('data-modal', 'LOGIN');
  expect(replaced).toEqual([]);
});

test('silence is not the code’s fault: it is asked again on request', async () => {
  let away = true;
  await arrive('/authorize/abc', {
    [EXCHANGE]: () => {
      if (away) throw new ApiProblem('no_response', 0);
      return { data: { userId: 'u', language: 'en' } };
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'The casino does not answer' });
  away = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(replaced).toEqual(['/']));
});

test('bad news from elsewhere is told as text, and no session is opened with it', async () => {
  await arrive('/redirect?status=error&session_uuid=abc&message=%3Cb%3EDeclined%3C%2Fb%3E');
  expect(screen.getByText('<b>Declined</b>')).toBeVisible();
  expect(sentTo(EXCHANGE)).toEqual([]);
  expect(replaced).toEqual(['/']);
});

test('word of where a visitor comes from is kept for the sign-up', async () => {
  await arrive('/handoff?data=utm_source%3Dletter%26x%3Dy');
  expect(keptTracking()).toEqual({ utm_source: 'letter' });
  expect(replaced).toEqual(['/']);
});

test('an address without an errand leads to the lobby', async () => {
  await arrive('/redirect?status=success');
  expect(replaced).toEqual(['/']);
});
