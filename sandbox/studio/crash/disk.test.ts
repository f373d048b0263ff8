import fs from 'node:fs';
import { boardFlight, chainWhere, openFlights, pointsOf } from '../testing/flight-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { endMsOf } from '../engines/crash/growth';
import { CONFIRM_MS, OPEN_MS, STALL_MS } from './limits';

// A disk that is full for a while, and a clock that is put back.
const TO_START = OPEN_MS + CONFIRM_MS;
const THREE = chainWhere(1, ([point = 0]) => point > 300 && point < 500);
const [POINT = 0] = pointsOf(THREE);

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

test('an end that can be written down only later is the end that it was: what was lost is not given back', async () => {
  const flights = await openFlights(wallet, { seed: THREE });
  const player = await boardFlight(flights);
  await player.bet(1_000);
  await player.bet(500, 150);
  flights.advance(TO_START + 10);
  const disk = fullDisk();
  flights.advance(endMsOf(POINT) + 4 * STALL_MS);
  disk.mockRestore();
  flights.advance(2_000);
  const { bets } = await player.until((state) => state.bets.every(({ state: each }) => each !== 'held'));
  expect(bets.map(({ state, out }) => [state === 'lost' || state === 'closed', out])).toEqual([
    [true, null],
    [false, 150],
  ]);
  await player.until((state) => state.bets.some(({ state: each }) => each === 'paid'));
  expect(wallet.balance()).toBe(10_000 - 1_500 + 750);
  expect(wallet.names()).not.toContain('rollback');
});

test('a bet that could not be written down is none, and keeps no other from being paid', async () => {
  const flights = await openFlights(wallet, { seed: THREE });
  const player = await boardFlight(flights);
  await player.bet(1_000, 150);
  const disk = fullDisk();
  expect((await player.bet(500)).status).toBe(500);
  disk.mockRestore();
  flights.advance(TO_START + endMsOf(POINT) + 100);
  const { bets } = await player.until((state) => state.bets.some(({ state: each }) => each === 'paid'));
  expect(bets.map(({ state }) => state)).toEqual(['paid', 'refused']);
  expect(wallet.names()).toEqual(['bet', 'win']);
  expect(wallet.balance()).toBe(10_000 - 1_000 + 1_500);
});

test('a clock that is put back breaks a flight off: what has not left goes back', async () => {
  const flights = await openFlights(wallet, { seed: THREE });
  const player = await boardFlight(flights);
  await player.bet(1_000);
  await player.bet(500, 150);
  flights.advance(TO_START + 10);
  flights.clock.now -= 3_600_000;
  const { bets } = await player.until((state) =>
    state.bets.every(({ state: each }) => each === 'returned' || each === 'paid'),
  );
  // As for a connection that is lost: where it would have left by itself, it has.
  expect(bets.map(({ state, out }) => [state, out])).toEqual([
    ['returned', null],
    ['paid', 150],
  ]);
  expect(wallet.balance()).toBe(10_000 - 500 + 750);
});
