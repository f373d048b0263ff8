import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import type { FreeSpins } from '../api/get-me-free-spins';
import { freeSpinsOf, gamesAnswer } from '../testing/free-spins';
import { ownOf } from '../testing/grants';
import { FreeSpinsModal } from './free-spins-modal';
import { OwnBonuses } from './own-bonuses';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const SPINS = 'GET /api/v1/me/free-spins';
const GAMES = 'GET /api/v1/games';
const answers = (freeSpins: FreeSpins[]) => ({
  [SPINS]: () => ({ data: { freeSpins } }),
  [GAMES]: ({ params }: { params?: { query?: Record<string, unknown> } }) =>
    gamesAnswer(String(params?.query?.ids)),
  'GET /api/v1/me/bonuses': () => ({ data: ownOf() }),
});

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());
function openModal(freeSpins: FreeSpins[]) {
  platformAnswers(answers(freeSpins));
  renderWithPlatform(<FreeSpinsModal onClose={onClose} />);
}

test('says how many there are for today, what each is worth and where to use them', async () => {
  openModal([freeSpinsOf()]);
  expect(await screen.findByRole('heading', { name: '18 free spins for today' })).toBeVisible();
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('€0.10 a spin. Pick where to use them.');
  expect(dialog).toHaveTextContent('Left in all68A day25');
  const open = await screen.findByRole('link', { name: 'Open Game g101' });
  expect(open).toHaveAttribute('href', '/game/g101');
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(3);
  // jsdom goes nowhere.
  open.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(open);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('shows six games at most, each once, of those that can be used today', async () => {
  openModal([
    freeSpinsOf({ games: ['g9'], numberDay: 0, left: 4 }),
    freeSpinsOf({ id: 'b', games: ['g1', 'g2', 'g3', 'g4'], betAmount: 20 }),
    freeSpinsOf({ id: 'c', games: ['g3', 'g4', 'g5', 'g6', 'g7'] }),
  ]);
  await screen.findByRole('link', { name: 'Open Game g1' });
  const names = within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['g1', 'g2', 'g3', 'g4', 'g5', 'g6'].map((id) => `Game ${id}`));
  expect(sentTo(GAMES).every(({ params }) => params?.query?.per_page === 6)).toBe(true);
  expect(screen.getByRole('dialog')).toHaveTextContent('From €0.10 a spin.');
  expect(screen.getByRole('dialog')).toHaveTextContent('Left in all140');
});

test('says when today’s are used up, and when none are left', async () => {
  openModal([freeSpinsOf({ numberDay: 0, left: 43 })]);
  expect(await screen.findByText('Today’s are used up. 43 more wait for another day.')).toBeVisible();
});

test('can be tried again when nothing answers', async () => {
  platformAnswers({
    [SPINS]: () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  renderWithPlatform(<FreeSpinsModal onClose={onClose} />);
  expect(await screen.findByText('Your free spins can’t be shown')).toBeVisible();
  platformAnswers(answers([freeSpinsOf()]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '18 free spins for today' })).toBeVisible();
});

test('the page of own bonuses lists them, also without a bonus', async () => {
  platformAnswers(
    answers([
      freeSpinsOf(),
      freeSpinsOf({ id: 'b', name: 'Gift', number: 8, left: 5, dayLimit: null, numberDay: 5 }),
    ]),
  );
  renderWithPlatform(<OwnBonuses money={undefined} />);
  const first = await screen.findByRole('listitem', { name: 'Welcome pack, deposit 1' });
  expect(first).toHaveTextContent('18 of 25 left today');
  expect(first).toHaveTextContent('Worth of a spin€0.10');
  expect(first).toHaveTextContent('Left in all68 of 100');
  expect(first.querySelectorAll('i')).toHaveLength(25);
  expect(first.querySelectorAll('i[data-used]')).toHaveLength(7);
  expect(await within(first).findByRole('link', { name: 'Use free spins' })).toHaveAttribute(
    'href',
    '/game/g101',
  );
  const gift = screen.getByRole('listitem', { name: 'Gift' });
  expect(gift).toHaveTextContent('5 of 8 left');
  expect(gift.querySelectorAll('i[data-used]')).toHaveLength(3);
});

test('says of those without a game that their time stands still, and where to ask', async () => {
  const stranded = freeSpinsOf({ games: [], name: 'Birthday bonus' });
  platformAnswers(answers([stranded]));
  renderWithPlatform(<OwnBonuses money={undefined} />);
  const item = await screen.findByRole('listitem', { name: 'Birthday bonus' });
  expect(item).toHaveTextContent(/None of their games is available any more\. Their time stands still/);
  expect(item).not.toHaveTextContent(/Open for/);
  expect(within(item).getByRole('button', { name: 'Ask support' })).toHaveAttribute('data-modal', 'SUPPORT');
  expect(within(item).queryByRole('link')).toBeNull();
});

test('offers none of those without a game to be played, beside others', async () => {
  openModal([
    freeSpinsOf({ games: [] }),
    freeSpinsOf({ id: 'b', left: 5, number: 5, numberDay: 5, dayLimit: null }),
  ]);
  expect(await screen.findByRole('heading', { name: '5 free spins for today' })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('Left in all5');
});

test('says in the dialog when none of them has a game', async () => {
  openModal([freeSpinsOf({ games: [] })]);
  expect(await screen.findByText(/Their time stands still while our team chooses another one/)).toBeVisible();
});
