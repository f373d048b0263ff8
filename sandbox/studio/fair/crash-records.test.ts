import { sign } from '@/lib/node/facts/signature';
import {
  boardFlight,
  chainWhere,
  CRASH_DEMO,
  openFlights,
  pointsOf,
  type Flights,
  type Passenger,
} from '../testing/flight-harness';
import { closeStudios, SECRET, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { CONFIRM_MS, OPEN_MS, PAUSE_MS } from '../crash/limits';
import { endMsOf, msOf } from '../engines/crash/growth';
import { check } from './read-rounds';
import { withSum, type RoundRecord } from './record';

const TO_START = OPEN_MS + CONFIRM_MS;
/** A chain whose first round ends between 3.00 and 5.00. */
const THREE = chainWhere(1, ([point = 0]) => point > 300 && point < 500);
const [POINT = 0] = pointsOf(THREE);

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});

const records = (player: Passenger) => player.get<RoundRecord[]>('records');
const differing = (record: RoundRecord) =>
  check(record)
    .verdict?.lines.filter(({ holds }) => !holds)
    .map((line) => line.check);

/** A flight with one bet that leaves by itself and one by hand, and what its player was told before. */
async function flown() {
  const flights = await openFlights(wallet, { seed: THREE });
  const player = await boardFlight(flights);
  const watcher = await player.watch();
  await player.bet(1_000, 150);
  const { body } = await player.bet(500);
  const { fair } = await player.state();
  flights.advance(TO_START + msOf(220));
  await player.cashOut(body.bets[1]);
  await player.until(({ bets }) => bets.every(({ state }) => state === 'paid'));
  return { flights, player, watcher, fair };
}
const land = ({ advance }: Flights) => advance(endMsOf(POINT) + PAUSE_MS);

it('of a flight come when it is over, not when the bets have left it, and are true', async () => {
  const { flights, player, watcher, fair } = await flown();
  expect(await records(player)).toEqual([]);
  land(flights);
  const [record, ...more] = await records(player);
  expect(more).toEqual([]);
  expect(record).toMatchObject({
    ...{ game: 'crash', nonce: 1, end: fair.end, commitment: fair.end, clientSeed: 'parlour' },
    bet: [
      { stake: 1_000, auto: 150 },
      { stake: 500, auto: null },
    ],
    choices: [{ bet: 1, out: 220 }],
    ...{ staked: 1_500, pay: 1_500 + 1_100 },
    result: { point: POINT },
  });
  expect(check(record).verdict).toMatchObject({ holds: true });
  expect(check(record).verdict?.steps.map(({ by }) => by)).toEqual(['begin', 'choice', 'end']);
  await watcher.close();
});

it('differ where the seed is not of the chain, and where a bet left above the point', async () => {
  const { flights, player, watcher } = await flown();
  land(flights);
  const [record] = await records(player);
  if (!record) throw new Error('no record');
  const changed = (change: Partial<RoundRecord>) => differing(withSum({ ...record, ...change }));
  expect(changed({ nonce: 2 })).toEqual(['chain']);
  expect(changed({ end: 'a'.repeat(64) })).toEqual(['chain']);
  expect(changed({ serverSeed: 'a'.repeat(64) })).toEqual(expect.arrayContaining(['commitment', 'chain']));
  expect(changed({ clientSeed: 'another salt' })).not.toEqual([]);
  expect(changed({ choices: [{ bet: 1, out: POINT + 1 }] })).toEqual(['play']);
  expect(changed({ choices: [{ bet: 0, out: 151 }] })).toEqual(['play']);
  expect(changed({ choices: [] })).toEqual(expect.arrayContaining(['pay', 'result', 'shown']));
  const { end: _end, ...without } = record;
  expect(check(without).fault).toMatchObject({ fault: 'field_invalid', detail: 'end' });
  expect(check({ ...record, nonce: 0 }).fault).toMatchObject({ fault: 'field_invalid', detail: 'nonce' });
  await watcher.close();
});

it('are still there when newer rounds have taken the place of their round', async () => {
  const { flights, player, watcher } = await flown();
  land(flights);
  const before = await records(player);
  for (let round = 0; round < 55; round += 1) {
    flights.advance(60_000);
    await new Promise(setImmediate);
  }
  const { rounds } = await player.history();
  expect(rounds.some(({ seed }) => seed === before[0]?.serverSeed)).toBe(false);
  expect(await records(player)).toEqual(before);
  await watcher.close();
});

it('are of one player alone, and none of bets that were taken back', async () => {
  const flights = await openFlights(wallet, { seed: THREE });
  const player = await boardFlight(flights);
  const { body } = await player.bet();
  await player.leave(body.bets[0]);
  const other = await boardFlight(flights, CRASH_DEMO);
  await other.bet(1_000, 150);
  flights.advance(TO_START + endMsOf(POINT));
  await other.until(({ bets }) => bets[0]?.state === 'paid');
  expect(await records(player)).toEqual([]);
  expect(await records(other)).toMatchObject([{ currency: 'EUR', pay: 1_500 }]);
});

it('are shown at an address that the casino asks for', async () => {
  const { flights, player, watcher } = await flown();
  const { app, clock } = flights;
  const [bet] = (await player.state()).bets;
  const order = async (playerId: string) => {
    const body = JSON.stringify({
      ...{ round: bet?.ticketId, player_id: playerId, game_id: 'g103', title: 'Skyline' },
      ...{ provider: 'Saffron Lane', language: 'en' },
    });
    const path = '/studio/api/v1/replays';
    const signature = sign(SECRET, path, body, Math.floor(clock.now / 1000));
    const answer = await app.request(path, { method: 'POST', body, headers: { 'x-signature': signature } });
    return { status: answer.status, url: ((await answer.json()) as { url?: string }).url ?? '' };
  };
  expect((await order('player-1')).status).toBe(404);
  land(flights);
  expect((await order('player-2')).status).toBe(404);
  const { status, url } = await order('player-1');
  expect(status).toBe(201);
  expect(await (await app.request(new URL(url).pathname)).text()).toContain(bet?.ticketId);
  await watcher.close();
});
