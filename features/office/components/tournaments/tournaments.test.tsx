import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useTournaments } from '../../api/get-tournaments';
import { useTournament } from '../../api/get-tournaments-id';
import { usePlaces } from '../../api/get-tournaments-id-places';
import { useCountedRounds } from '../../api/get-tournaments-id-players-player-rounds';
import { askToCorrectPlace } from '../../api/post-tournaments-id-corrections';
import { excludeFromTournament } from '../../api/post-tournaments-id-exclusions';
import { extendTournament } from '../../api/post-tournaments-id-extend';
import { publishTournament } from '../../api/post-tournaments-id-publish';
import { releaseTournament } from '../../api/post-tournaments-id-release';
import { stopTournament } from '../../api/post-tournaments-id-stop';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { TournamentFile } from './tournament-file';
import { startOf } from './tournament-templates';
import { TournamentsList } from './tournaments-list';

const mockReplace = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: mockReplace }),
  useSearchParams: () => new URLSearchParams(''),
}));
jest.mock('../../api/get-tournaments', () => ({ useTournaments: jest.fn(), TOURNAMENTS_KEY: ['cups'] }));
jest.mock('../../api/get-tournaments-id', () => ({ useTournament: jest.fn() }));
jest.mock('../../api/get-tournaments-id-places', () => ({ usePlaces: jest.fn() }));
jest.mock('../../api/get-tournaments-id-players-player-rounds', () => ({ useCountedRounds: jest.fn() }));
jest.mock('../../api/post-tournaments-id-corrections', () => ({ askToCorrectPlace: jest.fn() }));
jest.mock('../../api/post-tournaments-id-exclusions', () => ({ excludeFromTournament: jest.fn() }));
jest.mock('../../api/post-tournaments-id-extend', () => ({ extendTournament: jest.fn() }));
jest.mock('../../api/post-tournaments-id-publish', () => ({ publishTournament: jest.fn() }));
jest.mock('../../api/post-tournaments-id-release', () => ({ releaseTournament: jest.fn() }));
jest.mock('../../api/post-tournaments-id-stop', () => ({ stopTournament: jest.fn() }));

const PLAYER = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const AT = '2026-11-24T12:00:00.000Z';
const meta = { page: 1, perPage: 50, total: 1, more: false, lastPage: 1 };
const answer = (data: unknown) =>
  ({ data, error: null, isPending: false, isFetching: false, refetch: jest.fn() }) as never;
const content = startOf('turnover', Date.parse(AT));
const pool = { amount: { EUR: 135_000 }, freeSpins: 0, points: 0, winners: 10 };
const file = {
  id: 'cup',
  phase: 'running',
  revision: 2,
  content,
  missing: {},
  participants: 2_316,
  pool,
  openRounds: 4,
  deeds: [{ what: 'opened', at: AT, by: 'bob@parlour.example' }],
  firstEnd: null,
  stopReason: null,
  stopWords: null,
  sums: { places: 0, winning: 0, settled: 0, withheld: 0, given: [] as object[] },
  asked: [] as object[],
};
const place = {
  place: 1,
  playerId: PLAYER,
  email: 'mara@example.org',
  country: 'DE',
  points: 12.34,
  rounds: 120,
  joinedAt: AT,
  left: null as object | null,
  isPlayable: true,
  prize: { currency: 'EUR', amount: 50_000, hasMoney: true, freeSpins: 0, points: 0 },
  settledAt: null as string | null,
  withheld: null as string | null,
  given: null as object | null,
  corrections: [] as object[],
};
const round = {
  roundId: 'r1',
  gameId: 'g101',
  currency: 'EUR',
  beganAt: AT,
  staked: 100,
  won: 250,
  isOpen: false,
  verdict: 'counts',
  points: 1,
};
const inOffice = (roles: readonly OfficeRole[], node: React.ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>{node}</OfficeMeProvider>
    </QueryClientProvider>,
  );
