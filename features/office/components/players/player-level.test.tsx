import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { usePlayerLoyalty, type PlayerLoyalty } from '../../api/get-players-id-loyalty';
import { askForPoints } from '../../api/post-players-id-points-corrections';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { PlayerLevel } from './player-level';

jest.mock('../../api/get-players-id-loyalty', () => ({ usePlayerLoyalty: jest.fn() }));
jest.mock('../../api/post-players-id-points-corrections', () => ({
  askForPoints: jest.fn(() => Promise.resolve()),
}));

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const LOYALTY: PlayerLoyalty = {
  ...{ level: 'regular', points: 140, pointsToExchange: 90, exchangePoints: 1_000, pointsLeft: 260 },
  ...{ heldUntil: null, next: 'house_guest', waiting: [] },
  reached: [
    {
      ...{ code: 'regular', firstAt: '2026-11-02T10:00:00.000Z', reachedAt: '2026-11-02T10:00:00.000Z' },
      ...{ isBelow: false, currency: 'EUR', bonus: 1_000, withheld: false },
    },
  ],
  lines: [
    {
      ...{ at: '2026-11-03T10:00:00.000Z', kind: 'exchange', points: 0, exchanged: 50 },
      ...{ reference: null, reason: null, amount: 5, currency: 'EUR' },
    },
    {
      ...{ at: '2026-11-02T10:00:00.000Z', kind: 'correction', points: -10, exchanged: 0 },
      ...{ reference: 'approval:1', reason: 'Counted twice.', amount: null, currency: null },
    },
    {
      ...{ at: '2026-11-01T10:00:00.000Z', kind: 'deposit', points: 150, exchanged: 0 },
      ...{ reference: null, reason: null, amount: 15_000, currency: 'EUR' },
    },
  ],
};
function show(loyalty: PlayerLoyalty, roles: OfficeRole[] = ['bonus']) {
  jest.mocked(usePlayerLoyalty).mockReturnValue({ data: loyalty, error: null, isPending: false } as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <PlayerLevel id={ID} />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
beforeEach(() => jest.clearAllMocks());

it('shows level, points and why they changed', () => {
  show(LOYALTY, ['support']);
  expect(screen.getByRole('heading', { name: '2. Regular' })).toBeVisible();
  expect(screen.getByText('260 to 3. House Guest')).toBeVisible();
  expect(screen.getByText('90, at 1,000 for one euro')).toBeVisible();
  expect(screen.getByRole('row', { name: /Exchanged for money 50 used €0\.05 paid/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Corrections by hand -10 Counted twice\./ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Deposits \+150 €150\.00/ })).toBeVisible();
  expect(screen.getByText(/brought €10\.00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Correct/ })).toBeNull();
});

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

it('asks a colleague for a correction that can be made', async () => {
  show(LOYALTY);
  fireEvent.click(screen.getByRole('button', { name: 'Correct the points …' }));
  type(/^Points/, '-141');
  type(/Reason/, 'Counted twice.');
  const send = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Ask a colleague' }));
      await Promise.resolve();
    });
  await send();
  expect(await screen.findByText('There are only 140.')).toBeVisible();
  expect(askForPoints).not.toHaveBeenCalled();
  type(/^Points/, '-40');
  await send();
  expect(await screen.findByText(/A colleague has to agree now/)).toBeVisible();
  expect(askForPoints).toHaveBeenCalledWith(
    ID,
    { points: -40, reason: 'Counted twice.' },
    expect.any(String),
  );
});

it('says what waits, and asks for nothing more until then', () => {
  const one = {
    request: ID,
    points: 200,
    reason: 'Came by mail.',
    askedBy: '1',
    askedByEmail: 'jo@x.example',
  };
  show({ ...LOYALTY, waiting: [one] });
  expect(screen.getByText(/jo@x\.example asks for \+200 points: Came by mail\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Correct/ })).toBeNull();
});
