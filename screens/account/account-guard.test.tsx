import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { enter } from '@/components/testing/enter';
import { replaced, visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { meKey } from '@/features/player/api/get-me';
import { AccountPanel } from '@/features/player/components/account-panel';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { ApiProblem } from '@/lib/http/problem';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { toastsAtom } from '@/lib/browser/toast/toasts';
import { AccountGuard } from './account-guard';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const PLAYER = { id: 'p', email: 'mara@parlour.example', language: 'en' };

function Seen() {
  const modals = useAtomValue(modalRequestsAtom).map(({ name }) => name);
  const toasts = useAtomValue(toastsAtom).map(({ title }) => title);
  return <output>{[...modals, ...toasts].join(' ')}</output>;
}

function renderAccount(logOut: () => unknown, me: () => unknown = () => ({ data: PLAYER })) {
  platformAnswers({
    'GET /api/v1/me': me,
    'POST /api/v1/auth/logout': logOut,
  });
  return renderWithPlatform(
    <>
      <AccountPanel open={false} />
      <AccountGuard>Kept behind the log-in</AccountGuard>
      <Seen />
    </>,
  );
}
const pressLogOut = () =>
  userEvent.click(screen.getByRole('button', { name: 'Log out', hidden: true }), { pointerEventsCheck: 0 });
const seen = () => screen.getAllByRole('status').at(-1)?.textContent;

beforeEach(() => {
  visit('/account');
  writeHint('en');
});
afterEach(removeHint);

test('a visitor is sent to main and asked to log in', async () => {
  removeHint();
  renderAccount(() => ({ data: { success: true } }));
  await waitFor(() => expect(seen()).toBe('LOGIN'));
  expect(replaced).toEqual(['/']);
  expect(screen.queryByText('Kept behind the log-in')).toBeNull();
});

test('a session that has ended meanwhile asks for a new log-in', async () => {
  renderAccount(
    () => ({ data: { success: true } }),
    () => {
      throw new ApiProblem('client_api_27', 401);
    },
  );
  await waitFor(() => expect(seen()).toBe('LOGIN'));
  expect(replaced).toEqual(['/']);
});

test('who logs out by choice goes to main, is told so, and is not asked to log in', async () => {
  renderAccount(() => ({ data: { success: true } }));
  await screen.findByText('Kept behind the log-in');
  await pressLogOut();
  await waitFor(() => expect(seen()).toBe('You are logged out.'));
  expect(replaced).toEqual(['/']);
  expect(document.documentElement.dataset.auth).toBe('out');
});

test('a log-out that fails says so and keeps the player in', async () => {
  renderAccount(() => {
    throw new ApiProblem('no_response', 0);
  });
  await screen.findByText('Kept behind the log-in');
  await pressLogOut();
  await waitFor(() => expect(seen()).toBe('You could not be logged out. Please try again.'));
  expect(sentTo('POST /api/v1/auth/logout')).toHaveLength(1);
  expect(screen.getByText('Kept behind the log-in')).toBeInTheDocument();
});

test('a platform that does not answer is said to, and asked again on request', async () => {
  let away = true;
  renderAccount(
    () => ({ data: { success: true } }),
    () => {
      if (away) throw new ApiProblem('no_response', 0);
      return { data: PLAYER };
    },
  );
  const title = await screen.findByRole('heading', { name: 'Your account cannot be opened right now' });
  expect(replaced).toEqual([]);
  away = false;
  const notice = within(title.parentElement as HTMLElement);
  await userEvent.click(notice.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Kept behind the log-in');
});

test('what one player has typed is gone when somebody else is here', async () => {
  let id = 'p';
  platformAnswers({ 'GET /api/v1/me': () => ({ data: { ...PLAYER, id } }) });
  const { client } = renderWithPlatform(
    <AccountGuard>
      <input aria-label="Name" />
    </AccountGuard>,
  );
  await enter(await screen.findByLabelText('Name'), 'Mara');
  await act(() => client.invalidateQueries({ queryKey: meKey }));
  expect(screen.getByLabelText('Name')).toHaveValue('Mara');
  id = 'q';
  await act(() => client.invalidateQueries({ queryKey: meKey }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
});
