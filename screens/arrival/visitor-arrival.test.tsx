import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { replaced, visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ToastHost } from '@/components/shell/toast-host/toast-host';
import { SETTLE_MS } from '@/features/auth/hooks/use-settled';
import { keptTracking } from '@/features/auth/state/tracking';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { ApiProblem } from '@/lib/http/problem';
import { VisitorArrival } from './visitor-arrival';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const PREVIEW = 'POST /api/v1/auth/session-codes/preview';
const EXCHANGE = 'POST /api/v1/auth/exchange';
let client: QueryClient;
const settle = () => act(async () => undefined);

async function arrive(address: string, answers: Answers = {}) {
  visit('/');
  window.history.replaceState(null, '', address);
  platformAnswers({ 'GET /api/v1/me': () => ({ data: { language: 'en' } }), ...answers });
  ({ client } = renderWithPlatform(
    <>
      <VisitorArrival />
      <ToastHost />
    </>,
  ));
  await settle();
  await settle();
}

beforeEach(() => {
  sessionStorage.clear();
  removeHint();
});

const asked = {
  account: 'm…@p….example',
  secondsLeft: 40,
  known: false,
  present: 'nobody',
  asks: true,
  confirmation: 'yes-1',
};
/** What the platform says of a code; the part that a test is about. */
const of = (part: Partial<typeof asked> = {}) => ({
  [PREVIEW]: () => ({ data: { ...asked, ...part } }),
  [EXCHANGE]: () => ({ data: { userId: 'u', language: 'en' } }),
});
const yes = () => screen.getByRole('button', { name: 'Continue as m…@p….example' });
const question = () => screen.findByRole('heading', { level: 1, name: 'Continue as m…@p….example?' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const refuse = (code: 'client_api_27' | 'account_unconfirmed' | 'no_response', status: number) => () => {
  throw new ApiProblem(code, status);
};

describe('a code', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('of this browser is posted once, without a question, and leads to the lobby', async () => {
    await arrive('/authorize/abc', of({ asks: false }));
    await waitFor(() => expect(replaced).toEqual(['/']));
    expect(sentTo(EXCHANGE).map(({ body }) => body)).toEqual([{ code: 'abc' }]);
  });

  test.each(['/authorize/abc', '/de/authorize/abc', '/redirect?session_uuid=abc'])(
    'that somebody else may have sent changes nothing without a press: %s',
    async (address) => {
      await arrive(address, of());
      await question();
      await pass(30_000);
      expect(sentTo(PREVIEW).map(({ body }) => body)).toEqual([{ code: 'abc' }]);
      expect(sentTo(EXCHANGE)).toEqual([]);
      expect(replaced).toEqual([]);
      expect(screen.getByText(/has not been used in this browser/)).toBeVisible();
      expect(document.body).toHaveFocus();
    },
  );

  test('is exchanged by a press, with the yes to this very question', async () => {
    await arrive('/authorize/abc', of());
    await question();
    await pass(SETTLE_MS);
    act(() => yes().click());
    await waitFor(() => expect(replaced).toEqual(['/']));
    expect(sentTo(EXCHANGE).map(({ body }) => body)).toEqual([{ code: 'abc', confirmation: 'yes-1' }]);
  });

  test('is not exchanged by the second press of a double click that was meant for another page', async () => {
    await arrive('/authorize/abc', of());
    await question();
    expect(yes()).toBeDisabled();
    await pass(SETTLE_MS);
    expect(yes()).toBeEnabled();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(yes()).toBeDisabled();
    await pass(SETTLE_MS);
    expect(yes()).toBeEnabled();
  });

  test('of an account that is known here says so', async () => {
    await arrive('/authorize/abc', of({ known: true }));
    await question();
    expect(screen.getByText(/has been used in this browser before/)).toBeVisible();
  });

  test('of the player who is logged in is not used up', async () => {
    await arrive('/authorize/abc', of({ present: 'same' }));
    await waitFor(() => expect(replaced).toEqual(['/']));
    expect(sentTo(EXCHANGE)).toEqual([]);
  });

  test('tells who is logged in before it makes them somebody else, and forgets what was theirs', async () => {
    writeHint('en');
    await arrive('/authorize/abc', {
      ...of({ present: 'other' }),
      'GET /api/v1/me': () => ({ data: { email: 'juno@parlour.example', language: 'en' } }),
    });
    await question();
    expect(screen.getByText(/You are logged in as juno@parlour\.example/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'No, stay logged in' })).toHaveAttribute('href', '/');
    client.setQueryData(['player', 'balance'], { balance: 5_000 });
    await pass(SETTLE_MS);
    act(() => yes().click());
    await waitFor(() => expect(replaced).toEqual(['/']));
    expect(client.getQueryData(['player', 'balance'])).toBeUndefined();
  });

  test('is asked about anew when somebody has logged in since', async () => {
    let present = 'nobody';
    await arrive('/authorize/abc', {
      [PREVIEW]: () => ({ data: { ...asked, present, confirmation: `yes, ${present}` } }),
      [EXCHANGE]: ({ body }) => {
        if (body?.confirmation !== 'yes, other') throw new ApiProblem('account_unconfirmed', 409);
        return { data: { userId: 'u', language: 'en' } };
      },
    });
    await question();
    present = 'other';
    await pass(SETTLE_MS);
    act(() => yes().click());
    expect(await screen.findByText(/You are logged in as somebody else/)).toBeVisible();
    await pass(SETTLE_MS);
    act(() => yes().click());
    await waitFor(() => expect(replaced).toEqual(['/']));
  });

  test('that was asked for here, and is no longer this browser’s, is asked about', async () => {
    await arrive('/authorize/abc', {
      ...of({ asks: false }),
      [EXCHANGE]: refuse('account_unconfirmed', 409),
    });
    await question();
  });

  test('says how long it still works, and stops saying so when it no longer does', async () => {
    await arrive('/authorize/abc', of({ secondsLeft: 12 }));
    await question();
    expect(screen.getByRole('timer')).toHaveTextContent('The link works for another 12 seconds.');
    await pass(11_000);
    expect(screen.getByRole('timer')).toHaveTextContent('The link works for another 1 second.');
    await pass(1_000);
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' });
    expect(sentTo(EXCHANGE)).toEqual([]);
  });

  test('counts the way of the answer too', async () => {
    await arrive('/authorize/abc', {
      [PREVIEW]: () => {
        jest.setSystemTime(Date.now() + 4_500);
        return { data: { ...asked, secondsLeft: 20 } };
      },
    });
    await question();
    expect(screen.getByRole('timer')).toHaveTextContent('another 15 seconds');
  });

  test.each([
    ['looked at', { [PREVIEW]: refuse('client_api_27', 422) }],
    ['used', { ...of({ asks: false }), [EXCHANGE]: refuse('client_api_27', 422) }],
  ])('that is bad when it is %s says so, and offers the log-in', async (_, answers) => {
    await arrive('/redirect?session_uuid=abc', answers);
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('data-modal', 'LOGIN');
    expect(replaced).toEqual([]);
  });

  test('is not at fault for silence: it is asked about again on request', async () => {
    let away = true;
    await arrive('/authorize/abc', {
      ...of({ asks: false }),
      [PREVIEW]: () => {
        if (away) throw new ApiProblem('no_response', 0);
        return { data: { ...asked, asks: false } };
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'The casino does not answer' });
    away = false;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(replaced).toEqual(['/']));
  });
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

test('an address without an arrival leads to the lobby', async () => {
  await arrive('/redirect?status=success');
  expect(replaced).toEqual(['/']);
});
