import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useGameBlocks } from '../../api/get-players-id-game-blocks';
import { blockGame } from '../../api/post-players-id-game-blocks';
import { liftGameBlock } from '../../api/post-players-id-game-blocks-game-lift';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { PlayerGames } from './player-games';

jest.mock('../../api/get-players-id-game-blocks', () => ({ useGameBlocks: jest.fn() }));
jest.mock('../../api/post-players-id-game-blocks', () => ({ blockGame: jest.fn() }));
jest.mock('../../api/post-players-id-game-blocks-game-lift', () => ({ liftGameBlock: jest.fn() }));

const scarab = {
  ...{ gameId: 'g107', game: 'Scarab of Nefer', reason: 'Asked for it by letter' },
  ...{ operator: '1', operatorEmail: 'sue@parlour.example', blockedAt: '2026-11-24T15:04:05.000Z' },
};
function show(data: object[], roles: OfficeRole[] = ['risk']) {
  jest.mocked(useGameBlocks).mockReturnValue({ data, error: null, isPending: false } as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <PlayerGames id="p1" />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  sessionStorage.clear();
  jest
    .mocked(blockGame)
    .mockReset()
    .mockResolvedValue(undefined as never);
  jest
    .mocked(liftGameBlock)
    .mockReset()
    .mockResolvedValue(undefined as never);
});

it('blocks a game by its id, with a reason', async () => {
  show([]);
  expect(screen.getByText('No game is blocked.')).toBeVisible();
  press('Block a game …');
  fill(/^Reason/, 'Asked by letter');
  fill(/^Id of the game/, 'Scarab');
  press('Block the game');
  expect(await screen.findByText('This is no id of a game.')).toBeVisible();
  fill(/^Id of the game/, 'g107');
  press('Block the game');
  await waitFor(() =>
    expect(blockGame).toHaveBeenCalledWith('p1', { gameId: 'g107', reason: 'Asked by letter' }),
  );
  expect(await screen.findByText('The game is blocked for this player.')).toBeVisible();
});

it('shows what is blocked, by whom and why, and opens it again', async () => {
  show([scarab]);
  for (const said of ['Scarab of Nefer (g107)', 'Asked for it by letter', /sue@parlour/])
    expect(screen.getByText(said)).toBeVisible();
  press('Open Scarab of Nefer again …');
  fill(/^Reason/, 'Changed their mind');
  press('Open it again');
  await waitFor(() => expect(liftGameBlock).toHaveBeenCalledWith('p1', 'g107', 'Changed their mind'));
});

it('offers support to block, but not to open again, and nothing to who may only look', () => {
  show([scarab], ['support']);
  expect(screen.getByRole('button', { name: 'Block a game …' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /again …/ })).toBeNull();
});

it('offers an auditor nothing', () => {
  show([scarab], ['auditor']);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
