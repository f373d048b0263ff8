import { randomUUID } from 'node:crypto';
import type { RoundRecord } from '../fair/record';
import { check } from '../fair/read-rounds';
import {
  boardFlight,
  chainWhere,
  killedFolder,
  openFlights,
  passengerAt,
  pointsOf,
  postingsOf,
  removeKilledFolders,
  type Flights,
} from '../testing/flight-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { endMsOf, msOf } from '../engines/crash/growth';
import { CONFIRM_MS, OPEN_MS, PAUSE_MS, STALL_MS } from './limits';

const TO_START = OPEN_MS + CONFIRM_MS;
const THREE = chainWhere(1, ([point = 0]) => point > 300 && point < 500);
const [POINT = 0] = pointsOf(THREE);

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
  removeKilledFolders();
});

/** The studio that comes up again over what a kill at this moment leaves. */
async function afterKill({ dataDir, clock }: Flights, laterMs = 2_000) {
  const next = await openFlights(wallet, { dataDir: killedFolder(dataDir), seed: THREE });
  next.clock.now = clock.now + laterMs;
  return next;
}

describe('a studio that is killed in a round', () => {
  test('pays what had left, pays at its own value what the round reached, and gives back the rest, once each', async () => {
    const flights = await openFlights(wallet, { seed: THREE, retry: { firstMs: 1e6, capMs: 1e6 } });
    const player = await boardFlight(flights);
    // By its own value in the round, above the point, by hand before the kill, not at all; the wallet is down meanwhile.
    const other = await boardFlight(flights, { player_id: 'player-2' });
    await player.bet(1_000, POINT);
    await player.bet(500, POINT + 1);
    const { body } = await other.bet(700);
    await other.bet(300);
    flights.advance(TO_START + msOf(150));
    wallet.next('win', 'book-then-fail');
    await other.cashOut(body.bets[0]);
    await new Promise<void>((resolve) => {
      wallet.onCall = () => resolve();
    });

    const next = await afterKill(flights);
    const [again, otherAgain] = [passengerAt(next, player.address), passengerAt(next, other.address)];
    await again.until(({ bets }) => bets.every(({ state }) => state === 'paid' || state === 'returned'));
    const after = await otherAgain.until(({ bets }) =>
      bets.every(({ state }) => state !== 'out' && state !== 'returning'),
    );
    expect((await again.state()).bets).toMatchObject([
      { state: 'paid', out: POINT, pay: POINT * 10 },
      { state: 'returned', reason: 'BROKEN', out: null },
    ]);
    expect(after.bets).toMatchObject([
      { state: 'paid', out: 150, pay: 1_050 },
      { state: 'returned', reason: 'BROKEN' },
    ]);
    expect(wallet.balance()).toBe(10_000 - 1_700 + POINT * 10 + 1_050);
    const wins = wallet.calls.filter(({ name }) => name === 'win');
    expect(new Set(wins.map((call) => call.body['tx_id'])).size).toBe(2);
    // What the first studio thinks it owes does no harm: the wallet knows it.
    flights.advance(60_000);
    expect(wallet.balance()).toBe(10_000 - 1_700 + POINT * 10 + 1_050);
  });

  test('answers a bet of which the answer was lost, and proves the round that it paid', async () => {
    const flights = await openFlights(wallet, { seed: THREE });
    const player = await boardFlight(flights);
    const id = randomUUID();
    await player.bet(1_000, 150, id);
    await player.bet(300);
    flights.advance(TO_START + 500);
    const next = await afterKill(flights);
    const again = passengerAt(next, player.address);
    await again.until(({ bets }) => bets.every(({ state }) => state === 'paid' || state === 'returned'));
    const watcher = await again.watch();
    expect((await again.state()).bets).toEqual([]);
    const { status, body } = await again.bet(1_000, 150, id);
    expect(status).toBe(200);
    expect(body.bets).toMatchObject([
      { state: 'paid', pay: 1_500 },
      { state: 'returned', reason: 'BROKEN' },
    ]);
    // The flight was broken off before it landed: its bets can be checked all the same.
    const records = await again.get<RoundRecord[]>('records');
    expect(records).toMatchObject([{ staked: 1_000, pay: 1_500, bet: [{ auto: 150 }] }]);
    expect(check(records[0]).verdict).toMatchObject({ holds: true });
    await watcher.close();
  });

  test.each([
    ['while bets are open', 3_000],
    ['between the bell and the start', TO_START - 1],
  ])('%s gives every bet back', async (_when, ms) => {
    const flights = await openFlights(wallet, { seed: THREE });
    const player = await boardFlight(flights);
    await player.bet(1_000, 101);
    await player.bet(500);
    flights.advance(ms);
    const next = await afterKill(flights);
    const { bets, balance } = await passengerAt(next, player.address).until((state) =>
      state.bets.every(({ state: each }) => each === 'returned'),
    );
    expect(bets.map(({ reason }) => reason)).toEqual(['BROKEN', 'BROKEN']);
    expect(balance).toBe(10_000);
    expect(
      postingsOf(wallet)
        .slice(2)
        .map(([name]) => name),
    ).toEqual(['rollback', 'rollback']);
    // One of the two closes the round at the wallet.
    expect(
      postingsOf(wallet)
        .slice(2)
        .map(([, , closes]) => closes),
    ).toEqual([false, true]);
  });

  test('while a bet is under way takes it back', async () => {
    const flights = await openFlights(wallet, { seed: THREE, walletTimeoutMs: 60_000 });
    const player = await boardFlight(flights);
    wallet.next('bet', 'book-then-hang');
    const arrived = new Promise<void>((resolve) => {
      wallet.onCall = () => resolve();
    });
    const answer = player.bet(1_000, 101);
    await arrived;
    const next = await afterKill(flights);
    const { bets } = await passengerAt(next, player.address).until(
      (state) => state.bets[0]?.state === 'returned',
    );
    expect(bets).toMatchObject([{ reason: 'INTERRUPTED' }]);
    expect(wallet.balance()).toBe(10_000);
    await wallet.close();
    await answer;
  });

  test('after its end settles what it owed, as it was decided', async () => {
    const flights = await openFlights(wallet, { seed: THREE, retry: { firstMs: 1e6, capMs: 1e6 } });
    const player = await boardFlight(flights);
    await player.bet(1_000, 200);
    await player.bet(500);
    wallet.next('win', 'fail');
    flights.advance(TO_START + endMsOf(POINT) + 100);
    const next = await afterKill(flights);
    const { bets } = await passengerAt(next, player.address).until((state) =>
      state.bets.every(({ state: each }) => each === 'paid' || each === 'closed'),
    );
    expect(bets).toMatchObject([
      { state: 'paid', pay: 2_000 },
      { state: 'closed', pay: 0 },
    ]);
    expect(wallet.balance()).toBe(10_000 - 1_500 + 2_000);
  });

  test('goes on with the next seed, and never plays one twice', async () => {
    const third = pointsOf(THREE, 3)[2] ?? 0;
    let flights = await openFlights(wallet, { seed: THREE });
    const { address } = await boardFlight(flights);
    const played: (number | undefined)[] = [];
    const ends = new Set<string>();
    for (const ms of [1_000, TO_START + 1_000, TO_START + endMsOf(third) + PAUSE_MS + 1_000, 10]) {
      const live = await passengerAt(flights, address).watch();
      const { round } = await live.find('table');
      played.push(round?.number);
      ends.add((await passengerAt(flights, address).state()).fair.end);
      flights.advance(ms);
      flights = await afterKill(flights);
    }
    // The third run was killed in its second round.
    expect(played).toEqual([1, 2, 3, 5]);
    expect(ends.size).toBe(1);
    const { rounds, statistics } = await passengerAt(flights, address).history();
    expect(rounds.map(({ number }) => number)).toEqual([3]);
    expect(statistics.rounds).toBe(1);
  });

  test('leaves the bets of a round that it took up again to nobody’s cash-out', async () => {
    const flights = await openFlights(wallet, { seed: THREE });
    const player = await boardFlight(flights);
    const { body } = await player.bet(1_000);
    flights.advance(TO_START + 1_000);
    const next = await afterKill(flights);
    const again = passengerAt(next, player.address);
    expect((await again.cashOut(body.bets[0])).body.error).toBe('bet_gone');
    await again.until(({ bets }) => bets[0]?.state === 'returned');
    expect(wallet.balance()).toBe(10_000);
  });
});

