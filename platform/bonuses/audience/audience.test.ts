import { randomUUID } from 'node:crypto';
import { campaign, type CampaignFields } from '../testing/campaigns';
import { startBonuses, type BonusesHarness } from '../testing/harness';
import { freeSpinTools } from '../testing/free-spin-tools';
import type { Seat } from '@/tests/support/wallet-harness';
import type { Segment } from './segment';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());
afterEach(() => world.wallet.prove());

const run = (text: string, values: unknown[] = []) => world.wallet.kernel.pool.query(text, values);
async function add(fields: CampaignFields): Promise<string> {
  const id = `c-${randomUUID()}`;
  await world.bonuses.add([campaign(id, fields)]);
  return id;
}
/** Whether a player gets a bonus by its link. */
async function gets(seat: Seat, id: string): Promise<boolean> {
  return world
    .link(seat, id)
    .then(() => true)
    .catch((error: { status?: number; code?: string }) => {
      // 404 tells nothing of a campaign that is for others; only levels, which can be reached, are told: 409.
      if (error.status !== 404 && error.code !== 'client_api_16') throw error;
      return false;
    });
}
const fitting = async (segment: Segment, ...seats: Seat[]) => {
  const id = await add({ segment });
  const fits = [];
  for (const seat of seats) fits.push(await gets(seat, id));
  return fits;
};

