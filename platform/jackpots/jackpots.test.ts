import { sql } from 'kysely';
import pg from 'pg';
import { JACKPOT_OPENINGS, JACKPOTS } from '@/lib/domain/jackpots';
import { openEvents } from '@/tests/support/event-client';
import { startJackpotsPair, type JackpotsHarness, type JackpotsPair } from './testing/harness';

/** Two instances on one database. */
let pair: JackpotsPair;
let here: JackpotsHarness;

const OPENED = JACKPOTS.map((name) => JACKPOT_OPENINGS[name]);
const added = (amounts: number[]) => amounts.map((amount, index) => amount - (OPENED[index] ?? 0));
const count = async (harness = here) => {
  expect(await harness.services.jackpots.catchUp()).toBe(true);
};
const feeds = async () => {
  const { rows } = await sql<{ feeds: number }>`
    select count(*)::integer as feeds from ledger.transactions where type = 'jackpot_increasing'`.execute(
    here.kernel.db,
  );
  return rows[0]?.feeds;
};

beforeEach(async () => {
  pair = await startJackpotsPair();
  ({ here } = pair);
});
afterEach(() => pair.close());

describe('opening', () => {
  it('puts each jackpot at its opening amount, once, whoever begins', async () => {
    const there = await pair.there();
    expect(await here.amounts()).toEqual([]);
    const turns = await Promise.all(
      [1, 2, 3].flatMap(() => [here, there]).map(({ services }) => services.jackpots.catchUp()),
    );
    expect(turns).toContain(true);
    await count();
    expect(await there.amounts()).toEqual(OPENED);
    expect(await feeds()).toBe(1);
  });

  it('leaves what was played before to the casino', async () => {
    await here.play(await here.seat({ real: 50_000 }), { stake: 40_000 });
    await count();
    await count();
    expect(added(await here.amounts())).toEqual([0, 0, 0]);
  });
});

describe('growth', () => {
  beforeEach(() => count());

  it('is the share of real stakes, seen by every instance', async () => {
    const there = await pair.there();
    const seat = await here.seat({ real: 100_000 });
    await here.play(seat, { stake: 50_000, win: 70_000 });
    await count();
    expect(added(await there.amounts())).toEqual([500, 300, 200]);
    await there.play(seat, { stake: 10_000 });
    await count(there);
    expect(added(await here.amounts())).toEqual([600, 360, 240]);
  });

  it('counts a stake once, however often and wherever it is counted', async () => {
    const there = await pair.there();
    await here.play(await here.seat({ real: 100_000 }), { stake: 50_000 });
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all([here, there, here, there].map(({ services }) => services.jackpots.catchUp()));
    }
    await count();
    expect(added(await here.amounts())).toEqual([500, 300, 200]);
    expect(await feeds()).toBe(2);
  });

  it('loses no stake and no fraction of a cent while play and counting go on at once', async () => {
    const there = await pair.there();
    const seats = await Promise.all([1, 2, 3, 4].map(() => here.seat({ real: 10_000 })));
    const playing = Promise.all(
      seats.map(async (seat, place) => {
        const harness = place % 2 === 0 ? here : there;
        for (let spin = 0; spin < 25; spin += 1) await harness.play(seat, { stake: 33 });
      }),
    );
    let over = false;
    const done = playing.finally(() => {
      over = true;
    });
    while (!over) await Promise.all([here, there].map(({ services }) => services.jackpots.catchUp()));
    await done;
    await count();
    // 100 stakes of 33: each alone would give 0.33, 0.198 and 0.132 cents.
    expect(added(await here.amounts())).toEqual([33, 19, 13]);
  });

  it('is not of bonus money, nor of another currency', async () => {
    await here.play(await here.seat({ real: 1_000, bonus: 9_000 }), { stake: 10_000 });
    await here.play(await here.seat({ real: 50_000, currency: 'AUD' }), { stake: 50_000 });
    await count();
    expect(added(await here.amounts())).toEqual([10, 6, 4]);
  });

  it('never falls: a stake that is given back is made up for by the next ones', async () => {
    const seat = await here.seat({ real: 100_000 });
    const bet = await here.play(seat, { stake: 50_000 });
    await count();
    await here.rollBack(bet);
    await count();
    expect(added(await here.amounts())).toEqual([500, 300, 200]);
    await here.play(seat, { stake: 50_000 });
    await count();
    expect(added(await here.amounts())).toEqual([500, 300, 200]);
    await here.play(seat, { stake: 10_000 });
    await count();
    expect(added(await here.amounts())).toEqual([600, 360, 240]);
  });

  it('of a stake that was given back before it was counted is none', async () => {
    await here.rollBack(await here.play(await here.seat({ real: 100_000 }), { stake: 50_000 }));
    // A follower that reads the stake alone has counted it.
    await here.readable();
    await count();
    expect(added(await here.amounts())).toEqual([0, 0, 0]);
  });

  it('finds what was played while nobody counted', async () => {
    await here.play(await here.seat({ real: 100_000 }), { stake: 50_000 });
    await count();
    expect(added(await here.amounts())).toEqual([500, 300, 200]);
  });

  it('goes on by itself on an instance that works', async () => {
    const there = await pair.there();
    await here.play(await here.seat({ real: 100_000 }), { stake: 50_000, win: 60_000 });
    const stream = await openEvents(here.url, null, { path: '/api/v1/winners/events' });
    there.services.work();
    await stream.next();
    stream.leave();
    // Winners and jackpots follow play each for itself.
    let grown = await here.amounts();
    while (added(grown)[0] === 0) grown = await here.amounts();
    expect(added(grown)).toEqual([500, 300, 200]);
  });
});