test('a studio that stood still in a round breaks it off by the same rule', async () => {
  const flights = await openFlights(wallet, { seed: THREE });
  const player = await boardFlight(flights);
  const live = await player.watch();
  await player.bet(1_000, 200);
  await player.bet(500);
  flights.advance(TO_START + 1_000);
  flights.standStill(endMsOf(POINT) + STALL_MS);
  const { bets } = await player.until((state) => state.bets.every(({ state: each }) => each !== 'held'));
  expect(bets).toMatchObject([{ out: 200 }, { reason: 'BROKEN' }]);
  await player.until((state) => state.bets[1]?.state === 'returned');
  expect((await live.find('round', ({ round }) => round.phase === 'broken')).round).toMatchObject({
    seed: null,
  });
  await player.until(({ balance }) => balance === 10_000 - 1_000 + 2_000);
});

test('a studio that is stopped in a round gives its bets back at the next start', async () => {
  const flights = await openFlights(wallet, { seed: THREE });
  const player = await boardFlight(flights);
  await player.bet(1_000, 200);
  await flights.studio.stop();
  flights.advance(60_000);
  expect(postingsOf(wallet)).toEqual([['bet', 1_000, false]]);
  const next = await afterKill(flights);
  await passengerAt(next, player.address).until((state) => state.bets[0]?.state === 'returned');
  expect(wallet.balance()).toBe(10_000);
});
