import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/testing/enter';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { LinkedWays } from './linked-ways';
import { WayDialog } from './way-dialog';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const UNLINK = 'POST /api/v1/me/ways-in/{provider}/unlink';
const LINK = 'POST /api/v1/me/ways-in/{provider}/link';
const google = {
  id: 'google',
  name: 'Google',
  isEnabled: true,
  linkedAt: '2026-11-20T10:00:00.000Z',
  isLast: false,
} as const;
const apple = { id: 'apple', name: 'Apple', isEnabled: true, linkedAt: null, isLast: false } as const;
const telegram = {
  id: 'telegram',
  name: 'Telegram',
  isEnabled: false,
  linkedAt: null,
  isLast: false,
} as const;

const factor = (password: boolean) => () => ({
  data: {
    enabled: false,
    since: null,
    recoveryCodesLeft: 0,
    trustedDevices: 0,
    asks: { password, code: false },
  },
});
const answer = (providers: readonly object[], answers: Answers = {}, hasPassword = true) =>
  platformAnswers({
    'GET /api/v1/me/ways-in': () => ({ data: { hasPassword, providers } }),
    'GET /api/v1/me/second-factor': factor(hasPassword),
    ...answers,
  });

test('lists what is linked or can be, and unlinks with the password', async () => {
  answer([google, apple, telegram], { [UNLINK]: () => undefined });
  renderWithPlatform(<LinkedWays />);
  expect(screen.getByRole('status', { name: 'Your ways in are loading' })).toBeVisible();
  expect(await screen.findByText('Linked since 20 November 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Link Apple' })).toBeVisible();
  expect(screen.queryByText('Telegram')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unlink Google' }));
  await enter(await screen.findByLabelText('Password'), 'lantern-18');
  await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(UNLINK).map(({ body, params }) => [params?.path, body])).toEqual([
    [{ provider: 'google' }, { password: 'lantern-18' }],
  ]);
});

test('the only way in can’t be unlinked, and says why', async () => {
  answer([{ ...google, isLast: true }], {}, false);
  renderWithPlatform(<LinkedWays />);
  expect(await screen.findByText(/Your only way in/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure to load can be tried again', async () => {
  let away = true;
  answer([]);
  platformAnswers({
    'GET /api/v1/me/second-factor': factor(true),
    'GET /api/v1/me/ways-in': () => {
      if (away) throw new ApiProblem('client_api_5', 400);
      return { data: { hasPassword: true, providers: [google] } };
    },
  });
  renderWithPlatform(<LinkedWays />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  away = false;
  await userEvent.click(again);
  expect(await screen.findByText('Google')).toBeVisible();
});

test('an account without a password asks for a fresh log-in instead', async () => {
  answer([google, { ...apple, linkedAt: google.linkedAt }], { [UNLINK]: () => undefined }, false);
  renderWithPlatform(<LinkedWays />);
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  expect(await screen.findByRole('button', { name: 'Log in again' })).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
  await waitFor(() => expect(sentTo(UNLINK).map(({ body }) => body)).toEqual([{}]));
});

test('asks for the code of a second factor, keeps the password, and leaves for the company', async () => {
  const go = jest.fn();
  answer([apple], {
    [LINK]: ({ body }) => {
      if (body?.['password'] !== 'right-pass-1') throw new ApiProblem('client_api_20', 401);
      if (body['code'] !== '123456') throw new ApiProblem('second_factor_wrong', 401);
      return { data: { url: 'https://company.example/o' } };
    },
  });
  const asks = { password: true, code: true };
  renderWithPlatform(
    <WayDialog change={{ kind: 'link', way: apple }} asks={asks} onClose={jest.fn()} go={go} />,
  );
  const password = await screen.findByLabelText('Password');
  const code = screen.getByLabelText('Code of the app, or a recovery code');
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Link' }));
  await enter(password, 'wrong');
  await enter(code, '654321');
  await next();
  expect(await screen.findByText('The password is not right.')).toBeVisible();
  await userEvent.clear(password);
  await enter(password, 'right-pass-1');
  await next();
  expect(await screen.findByText(/That code is not right/)).toBeVisible();
  await userEvent.clear(code);
  await enter(code, '123456');
  await next();
  await waitFor(() => expect(go).toHaveBeenCalledWith('https://company.example/o'));
});
