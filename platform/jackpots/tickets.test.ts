import { checkDraw } from '@/lib/domain/jackpot-draws';
import { JACKPOT_OPENINGS, JACKPOT_RANGES } from '@/lib/domain/jackpots';
import { useDraws } from './testing/draws-harness';

jest.setTimeout(60_000);
const { at, count, query, seat, held, draws, drawnAt, fillUpTo, ticketsOf, wins } = useDraws();

describe('tickets', () => {
  it('are none of whoever may not play, or is where jackpots are off', async () => {
    const [blocked, excluded, german] = [await seat(), await seat(), await seat(10_000_000, 'DE')];
    for (const player of [blocked, excluded, german]) await at.here.play(player, { stake: 5_000_000 });
    await query(`update identity.players set status = 'blocked' where id = $1`, [blocked.playerId]);
    await query(`update identity.players set status = 'excluded' where id = $1`, [excluded.playerId]);
    await count();
    // Filled, and nobody to win it: it waits, and grows no more.
    expect(await held('mini')).toBe(Math.min(JACKPOT_OPENINGS.mini + 60_000, await drawnAt('mini')));
    if ((await held('mini')) < (await drawnAt('mini'))) await fillUpTo(0);
    expect(await draws()).toEqual([]);
    const player = await seat();
    await at.here.play(player, { stake: 10 });
    await count();
    const [draw] = await draws();
    expect(draw).toMatchObject({ code: 'jackpot-mini', tickets: 10 });
    expect(await wins(player.playerId)).toHaveLength(1);
    for (const { playerId } of [blocked, excluded, german]) expect(await wins(playerId)).toEqual([]);
  });

  it('are none of whose account waits; a break of their own takes none away', async () => {
    const [waits, rests] = [await seat(), await seat()];
    await at.here.play(waits, { stake: 5_000_000 });
    await at.here.play(rests, { stake: 10 });
    await query(`insert into identity.time_outs (player_id, until, held) values ($1, now(), '{match}')`, [
      waits.playerId,
    ]);
    await query(`insert into identity.time_outs (player_id, until) values ($1, now() + interval '1 day')`, [
      rests.playerId,
    ]);
    await count();
    if ((await draws()).length === 0) {
      await fillUpTo(0);
      await at.here.play(await seat(), { stake: 1 });
      await count();
    }
    const [draw] = await draws();
    expect([10, 11]).toContain(draw?.tickets);
    expect(await wins(waits.playerId)).toEqual([]);
  });

  it('go with a stake that is given back, before and after it was counted', async () => {
    const player = await seat();
    const bet = await at.here.play(player, { stake: 4_000 });
    await at.here.play(player, { stake: 1_000 });
    await count();
    expect(await ticketsOf(player.playerId)).toBe(5_000);
    await at.here.rollBack(bet);
    await count();
    expect(await ticketsOf(player.playerId)).toBe(1_000);
    await at.here.rollBack(await at.here.play(player, { stake: 700 }));
    await at.here.readable();
    await count();
    expect(await ticketsOf(player.playerId)).toBe(1_000);
  });

  it('of a stake that was counted for the draw before are owed by the next stakes', async () => {
    const player = await seat();
    await fillUpTo(1);
    const bet = await at.here.play(player, { stake: 4_000 });
    await count();
    expect(await draws()).toHaveLength(1);
    await at.here.rollBack(bet);
    await count();
    expect(await ticketsOf(player.playerId)).toBe(-4_000);
    await at.here.play(player, { stake: 5_000 });
    await count();
    expect(await ticketsOf(player.playerId)).toBe(1_000);
  });

  it('are none of bonus money and of other currencies', async () => {
    const bonus = await at.here.seat({ real: 100, bonus: 900 });
    await at.here.play(bonus, { stake: 1_000 });
    const other = await at.here.seat({ real: 1_000, currency: 'AUD' });
    await at.here.play(other, { stake: 1_000 });
    await count();
    expect([await ticketsOf(bonus.playerId), await ticketsOf(other.playerId)]).toEqual([100, null]);
  });
});

describe('at a month’s end', () => {
  const endMonth = () =>
    query(`update jackpots.rounds set month_ends_at = '2026-01-01' where drawn_at is null`);

  it('is drawn with what it holds, from the minimum on, when nobody plays', async () => {
    const player = await seat();
    await at.here.play(player, { stake: 1_000 });
    await fillUpTo((await drawnAt('mini')) - JACKPOT_RANGES.mini.min);
    await count();
    expect(await at.here.services.jackpots.endMonths()).toBe(true);
    expect(await draws()).toEqual([]);
    await endMonth();
    const there = await at.there();
    await Promise.all([at.here, there, at.here].map(({ services }) => services.jackpots.endMonths()));
    const drawn = await draws();
    expect(drawn).toMatchObject([
      { code: 'jackpot-mini', cause: 'month', won: { amount: 100_004 }, tickets: 1_000 },
    ]);
    expect(drawn.map((draw) => checkDraw({ ...draw, amount: draw.won.amount }))).toEqual([
      { seed: true, amount: true, ticket: true },
    ]);
    // The others are below their minimum, and wait for the next month's end.
    for (const { draw } of await at.here.services.jackpots.jackpots()) {
      expect(new Date(draw?.monthEndsAt ?? 0).getTime()).toBeGreaterThan(Date.now());
    }
    expect(await held('mini')).toBe(JACKPOT_OPENINGS.mini);
  });

  it('is drawn before the next month’s first stake counts', async () => {
    const [first, second] = [await seat(), await seat()];
    await at.here.play(first, { stake: 1_000 });
    await count();
    await fillUpTo((await drawnAt('mini')) - JACKPOT_RANGES.mini.min);
    await endMonth();
    await at.here.play(second, { stake: 1_000 });
    await count();
    expect(await draws()).toMatchObject([{ code: 'jackpot-mini', cause: 'month', tickets: 1_000 }]);
    expect(await wins(first.playerId)).toHaveLength(1);
    expect(await ticketsOf(second.playerId)).toBe(1_000);
  });

  it('waits for the next one when nobody may win it', async () => {
    await fillUpTo((await drawnAt('mini')) - JACKPOT_RANGES.mini.min);
    await endMonth();
    expect(await at.here.services.jackpots.endMonths()).toBe(true);
    expect(await draws()).toEqual([]);
    expect(await held('mini')).toBe(JACKPOT_RANGES.mini.min);
  });

  it('is when a jackpot from before draws is drawn that holds more than they allow', async () => {
    await query('drop trigger never_deleted on jackpots.rounds');
    await query('delete from jackpots.rounds');
    await at.here.services.ledger.feedJackpots(at.here.kernel.db, {
      from: 'promotions',
      currency: 'EUR',
      amounts: { max: 2_500_000n, mid: 0n, mini: 0n },
      idempotencyKey: 'before',
    });
    const player = await seat();
    await at.here.play(player, { stake: 100_000 });
    await count();
    expect(await draws()).toEqual([]);
    expect(await held('max')).toBe(3_500_000);
    await endMonth();
    expect(await at.here.services.jackpots.endMonths()).toBe(true);
    expect(await draws()).toMatchObject([
      { code: 'jackpot-max', cause: 'month', won: { amount: 3_500_000 } },
    ]);
    // What it could not take is of the next one.
    expect(await held('max')).toBe(JACKPOT_OPENINGS.max + 1_000);
  });
});
