import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { SessionsCard } from './sessions-card';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const LIST = 'GET /api/v1/me/sessions';
const END = 'DELETE /api/v1/me/sessions/{id}';
const END_OTHERS = 'DELETE /api/v1/me/sessions';

const here = {
  id: 'here',
  current: true,
  browser: 'Chrome',
  system: 'Windows',
  country: 'DE',
  lastSeenAt: '2026-11-26T10:00:00.000Z',
};
const phone = {
  ...here,
  id: 'phone',
  current: false,
  browser: 'Safari',
  system: 'iPhone',
  country: 'AT',
  lastSeenAt: '2026-11-11T08:30:00.000Z',
};
const unknown = { ...phone, id: 'unknown', browser: null, system: null, country: null };
let sessions: (typeof here | typeof unknown)[];

beforeEach(() => {
  sessions = [here, phone, unknown];
  platformAnswers({
    [LIST]: () => ({ data: sessions }),
    [END]: ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params?.path?.id);
      return {};
    },
    [END_OTHERS]: () => {
      sessions = [here];
      return { data: { ended: 2 } };
    },
  });
});
const show = async () => {
  renderWithPlatform(<SessionsCard />);
  await screen.findByText('Chrome on Windows');
};

test('says where and when, in words that are known', async () => {
  await show();
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Chrome on WindowsGermany, nowThis device');
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent(/Safari on iPhoneAustria, 11 Nov 2026, \d\d:30/);
  expect(third).toHaveTextContent(/Unknown deviceUnknown place/);
});

test('ends one session', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: /End session: Safari on iPhone/ }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(sentTo(END)[0]?.params?.path).toEqual({ id: 'phone' });
});

test('a session that is over already counts as ended', async () => {
  platformAnswers({
    [LIST]: () => ({ data: sessions }),
    [END]: () => {
      sessions = [here];
      throw new ApiProblem('not_found', 404);
    },
  });
  await show();
  await userEvent.click(screen.getByRole('button', { name: /End session: Safari on iPhone/ }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ends all others after a question', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'End all others' }));
  const ask = within(await screen.findByRole('dialog'));
  await userEvent.click(ask.getByRole('button', { name: 'Cancel' }));
  expect(sentTo(END_OTHERS)).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: 'End all others' }));
  const again = within(await screen.findByRole('dialog'));
  await userEvent.click(again.getByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('2 sessions ended.')).toBeVisible();
  expect(await screen.findByText('You are logged in nowhere else.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
});

test('a failure is told, and the list stays', async () => {
  platformAnswers({
    [LIST]: () => ({ data: sessions }),
    [END]: () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  await show();
  await userEvent.click(screen.getByRole('button', { name: /End session: Safari on iPhone/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/connection/);
  expect(screen.getByText('Safari on iPhone')).toBeVisible();
});