describe('the ledger', () => {
  it('takes a key for one feed, and no other source than play and promotions', async () => {
    const { ledger } = here.services;
    const feed = { from: 'promotions', currency: 'EUR', idempotencyKey: 'once' } as const;
    const amounts = { max: 1n, mid: 0n, mini: 2n };
    const first = await ledger.feedJackpots(here.kernel.db, { ...feed, amounts });
    expect(await ledger.feedJackpots(here.kernel.db, { ...feed, amounts })).toEqual(first);
    await expect(
      ledger.feedJackpots(here.kernel.db, { ...feed, amounts: { ...amounts, max: 2n } }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(
      sql`select ledger.feed_jackpots('other', 'payments', 'EUR', 1, 0, 0)`.execute(here.kernel.db),
    ).rejects.toMatchObject({ code: 'LG002' });
    await expect(
      sql`select ledger.feed_jackpots('less', 'gaming', 'EUR', 5, -1, 0)`.execute(here.kernel.db),
    ).rejects.toMatchObject({ code: '23514' });
    expect(await ledger.jackpots(here.kernel.db, 'EUR')).toEqual(amounts);
  });

  it('takes no transaction of nobody but a feed', async () => {
    const owner = new pg.Client({ connectionString: here.databaseUrl });
    await owner.connect();
    try {
      await expect(
        owner.query(`insert into ledger.transactions (id, player_id, currency, type, status, amount, requested)
                     values (gen_random_uuid(), null, 'EUR', 'bet', 'complete', 1, 1)`),
      ).rejects.toMatchObject({ code: '23502' });
    } finally {
      await owner.end();
    }
  });
});

describe('GET /api/v1/jackpots', () => {
  it('tells the jackpots in order, their ranges and the whole, and for how long', async () => {
    await count();
    const response = await fetch(`${here.url}/api/v1/jackpots`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3');
    const draw = {
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      openedAt: expect.any(String),
      monthEndsAt: expect.stringMatching(/-01T00:00:00.000Z$/),
    };
    expect(await response.json()).toEqual({
      data: [
        {
          code: 'jackpot-max',
          title: 'Jackpot Max',
          jackpotInfo: { amount: 1_000_000, currency: 'EUR' },
          range: { min: 2_000_000, max: 3_000_000 },
          opening: 1_000_000,
          share: 100,
          draw,
        },
        {
          code: 'jackpot-mid',
          title: 'Jackpot Mid',
          jackpotInfo: { amount: 250_000, currency: 'EUR' },
          range: { min: 500_000, max: 1_000_000 },
          opening: 250_000,
          share: 60,
          draw,
        },
        {
          code: 'jackpot-mini',
          title: 'Jackpot Mini',
          jackpotInfo: { amount: 50_000, currency: 'EUR' },
          range: { min: 100_000, max: 250_000 },
          opening: 50_000,
          share: 40,
          draw,
        },
      ],
      allJackpotsSum: {
        code: 'jackpot-total',
        title: 'All jackpots',
        jackpotsFund: { amount: 1_300_000, currency: 'EUR' },
        range: { min: 1_300_000, max: 4_250_000 },
      },
      lastDraw: null,
    });
    const again = await fetch(`${here.url}/api/v1/jackpots`, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const french = await fetch(`${here.url}/api/v1/jackpots?language=fr`);
    expect(await french.json()).toMatchObject({
      data: [{ title: 'Jackpot Max' }, { title: 'Jackpot Mid' }, { title: 'Jackpot Mini' }],
      allJackpotsSum: { title: 'Tous les jackpots' },
    });
    expect((await fetch(`${here.url}/api/v1/jackpots?language=xx`)).status).toBe(400);
  });
});
