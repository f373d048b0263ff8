import { screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { standInForLayout } from '@/components/testing/layout';
import { OwnRows } from '@/features/lobby/components/own-rows';
import { slots } from '@/features/lobby/testing/games';
import { joinVisitorMarks } from './join-visitor-marks';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const rooms = { continue: null, favourites: null, recommended: null };
const KEPT = { favourites: ['g7'], recent: [{ id: 'g7', at: '2026-01-01T00:00:00.000Z' }] };
let joined = false;

beforeEach(() => {
  standInForLayout();
  joined = false;
  document.documentElement.dataset.ownRows = 'continue favourites';
  localStorage.setItem('gameMarks', JSON.stringify(KEPT));
  platformAnswers({
    'GET /api/v1/me/games': () => ({
      data: { favourites: joined ? slots(1) : [], recent: joined ? slots(1) : [], recommended: [] },
    }),
    'POST /api/v1/me/game-marks': () => void (joined = true),
  });
});

test('gives the browser’s marks to the player, forgets them, and shows them as the player’s', async () => {
  const { client } = renderWithPlatform(<OwnRows whose="p1" rooms={rooms} />);
  await waitFor(() => expect(sentTo('GET /api/v1/me/games')).toHaveLength(1));
  await joinVisitorMarks(client, createStore());
  expect(sentTo('POST /api/v1/me/game-marks')[0]?.body).toEqual(KEPT);
  expect(localStorage.getItem('gameMarks')).toBeNull();
  expect(await screen.findByRole('region', { name: 'Your favourites' })).toBeVisible();
  expect(document.documentElement.dataset.ownRows).toBe('continue favourites');
});

test('does not take a list for new that was asked for before they were joined', async () => {
  let answer = (_data: object): void => undefined;
  const empty = { data: { favourites: [], recent: [], recommended: [] } };
  const first = new Promise<object>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  platformAnswers({
    'GET /api/v1/me/games': () => {
      asked += 1;
      return asked === 1 ? first : { data: { favourites: slots(1), recent: slots(1), recommended: [] } };
    },
    'POST /api/v1/me/game-marks': () => undefined,
  });
  const { client } = renderWithPlatform(<OwnRows whose="p1" rooms={rooms} />);
  await waitFor(() => expect(sentTo('GET /api/v1/me/games')).toHaveLength(1));
  await joinVisitorMarks(client, createStore());
  answer(empty);
  expect(await screen.findByRole('region', { name: 'Your favourites' })).toBeVisible();
});

test('keeps them when they could not be joined', async () => {
  platformAnswers({});
  const { client } = renderWithPlatform(<OwnRows whose={undefined} rooms={rooms} />);
  await expect(joinVisitorMarks(client, createStore())).rejects.toThrow();
  expect(JSON.parse(localStorage.getItem('gameMarks') ?? '{}')).toEqual(KEPT);
});