describe('a segment', () => {
  it('is of countries and languages', async () => {
    const [german, french] = [await world.wallet.seat(), await world.wallet.seat()];
    await run(`update identity.players set country = 'FR', language = 'fr' where id = $1`, [french.playerId]);
    expect(await fitting({ languages: ['fr'] }, german, french)).toEqual([false, true]);
    const id = await add({ countries: ['DE', 'CH'] });
    expect([await gets(german, id), await gets(french, id)]).toEqual([true, false]);
  });

  it('is of currencies that it has amounts in', async () => {
    const dollars = await world.wallet.seat({ currency: 'USD' });
    expect(await gets(dollars, await add({}))).toBe(false);
  });

  it('is of new players, or of those who have not played for a while', async () => {
    const [young, old, back] = [
      await world.wallet.seat(),
      await world.wallet.seat(),
      await world.wallet.seat(),
    ];
    await run(`update identity.players set created_at = now() - interval '40 days' where id = any ($1)`, [
      [old.playerId, back.playerId],
    ]);
    await run(
      `insert into history.quarters (player_id, currency, quarter, real_moved)
               values ($1, 'EUR', now() - interval '20 days', -500), ($2, 'EUR', now() - interval '35 days', -500)`,
      [old.playerId, back.playerId],
    );
    expect(await fitting({ standing: { is: 'new', days: 7 } }, young, old, back)).toEqual([
      true,
      false,
      false,
    ]);
    expect(await fitting({ standing: { is: 'returning', days: 30 } }, young, old, back)).toEqual([
      false,
      false,
      true,
    ]);
  });

  describe('goes by play as it is written down', () => {
    const followed = () => world.wallet.play.catchUp('rounds');
    const returning = { standing: { is: 'returning', days: 30 } } as const;
    /** Of an account that is older than the time looked at. */
    const old = async (seat: Seat) => {
      await run(`update identity.players set created_at = now() - interval '40 days' where id = $1`, [
        seat.playerId,
      ]);
    };

    it('with real money, bonus money or free spins: who did either is not away', async () => {
      const real = await world.wallet.seat({ real: 500 });
      const bonus = await world.playerWith('long');
      const spins = await world.playerWith('real-spins');
      const away = await world.wallet.seat({ real: 500 });
      for (const seat of [real, bonus, spins, away]) await old(seat);
      await followed();
      expect(await fitting(returning, real, bonus, spins, away)).toEqual([true, true, true, true]);
      await world.round(real, 100, 0);
      await world.round(bonus, 100, 0);
      const { spin, idOf } = freeSpinTools(() => world);
      expect((await spin(spins, await idOf(spins))).status).toBe('OK');
      await followed();
      expect(await fitting(returning, real, bonus, spins, away)).toEqual([false, false, false, true]);
    });

    it('loses what was staked of real money less what it brought', async () => {
      const [lost, less] = [await world.wallet.seat({ real: 500 }), await world.wallet.seat({ real: 500 })];
      await world.round(lost, 400, 100);
      await world.round(less, 400, 101);
      await followed();
      expect(await fitting({ lost: { atLeast: { EUR: 300 }, days: 1 } }, lost, less)).toEqual([true, false]);
    });
  });

  it('is of what was deposited, to the cent and within a time', async () => {
    const [exact, less] = [
      await world.wallet.seat({ real: 5_000 }),
      await world.wallet.seat({ real: 4_999 }),
    ];
    const atLeast = { EUR: 5_000 };
    expect(await fitting({ deposited: { atLeast } }, exact, less)).toEqual([true, false]);
    expect(await fitting({ deposited: { atLeast, days: 30 } }, exact, less)).toEqual([true, false]);
    expect(await fitting({ deposited: { atLeast: { USD: 1 } } }, exact)).toEqual([false]);
    world.wallet.clock.ahead = 31 * 86_400_000;
    expect(await fitting({ deposited: { atLeast, days: 30 } }, exact)).toEqual([false]);
    world.wallet.clock.ahead = 0;
  });

  it('is of what was lost, wins taken off', async () => {
    const [lost, less] = [await world.wallet.seat(), await world.wallet.seat()];
    await run(
      `insert into history.quarters (player_id, currency, quarter, real_moved)
               values ($1, 'EUR', now() - interval '3 hours', -1500), ($1, 'EUR', now() - interval '2 hours', 500),
                      ($2, 'EUR', now() - interval '3 hours', -999)`,
      [lost.playerId, less.playerId],
    );
    expect(await fitting({ lost: { atLeast: { EUR: 1_000 }, days: 1 } }, lost, less)).toEqual([true, false]);
    expect(await fitting({ lost: { atLeast: { EUR: 1_001 }, days: 1 } }, lost)).toEqual([false]);
  });

  it('is of VIP levels, and of a list', async () => {
    const [some, none] = [await world.wallet.seat({ real: 4_000 }), await world.wallet.seat()];
    expect(await fitting({ levels: { from: 1 } }, some, none)).toEqual([true, false]);
    expect(await fitting({ levels: { from: 2 } }, some)).toEqual([false]);
    const higher = await add({ segment: { levels: { from: 2 } } });
    await expect(world.link(some, higher)).rejects.toMatchObject({ status: 409, code: 'client_api_16' });
    const coded = { type: 3, promocode: `L${randomUUID().slice(0, 8)}`.toUpperCase() };
    await add({ ...coded, segment: { levels: { from: 2 } } });
    await expect(world.bonuses.byCode(some.playerId, coded.promocode, 'en')).rejects.toMatchObject({
      code: 'client_api_16',
    });
    // Who is not in the rest of the segment learns nothing.
    const secret = await add({ segment: { levels: { from: 2 }, languages: ['fr'] } });
    await expect(world.link(some, secret)).rejects.toMatchObject({ status: 404 });
    const id = await add({ segment: { listed: true }, players: [none.playerId] });
    expect([await gets(some, id), await gets(none, id)]).toEqual([false, true]);
  });

  it('is of levels that points beside deposits brought, and of levels that are held', async () => {
    const [given, held, late, none] = [
      await world.wallet.seat(),
      await world.wallet.seat(),
      await world.wallet.seat(),
      await world.wallet.seat(),
    ];
    await run(
      `insert into loyalty.awards (kind, reference, player_id, points, at) values ('correction', 'by hand', $1, 40, now())`,
      [given.playerId],
    );
    await run(
      `insert into loyalty.reached (player_id, code, first_at, reached_at, is_below, currency, bonus)
       values ($1, 'newcomer', now(), now() - interval '1 day', true, 'EUR', 0),
              ($2, 'newcomer', now(), now() - interval '400 days', true, 'EUR', 0)`,
      [held.playerId, late.playerId],
    );
    const seats = [given, held, late, none];
    expect(await fitting({ levels: { from: 1 } }, ...seats)).toEqual([true, true, false, false]);
    expect(await fitting({ levels: { from: 2 } }, given, held)).toEqual([false, false]);
    // Those who are picked as many are picked by the same.
    const { players } = await world.bonuses.campaigns.audience({
      ...{
        id: null,
        countries: null,
        segment: { levels: { from: 1, to: 1 } },
        share: 100,
        currencies: ['EUR'],
      },
    });
    const picked = new Set(players.map(({ playerId }) => playerId));
    expect(seats.map(({ playerId }) => picked.has(playerId))).toEqual([true, true, false, false]);
  });

  it('keeps what is not for everybody off the page that is the same for all', async () => {
    const shown = await add({ segment: { levels: { from: 3 } } });
    const hidden = await add({ segment: { standing: { is: 'new', days: 7 } } });
    const ids = (await world.bonuses.offers(['standard'], 'en')).map(({ id }) => id);
    expect([ids.includes(shown), ids.includes(hidden)]).toEqual([true, false]);
  });
});

