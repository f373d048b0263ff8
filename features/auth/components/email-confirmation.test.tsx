import { act, screen } from '@testing-library/react';
import { replaced, visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { EmailConfirmation } from './email-confirmation';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const CONFIRM = 'POST /api/v1/auth/confirm-email';
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

async function show(answer: () => unknown) {
  platformAnswers({ [CONFIRM]: answer });
  renderWithPlatform(<EmailConfirmation />);
  await seconds(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  visit('/confirmed_email');
  window.history.replaceState(null, '', '/confirmed_email?token=abc');
});
afterEach(() => jest.useRealTimers());

test('posts the token once, thanks, and leads home after eight seconds', async () => {
  await show(() => ({ data: { success: true } }));
  expect(sentTo(CONFIRM).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  expect(title()).toBe('Your email is confirmed');
  for (let second = 0; second < 7; second += 1) await seconds(1);
  expect(replaced).toEqual([]);
  await seconds(1);
  expect(replaced).toEqual(['/']);
});

test('says that a used link no longer works', async () => {
  await show(() => {
    throw new ApiProblem('client_api_63', 400);
  });
  expect(title()).toBe('This link no longer works');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
    'href',
    '/account/profile/security',
  );
});

test('does not blame the link when nothing answers, and asks again on request', async () => {
  let away = true;
  await show(() => {
    if (away) throw new ApiProblem('no_response', 0);
    return { data: { success: true } };
  });
  expect(title()).toBe('The casino does not answer');
  away = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await seconds(0);
  expect(title()).toBe('Your email is confirmed');
});
