import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForLayout } from '@/components/testing/layout';
import { pushed, visit } from '@/components/testing/navigation';
import { calls, platformAnswers, renderWithPlatform, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import type { NetworkList } from '../domain/network';
import type { TournamentPlayer } from '../state/player';
import { FakeStream, Frame } from '../testing/frame';
import { networkDetails, networkList, toldNetwork } from '../testing/network';
import { board, ownPlace } from '../testing/tournaments';
import { NewNetworkTournamentModal } from './new-tournament-modal';
import { NetworkTournaments } from './network-tournaments';
import { TournamentDetails } from './tournament-details';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const BOARD = 'GET /api/v1/network-tournaments/{code}/leaderboard';
const PLACE = 'GET /api/v1/me/network-tournaments/{code}/place';
const REGISTER = 'POST /api/v1/network-tournaments/{code}/registrations';
const told = { toldAt: '2026-11-30T10:00:00.000Z', isCurrent: true };

beforeEach(() => {
  standInForLayout({ inView: true });
  visit('/tournaments/net-cup');
  globalThis.EventSource = FakeStream as unknown as typeof EventSource;
});

function show(answers: Answers = {}, facts: Partial<TournamentPlayer> = {}, over = {}) {
  platformAnswers({
    [BOARD]: () => ({ data: { ...board(20), ...told } }),
    [PLACE]: () => ({ data: { ...ownPlace(), isCurrent: true } }),
    ...answers,
  });
  return renderWithPlatform(
    <Frame {...facts}>
      <TournamentDetails tournament={networkDetails(over)} />
    </Frame>,
  );
}

test('shows the leaderboard as told, the own line in it, and asks nothing of the casino’s own', async () => {
  show();
  await waitFor(() => expect(document.querySelector('tr[data-own]')).not.toBeNull());
  expect(within(document.querySelector('tr[data-own]') as HTMLElement).getByText('You')).toBeInTheDocument();
  expect(FakeStream.last?.url).toBe('/api/v1/network-tournaments/net-cup/events');
  act(() => FakeStream.last?.tell('board', { ...board(21), ...told }));
  expect(screen.getByText('Live')).toBeVisible();
  expect(screen.getByText(/Over several casinos, 24 games/)).toBeVisible();
  expect(screen.getByText(/The studio holds this tournament/)).toBeVisible();
  expect(screen.queryByText(/Only rounds with your own money/)).toBeNull();
  expect(screen.queryByText('How your points came about')).toBeNull();
  expect(new Set(calls.map(({ to }) => to))).toEqual(new Set([BOARD, PLACE]));
});

test('says from when a table is while the studio is silent', async () => {
  show({ [BOARD]: () => ({ data: { ...board(20), ...told, isCurrent: false } }) });
  expect(await screen.findByText(/The studio does not answer. This is the table of/)).toBeVisible();
  expect(screen.getByText('Not live at the moment')).toBeVisible();
  expect(screen.getByText('player1')).toBeInTheDocument();
});

test('has no table to show before the studio has told one', async () => {
  show({ [BOARD]: () => ({ data: { ...board(0), toldAt: null, isCurrent: false } }) });
  expect(await screen.findByText('The leaderboard can’t be shown')).toBeVisible();
  expect(screen.queryByText('Nobody has points yet')).toBeNull();
});

test('is joined by its code, and the refusal of a level is said', async () => {
  show({
    [PLACE]: () => ({ data: null }),
    [REGISTER]: () => {
      throw new ApiProblem('client_api_16', 409);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take part' }));
  await waitFor(() => expect(calls.some(({ to }) => to === REGISTER)).toBe(true));
});

test('a visitor logs in first', async () => {
  const onNeedLogIn = jest.fn();
  show({}, { playerId: null, onNeedLogIn });
  await userEvent.click(await screen.findByRole('button', { name: 'Take part' }));
  expect(onNeedLogIn).toHaveBeenCalledTimes(1);
  expect(calls.some(({ to }) => to === REGISTER)).toBe(false);
});

test('the modal shows title and text, joins and leads to the page', async () => {
  visit('/');
  platformAnswers({
    'GET /api/v1/network-tournaments/{code}': () => ({ data: toldNetwork() }),
    [REGISTER]: () => ({ data: { code: 'net-cup', joinedAt: '2026-11-30T10:00:00.000Z' } }),
  });
  const onClose = jest.fn();
  renderWithPlatform(
    <Frame>
      <NewNetworkTournamentModal tournamentCode="net-cup" onClose={onClose} />
    </Frame>,
  );
  expect(await screen.findByRole('dialog', { name: 'Net Cup' })).toBeVisible();
  expect(screen.getByText(/A cup over several casinos/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/tournaments/net-cup');
  await userEvent.click(screen.getByRole('button', { name: 'Take part' }));
  await waitFor(() => expect(pushed).toEqual(['/tournaments/net-cup']));
  expect(onClose).toHaveBeenCalled();
});

describe('the list', () => {
  const list = (network: NetworkList | null) =>
    renderWithPlatform(
      <Frame>
        <NetworkTournaments network={network} />
      </Frame>,
    );

  test('has those that are on first, each leading to its page', () => {
    list(networkList());
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Net Cup',
      'Next Cup',
      'Last Cup',
    ]);
    expect(screen.getByRole('link', { name: 'View : Net Cup' })).toHaveAttribute(
      'href',
      '/tournaments/net-cup',
    );
  });

  test('says so while the studio is silent', () => {
    list(networkList({ isCurrent: false }));
    expect(screen.getByText(/The studio does not answer. This is what it told/)).toBeVisible();
  });

  test.each([
    [null, 'The studio does not answer'],
    [networkList({ active: [], upcoming: [], completed: [] }), 'No studio holds a tournament'],
  ])('has words for nothing', (network, title) => {
    list(network);
    expect(screen.getByText(title)).toBeVisible();
  });
});
