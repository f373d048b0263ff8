import { sql } from 'kysely';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import { addTournament, findTournament, join, type TournamentRow } from '../store';
import { tournament } from '../testing/tournament';
import { betterPlace, readBoard, readOwnPlace } from './board';
import { nameOf } from './names';
import * as store from './store';

let harness: WalletHarness;
beforeAll(async () => {
  harness = await startWallet();
});
afterAll(() => harness.close());

async function open(fields: Partial<TournamentRow> = {}): Promise<string> {
  const row = tournament(fields);
  await harness.kernel.db.transaction().execute((trx) => addTournament(trx, row));
  return row.id;
}
/** A participant with so many hundredths of points, reached at a second of a minute. */
async function standing(id: string, points: number, second: number): Promise<Seat> {
  const seat = await harness.seat();
  await join(harness.kernel.db, id, seat.playerId, new Date(Date.now() - 120_000));
  await sql`
    update tournaments.scores set points = ${points}, rounds = 1, reached_at = ${new Date(Date.UTC(2026, 10, 29, 12, 0, second))}
     where tournament_id = ${id} and player_id = ${seat.playerId}`.execute(harness.kernel.db);
  return seat;
}
const found = async (id: string) => {
  const row = await findTournament(harness.kernel.db, id);
  if (!row) throw new Error('there is no such tournament');
  return row;
};
const placeOf = async (id: string, seat: Seat) =>
  readOwnPlace(harness.kernel, await found(id), seat.playerId);

const PRIZES = [
  { placeFrom: 1, placeTo: 1, amount: { EUR: 5_000 }, freeSpins: 0, points: 0 },
  { placeFrom: 2, placeTo: 3, amount: { EUR: 1_000 }, freeSpins: 0, points: 0 },
];

it('has places by points, and of the same points who reached them first', async () => {
  const id = await open({ prizes: PRIZES });
  const late = await standing(id, 500, 30);
  const early = await standing(id, 500, 10);
  const first = await standing(id, 901, 50);
  const last = await standing(id, 20, 1);
  await standing(id, 0, 0);
  const board = await readBoard(harness.kernel, await found(id));
  expect(board).toMatchObject({ isFinal: false, participants: 5 });
  expect(board.lines.map(({ place, points }) => [place, points])).toEqual([
    [1, 9.01],
    [2, 5],
    [3, 5],
    [4, 0.2],
  ]);
  expect(await placeOf(id, first)).toMatchObject({ place: 1, toNext: null, nextPrize: null });
  expect(await placeOf(id, early)).toMatchObject({
    place: 2,
    toNext: 4.02,
    nextPrize: { place: 1, missing: 4.02 },
    neighbours: [
      { place: 1, points: 9.01 },
      { place: 3, points: 5 },
    ],
  });
  expect(await placeOf(id, late)).toMatchObject({ place: 3, toNext: 0.01, nextPrize: { place: 1 } });
  expect(await placeOf(id, last)).toMatchObject({ place: 4, nextPrize: { place: 3, missing: 4.81 } });
});

it('knows who has no points yet, and who takes no part', async () => {
  const id = await open({ prizes: PRIZES });
  const seat = await standing(id, 0, 0);
  expect(await placeOf(id, seat)).toMatchObject({
    place: null,
    points: 0,
    neighbours: [],
    toNext: null,
    nextPrize: { place: 3, missing: 0.01 },
  });
  expect(await placeOf(id, await harness.seat())).toBeNull();
});

it('shows names cut at ten characters, and hides those that want it', async () => {
  const id = await open();
  const seat = await standing(id, 500, 1);
  await sql`update identity.players set email = 'kettledrummer@player.test' where id = ${seat.playerId}`.execute(
    harness.kernel.db,
  );
  const names = async () => (await readBoard(harness.kernel, await found(id))).lines.map(({ name }) => name);
  expect(await names()).toEqual(['kettledrum']);
  await store.hideName(harness.kernel.db, seat.playerId, true, new Date());
  expect(await names()).toEqual(['ke***']);
  expect(await placeOf(id, seat)).toMatchObject({ isNameHidden: true });
  await store.hideName(harness.kernel.db, seat.playerId, false, new Date());
  expect(await names()).toEqual(['kettledrum']);
});

it('a name that is shorter than what a hidden one shows stays hidden', () => {
  expect(nameOf({ email: 'a@x.test', isHidden: true })).toBe('***');
  expect(nameOf({ email: 'ab@x.test', isHidden: true })).toBe('a***');
});

it('the better prize is that of the places before', () => {
  const prizes = [
    { placeFrom: 1, placeTo: 1 },
    { placeFrom: 2, placeTo: 10 },
  ];
  expect(betterPlace(prizes, 14)).toBe(10);
  expect(betterPlace(prizes, 7)).toBe(1);
  expect(betterPlace(prizes, 1)).toBeNull();
  expect(betterPlace(prizes, null)).toBe(10);
  expect(betterPlace([], null)).toBeNull();
});

it('finds a place in the middle of many', async () => {
  const id = await open();
  await sql`
    insert into tournaments.scores (tournament_id, player_id, points, rounds, reached_at, joined_at)
    select ${id}, gen_random_uuid(), n, 1, now(), now() from generate_series(1, 20000) n`.execute(
    harness.kernel.db,
  );
  const seat = await standing(id, 10_000, 1);
  // Who reached the same points earlier is this one.
  expect((await placeOf(id, seat))?.place).toBe(10_001);
  const places = await store.placesOf(harness.kernel.db, id, [seat.playerId]);
  expect(places.get(seat.playerId)).toEqual({ place: 10_001, points: 10_000n });
});
