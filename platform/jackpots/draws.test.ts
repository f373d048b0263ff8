import { sql } from 'kysely';
import pg from 'pg';
import { chainAfter, checkDraw, drawAmountOf } from '@/lib/domain/jackpot-draws';
import { JACKPOT_OPENINGS, JACKPOT_RANGES, type JackpotName } from '@/lib/domain/jackpots';
import { startJackpots, type JackpotsHarness } from '@/tests/support/jackpots-harness';

jest.setTimeout(60_000);

/** Two instances on one database. */
let here: JackpotsHarness;
let there: JackpotsHarness;

beforeEach(async () => {
  here = await startJackpots(undefined, { LICENCES: 'de' });
  there = await startJackpots(here.databaseUrl, { LICENCES: 'de' });
  await count();
  // Players of the harness are in Germany, where nobody may win one.
  await query(`alter table identity.players alter column country set default 'FI'`);
});
afterEach(async () => {
  await here.prove();
  await there.close();
  await here.close();
});

const count = async (harness = here) => {
  expect(await harness.services.jackpots.catchUp()).toBe(true);
};
/** As the owner of the tables. */
async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: here.databaseUrl });
  await owner.connect();
  try {
    return (await owner.query<Row>(text, values)).rows;
  } finally {
    await owner.end();
  }
}
const seat = async (real = 10_000_000, country = 'FI') => {
  const seated = await here.seat({ real });
  await query('update identity.players set country = $2 where id = $1', [seated.playerId, country]);
  return seated;
};
const held = async (name: JackpotName) => {
  const jackpots = await here.services.jackpots.jackpots();
  return jackpots.find(({ code }) => code === `jackpot-${name}`)?.jackpotInfo.amount ?? 0;
};
const draws = () => here.services.jackpots.draws(50);
const real = async (playerId: string) => Number((await here.services.ledger.balances(playerId)).real);
/** At how much a jackpot will be drawn: what only its seed knows. */
const drawnAt = async (name: JackpotName) => {
  const [row] = await query<{ seed: string }>(
    `select server_seed as seed from jackpots.rounds where code = $1 and drawn_at is null`,
    [name],
  );
  return Number(drawAmountOf(row?.seed ?? '', JACKPOT_RANGES[name]));
};
/** Puts money of the house into the mini jackpot, up to a distance from its draw. */
const fillUpTo = async (left: number) => {
  const amounts = { max: 0n, mid: 0n, mini: BigInt((await drawnAt('mini')) - (await held('mini')) - left) };
  await here.services.ledger.feedJackpots(here.kernel.db, {
    from: 'promotions',
    currency: 'EUR',
    amounts,
    idempotencyKey: `test ${left} ${await drawnAt('mini')}`,
  });
};
const ticketsOf = async (playerId: string) => {
  const [row] = await query<{ tickets: bigint }>(
    `select t.tickets from jackpots.tickets t join jackpots.rounds r on r.id = t.round_id
      where t.player_id = $1 and r.code = 'mini' and r.drawn_at is null`,
    [playerId],
  );
  return row ? Number(row.tickets) : null;
};
const wins = (playerId: string) =>
  query<{ amount: bigint; reference: string }>(
    `select amount, reference from ledger.transactions where type = 'jackpot_win' and player_id = $1`,
    [playerId],
  );

