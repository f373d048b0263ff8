import { sql } from 'kysely';
import { CATEGORY_ID } from '@/lib/domain/game-categories';
import type { Winner } from './service';
import { CHANNEL } from './store';
import { asVisitor } from '@/tests/support/visitor';
import { openEvents, type EventClient } from '@/tests/support/event-client';
import { startJackpotsPair, type JackpotsHarness, type JackpotsPair } from './testing/harness';
import { GAME, OTHER_GAME } from '@/tests/support/wallet-harness';

/** Two instances on one database. */
let pair: JackpotsPair;
let here: JackpotsHarness;
const clients: EventClient[] = [];

beforeEach(async () => {
  pair = await startJackpotsPair();
  ({ here } = pair);
  await here.services.jackpots.catchUp();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.leave();
  await pair.close();
});

const count = async (harness = here) => {
  expect(await harness.services.jackpots.catchUp()).toBe(true);
};
const list = async (path: string, from = here): Promise<Winner[]> => {
  const response = await fetch(from.url + path);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Winner[] }).data;
};
const amounts = (winners: readonly Winner[]) => winners.map(({ amount }) => amount);
const open = async (
  harness: JackpotsHarness,
  options: { lastEventId?: string; headers?: Record<string, string> } = {},
) => {
  const client = await openEvents(harness.url, null, { path: '/api/v1/winners/events', ...options });
  clients.push(client);
  return client;
};
const told = async (client: EventClient) => {
  const { event, id, data } = await client.next();
  expect(event).toBe('winners');
  const winners = data as unknown as Winner[];
  expect(id).toBe(String(winners[0]?.id));
  return winners;
};

describe('the list', () => {
  it('holds wins of real money above their stake, the newest first', async () => {
    const there = await pair.there();
    const seat = await here.seat({ real: 100_000 });
    await here.play(seat, { stake: 1_000, win: 1_001 });
    await here.play(seat, { stake: 1_000, win: 1_000 });
    await here.play(seat, { stake: 1_000, win: 0 });
    await here.play(seat, { stake: 1_000 });
    await here.play(await here.seat({ real: 500, bonus: 5_000 }), { stake: 1_000, win: 9_000 });
    await here.play(await here.seat({ bonus: 5_000 }), { stake: 1_000, win: 9_000 });
    await here.play(seat, { stake: 1_000, win: 4_000 });
    await count();
    await count(there);
    expect(amounts(await list('/api/v1/winners', there))).toEqual([4_000, 1_001]);
    expect(amounts(await list('/api/v1/winners?limit=1', there))).toEqual([4_000]);
  });

  it('tells a winner as everybody may see one', async () => {
    const seat = await here.seat({ real: 100_000 });
    await sql`update identity.players set email = 'dominique@player.test' where id = ${seat.playerId}`.execute(
      here.kernel.db,
    );
    await here.play(seat, { stake: 1_000, win: 2_000 });
    await count();
    expect(await list('/api/v1/winners')).toEqual([
      {
        id: expect.any(Number),
        login: 'dom***',
        game: {
          id: 'g90001',
          name: 'Test Game 0',
          geo_link: '/game/test-game-0',
          image: expect.stringMatching(/^\/art\//),
          gradient_color: '#aabbcc',
        },
        currency: 'EUR',
        amount: 2_000,
      },
    ]);
    const { rows } = await sql<{
      row: string;
    }>`select to_json(w)::text as row from jackpots.winners w`.execute(here.kernel.db);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/dominique|player\.test/);
  });

  it('refuses a limit beyond fifty', async () => {
    expect((await fetch(`${here.url}/api/v1/winners?limit=51`)).status).toBe(400);
  });

  it('leaves out a game that was withdrawn', async () => {
    await here.play(await here.seat({ real: 100_000 }), { stake: 1_000, win: 2_000 });
    await count();
    await sql`update games.games set active = false`.execute(here.kernel.db);
    expect(await list('/api/v1/winners')).toEqual([]);
  });

  it('gives the place of a withdrawn game to the next one', async () => {
    const seat = await here.seat({ real: 100_000 });
    await here.play(seat, { stake: 1_000, win: 2_000 });
    await here.play(await here.move(seat), { stake: 1_000, win: 3_000 });
    await count();
    await sql`update games.games set active = false where id = ${OTHER_GAME}`.execute(here.kernel.db);
    expect(amounts(await list('/api/v1/winners?limit=1'))).toEqual([2_000]);
  });
});

