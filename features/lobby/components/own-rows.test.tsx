import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForLayout } from '@/components/testing/layout';
import { calls, platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { scarab, slots } from '../testing/games';
import { FavouriteButton } from './favourite-button';
import { OwnRows } from './own-rows';

jest.mock('@/lib/http/client', () => jest.requireActual('@/components/testing/platform'));
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

describe('the favourite button', () => {
  const heart = () => screen.getByRole('button', { name: 'Favourite' });

  test('marks a visitor’s game in the browser, and takes the mark away', async () => {
    renderWithPlatform(<FavouriteButton id="g7" whose={null} />);
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('gameMarks')).toBe('{"favourites":["g7"],"recent":[]}');
    expect(root.dataset.ownRows).toBe('favourites');
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('gameMarks')).toBeNull();
  });

  test('marks a player’s game at the platform', async () => {
    const own = { favourites: [] as (typeof scarab)[], recent: [], recommended: [] };
    platformAnswers({
      'GET /api/v1/me/games': () => ({ data: { ...own } }),
      'PUT /api/v1/me/favourites/{id}': () => void (own.favourites = [{ ...scarab, id: 'g7' }]),
    });
    renderWithPlatform(<FavouriteButton id="g7" whose="p1" />);
    await waitFor(() => expect(calls).toHaveLength(1));
    await userEvent.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(sentTo('PUT /api/v1/me/favourites/{id}')[0]?.params?.path).toEqual({ id: 'g7' });
    await waitFor(() => expect(sentTo('GET /api/v1/me/games')).toHaveLength(2));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('goes back when it could not be kept', async () => {
    platformAnswers({
      'GET /api/v1/me/games': () => ({ data: { favourites: [], recent: [], recommended: [] } }),
      'PUT /api/v1/me/favourites/{id}': () => {
        throw new ApiProblem('client_api_5', 409);
      },
    });
    renderWithPlatform(<FavouriteButton id="g7" whose="p1" />);
    await waitFor(() => expect(calls).toHaveLength(1));
    await userEvent.click(heart());
    await waitFor(() => expect(sentTo('PUT /api/v1/me/favourites/{id}')).toHaveLength(1));
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
  });

  test('waits until it is known who presses it', async () => {
    renderWithPlatform(<FavouriteButton id="g7" whose={undefined} />);
    await userEvent.click(heart());
    expect(localStorage.getItem('gameMarks')).toBeNull();
    expect(calls).toEqual([]);
  });
});