describe('by amount', () => {
  it('is drawn at the very cent, paid to the holder of the ticket, and begins anew with the rest', async () => {
    const players = [await seat(), await seat(), await seat()];
    const amount = await drawnAt('mini');
    const [before] = (await here.services.jackpots.jackpots()).slice(-1);
    await fillUpTo(30);
    for (const player of players) await here.play(player, { stake: 2_000 });
    // 24 cents so far; of these 40 six are still needed.
    await here.play(players[0] ?? (await seat()), { stake: 10_000 });
    await count();

    const [draw, ...others] = await draws();
    expect(others).toEqual([]);
    if (!draw) throw new Error('nothing was drawn');
    expect(draw).toMatchObject({
      code: 'jackpot-mini',
      cause: 'amount',
      tickets: 16_000,
      openedWith: 50_000,
    });
    expect(draw.won).toEqual({ amount, currency: 'EUR' });
    expect(draw.commitment).toBe(before?.draw?.commitment);
    expect(checkDraw({ ...draw, amount: draw.won.amount })).toEqual({
      seed: true,
      amount: true,
      ticket: true,
    });
    const calls = await query<{ tx: string }>('select tx_id as tx from play.movements order by xid, id');
    expect(draw.chain).toBe(calls.map(({ tx }) => tx).reduce(chainAfter, draw.commitment));
    // Numbers of tickets go player by player, in the order of their first stakes.
    const place = draw.winningTicket < 12_000 ? 0 : draw.winningTicket < 14_000 ? 1 : 2;
    for (const [at, { playerId }] of players.entries()) {
      const won = at === place ? [{ amount: BigInt(amount), reference: 'jackpot-mini' }] : [];
      expect(await wins(playerId)).toEqual(won);
      const staked = at === 0 ? 12_000 : 2_000;
      expect(await real(playerId)).toBe(10_000_000 - staked + (at === place ? amount : 0));
    }
    expect(await held('mini')).toBe(JACKPOT_OPENINGS.mini + 34);
    const [after] = (await here.services.jackpots.jackpots()).slice(-1);
    expect(after?.draw?.commitment).not.toBe(draw.commitment);
    expect(await ticketsOf(players[0]?.playerId ?? '')).toBeNull();
  });

  it('never passes its maximum, over many draws', async () => {
    const player = await seat(900_000_000);
    for (let turn = 0; turn < 12; turn += 1) {
      await here.play(player, { stake: 30_000_000 });
      await count();
      expect(await held('mini')).toBeLessThan(JACKPOT_RANGES.mini.max);
      expect(await held('mid')).toBeLessThan(JACKPOT_RANGES.mid.max);
      expect(await held('max')).toBeLessThan(JACKPOT_RANGES.max.max);
    }
    const drawn = await draws();
    expect(drawn.length).toBeGreaterThan(6);
    for (const draw of drawn) {
      expect(draw.won.amount).toBeGreaterThanOrEqual(draw.range.min);
      expect(draw.won.amount).toBeLessThan(draw.range.max);
      expect(checkDraw({ ...draw, amount: draw.won.amount }).amount).toBe(true);
    }
    expect(new Set(drawn.map(({ serverSeed }) => serverSeed)).size).toBe(drawn.length);
  });

  it('is drawn once, whoever counts', async () => {
    const player = await seat();
    await fillUpTo(1);
    await here.play(player, { stake: 1_000 });
    await Promise.all(
      [here, there, here, there].flatMap(({ services }) => [
        services.jackpots.catchUp(),
        services.jackpots.endMonths(),
      ]),
    );
    await count(there);
    expect(await draws()).toHaveLength(1);
    expect(await wins(player.playerId)).toHaveLength(1);
  });

  it.each([
    ['the draw is written', 'jackpots.rounds', 'update of drawn_at'],
    ['the next one opens', 'jackpots.rounds', 'insert'],
    ['the winner is told', 'notifications.events', 'insert'],
    ['it is paid', 'ledger.transactions', 'insert'],
  ])('leaves all or nothing when it is lost as %s', async (_when, table, event) => {
    const player = await seat();
    await fillUpTo(1);
    const before = await held('mini');
    await here.play(player, { stake: 1_000 });
    await query(
      `create function public.fail() returns trigger language plpgsql as $$ begin raise 'lost'; end $$`,
    );
    await query(
      `create trigger lost before ${event} on ${table} for each row execute function public.fail()`,
    );
    await expect(here.services.jackpots.catchUp()).rejects.toThrow('lost');
    await query(`drop trigger lost on ${table}`);
    expect(await held('mini')).toBe(before);
    expect(await draws()).toEqual([]);
    expect(await wins(player.playerId)).toEqual([]);
    await count(there);
    await count();
    expect(await draws()).toHaveLength(1);
    expect(await wins(player.playerId)).toHaveLength(1);
  });
});

describe('tickets', () => {
  it('are none of whoever may not play, or is where jackpots are off', async () => {
    const [blocked, excluded, german] = [await seat(), await seat(), await seat(10_000_000, 'DE')];
    for (const player of [blocked, excluded, german]) await here.play(player, { stake: 5_000_000 });
    await query(`update identity.players set status = 'blocked' where id = $1`, [blocked.playerId]);
    await query(`update identity.players set status = 'excluded' where id = $1`, [excluded.playerId]);
    await count();
    // Filled, and nobody to win it: it waits, and grows no more.
    expect(await held('mini')).toBe(Math.min(JACKPOT_OPENINGS.mini + 60_000, await drawnAt('mini')));
    if ((await held('mini')) < (await drawnAt('mini'))) await fillUpTo(0);
    expect(await draws()).toEqual([]);
    const player = await seat();
    await here.play(player, { stake: 10 });
    await count();
    const [draw] = await draws();
    expect(draw).toMatchObject({ code: 'jackpot-mini', tickets: 10 });
    expect(await wins(player.playerId)).toHaveLength(1);
    for (const { playerId } of [blocked, excluded, german]) expect(await wins(playerId)).toEqual([]);
  });

  it('go with a stake that is given back, before and after it was counted', async () => {
    const player = await seat();
    const bet = await here.play(player, { stake: 4_000 });
    await here.play(player, { stake: 1_000 });
    await count();
    expect(await ticketsOf(player.playerId)).toBe(5_000);
    await here.rollBack(bet);
    await count();
    expect(await ticketsOf(player.playerId)).toBe(1_000);
    await here.rollBack(await here.play(player, { stake: 700 }));
    await here.readable();
    await count();
    expect(await ticketsOf(player.playerId)).toBe(1_000);
  });

  it('of a stake that was counted for the draw before are owed by the next stakes', async () => {
    const player = await seat();
    await fillUpTo(1);
    const bet = await here.play(player, { stake: 4_000 });
    await count();
    expect(await draws()).toHaveLength(1);
    await here.rollBack(bet);
    await count();
    expect(await ticketsOf(player.playerId)).toBe(-4_000);
    await here.play(player, { stake: 5_000 });
    await count();
    expect(await ticketsOf(player.playerId)).toBe(1_000);
  });

  it('are none of bonus money and of other currencies', async () => {
    const bonus = await here.seat({ real: 100, bonus: 900 });
    await here.play(bonus, { stake: 1_000 });
    const other = await here.seat({ real: 1_000, currency: 'AUD' });
    await here.play(other, { stake: 1_000 });
    await count();
    expect([await ticketsOf(bonus.playerId), await ticketsOf(other.playerId)]).toEqual([100, null]);
  });
});

