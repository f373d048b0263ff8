import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { calls, platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { toastsAtom } from '@/lib/browser/toast/toasts';
import { outdateOwnGames, ownGamesKey } from '../api/get-me-games';
import { scarab } from '../testing/games';
import { FavouriteButton } from './favourite-button';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const LIST = 'GET /api/v1/me/games';
const MARK = 'PUT /api/v1/me/favourites/{id}';
const UNMARK = 'DELETE /api/v1/me/favourites/{id}';
const root = document.documentElement;
const none = { favourites: [] as (typeof scarab)[], recent: [], recommended: [] };

beforeEach(() => {
  localStorage.clear();
  root.dataset.ownRows = '';
});

function Said() {
  return <output>{useAtomValue(toastsAtom).map(({ title }) => title)}</output>;
}
const said = () => screen.getByRole('status');
const heart = () => screen.getByRole('button', { name: 'Favourite' });
const isOn = (on: boolean) => expect(heart()).toHaveAttribute('aria-pressed', String(on));

const show = (whose: string | null | undefined) =>
  renderWithPlatform(
    <>
      <FavouriteButton id="g7" whose={whose} />
      <Said />
    </>,
  );
/** A player's, once their games are there. */
async function showPlayers() {
  const view = show('p1');
  await waitFor(() => expect(view.client.isFetching()).toBe(0));
  return view;
}

/** An answer that comes when a test lets it. */
function later() {
  const answers: (() => void)[] = [];
  return { answers, ask: () => new Promise<void>((resolve) => void answers.push(resolve)) };
}

test('marks a visitor’s game in the browser, and takes the mark away', async () => {
  show(null);
  await userEvent.click(heart());
  isOn(true);
  expect(localStorage.getItem('gameMarks')).toBe('{"favourites":["g7"],"recent":[]}');
  expect(root.dataset.ownRows).toBe('favourites');
  await userEvent.click(heart());
  isOn(false);
  expect(localStorage.getItem('gameMarks')).toBeNull();
});

test('marks a player’s game at the platform, and asks for nothing that it knows', async () => {
  platformAnswers({ [LIST]: () => ({ data: none }), [MARK]: () => undefined, [UNMARK]: () => undefined });
  const { client } = await showPlayers();
  await userEvent.click(heart());
  await waitFor(() => expect(client.isMutating()).toBe(0));
  isOn(true);
  expect(sentTo(MARK)[0]?.params?.path).toEqual({ id: 'g7' });
  await userEvent.click(heart());
  await waitFor(() => expect(client.isMutating()).toBe(0));
  isOn(false);
  expect(calls.map(({ to }) => to)).toEqual([LIST, MARK, UNMARK]);
  // Whoever shows the list next asks for it.
  expect(client.getQueryState([...ownGamesKey, 'p1'])?.isInvalidated).toBe(true);
});

test('sends two quick presses one after the other: the last one counts', async () => {
  const put = later();
  platformAnswers({ [LIST]: () => ({ data: none }), [MARK]: put.ask, [UNMARK]: () => undefined });
  const { client } = await showPlayers();
  await userEvent.click(heart());
  await userEvent.click(heart());
  isOn(false);
  expect(sentTo(UNMARK)).toHaveLength(0);
  await act(async () => put.answers[0]?.());
  await waitFor(() => expect(sentTo(UNMARK)).toHaveLength(1));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  isOn(false);
});

test.each([
  [409, 'There is room for 200 favourites. Remove one first.'],
  [500, 'That could not be saved. Please try again.'],
])('goes back when it could not be kept (%d), and says why', async (status, words) => {
  platformAnswers({
    [LIST]: () => ({ data: none }),
    [MARK]: () => {
      throw new ApiProblem('client_api_5', status);
    },
  });
  await showPlayers();
  await userEvent.click(heart());
  await waitFor(() => expect(said()).toHaveTextContent(words));
  isOn(false);
});

describe('when the player’s games can’t be had', () => {
  test('a press marks the game all the same', async () => {
    platformAnswers({ [MARK]: () => undefined });
    const { client } = await showPlayers();
    isOn(false);
    await userEvent.click(heart());
    await waitFor(() => expect(client.isMutating()).toBe(0));
    isOn(true);
    expect(sentTo(MARK)).toHaveLength(1);
  });

  test('and says so when that fails too', async () => {
    platformAnswers({});
    await showPlayers();
    await userEvent.click(heart());
    await waitFor(() => expect(said()).not.toBeEmptyDOMElement());
    isOn(false);
  });
});

test('a list that was under way when the games changed is old as soon as it is there', async () => {
  const list = later();
  platformAnswers({ [LIST]: async () => list.ask().then(() => ({ data: none })) });
  const { client } = show('p1');
  await waitFor(() => expect(list.answers).toHaveLength(1));
  const outdated = outdateOwnGames(client);
  await act(async () => list.answers[0]?.());
  await outdated;
  expect(client.getQueryState([...ownGamesKey, 'p1'])?.isInvalidated).toBe(true);
  expect(calls).toHaveLength(1);
});

test('waits until it is known who presses it', async () => {
  platformAnswers({});
  show(undefined);
  await userEvent.click(heart());
  expect(localStorage.getItem('gameMarks')).toBeNull();
  expect(calls).toEqual([]);
});
