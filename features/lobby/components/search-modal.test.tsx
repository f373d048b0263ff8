import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForLayout } from '@/components/testing/layout';
import { pushed, visit } from '@/components/testing/navigation';
import {
  calls,
  platformAnswers,
  renderWithPlatform,
  type PlatformRequest,
} from '@/components/testing/platform';
import { slots } from '../testing/games';
import { SearchModal } from './search-modal';

jest.mock('@/lib/http/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const KEY = 'gameRecentSearches';
const providers = [
  { id: 0, name: 'All providers', providerIcon: null, gamesCount: 8335 },
  { id: 5, name: 'Ravenmoor', providerIcon: null, gamesCount: 132 },
  { id: 2, name: 'Northlight', providerIcon: null, gamesCount: 214 },
];
/** What the platform finds for a text: its games by page. */
let catalogue: Record<string, ReturnType<typeof slots>>;

beforeEach(() => {
  standInForLayout();
  localStorage.clear();
  visit('/');
  jest.useFakeTimers();
  catalogue = { raven: slots(30), book: slots(1) };
  platformAnswers({
    'GET /api/v1/providers': () => ({ data: providers }),
    'GET /api/v1/games': ({ params }: PlatformRequest) => {
      const {
        name,
        page = 1,
        per_page: size,
      } = params?.query as {
        name?: string;
        page?: number;
        per_page: number;
      };
      const found = name === undefined ? slots(6) : (catalogue[name] ?? []);
      const lastPage = Math.max(1, Math.ceil(found.length / size));
      return {
        data: found.slice((page - 1) * size, page * size),
        meta: { page, perPage: size, total: found.length, lastPage },
      };
    },
  });
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
/** Long enough for the typing to rest; what is shown then asks the platform, whose answer is shown in turn. */
async function settle(ms = 400) {
  for (let step = 0; step < 3; step += 1) await act(() => jest.advanceTimersByTimeAsync(step === 0 ? ms : 1));
}
const searches = () =>
  calls.flatMap(({ to, params }) =>
    to === 'GET /api/v1/games' && params?.query?.name ? [params.query] : [],
  );
const group = (name: string) => screen.getByRole('group', { name });
const chosen = () => {
  const field = screen.getByRole('combobox');
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
};

async function open() {
  const onClose = jest.fn();
  const view = renderWithPlatform(<SearchModal onClose={onClose} />);
  await settle();
  return { ...view, onClose };
}
const type = async (text: string) => {
  await user.type(screen.getByRole('combobox'), text);
  await settle();
};

test('begins with what is popular, and the field has the focus', async () => {
  await open();
  expect(screen.getByRole('combobox', { name: /Search games/ })).toHaveFocus();
  expect(within(group('Popular right now')).getAllByRole('option')).toHaveLength(6);
  expect(within(group('Categories')).getByRole('option', { name: 'Live' })).toHaveAttribute(
    'href',
    '/games/live',
  );
  expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
});

test('waits for two letters and until the typing rests', async () => {
  await open();
  await type('r');
  expect(screen.getAllByText('Type at least two letters.')).not.toHaveLength(0);
  expect(searches()).toEqual([]);
  await user.type(screen.getByRole('combobox'), 'aven');
  await settle();
  expect(searches()).toEqual([{ name: 'raven', sort: 'match', per_page: 12, page: 1 }]);
});

test('finds games, studios, categories and marks what was met', async () => {
  await open();
  await type('raven');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('30 games found');
  expect(within(group('Games')).getAllByRole('option')).toHaveLength(12);
  const studio = within(group('Providers')).getByRole('option', { name: /132 games/ });
  expect(studio).toHaveAttribute('href', '/games?providerId=5');
  expect(studio.querySelector('mark')).toHaveTextContent('Raven');
});

test('finds the pages that the frame leads to', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<footer><a href="/faq">Questions</a><a href="/games/top">Top</a><a href="https://example.org/">Quest</a></footer>',
  );
  await open();
  await type('quest');
  const [page, ...others] = within(group('Pages')).getAllByRole('option');
  expect(page).toHaveTextContent('Questions');
  expect(others).toEqual([]);
  document.querySelector('footer')?.remove();
});

test('is chosen from with arrows while the field keeps the focus, and opened with Enter', async () => {
  const { onClose } = await open();
  await type('raven');
  // What is searched for is a game: the first one stands ready.
  expect(chosen()).toMatch(/^Slot 0/);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toMatch(/^Slot 1/);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toMatch(/^Ravenmoor/);
  expect(screen.getByRole('combobox')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(pushed).toEqual(['/games?providerId=5']);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('opens nothing while nothing is found yet', async () => {
  await open();
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('combobox'), 'raven{Enter}');
  expect(pushed).toEqual([]);
});

test('shows the next page when its end comes near, at most twice a second', async () => {
  await open();
  await type('raven');
  const box = screen.getByRole('listbox').parentElement as HTMLElement;
  Object.defineProperties(box, {
    clientHeight: { value: 500, configurable: true },
    scrollHeight: { value: 900, configurable: true },
    scrollTop: { value: 0, configurable: true, writable: true },
  });
  const scroll = async (top: number) => {
    box.scrollTop = top;
    act(() => void box.dispatchEvent(new Event('scroll', { bubbles: true })));
    await settle(1);
  };
  const loaded = () => within(group('Games')).getAllByRole('option').length;
  const before = loaded();
  Object.defineProperty(box, 'scrollHeight', { value: 5000, configurable: true });
  await settle(600);
  await scroll(100);
  expect(loaded()).toBe(before);
  await scroll(4400);
  expect(loaded()).toBe(before + 12 > 30 ? 30 : before + 12);
  const after = loaded();
  await scroll(4401);
  expect(loaded()).toBe(after);
});

test('says that nothing was found, with a picture', async () => {
  await open();
  await type('zeppelin');
  expect(screen.getByRole('heading', { name: 'Nothing found for “zeppelin”' })).toBeVisible();
  expect(document.querySelector('img[src*="empty"]')).not.toBeNull();
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});

test('says when it did not answer, and asks again', async () => {
  await open();
  let broken = true;
  const games = slots(1);
  platformAnswers({
    'GET /api/v1/providers': () => ({ data: providers }),
    'GET /api/v1/games': () => {
      if (broken) throw new Error('away');
      return { data: games, meta: { page: 1, perPage: 12, total: 1, lastPage: 1 } };
    },
  });
  await type('book');
  expect(screen.getByText('The search did not answer.')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(within(group('Games')).getAllByRole('option')).toHaveLength(1);
});

test('remembers a search that had results when it is over, and no other', async () => {
  const first = await open();
  await type('zeppelin');
  first.unmount();
  expect(localStorage.getItem(KEY)).toBeNull();

  const second = await open();
  await type('raven');
  second.unmount();
  expect(JSON.parse(localStorage.getItem(KEY) ?? '[]')).toEqual(['raven']);

  await open();
  await user.click(within(group('Recent searches')).getByRole('option', { name: 'raven' }));
  await settle();
  expect(screen.getByRole('combobox')).toHaveValue('raven');
  expect(within(group('Games')).getAllByRole('option').length).toBeGreaterThan(0);
});

test('forgets recent searches', async () => {
  localStorage.setItem(KEY, JSON.stringify(['raven', 'book']));
  await open();
  await user.click(screen.getByRole('button', { name: 'Forget recent searches' }));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
});

test('empties the field with Escape, and closes with the next one', async () => {
  const { onClose } = await open();
  await type('raven');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('begins anew each time', async () => {
  const first = await open();
  await type('raven');
  first.unmount();
  await open();
  expect(screen.getByRole('combobox')).toHaveValue('');
});
