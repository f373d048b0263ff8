import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForLayout } from '@/components/testing/layout';
import { pushed, visit } from '@/components/testing/navigation';
import { calls, platformAnswers, renderWithPlatform, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { board, details, ownPlace } from '../testing/tournaments';
import { FakeStream, Frame } from '../testing/frame';
import type { TournamentPlayer } from '../state/player';
import { TournamentDetails } from './tournament-details';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const BOARD = 'GET /api/v1/tournaments/{id}/leaderboard';
const PLACE = 'GET /api/v1/me/tournaments/{id}/place';
const REGISTER = 'POST /api/v1/tournaments/{id}/registrations';

beforeEach(() => {
  standInForLayout({ inView: true });
  globalThis.EventSource = FakeStream as unknown as typeof EventSource;
  visit('/tournaments/local/test-cup');
});

function show(answers: Answers = {}, tournament = details(), who: Partial<TournamentPlayer> = {}) {
  platformAnswers({
    [BOARD]: () => ({ data: board(20) }),
    [PLACE]: () => ({ data: ownPlace() }),
    ...answers,
  });
  return renderWithPlatform(
    <Frame {...who}>
      <TournamentDetails tournament={tournament} furtherRules={<p>Full rules</p>} />
    </Frame>,
  );
}
const ownRow = () => document.querySelector<HTMLElement>('[data-own]');
const row = async () => {
  await waitFor(() => expect(ownRow()?.tagName).toBeDefined());
  return within(document.querySelector('tr[data-own]') as HTMLElement);
};

test('tells prizes, rules, games and the own place with its neighbours', async () => {
  show();
  expect((await row()).getByText('You')).toBeInTheDocument();
  const table = within(screen.getByRole('table'));
  expect(table.getByText('player13')).toBeInTheDocument();
  expect(table.getByText('player15')).toBeInTheDocument();
  expect(table.queryByText('player12')).toBeNull();
  expect(screen.getByText('10.01 points to 13th.')).toBeVisible();
  expect(screen.getByText(/€10\.01 of stakes, about €0\.40 of expected cost/)).toBeVisible();
  expect(screen.getByText(/for 10th/)).toBeVisible();
  const prizes = within(screen.getByRole('region', { name: 'Prizes by place' }));
  expect(prizes.getByText('2nd to 10th')).toBeVisible();
  expect(prizes.getByText('€40 + 2 FS + 20 E.P.')).toBeVisible();
  expect(screen.getByText('€1 staked is 1 point')).toBeVisible();
  expect(screen.getByText(/Rounds below a stake of €0.20/)).toBeVisible();
  expect(screen.getByText('Full rules')).toBeVisible();
  const games = within(screen.getByRole('region', { name: /Games in this tournament/ }));
  await userEvent.type(games.getByRole('searchbox', { name: 'Find a game' }), 'slot 2');
  expect(games.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Slot 2']);
});

test('names are text, and all hundred are shown when asked for', async () => {
  const lines = board(40).lines.map((line, index) => (index === 0 ? { ...line, name: '<img src=x>' } : line));
  show({ [BOARD]: () => ({ data: board(40, { lines }) }) });
  expect(await screen.findByText('<img src=x>')).toBeVisible();
  expect(document.querySelector('table img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All 40 places' }));
  expect(screen.getByText('player40')).toBeVisible();
});

test('follows what the stream tells, and says when it is not live', async () => {
  show();
  await row();
  await waitFor(() => expect(FakeStream.last?.url).toContain('/api/v1/tournaments/test-cup/events'));
  act(() => FakeStream.last?.tell('board', board(20, { participants: 21 })));
  expect(screen.getByText('Live')).toBeVisible();
  act(() => FakeStream.last?.tell('own', { place: 13, points: 885 }));
  await waitFor(() => expect(ownRow()).toHaveTextContent('13'));
  await waitFor(() => expect(screen.getByText('You are 13th now.')).toBeInTheDocument());
  act(() => FakeStream.last?.tell('board', 'no json'));
  act(() => void FakeStream.last?.dispatchEvent(new Event('error')));
  expect(screen.getByText('Not live at the moment')).toBeVisible();
});

test('a visitor logs in first, then takes part', async () => {
  const onNeedLogIn = jest.fn<void, [() => void]>();
  show({ [REGISTER]: () => ({ data: {} }) }, details(), { playerId: null, onNeedLogIn });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Take part' }));
  expect(calls.some(({ to }) => to === REGISTER)).toBe(false);
  await act(async () => onNeedLogIn.mock.calls[0]?.[0]());
  await waitFor(() => expect(calls.some(({ to }) => to === REGISTER)).toBe(true));
  expect(pushed).toEqual([]);
});

test('a registration asks for the profile where it is incomplete', async () => {
  const onNeedProfile = jest.fn();
  show(
    {
      [PLACE]: () => ({ data: null }),
      [REGISTER]: () => {
        throw new ApiProblem('profile_incomplete', 409, { fields: { birthday: 'missing' } });
      },
    },
    details(),
    { onNeedProfile },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Take part' }));
  await waitFor(() => expect(onNeedProfile).toHaveBeenCalledWith(['birthday'], expect.any(Function)));
});

test('a leaderboard that can’t be read is asked for again', async () => {
  let fails = true;
  show({
    [BOARD]: () => {
      if (fails) throw new ApiProblem('no_response', 0);
      return { data: board(0) };
    },
    [PLACE]: () => ({ data: null }),
  });
  expect(await screen.findByRole('heading', { name: 'The leaderboard can’t be shown' })).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nobody has points yet' })).toBeVisible();
});

test('a place that nobody has yet asks for no more than a round', async () => {
  const nextPrize = { place: 10, missing: 0.01 };
  show({ [PLACE]: () => ({ data: ownPlace({ place: null, points: 0, toNext: null, nextPrize }) }) });
  expect(await screen.findByText(/Your first round that counts/)).toBeVisible();
  expect(screen.queryByText(/for 10th/)).toBeNull();
});

test('the room of the podium is there before the places are', async () => {
  let tell: (answer: unknown) => void = () => undefined;
  const told = new Promise((resolve) => {
    tell = resolve;
  });
  show({ [BOARD]: () => told }, details({ state: 'paid', status: 'completed' }));
  expect(document.querySelector('.podium[aria-hidden]')).toBeInTheDocument();
  await act(async () => tell({ data: board(20, { isFinal: true }) }));
  expect(await screen.findByRole('region', { name: 'The first three' })).toBeVisible();
  expect(document.querySelector('.podium[aria-hidden]')).toBeNull();
});

test('at the end there are a podium, the own result and what was withheld', async () => {
  const result = {
    settledAt: '2026-11-27T10:02:00.000Z',
    withheld: 'spins' as const,
    amount: { amount: 4_000, currency: 'EUR' },
    freeSpins: 0,
    points: 20,
  };
  show(
    {
      [BOARD]: () => ({ data: board(20, { isFinal: true }) }),
      [PLACE]: () => ({
        data: ownPlace({ place: 2, result, neighbours: [], toNext: null, nextPrize: null }),
      }),
    },
    details({ state: 'paid', status: 'completed', dateEnd: '2026-11-27T10:00:00.000Z' }),
  );
  const own = within(await screen.findByRole('region', { name: 'You came 2nd' }));
  expect(own.getByText('+€40.00')).toBeVisible();
  expect(own.getByText('Paid once, 27 Nov 2026, 10:02 UTC.')).toBeVisible();
  expect(own.getByText('The free spins could not be given. Please write to support.')).toBeVisible();
  const podium = within(screen.getByRole('region', { name: 'The first three' }));
  expect(podium.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Final table' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
});

test('the own rounds say what counted, and why the others did not', async () => {
  const round = (roundId: string, verdict: string, points: number) => ({
    ...{ roundId, verdict, points, gameId: 'g1', currency: 'EUR', beganAt: '2026-11-22T10:00:00.000Z' },
    ...{ staked: 100, won: 250, isOpen: false },
  });
  show({
    'GET /api/v1/me/tournaments/{id}/rounds': () => ({
      data: [round('r1', 'counts', 1), round('r2', 'bonus_money', 0), round('r3', 'below', 0)],
      meta: { page: 1, perPage: 25, total: 3, lastPage: 1 },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show my rounds' }));
  expect(await screen.findByText('+1')).toBeVisible();
  expect(screen.getByText('Does not count: bonus money or a free spin')).toBeVisible();
  expect(screen.getByText('Does not count: below the minimum bet')).toBeVisible();
  expect(screen.getAllByText(/€1 staked, €2.50 won/)).toHaveLength(3);
});

test('the name is hidden when the player wishes so', async () => {
  const name = 'PUT /api/v1/me/tournaments/name';
  let hidden = false;
  show({
    [PLACE]: () => ({ data: ownPlace({ isNameHidden: hidden }) }),
    [name]: ({ body }) => {
      hidden = body?.isHidden === true;
      return { data: body };
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Hide my name/ }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Hide my name/ })).toBeChecked());
  expect(hidden).toBe(true);
});
