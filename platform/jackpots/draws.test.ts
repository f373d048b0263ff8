import { sql } from 'kysely';
import { chainAfter, checkDraw } from '@/lib/domain/jackpot-draws';
import { JACKPOT_OPENINGS, JACKPOT_RANGES } from '@/lib/domain/jackpots';
import { useDraws } from './testing/draws-harness';

jest.setTimeout(60_000);
const { at, count, query, seat, held, draws, real, drawnAt, fillUpTo, ticketsOf, wins } = useDraws();

describe('by amount', () => {
  it('is drawn at the very cent, paid to the holder of the ticket, and begins anew with the rest', async () => {
    const players = [await seat(), await seat(), await seat()];
    const amount = await drawnAt('mini');
    const [before] = (await at.here.services.jackpots.jackpots()).slice(-1);
    await fillUpTo(30);
    for (const player of players) await at.here.play(player, { stake: 2_000 });
    // 24 cents so far; of these 40 six are still needed.
    await at.here.play(players[0] ?? (await seat()), { stake: 10_000 });
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
    const [after] = (await at.here.services.jackpots.jackpots()).slice(-1);
    expect(after?.draw?.commitment).not.toBe(draw.commitment);
    expect(await ticketsOf(players[0]?.playerId ?? '')).toBeNull();
  });

  it('never passes its maximum, over many draws', async () => {
    const player = await seat(900_000_000);
    for (let turn = 0; turn < 12; turn += 1) {
      await at.here.play(player, { stake: 30_000_000 });
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
    await at.here.play(player, { stake: 1_000 });
    const there = await at.there();
    await Promise.all(
      [at.here, there, at.here, there].flatMap(({ services }) => [
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
    await at.here.play(player, { stake: 1_000 });
    await query(
      `create function public.fail() returns trigger language plpgsql as $$ begin raise 'lost'; end $$`,
    );
    await query(
      `create trigger lost before ${event} on ${table} for each row execute function public.fail()`,
    );
    await expect(at.here.services.jackpots.catchUp()).rejects.toThrow('lost');
    await query(`drop trigger lost on ${table}`);
    expect(await held('mini')).toBe(before);
    expect(await draws()).toEqual([]);
    expect(await wins(player.playerId)).toEqual([]);
    await count(await at.there());
    await count();
    expect(await draws()).toHaveLength(1);
    expect(await wins(player.playerId)).toHaveLength(1);
  });
});

describe('a round', () => {
  it('can’t be given another seed or draw, by the owner neither', async () => {
    const player = await seat();
    await fillUpTo(1);
    await at.here.play(player, { stake: 1_000 });
    await count();
    const never = 'jackpots: round';
    await expect(query(`update jackpots.rounds set server_seed = repeat('0', 64)`)).rejects.toThrow(never);
    await expect(
      query(`update jackpots.rounds set winning_ticket = 0, tickets = 1 where drawn_at is not null`),
    ).rejects.toThrow(never);
    await expect(query('delete from jackpots.rounds where true')).rejects.toThrow('a round stays');
    await expect(
      sql`update jackpots.rounds set server_seed = repeat('0', 64)`.execute(at.here.kernel.db),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('leaves no name of a player who is erased', async () => {
    const player = await seat();
    await fillUpTo(1);
    await at.here.play(player, { stake: 1_000 });
    await count();
    expect((await draws()).map(({ login }) => login)).not.toEqual(['***']);
    await at.here.services.jackpots.erase(player.playerId);
    expect((await draws()).map(({ login }) => login)).toEqual(['***']);
    expect(await at.here.services.jackpots.winners(12)).toEqual([]);
  });
});
