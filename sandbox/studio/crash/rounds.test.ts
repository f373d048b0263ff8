import { randomUUID } from 'node:crypto';
import { boardFlight, chainWhere, CRASH_DEMO, openFlights } from '../testing/flight-harness';
import { closeStudios, launchGame, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';

/** A chain whose first round ends between 3.00 and 5.00. */
const THREE = chainWhere(1, ([point = 0]) => point > 300 && point < 500);

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});

async function flightOf(seed = THREE) {
  const flights = await openFlights(wallet, { seed });
  const player = await boardFlight(flights);
  return { ...flights, flights, player };
}
describe('rounds', () => {
  test('start at least 5 s apart, however short they are, and go on while somebody looks', async () => {
    const { player, advance } = await flightOf();
    const watcher = await player.watch();
    const starts: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      advance(60_000);
      const flying = await watcher.find('round', (event) => event.round.phase === 'flying');
      starts.push(flying.round.startsAt);
    }
    starts.slice(1).forEach((start, at) => expect(start - (starts[at] ?? 0)).toBeGreaterThanOrEqual(5_000));
    await watcher.close();
  });

  test('sleep when nobody looks, after the one that is under way, and wake up with the next number', async () => {
    const { player, advance, waiting } = await flightOf();
    const watcher = await player.watch();
    advance(1_000);
    await watcher.close();
    advance(300_000);
    expect(waiting()).toBe(0);
    expect((await player.history()).rounds.map(({ number }) => number)).toEqual([1]);
    const again = await player.watch();
    expect((await again.find('table')).round).toMatchObject({ number: 2, phase: 'waiting' });
  });

  test('are others at the table of another game', async () => {
    const { player, flights, advance } = await flightOf();
    await player.bet();
    advance(3_000);
    const other = await boardFlight(flights, { game_id: 'g126', title: 'Moonshot' });
    const { round } = await (await other.watch()).find('table');
    expect(round?.opensAt).toBe(flights.clock.now);
  });
});

describe('other games', () => {
  test('have other calls', async () => {
    const { player, flights } = await flightOf();
    const slot = await launchGame(flights);
    const body = { clientBetId: randomUUID(), stake: 100, auto: null };
    expect(await slot.post('bet', body)).toMatchObject({ status: 404, body: { error: 'other_game' } });
    for (const action of ['spin', 'begin']) {
      const sent = { stake: 100, bet: {}, clientRoundId: randomUUID() };
      expect(await player.post(action, sent)).toMatchObject({ status: 404, body: { error: 'other_game' } });
    }
  });
});

test('a demo plays with its own money at the same table, and the wallet never hears of it', async () => {
  const { flights, player, advance } = await flightOf();
  const guest = await boardFlight(flights, CRASH_DEMO);
  await player.bet(100);
  await guest.bet(1_000, 150);
  const placed = await guest.bet(500);
  expect(placed.body.balance).toBe(98_500);
  expect((await guest.leave(placed.body.bets[1])).body.balance).toBe(99_000);
  advance(60_000);
  const { balance } = await guest.until(({ bets }) => bets[0]?.state === 'paid');
  expect(balance).toBe(100_500);
  expect(wallet.names().filter((name) => name === 'bet')).toHaveLength(1);
});
