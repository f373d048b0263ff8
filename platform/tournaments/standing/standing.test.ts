import { sql } from 'kysely';
import pg from 'pg';
import { createLiveService } from '@/platform/live/service';
import { startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import { addTournament, findTournament, join, type TournamentRow } from '../store';
import { tournament } from '../testing/tournament';
import { betterPlace, ownPlaces, readBoard, readOwnPlace } from './board';
import { nameOf } from './names';
import { createBoardStreams } from './stream';
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

it('tells whoever watches that their own place is gone, also who was away meanwhile', async () => {
  const id = await open();
  const seat = await standing(id, 500, 1);
  const live = createLiveService(harness.kernel);
  const streams = createBoardStreams(harness.kernel, {
    live,
    read: async (of) => readBoard(harness.kernel, await found(of)),
    placesOf: (of, players) => ownPlaces(harness.kernel.db, of, players),
  });
  const watch = async ({ playerId }: Seat) =>
    (await streams.open({ id, playerId, address: '192.0.2.1', drop: () => undefined })).getReader();
  const reader = await watch(seat);
  const read = async (from: typeof reader, words: string) => {
    const decoder = new TextDecoder();
    for (let text = ''; ;) {
      text += decoder.decode((await from.read()).value, { stream: true });
      if (text.includes(words)) return text;
    }
  };
  expect(await read(reader, '"place":1,"points":5}')).toContain('event: own');
  await sql`update tournaments.scores set points = 0 where tournament_id = ${id}`.execute(harness.kernel.db);
  expect(await read(reader, '"place":null,"points":0}')).toContain('event: own');
  const back = await watch(seat);
  expect(await read(back, '"place":null,"points":0}')).toContain('event: own');
  await Promise.all([reader.cancel(), back.cancel()]);
  await live.stop();
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

it('a tier of points begins where the one below ends', async () => {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong
      from generate_series(1, 40000) p, lateral (select tournaments.tier_of(p) as tier) t
     where tournaments.tier_top(t.tier) < p or tournaments.tier_of(tournaments.tier_top(t.tier)) <> t.tier
        or tournaments.tier_of(tournaments.tier_top(t.tier) + 1) <> t.tier + 1`.execute(harness.kernel.db);
  expect(rows).toEqual([{ wrong: 0 }]);
  const most = await sql<{ tier: number; top: bigint }>`
    select tournaments.tier_of(4000000000000000) as tier,
           tournaments.tier_top(tournaments.tier_of(4000000000000000)) as top`.execute(harness.kernel.db);
  expect(most.rows[0]?.top).toBeGreaterThanOrEqual(4_000_000_000_000_000n);
});

it('who rises and who falls at one time don’t wait for each other', async () => {
  const id = await open();
  const [up, down] = [await standing(id, 3, 1), await standing(id, 5, 1)];
  const { db } = harness.kernel;
  const moveTo = ({ playerId }: Seat, points: number) =>
    sql`update tournaments.scores set points = ${points} where tournament_id = ${id} and player_id = ${playerId}`.execute(
      db,
    );
  const owner = new pg.Client({ connectionString: harness.databaseUrl });
  await owner.connect();
  const waiting = async (count: number) => {
    const others = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (((await owner.query(others)).rowCount ?? 0) < count);
  };
  const moves = await db.transaction().execute(async (trx) => {
    await sql`select from tournaments.tallies where tournament_id = ${id} and tier = 3 for update`.execute(
      trx,
    );
    const falling = moveTo(down, 3);
    await waiting(1);
    const rising = moveTo(up, 5);
    await waiting(2);
    return [falling, rising];
  });
  await owner.end();
  expect((await Promise.allSettled(moves)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

it('finds every place among many, also when scores rise, fall and go', async () => {
  const id = await open();
  const { db } = harness.kernel;
  await sql`
    insert into tournaments.scores (tournament_id, player_id, points, rounds, reached_at, joined_at)
    select ${id}, gen_random_uuid(), (random() * 3000)::bigint, 1, now() - random() * interval '1 minute', now()
      from generate_series(1, 3000)`.execute(db);
  await sql`update tournaments.scores set points = points * 7 where tournament_id = ${id} and random() < 0.3`.execute(
    db,
  );
  await sql`update tournaments.scores set points = points / 9 where tournament_id = ${id} and random() < 0.3`.execute(
    db,
  );
  await sql`delete from tournaments.scores where tournament_id = ${id} and random() < 0.1`.execute(db);
  const { rows } = await sql<{ wrong: number; all: number }>`
    select count(*) filter (where s.place <> tournaments.count_ahead(${id}, s.player_id) + 1)::integer as wrong,
           count(*)::integer as all
      from (select player_id, row_number() over (order by points desc, reached_at, joined_at, player_id) as place
              from tournaments.scores where tournament_id = ${id} and points > 0) s`.execute(db);
  expect(rows[0]?.wrong).toBe(0);
  expect(rows[0]?.all).toBeGreaterThan(1_500);
  const some = await sql<{ playerId: string }>`
    select player_id as "playerId" from tournaments.scores where tournament_id = ${id} and points > 0 limit 60`.execute(
    db,
  );
  const ids = some.rows.map(({ playerId }) => playerId);
  const [many, few] = [await store.placesOf(db, id, ids), await store.placesOf(db, id, ids.slice(0, 20))];
  for (const one of ids.slice(0, 20)) expect(few.get(one)).toEqual(many.get(one));
});
