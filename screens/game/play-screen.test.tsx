import { useEffect } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ownGamesKey } from '@/features/lobby/api/get-me-games';
import { scarab } from '@/features/play/testing/game';
import { meKey } from '@/features/player/api/get-me';
import { hasHint, removeHint, writeHint } from '@/features/player/state/hint';
import { ApiProblem } from '@/lib/http/problem';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { PlayScreen } from './play-screen';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const SESSIONS = 'POST /api/v1/games/{id}/sessions';
let requests: { name: string; props: { then?: () => void; message?: string } }[] = [];

function Asked() {
  const asked = useAtomValue(modalRequestsAtom);
  useEffect(() => {
    requests = asked as typeof requests;
  }, [asked]);
  return <output data-testid="asked">{asked.map(({ name }) => name).join(' ')}</output>;
}
const asked = () => screen.getByTestId('asked').textContent;

function renderGame(mode: 'real' | 'demo', answers: Answers = {}) {
  platformAnswers({
    'GET /api/v1/me': () => ({ data: { id: 'p', email: 'mara@parlour.example', language: 'en' } }),
    'GET /api/v1/me/balance': () => ({
      data: {
        balance: { amount: 5_000, currency: 'EUR' },
        bonus: { amount: 0, currency: 'EUR' },
        version: '1',
      },
    }),
    [SESSIONS]: () => ({ data: { url: 'https://studio.example/play/1' } }),
    ...answers,
  });
  return renderWithPlatform(
    <>
      <PlayScreen game={scarab} mode={mode} />
      <Asked />
    </>,
  );
}

afterEach(() => {
  removeHint();
  localStorage.clear();
  delete document.documentElement.dataset.side;
});

test('a visitor plays the demo without being asked for anything, and sees no balance', async () => {
  renderGame('demo');
  expect(await screen.findByTitle('Scarab')).toBeInTheDocument();
  expect(sentTo(SESSIONS).map(({ body }) => body?.mode)).toEqual(['demo']);
  expect(screen.queryByTestId('play-balance')).toBeNull();
  expect(asked()).toBe('');
});

test('a visitor signs up before playing for money, and the game opens after it', async () => {
  renderGame('real');
  await userEvent.click(await screen.findByRole('button', { name: /real/i }));
  expect(asked()).toBe('SIGNUP');
  expect(sentTo(SESSIONS)).toHaveLength(0);
  act(() => requests[0]?.props.then?.());
  expect(await screen.findByTitle('Scarab')).toBeInTheDocument();
});

test('a player plays at once, with the balance in view and the cashier one press away', async () => {
  writeHint('en');
  renderGame('real');
  expect(await screen.findByTitle('Scarab')).toBeInTheDocument();
  expect(await screen.findByTestId('play-balance')).toHaveTextContent('€50.00');
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(asked()).toBe('DEPOSIT');
});

test('a game that is not to be had opens the notice with the reason', async () => {
  writeHint('en');
  renderGame('real', {
    [SESSIONS]: () => {
      throw new ApiProblem('client_api_72', 403);
    },
  });
  await waitFor(() => expect(asked()).toBe('GAME_NOT_AVAILABLE'));
  expect(requests[0]?.props.message).toBe('This game is not available in your country.');
});

test('a game that the law withholds here says so before a visitor makes an account for it', async () => {
  platformAnswers({
    'GET /api/v1/law': () => ({
      data: { withheld: ['table'], provedDemo: false, jackpots: true, wheel: true, mostStake: null },
    }),
  });
  renderWithPlatform(<PlayScreen game={{ ...scarab, family: 'table' }} mode="real" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This game is not available in your country.');
  expect(screen.queryByRole('button', { name: 'Play for real' })).toBeNull();
});

test('a game in maintenance says so before a visitor makes an account for it, and until when', async () => {
  const until = '2026-11-24T18:00:00.000Z';
  renderWithPlatform(<PlayScreen game={{ ...scarab, maintenance: { until } }} mode="real" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This game is in maintenance\. It should be back on 24 Nov 2026, \d\d:00\./,
  );
  expect(screen.queryByRole('button', { name: 'Play for real' })).toBeNull();
});

test('a game that was closed meanwhile opens the notice, and says nothing of a time that nobody knows', async () => {
  writeHint('en');
  renderGame('real', {
    [SESSIONS]: () => {
      throw new ApiProblem('game_maintenance', 409, { until: null });
    },
  });
  await waitFor(() => expect(asked()).toBe('GAME_NOT_AVAILABLE'));
  expect(requests[0]?.props.message).toBe(
    'This game is in maintenance. Please choose another one meanwhile.',
  );
});

test('when nothing answers who is here, the stage says so in place of turning for ever', async () => {
  writeHint('en');
  const silence = () => {
    throw new ApiProblem('no_response', 0);
  };
  renderGame('real', { 'GET /api/v1/me': silence, [SESSIONS]: silence });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection to the casino.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

describe('whose last game it becomes', () => {
  const kept = () => localStorage.getItem('gameMarks');
  const LIST = 'GET /api/v1/me/games';
  const nothing = { favourites: [], recent: [], recommended: [] };

  test('a visitor’s, once: the browser keeps it', async () => {
    renderGame('demo');
    await screen.findByTitle('Scarab');
    await waitFor(() => expect(JSON.parse(kept() ?? '{}').recent).toMatchObject([{ id: 'g1' }]));
  });

  test('a player’s, and never the next visitor’s when the session runs out', async () => {
    writeHint('en');
    const { client } = renderGame('real', { [LIST]: () => ({ data: nothing }) });
    await screen.findByTitle('Scarab');
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await act(async () => client.setQueryData(meKey, null));
    await waitFor(() => expect(hasHint()).toBe(false));
    expect(kept()).toBeNull();
  });

  test('asks for a player’s games once on the page, and lets the next page ask anew', async () => {
    writeHint('en');
    const { client } = renderGame('real', { [LIST]: () => ({ data: nothing }) });
    await screen.findByTitle('Scarab');
    await waitFor(() => expect(client.getQueryState([...ownGamesKey, 'p'])?.isInvalidated).toBe(true));
    expect(sentTo(LIST)).toHaveLength(1);
  });
});

test.each([
  ['70', '70'],
  [null, undefined],
])('collapses the menu, and leaves it as the player had it (%s)', (kept, after) => {
  if (kept) localStorage.setItem('side', kept);
  const { unmount } = renderGame('demo');
  expect(document.documentElement.dataset.side).toBe('70');
  unmount();
  expect(document.documentElement.dataset.side).toBe(after);
});
