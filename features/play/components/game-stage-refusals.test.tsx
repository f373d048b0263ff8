import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { frame, given, resetStage, SESSIONS, Stage, STUDIO } from '../testing/stage';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

beforeEach(resetStage);

test('what the platform wants to know of the player first is handed on, and the game opens after it', async () => {
  platformAnswers({
    [SESSIONS]: () => {
      throw new ApiProblem('profile_incomplete', 409, {
        fields: { birthday: 'required', surname: 'required' },
      });
    },
  });
  renderWithPlatform(<Stage />);
  expect(await screen.findByRole('button', { name: 'Tell it now' })).toBeVisible();
  expect(given.onNeedProfile).toHaveBeenCalledWith(['surname', 'birthday'], expect.any(Function));
  expect(given.onNotAvailable).not.toHaveBeenCalled();
  platformAnswers({ [SESSIONS]: () => ({ data: { url: `${STUDIO}/play/1` } }) });
  const then = given.onNeedProfile.mock.calls[0]?.[1] as () => void;
  act(() => then());
  expect(await frame()).toBeInTheDocument();
});

test('a player whose documents the law asks for first is led there', async () => {
  platformAnswers({
    [SESSIONS]: () => {
      throw new ApiProblem('client_api_56', 403);
    },
  });
  renderWithPlatform(<Stage />);
  expect(await screen.findByRole('link', { name: 'Send documents' })).toHaveAttribute(
    'href',
    '/account/profile/verification',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a game that cannot be opened says why and can be tried again', async () => {
  let tries = 0;
  platformAnswers({
    [SESSIONS]: () => {
      if (++tries === 1) throw new ApiProblem('client_api_72', 403);
      return { data: { url: `${STUDIO}/play/again` } };
    },
  });
  renderWithPlatform(<Stage />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/country/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await frame()).toHaveAttribute('src', `${STUDIO}/play/again`);
});

test('says why a game is not to be had, and leaves other failures to the stage', async () => {
  const refuse = (code: 'client_api_71' | 'client_api_48') =>
    platformAnswers({
      [SESSIONS]: () => {
        throw new ApiProblem(code, 422);
      },
    });
  refuse('client_api_71');
  const { unmount } = renderWithPlatform(<Stage />);
  await screen.findByRole('alert');
  expect(given.onNotAvailable).toHaveBeenCalledWith(
    'This game is not available right now. Its table opens soon.',
  );
  unmount();
  given.onNotAvailable.mockClear();
  refuse('client_api_48');
  renderWithPlatform(<Stage />);
  await screen.findByRole('alert');
  expect(given.onNotAvailable).not.toHaveBeenCalled();
});

test.each(['limit_required', 'on_break', 'account_held', 'register_listed'] as const)(
  'what keeps a player from every game (%s) leads to their limits, and to no other game',
  async (code) => {
    platformAnswers({
      [SESSIONS]: () => {
        throw new ApiProblem(code, 403);
      },
    });
    renderWithPlatform(<Stage />);
    expect(await screen.findByRole('link', { name: 'To your limits' })).toHaveAttribute(
      'href',
      '/account/limits',
    );
    expect(screen.queryByRole('link', { name: 'Other games' })).toBeNull();
  },
);

test('where play money is for verified players, a visitor is led to the log-in and a player to their documents', async () => {
  platformAnswers({
    [SESSIONS]: () => {
      throw new ApiProblem('demo_unproved', 403);
    },
  });
  const { unmount } = renderWithPlatform(<Stage mode="demo" session="out" />);
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Other games' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /demo/i })).toBeNull();
  unmount();
  renderWithPlatform(<Stage mode="demo" />);
  expect(await screen.findByRole('link', { name: 'Send documents' })).toHaveAttribute(
    'href',
    '/account/profile/verification',
  );
});

test.each([
  ['send documents', 'client_api_56', 'link', 'Send documents'],
  ['tell more of themselves', 'profile_incomplete', 'button', 'Tell it now'],
] as const)(
  'who has to %s first is not sent to play money that is for verified players',
  async (_what, code, role, name) => {
    platformAnswers({
      'GET /api/v1/law': () => ({
        data: { withheld: [], provedDemo: true, jackpots: true, wheel: true, mostStake: null },
      }),
      [SESSIONS]: () => {
        throw new ApiProblem(code, 403, { fields: { birthday: 'required' } });
      },
    });
    renderWithPlatform(<Stage />);
    expect(await screen.findByRole(role, { name })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /demo/i })).toBeNull());
    expect(screen.getByRole('link', { name: 'Other games' })).toBeVisible();
  },
);

test('a visitor is not sent to play money that is for verified players', async () => {
  platformAnswers({
    'GET /api/v1/law': () => ({
      data: { withheld: [], provedDemo: true, jackpots: true, wheel: true, mostStake: null },
    }),
  });
  renderWithPlatform(<Stage session="out" />);
  await waitFor(() => expect(screen.queryByRole('link', { name: /demo/i })).toBeNull());
  expect(screen.getByRole('button', { name: 'Play for real' })).toBeVisible();
});

test('a game for money closes when the session is over, a round that is shown first', async () => {
  const { rerender } = renderWithPlatform(<Stage />);
  const { contentWindow: source } = await frame();
  const say = (data: object) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: STUDIO,
          source,
          data: { source: 'parlour-studio', ...data },
        }),
      );
    });
  say({ type: 'ready' });
  say({ type: 'round-started', roundId: 'r', stake: 500, balance: 500 });
  rerender(<Stage session="out" />);
  expect(await frame()).toBeInTheDocument();
  say({ type: 'round-ended', roundId: 'r', stake: 500, won: 0, balance: 500 });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
  expect(screen.queryByTitle('Scarab')).toBeNull();
});

test('a demo goes on when the session is over', async () => {
  const { rerender } = renderWithPlatform(<Stage mode="demo" />);
  await frame();
  rerender(<Stage mode="demo" session="out" />);
  expect(await frame()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