function show(
  changes: object = {},
  { roles = ['administrator'] as OfficeRole[], places = [place] as object[] } = {},
) {
  jest.mocked(useTournament).mockReturnValue(answer({ ...file, ...changes }));
  jest.mocked(usePlaces).mockReturnValue(answer({ data: places, meta }));
  const rounds = [round, { ...round, roundId: 'r2', verdict: 'below', points: 0 }];
  jest.mocked(useCountedRounds).mockReturnValue(answer({ data: rounds, meta }));
  inOffice(roles, <TournamentFile id="cup" />);
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const why = () => fill(/Reason, for colleagues/, 'looked at');
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

it('lists tournaments with their state, participants and prizes, and the way to a new one', () => {
  const one = {
    id: 'cup',
    name: 'Weekend race',
    phase: 'review',
    strategy: 'turnover',
    startsAt: AT,
    endsAt: AT,
    zone: 'UTC',
    participants: 2_316,
    games: 24,
    pool,
    changedAt: AT,
  };
  jest.mocked(useTournaments).mockReturnValue(answer({ data: [one], meta }));
  inOffice(['bonus'], <TournamentsList />);
  const row = screen.getByRole('row', { name: /Weekend race/ });
  expect(row).toHaveTextContent('Waits for release');
  expect(row).toHaveTextContent('2,316');
  expect(row).toHaveTextContent('€1,350');
  expect(screen.getByRole('link', { name: 'Weekend race' })).toHaveAttribute(
    'href',
    '/office/tournaments/cup',
  );
  expect(screen.getByRole('link', { name: 'New tournament …' })).toBeVisible();
  fireEvent.change(within(screen.getByRole('search')).getByLabelText('State'), {
    target: { value: 'draft' },
  });
  expect(mockReplace).toHaveBeenCalledWith('/office/tournaments?phase=draft', { scroll: false });
});

it('says what a draft lacks, and announces it once it is whole', async () => {
  show({ phase: 'draft', missing: { games: 'no game counts' } });
  expect(screen.getByText('Games: no game counts')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Announce …' })).toBeNull();
  document.body.replaceChildren();
  show({ phase: 'draft' });
  press('Announce …');
  press('Announce');
  await waitFor(() => expect(publishTournament).toHaveBeenCalledWith('cup', 2));
});

it('stops with a reason and words for players, and extends to a later end alone', async () => {
  show();
  press('Stop …');
  fill(/What players read, English$/, 'A game was faulty.');
  why();
  press('Stop it');
  await waitFor(() =>
    expect(stopTournament).toHaveBeenCalledWith('cup', {
      words: { en: 'A game was faulty.' },
      reason: 'looked at',
    }),
  );
  press('Extend …');
  why();
  fill(/New end, UTC/, '2026-11-24T13:00');
  press('Extend');
  expect(await screen.findByText('Later than the end that stands.')).toBeVisible();
  fill(/New end, UTC/, '2026-12-24T13:00');
  press('Extend');
  await waitFor(() =>
    expect(extendTournament).toHaveBeenCalledWith('cup', {
      endsAt: '2026-12-24T13:00:00.000Z',
      reason: 'looked at',
    }),
  );
});

it('shows how a place came about, and takes its player out', async () => {
  show();
  press('mara@example.org');
  const rounds = screen.getByRole('table', { name: 'How the place came about' });
  expect(within(rounds).getByText('Counts', { selector: 'span' })).toBeVisible();
  expect(within(rounds).getByText('Stake too low')).toBeVisible();
  press('Take out …');
  fill(/What the player reads/, 'You have two accounts.');
  why();
  press('Take out');
  await waitFor(() =>
    expect(excludeFromTournament).toHaveBeenCalledWith('cup', {
      playerId: PLAYER,
      words: 'You have two accounts.',
      reason: 'looked at',
    }),
  );
});

it('says why a prize is held back, releases prizes, and asks to give one anew', async () => {
  const withheld = {
    ...place,
    settledAt: AT,
    withheld: 'operator',
    given: { amount: 0, freeSpins: 0, points: 0 },
  };
  const sums = { places: 2, winning: 2, settled: 1, withheld: 1, given: [] };
  show(
    { phase: 'review', sums },
    { places: [withheld, { ...place, place: 2, playerId: 'p2', email: 'b@example.org', isPlayable: false }] },
  );
  expect(screen.getByText('Account closed or on a break')).toBeVisible();
  press('Release prizes …');
  why();
  press('Release');
  await waitFor(() => expect(releaseTournament).toHaveBeenCalledWith('cup', 'looked at'));
  press('mara@example.org');
  press('Give the prize anew …');
  fill(/Player’s id/, 'nobody');
  why();
  press('Ask a colleague');
  expect(await screen.findByText('The id of a player, from their page.')).toBeVisible();
  fill(/Player’s id/, PLAYER);
  press('Ask a colleague');
  await waitFor(() =>
    expect(askToCorrectPlace).toHaveBeenCalledWith(
      'cup',
      { place: 1, playerId: PLAYER, reason: 'looked at' },
      expect.any(String),
    ),
  );
});

it('shows who only reads no deed', () => {
  show({}, { roles: ['auditor'] });
  for (const name of ['Stop …', 'Extend …']) expect(screen.queryByRole('button', { name })).toBeNull();
  press('mara@example.org');
  expect(screen.queryByRole('button', { name: 'Take out …' })).toBeNull();
});