describe('at a month’s end', () => {
  const endMonth = () =>
    query(`update jackpots.rounds set month_ends_at = '2026-01-01' where drawn_at is null`);

  it('is drawn with what it holds, from the minimum on, when nobody plays', async () => {
    const player = await seat();
    await here.play(player, { stake: 1_000 });
    await fillUpTo((await drawnAt('mini')) - JACKPOT_RANGES.mini.min);
    await count();
    expect(await here.services.jackpots.endMonths()).toBe(true);
    expect(await draws()).toEqual([]);
    await endMonth();
    await Promise.all([here, there, here].map(({ services }) => services.jackpots.endMonths()));
    const drawn = await draws();
    expect(drawn).toMatchObject([
      { code: 'jackpot-mini', cause: 'month', won: { amount: 100_004 }, tickets: 1_000 },
    ]);
    expect(drawn.map((draw) => checkDraw({ ...draw, amount: draw.won.amount }))).toEqual([
      { seed: true, amount: true, ticket: true },
    ]);
    // The others are below their minimum, and wait for the next month's end.
    for (const { draw } of await here.services.jackpots.jackpots()) {
      expect(new Date(draw?.monthEndsAt ?? 0).getTime()).toBeGreaterThan(Date.now());
    }
    expect(await held('mini')).toBe(JACKPOT_OPENINGS.mini);
  });

  it('is drawn before the next month’s first stake counts', async () => {
    const [first, second] = [await seat(), await seat()];
    await here.play(first, { stake: 1_000 });
    await count();
    await fillUpTo((await drawnAt('mini')) - JACKPOT_RANGES.mini.min);
    await endMonth();
    await here.play(second, { stake: 1_000 });
    await count();
    expect(await draws()).toMatchObject([{ code: 'jackpot-mini', cause: 'month', tickets: 1_000 }]);
    expect(await wins(first.playerId)).toHaveLength(1);
    expect(await ticketsOf(second.playerId)).toBe(1_000);
  });

  it('waits for the next one when nobody may win it', async () => {
    await fillUpTo((await drawnAt('mini')) - JACKPOT_RANGES.mini.min);
    await endMonth();
    expect(await here.services.jackpots.endMonths()).toBe(true);
    expect(await draws()).toEqual([]);
    expect(await held('mini')).toBe(JACKPOT_RANGES.mini.min);
  });

  it('is when a jackpot from before draws is drawn that holds more than they allow', async () => {
    await query('drop trigger never_deleted on jackpots.rounds');
    await query('delete from jackpots.rounds');
    await here.services.ledger.feedJackpots(here.kernel.db, {
      from: 'promotions',
      currency: 'EUR',
      amounts: { max: 2_500_000n, mid: 0n, mini: 0n },
      idempotencyKey: 'before',
    });
    const player = await seat();
    await here.play(player, { stake: 100_000 });
    await count();
    expect(await draws()).toEqual([]);
    expect(await held('max')).toBe(3_500_000);
    await endMonth();
    expect(await here.services.jackpots.endMonths()).toBe(true);
    expect(await draws()).toMatchObject([
      { code: 'jackpot-max', cause: 'month', won: { amount: 3_500_000 } },
    ]);
    // What it could not take is of the next one.
    expect(await held('max')).toBe(JACKPOT_OPENINGS.max + 1_000);
  });
});

describe('a round', () => {
  it('can’t be given another seed or draw, by the owner neither', async () => {
    const player = await seat();
    await fillUpTo(1);
    await here.play(player, { stake: 1_000 });
    await count();
    const never = 'jackpots: round';
    await expect(query(`update jackpots.rounds set server_seed = repeat('0', 64)`)).rejects.toThrow(never);
    await expect(
      query(`update jackpots.rounds set winning_ticket = 0, tickets = 1 where drawn_at is not null`),
    ).rejects.toThrow(never);
    await expect(query('delete from jackpots.rounds where true')).rejects.toThrow('a round stays');
    await expect(
      sql`update jackpots.rounds set server_seed = repeat('0', 64)`.execute(here.kernel.db),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('leaves no name of a player who is erased', async () => {
    const player = await seat();
    await fillUpTo(1);
    await here.play(player, { stake: 1_000 });
    await count();
    expect((await draws()).map(({ login }) => login)).not.toEqual(['***']);
    await here.services.jackpots.erase(player.playerId);
    expect((await draws()).map(({ login }) => login)).toEqual(['***']);
    expect(await here.services.jackpots.winners(12)).toEqual([]);
  });
});
