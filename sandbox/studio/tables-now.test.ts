import { sign } from '@/lib/node/facts/signature';
import { closeStudios, SECRET, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { TOLD_ROUNDS } from './shared-rounds/now';
import { CONFIRM_MS, KEEP_SEAT_MS, OPEN_MS, SEAT_TURN_MS } from './live/limits';
import {
  boardFlight,
  CRASH_DEMO,
  openFlights,
  pointsOf,
  roundsEnded,
  type Flights,
} from './testing/flight-harness';
import { dealWhere, sitDown } from './testing/live-harness';

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});

/** No ace open, and hands that each ask for a choice. */
const PLAIN = dealWhere(
  [2, 5],
  ({ turn, seats }) => turn.phase === 'play' && seats.every(({ hands }) => (hands[0]?.total ?? 21) < 17),
);

const PATH = '/studio/api/v1/tables';
const ask = ({ app, clock }: Flights, secret = SECRET) =>
  app.request(PATH, { headers: { 'x-signature': sign(secret, PATH, '', Math.floor(clock.now / 1000)) } });
const tables = async (studio: Flights) => ((await (await ask(studio)).json()) as { tables: object[] }).tables;

describe('what the platform is told of tables', () => {
  test('takes its signature', async () => {
    const studio = await openFlights(wallet);
    expect((await ask(studio, 'another secret')).status).toBe(401);
    expect((await studio.app.request(PATH)).status).toBe(401);
  });

  test('is nothing before anybody has come', async () => {
    expect(await tables(await openFlights(wallet))).toEqual([]);
  });

  test('is who is there: a player with two windows once, nobody who only opened the page, and no names', async () => {
    const studio = await openFlights(wallet);
    const player = await sitDown(studio);
    await player.state();
    expect(await tables(studio)).toEqual([]);
    const guest = await sitDown(studio, { mode: 'demo', session_token: null, player_id: null });
    const streams = [await player.watch(), await player.watch(), await guest.watch()];
    const answer = await ask(studio);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ tables: [{ game_id: 'l202', players: 2 }] });
    for (const stream of streams) await stream.close();
    expect(await tables(studio)).toEqual([]);
  });

  test('is how many seats are played, at a table with seats', async () => {
    const studio = await openFlights(wallet, { seed: PLAIN });
    const table = { theme: 'blackjack', game_id: 'l201' };
    const [one, other] = [
      await sitDown(studio, table),
      await sitDown(studio, { ...table, player_id: 'p-2' }),
    ];
    const stream = await one.watch();
    expect(await tables(studio)).toEqual([{ game_id: 'l201', players: 1, seats: { taken: 0, of: 7 } }]);
    await one.bet({ seat: 2, stake: 100 });
    await other.bet({ seat: 5, stake: 100 });
    expect(await tables(studio)).toMatchObject([{ players: 1, seats: { taken: 2, of: 7 } }]);
    // In the next round the seat of the one who looks waits for them for a while, the other's for nobody.
    studio.advance(OPEN_MS + CONFIRM_MS + 2 * SEAT_TURN_MS);
    const { round } = await stream.find('round', (event) => event.round.phase === 'over');
    expect(await tables(studio)).toMatchObject([{ seats: { taken: 2 } }]);
    studio.clock.now = round.nextAt ?? 0;
    studio.advance(0);
    expect(await tables(studio)).toMatchObject([{ seats: { taken: 1 } }]);
    studio.advance(KEEP_SEAT_MS);
    expect(await tables(studio)).toMatchObject([{ seats: { taken: 0 } }]);
    await stream.close();
  });

  test('is the last numbers of roulette, the newest first, also when nobody is there any more', async () => {
    const studio = await openFlights(wallet, { seed: 7 });
    const guest = await sitDown(studio);
    const stream = await guest.watch();
    const pockets: unknown[] = [];
    for (let round = 0; round < TOLD_ROUNDS + 1; round += 1) {
      studio.advance(OPEN_MS + CONFIRM_MS);
      const over = await stream.find('round', (event) => event.round.phase === 'over');
      pockets.unshift((over.round.drawn?.outcome as { pocket?: unknown } | undefined)?.pocket);
      studio.advance((over.round.nextAt ?? 0) - studio.clock.now);
    }
    const numbers = pockets.slice(0, TOLD_ROUNDS);
    expect(numbers.every((pocket) => typeof pocket === 'number')).toBe(true);
    expect(await tables(studio)).toEqual([{ game_id: 'l202', players: 1, numbers }]);
    await stream.close();
    expect(await tables(studio)).toEqual([{ game_id: 'l202', players: 0, numbers }]);
  });

  test('is how the last rounds of crash ended, the newest first, also when nobody is there any more', async () => {
    const rounds = TOLD_ROUNDS + 2;
    const studio = await openFlights(wallet, { seed: 7 });
    const watcher = await (await boardFlight(studio, CRASH_DEMO)).watch();
    expect(await tables(studio)).toEqual([{ game_id: 'g103', players: 1, last: [] }]);
    const ended = await roundsEnded(studio, watcher, rounds);
    const points = ended.map(({ point }) => point).toReversed();
    expect(points.slice(-1)).toEqual(pointsOf(7));
    const [table] = (await tables(studio)) as { players: number; last: number[] }[];
    expect(table?.last).toEqual(points.slice(0, TOLD_ROUNDS));
    await watcher.close();
    expect(await tables(studio)).toMatchObject([{ game_id: 'g103', players: 0, last: table?.last }]);
  });
});