describe('a share of a segment', () => {
  const inShare = async (share: number, id: string) => {
    const { rows } = await run(
      `select count(*) filter (where bonuses.in_share($1, $2, p))::integer as count,
              string_agg(p::text, ' ' order by p) filter (where bonuses.in_share($1, $2, p)) as who
         from (select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as p
                 from generate_series(1, 10000) n) players`,
      [share, id],
    );
    return rows[0] as { count: number; who: string };
  };

  it('is of its size, the same each time, another one of another campaign, and grows with more of the same', async () => {
    const [one, again, other] = [
      await inShare(30, 'spring'),
      await inShare(30, 'spring'),
      await inShare(30, 'autumn'),
    ];
    // 30 % of 10,000; 46 is one standard deviation.
    for (const { count } of [one, other]) expect(Math.abs(count - 3_000)).toBeLessThan(185);
    expect(again.who).toBe(one.who);
    const players = new Set(one.who.split(' '));
    const both = other.who.split(' ').filter((player) => players.has(player)).length;
    expect(Math.abs(both - 900)).toBeLessThan(115);
    const more = new Set((await inShare(40, 'spring')).who.split(' '));
    expect([...players].every((player) => more.has(player))).toBe(true);
    expect(await inShare(100, 'spring')).toMatchObject({ count: 10_000 });
  });

  it('gets it, and the others neither see nor get it', async () => {
    const id = await add({ share: 30, promocode: `S${randomUUID().slice(0, 8).toUpperCase()}`, type: 8 });
    const seats = [];
    for (let count = 0; count < 12; count += 1) seats.push(await world.wallet.seat());
    const { rows } = await run(`select p from unnest($1::uuid[]) p where bonuses.in_share(30, $2, p)`, [
      seats.map(({ playerId }) => playerId),
      id,
    ]);
    const chosen = new Set((rows as { p: string }[]).map(({ p }) => p));
    for (const seat of seats) expect(await gets(seat, id)).toBe(chosen.has(seat.playerId));
    expect((await world.bonuses.offers(['standard'], 'en')).map((bonus) => bonus.id)).not.toContain(id);
  });
});

describe('a budget', () => {
  const grantedOf = async (id: string) => {
    const { rows } = await run('select granted from bonuses.amounts where bonus_id = $1', [id]);
    return Number((rows[0] as { granted: bigint }).granted);
  };
  const amounts = (budget: number) => ({
    EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20, budget },
  });

  it('stops by itself, also when many ask at once', async () => {
    const id = await add({ amounts: amounts(3_500) });
    const seats = [];
    for (let count = 0; count < 8; count += 1) seats.push(await world.wallet.seat());
    const got = await Promise.all(seats.map((seat) => gets(seat, id)));
    expect(got.filter(Boolean)).toHaveLength(3);
    expect(await grantedOf(id)).toBe(3_000);
    expect((await world.bonuses.offers(['standard'], 'en')).map((bonus) => bonus.id)).not.toContain(id);
  });

  it('gets back what nobody took, and nothing of what was had', async () => {
    const id = await add({ amounts: amounts(2_000) });
    const [taker, refuser] = [await world.wallet.seat(), await world.playerWith('long')];
    await gets(taker, id);
    const offer = await world.link(refuser, id);
    expect(await grantedOf(id)).toBe(2_000);
    await world.choose(offer, 'Rejected');
    expect(await grantedOf(id)).toBe(1_000);
    await world.choose(await world.link(taker, id), 'Rejected');
    expect(await grantedOf(id)).toBe(1_000);
  });

  it('counts what free spins are worth', async () => {
    const id = await add({ freeSpins: 10, amounts: amounts(1_199) });
    expect(await gets(await world.wallet.seat(), id)).toBe(false);
    expect(await grantedOf(id)).toBe(0);
    const enough = await add({ freeSpins: 10, amounts: amounts(1_200) });
    expect(await gets(await world.wallet.seat(), enough)).toBe(true);
    expect(await grantedOf(enough)).toBe(1_200);
  });
});