describe('the largest', () => {
  it('are five, of jackpot games, in euros', async () => {
    const seat = await here.seat({ real: 100_000 });
    for (const win of [5_000, 7_000, 2_000, 9_000, 3_000, 4_000]) await here.play(seat, { stake: 100, win });
    await here.play(await here.move(seat), { stake: 100, win: 80_000 });
    await here.play(await here.seat({ real: 1_000, currency: 'AUD' }), { stake: 100, win: 70_000 });
    await count();
    expect(amounts(await list('/api/v1/jackpots/top'))).toEqual([9_000, 7_000, 5_000, 4_000, 3_000]);
  });

  it('are five also when a larger one was won in a game that is withdrawn', async () => {
    const seat = await here.seat({ real: 100_000 });
    await sql`update games.games set categories = ${[CATEGORY_ID.jackpots]}::integer[]`.execute(
      here.kernel.db,
    );
    for (const win of [5_000, 7_000, 2_000, 9_000, 3_000]) await here.play(seat, { stake: 100, win });
    await here.play(await here.move(seat), { stake: 100, win: 80_000 });
    await count();
    await sql`update games.games set active = false where id = ${OTHER_GAME}`.execute(here.kernel.db);
    expect(amounts(await list('/api/v1/jackpots/top'))).toEqual([9_000, 7_000, 5_000, 3_000, 2_000]);
  });

  it('outlive the sweep, and so do the newest', async () => {
    const seat = await here.seat({ real: 100_000 });
    await here.play(seat, { stake: 100, win: 5_000 });
    await count();
    await sql`insert into jackpots.winners (tx_id, login, game_id, jackpot, currency, amount, won_at)
              select gen_random_uuid(), 'old***', 'g90001', false, 'EUR', 500, now() - interval '9 days'
                from generate_series(1, 1200)`.execute(here.kernel.db);
    await here.services.jackpots.sweep();
    const { rows } = await sql<{ left: number; top: number }>`
      select count(*)::integer as left, count(*) filter (where jackpot)::integer as top
        from jackpots.winners`.execute(here.kernel.db);
    expect(rows[0]).toEqual({ left: 1_001, top: 1 });
  });
});

describe('the stream', () => {
  it('is open to everybody, and no proxy may gather it', async () => {
    const client = await open(here);
    expect(client.status).toBe(200);
    expect(client.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
  });

  it('begins with the newest and brings new ones on every instance, wherever they were counted', async () => {
    const there = await pair.there();
    const seat = await here.seat({ real: 100_000 });
    await here.play(seat, { stake: 1_000, win: 2_000 });
    await count();
    const [onHere, onThere] = [await open(here), await open(there)];
    expect(amounts(await told(onHere))).toEqual([2_000]);
    expect(amounts(await told(onThere))).toEqual([2_000]);
    await here.play(seat, { stake: 1_000, win: 3_000 });
    await here.play(seat, { stake: 1_000, win: 4_000 });
    await count(there);
    expect(amounts(await told(onHere))).toEqual([4_000, 3_000]);
    expect(amounts(await told(onThere))).toEqual([4_000, 3_000]);
  });

  it('tells everybody of a winner that another stream began with', async () => {
    const seat = await here.seat({ real: 100_000 });
    await here.play(seat, { stake: 1_000, win: 2_000 });
    await count();
    const first = await open(here);
    await told(first);
    // Committed, and its announcement has not come yet.
    const { rows } = await sql<{ id: number }>`
      insert into jackpots.winners (tx_id, login, game_id, jackpot, currency, amount, won_at)
      values (gen_random_uuid(), 'new***', ${GAME}, false, 'EUR', 3000, now())
      returning id::float8 as id`.execute(here.kernel.db);
    // It has heard of the new one elsewhere: what it begins with is read anew.
    const second = await open(here, { lastEventId: String(rows[0]?.id) });
    await sql`select pg_notify(${CHANNEL}, '')`.execute(here.kernel.db);
    expect(amounts(await told(first))).toEqual([3_000]);
    await here.play(seat, { stake: 1_000, win: 4_000 });
    await count();
    expect(amounts(await told(second))).toEqual([4_000]);
  });

  it('goes on after the last one that the browser has seen', async () => {
    const there = await pair.there();
    const seat = await here.seat({ real: 100_000 });
    await here.play(seat, { stake: 1_000, win: 2_000 });
    await count();
    const before = await open(here);
    const [seen] = await told(before);
    before.leave();
    await here.play(seat, { stake: 1_000, win: 3_000 });
    await count();
    const after = await open(there, { lastEventId: String(seen?.id) });
    expect(amounts(await told(after))).toEqual([3_000]);
  });

  it('begins anew for an id that is none of this database', async () => {
    await here.play(await here.seat({ real: 100_000 }), { stake: 1_000, win: 2_000 });
    await count();
    const seat = await here.seat({ real: 100_000 });
    const client = await open(here, { lastEventId: '999999999' });
    await here.play(seat, { stake: 1_000, win: 3_000 });
    await count();
    expect(amounts(await told(client))).toEqual([3_000]);
  });

  it('is given to a network 24 times and no more', async () => {
    const from = (address: string) => ({ headers: asVisitor(address) });
    for (let index = 0; index < 24; index += 1)
      expect((await open(here, from(`2001:db8::${index}`))).status).toBe(200);
    const refused = await open(here, from('2001:db8::ffff'));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await open(here, from('2001:db9::1'))).status).toBe(200);
    clients[0]?.leave();
    await clients[0]?.ended;
    let status = 429;
    while (status === 429) ({ status } = await open(here, from('2001:db8::1')));
    expect(status).toBe(200);
  });

  it('ends when the instance stops', async () => {
    const there = await pair.there();
    const client = await open(there);
    await there.services.stop();
    await client.ended;
  });
});
