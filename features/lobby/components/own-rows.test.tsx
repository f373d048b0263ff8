import { screen, waitFor, within } from '@testing-library/react';
import { standInForLayout } from '@/components/testing/layout';
import { calls, platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { outdateOwnGames } from '../api/get-me-games';
import { scarab, slots } from '../testing/games';
import { OwnRows } from './own-rows';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const root = document.documentElement;
const rooms = { continue: <p>room 1</p>, favourites: <p>room 2</p>, recommended: <p>room 3</p> };
const [first, second] = slots(2) as [typeof scarab, typeof scarab];

/** The rows that the head's script found in the browser. */
function remember(rows: string) {
  root.dataset.ownRows = rows;
}

beforeEach(() => {
  standInForLayout();
  localStorage.clear();
  remember('');
  platformAnswers({
    'GET /api/v1/me/games': () => ({
      data: { favourites: [first], recent: [second, first], recommended: slots(6) },
    }),
    'GET /api/v1/games': () => ({ data: [first, second] }),
  });
});

const row = (name: string) => screen.queryByRole('region', { name });

test('are boxes until it is known who is here', () => {
  renderWithPlatform(<OwnRows whose={undefined} rooms={rooms} />);
  expect(screen.getByText('room 1')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('ask nothing for a visitor who has played and marked nothing', () => {
  renderWithPlatform(<OwnRows whose={null} rooms={rooms} />);
  expect(calls).toEqual([]);
});

test('show a visitor what the browser kept, in its order', async () => {
  localStorage.setItem(
    'gameMarks',
    JSON.stringify({
      favourites: [second.id],
      recent: [
        { id: second.id, at: '2026-01-02' },
        { id: first.id, at: '2026-01-01' },
      ],
    }),
  );
  remember('continue favourites');
  renderWithPlatform(<OwnRows whose={null} rooms={rooms} />);
  const names = (name: string) =>
    within(row(name) as HTMLElement)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
  await waitFor(() => expect(row('Continue playing')).not.toBeNull());
  expect(names('Continue playing')).toEqual([second.name, first.name]);
  expect(names('Your favourites')).toEqual([second.name]);
  expect(row('You might like')).toBeNull();
});

test('show a player what the platform keeps, where the page has room for it', async () => {
  remember('continue recommended');
  renderWithPlatform(<OwnRows whose="p1" rooms={rooms} />);
  await waitFor(() => expect(row('You might like')).not.toBeNull());
  expect(row('Continue playing')).not.toBeNull();
  // It would push down what is being read: the next page has room for it.
  expect(row('Your favourites')).toBeNull();
  expect(localStorage.getItem('ownRows')).toBe('continue favourites recommended');
});

test('give up the room of what is empty, but not while what the browser kept is on its way to the player', async () => {
  platformAnswers({
    'GET /api/v1/me/games': () => ({ data: { favourites: [], recent: [], recommended: [] } }),
  });
  localStorage.setItem('gameMarks', JSON.stringify({ favourites: ['g1'], recent: [] }));
  remember('favourites');
  const kept = renderWithPlatform(<OwnRows whose="p1" rooms={rooms} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(root.dataset.ownRows).toBe('favourites');
  kept.unmount();

  localStorage.removeItem('gameMarks');
  renderWithPlatform(<OwnRows whose="p1" rooms={rooms} />);
  await waitFor(() => expect(root.dataset.ownRows).toBe(''));
});

test.each([
  ['a player’s', 'p1' as string | null],
  ['a visitor’s', null],
])('give up %s rooms when the games can’t be had', async (_whose, whose) => {
  platformAnswers({});
  if (whose === null)
    localStorage.setItem('gameMarks', JSON.stringify({ favourites: [first.id], recent: [] }));
  remember('continue favourites');
  const { container } = renderWithPlatform(<OwnRows whose={whose} rooms={rooms} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(container).toHaveTextContent(/^$/));
  // The next page may have better luck: its room stays.
  expect(root.dataset.ownRows).toBe('continue favourites');
});

test('keep the room of what was just opened until the list is there anew', async () => {
  let recent: (typeof scarab)[] = [];
  let answer = (): void => undefined;
  platformAnswers({
    'GET /api/v1/me/games': () => ({ data: { favourites: [], recent, recommended: slots(6) } }),
  });
  remember('continue recommended');
  const { client, rerender } = renderWithPlatform(<OwnRows whose="p1" rooms={rooms} />);
  await waitFor(() => expect(row('You might like')).not.toBeNull());
  rerender(<p>a game</p>);
  remember('continue recommended');
  await outdateOwnGames(client);
  expect(sentTo('GET /api/v1/me/games')).toHaveLength(1);
  recent = [second];
  platformAnswers({
    'GET /api/v1/me/games': () =>
      new Promise((resolve) => {
        answer = () => resolve({ data: { favourites: [], recent, recommended: slots(6) } });
      }),
  });
  rerender(<OwnRows whose="p1" rooms={rooms} />);
  await waitFor(() => expect(sentTo('GET /api/v1/me/games')).toHaveLength(1));
  expect(row('You might like')).not.toBeNull();
  expect(screen.getByText('room 1')).toBeInTheDocument();
  answer();
  await waitFor(() => expect(row('Continue playing')).not.toBeNull());
});
