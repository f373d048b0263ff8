import fs from 'node:fs';
import { openFlights } from '../testing/flight-harness';
import { dealWhere, sitDown } from '../testing/live-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { CALL_MS, CONFIRM_MS, OPEN_MS, SEAT_TURN_MS } from './limits';

// A disk that is full for a while, and choices that are open.
const TO_DEAL = OPEN_MS + CONFIRM_MS;
const DEAL = dealWhere(
  [3],
  ({ turn, seats }) => turn.phase === 'play' && (seats[0]?.hands[0]?.total ?? 21) < 17,
);

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closeStudios();
  await wallet.close();
});
const fullDisk = () =>
  jest.spyOn(fs, 'appendFileSync').mockImplementation(() => {
    throw new Error('ENOSPC');
  });
async function dealt() {
  const studio = await openFlights(wallet, { seed: DEAL });
  const guest = await sitDown(studio, { theme: 'blackjack', game_id: 'l201' });
  await guest.bet({ seat: 3, stake: 100 });
  studio.advance(TO_DEAL);
  return { studio, guest, bet: await guest.own() };
}
const over = (state: { bets: { state: string }[] }) =>
  state.bets.every((bet) => ['paid', 'closed', 'returned'].includes(bet.state));

test('a choice that can’t be written down is none, and can be made again', async () => {
  const { guest, bet } = await dealt();
  const disk = fullDisk();
  expect((await guest.choose(bet, 'stand')).status).toBe(500);
  disk.mockRestore();
  expect((await guest.own())?.chosen).toEqual([]);
  expect((await guest.choose(bet, 'stand')).body.bets).toMatchObject([{ chosen: ['stand'] }]);
  await guest.until(over);
});

test('a double that was paid for, and can’t be written down, goes back', async () => {
  const { studio, guest, bet } = await dealt();
  let disk: jest.SpyInstance | null = null;
  wallet.onCall = (name) => {
    if (name === 'bet') disk = fullDisk();
  };
  expect((await guest.choose(bet, 'double')).status).toBe(500);
  (disk as jest.SpyInstance | null)?.mockRestore();
  studio.advance(SEAT_TURN_MS);
  studio.advance(2_000);
  const { bets } = await guest.until(over);
  expect(bets).toMatchObject([{ stake: 100, chosen: ['stand'] }]);
  expect(wallet.names().filter((name) => name === 'rollback')).toHaveLength(1);
  expect(wallet.balance()).toBe(10_000 - 100 + (bets[0]?.pay ?? 0));
});

test('a turn whose end can be written down only later ends then', async () => {
  const { studio, guest } = await dealt();
  const disk = fullDisk();
  studio.advance(SEAT_TURN_MS + 5_000);
  expect((await guest.own())?.state).toBe('held');
  disk.mockRestore();
  studio.advance(2_000);
  const { bets } = await guest.until(over);
  expect(bets).toMatchObject([{ chosen: ['stand'] }]);
  expect(wallet.balance()).toBe(10_000 - 100 + (bets[0]?.pay ?? 0));
});

test('a call at hold’em that was paid for counts, also when it is written down later', async () => {
  const studio = await openFlights(wallet, { seed: 1 });
  const guest = await sitDown(studio, { theme: 'holdem', game_id: 'l206' });
  const other = await sitDown(studio, { theme: 'holdem', game_id: 'l206', player_id: 'player-2' });
  await guest.bet({ ante: 100 });
  await other.bet({ ante: 100 });
  studio.advance(TO_DEAL);
  const bet = await guest.own();
  let disk: jest.SpyInstance | null = null;
  wallet.onCall = (name) => {
    if (name === 'bet') disk = fullDisk();
  };
  expect((await guest.choose(bet, 'call')).status).toBe(500);
  (disk as jest.SpyInstance | null)?.mockRestore();
  // The table goes on, for everybody.
  studio.advance(CALL_MS);
  studio.advance(2_000);
  const { bets } = await guest.until(over);
  expect(bets).toMatchObject([{ stake: 300, chosen: ['call'] }]);
  expect((await other.until(over)).bets).toMatchObject([{ stake: 100, chosen: ['fold'], pay: 0 }]);
  expect(wallet.names().filter((name) => name === 'rollback')).toHaveLength(0);
  expect(wallet.balance()).toBe(10_000 - 300 - 100 + (bets[0]?.pay ?? 0));
});
