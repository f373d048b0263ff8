import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useListedGames } from '../../api/get-games';
import { useBlocksOfGame } from '../../api/get-games-id-blocks';
import { useStudios } from '../../api/get-studios';
import { closeGames } from '../../api/post-game-closures';
import { liftClosure } from '../../api/post-game-closures-lift';
import { blockGame } from '../../api/post-players-id-game-blocks';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { GamesList } from './games-list';

let mockAddress = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn() }),
  useSearchParams: () => new URLSearchParams(mockAddress),
}));
jest.mock('../../api/get-games', () => ({ useListedGames: jest.fn(), GAMES_KEY: ['games'] }));
jest.mock('../../api/get-games-id-blocks', () => ({ useBlocksOfGame: jest.fn() }));
jest.mock('../../api/get-studios', () => ({ useStudios: jest.fn() }));
jest.mock('../../api/post-game-closures', () => ({ closeGames: jest.fn() }));
jest.mock('../../api/post-game-closures-lift', () => ({ liftClosure: jest.fn() }));
jest.mock('../../api/post-players-id-game-blocks', () => ({ blockGame: jest.fn() }));

const PLAYER = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const by = { reason: 'wrong paytable', by: 'gus@parlour.example', at: '2026-11-24T12:00:00.000Z' };
const maintenance = { kind: 'maintenance', until: '2026-11-24T18:00:00.000Z', ...by };
const withdrawn = { kind: 'withdrawn', until: null, ...by };
const fox = {
  id: 'g900',
  name: 'Amber Fox',
  path: '/game/amber-fox',
  studioId: 12,
  studio: 'Copper Owl',
  kind: 'slot',
  model: 'megaways',
  returned: 965_000,
  stakeMin: 20,
  stakeMax: 10_000,
  state: 'offered',
  closures: [] as object[],
  rounds: 1_200,
  staked: 240_000,
  won: 228_000,
};
const answer = (data: unknown) => ({ data, error: null, isPending: false, refetch: jest.fn() }) as never;
function show(
  changes: object = {},
  { roles = ['administrator'] as OfficeRole[], address = '', studio = {}, opens = true } = {},
) {
  mockAddress = address;
  const meta = { page: 1, perPage: 50, total: 1, more: false, lastPage: 1 };
  jest.mocked(useListedGames).mockReturnValue(answer({ data: [{ ...fox, ...changes }], meta }));
  jest
    .mocked(useStudios)
    .mockReturnValue(
      answer([{ id: 12, name: 'Copper Owl', games: 120, offered: 118, closure: null, ...studio }]),
    );
  jest.mocked(useBlocksOfGame).mockReturnValue(answer([{ playerId: PLAYER, ...by }]));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <GamesList />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
  if (opens) fireEvent.click(screen.getByRole('button', { name: 'Amber Fox' }));
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const why = () => fill(/Reason, for colleagues/, 'wrong paytable');
beforeEach(() => jest.clearAllMocks());

it('asks as the address says, and shows what plays it, what it brought and for whom it is blocked', () => {
  show({}, { address: 'q=fox&studio=12&category=megaways&state=offered&sort=staked&order=desc&page=2' });
  expect(useListedGames).toHaveBeenLastCalledWith({
    q: 'fox',
    studio: 12,
    category: 'megaways',
    state: 'offered',
    sort: 'staked',
    order: 'desc',
    page: 2,
    per_page: 50,
  });
  const game = screen.getByRole('region', { name: 'Amber Fox' });
  for (const said of [
    '/game/amber-fox',
    'Slot, megaways',
    '96.50 %',
    '€0.20 – €100.00',
    '1,200 rounds, €2,400.00 staked, €2,280.00 won: 95.00 %',
  ])
    expect(game).toHaveTextContent(said);
  expect(within(game).getByRole('link', { name: PLAYER })).toHaveAttribute(
    'href',
    `/office/players/${PLAYER}`,
  );
});

it('is put into maintenance until a time, which is UTC', async () => {
  show();
  press('Put into maintenance …');
  fill(/^Opens again at/, '2026-12-01T18:30');
  why();
  press('Close it for now');
  await waitFor(() =>
    expect(closeGames).toHaveBeenCalledWith({
      game: 'g900',
      kind: 'maintenance',
      until: '2026-12-01T18:30:00.000Z',
      reason: 'wrong paytable',
    }),
  );
  await waitFor(() => expect(screen.getByText('Amber Fox is in maintenance.')).toBeVisible());
});

it('says by whom and until when it is closed, and is opened again', async () => {
  show({ state: 'maintenance', closures: [{ of: 'game', ...maintenance }] });
  expect(
    screen.getByText(
      /24 Nov 2026, 12:00 UTC by gus@parlour.example, until 24 Nov 2026, 18:00 UTC: wrong paytable/,
    ),
  ).toBeVisible();
  jest.mocked(liftClosure).mockResolvedValue({ request: null });
  press('Open again …');
  why();
  press('Open it again');
  await waitFor(() => expect(liftClosure).toHaveBeenCalledWith({ game: 'g900', reason: 'wrong paytable' }));
  await waitFor(() => expect(screen.getByText('Amber Fox is open.')).toBeVisible());
});

it('is withdrawn for good, and comes back by a colleague alone', async () => {
  show();
  press('Withdraw for good …');
  why();
  press('Withdraw it');
  await waitFor(() =>
    expect(closeGames).toHaveBeenCalledWith({
      game: 'g900',
      kind: 'withdrawn',
      until: null,
      reason: 'wrong paytable',
    }),
  );
});

it('asks a colleague for what was withdrawn, and says that it has', async () => {
  show({ state: 'withdrawn', closures: [{ of: 'game', ...withdrawn }] });
  jest.mocked(liftClosure).mockResolvedValue({ request: PLAYER });
  press('Bring back …');
  why();
  press('Ask a colleague');
  expect(await screen.findByText('A colleague has to agree before Amber Fox is back.')).toBeVisible();
  expect(screen.getByText('A colleague has been asked.')).toBeVisible();
});

it('a chosen studio is closed with all its games', async () => {
  show({}, { address: 'studio=12', opens: false });
  const studio = screen.getByRole('region', { name: 'Copper Owl' });
  expect(studio).toHaveTextContent('120, of which 118 are open');
  fireEvent.click(within(studio).getByRole('button', { name: 'Put into maintenance …' }));
  why();
  press('Close it for now');
  await waitFor(() =>
    expect(closeGames).toHaveBeenCalledWith({
      studio: 12,
      kind: 'maintenance',
      until: null,
      reason: 'wrong paytable',
    }),
  );
});

it('is blocked for a player, whose id is read first', async () => {
  show();
  press('Block for a player …');
  fill(/^Id of the player/, 'klein');
  why();
  press('Block the game');
  expect(await screen.findByText('This is no id of a player.')).toBeVisible();
  fill(/^Id of the player/, PLAYER);
  press('Block the game');
  await waitFor(() =>
    expect(blockGame).toHaveBeenCalledWith(PLAYER, { gameId: 'g900', reason: 'wrong paytable' }),
  );
});

it('is nothing to change for who may only look, and names no player to who may not see them', () => {
  show({}, { roles: ['finance'] });
  expect(screen.getByText('Your roles don’t close games.')).toBeVisible();
  expect(screen.queryByText(PLAYER)).toBeNull();
  for (const name of ['Put into maintenance …', 'Withdraw for good …', 'Block for a player …'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
