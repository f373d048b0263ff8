import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { LIMITS_LAW, type LimitKind, type LimitPeriod, type LimitsLaw } from '@/lib/domain/player-limits';
import { createSession } from '@/platform/games/sessions';
import { GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import { createLimits, type Limits } from './limits';

jest.setTimeout(60_000);

let harness: WalletHarness;
let protection: Limits;
let law: LimitsLaw = LIMITS_LAW;
beforeAll(async () => {
  harness = await startWallet();
  protection = createLimits(harness.kernel, {
    identity: {
      demandLive: () => Promise.resolve(),
      currencyInUse: async (on, playerId) => {
        const { rows } = await sql<{ currency: 'EUR' }>`
          select currency from identity.players where id = ${playerId}::uuid`.execute(on);
        return rows[0]?.currency ?? null;
      },
    },
    jurisdictions: { limitsLaw: () => law },
    ledger: harness.ledger,
  });
});
afterAll(() => harness.close());
beforeEach(() => {
  law = LIMITS_LAW;
  harness.clock.ahead = 0;
});

const session = (seat: Seat) => ({
  playerId: seat.playerId,
  sessionId: seat.sessionId,
  currency: seat.currency,
  country: 'DE',
  language: 'en' as const,
});
const set = (seat: Seat, kind: LimitKind, period: LimitPeriod, amount: bigint | null) =>
  protection.setLimit(session(seat), { kind, period }, amount, 'test');
const limit = async (seat: Seat, kind: LimitKind, period: LimitPeriod) => {
  const { limits } = await protection.limitsOf(session(seat));
  const found = limits.find((one) => one.kind === kind && one.period === period);
  if (!found) throw new Error(`no ${kind} ${period}`);
  return found;
};
const bet = (seat: Seat, amount: number, fields: Record<string, unknown> = {}) =>
  harness.call('bet', seat, { amount, tx_id: randomUUID(), round_id: randomUUID(), ...fields });
const win = (seat: Seat, stake: string, round: string, amount: number) =>
  harness.call('win', seat, {
    amount,
    tx_id: randomUUID(),
    ref_tx_id: stake,
    round_id: round,
    round_closed: true,
  });
const HOUR = 60 * 60 * 1000;
/** The seat with a log-in of now: the one before is idle after the clock has moved. */
async function again(seat: Seat): Promise<Seat> {
  const { token, sessionId } = await createSession(
    harness.kernel.db,
    { playerId: seat.playerId, authSessionId: randomUUID(), gameId: GAME, currency: seat.currency },
    harness.kernel.clock.now(),
  );
  return { ...seat, token, sessionId };
}

describe('a limit on stakes', () => {
  it('lets stakes through to its last cent, refuses the next, and says what is left', async () => {
    const seat = await harness.seat({ real: 10_000 });
    await set(seat, 'wager', 'day', 1_000n);
    expect((await bet(seat, 600)).status).toBe('OK');
    expect(await bet(seat, 401)).toMatchObject({ status: 'LIMIT_REACHED', balance: 9_400 });
    expect((await bet(seat, 400)).status).toBe('OK');
    expect((await bet(seat, 1)).status).toBe('LIMIT_REACHED');
    expect(await limit(seat, 'wager', 'day')).toMatchObject({ amount: 1_000n, used: 1_000n });
    await harness.prove();
  });

  it('counts what was staked before it was set, bonus money as well', async () => {
    const seat = await harness.seat({ real: 300, bonus: 500 });
    expect((await bet(seat, 700)).status).toBe('OK');
    await set(seat, 'wager', 'month', 750n);
    expect(await limit(seat, 'wager', 'month')).toMatchObject({ used: 700n });
    expect((await bet(seat, 51)).status).toBe('LIMIT_REACHED');
    expect((await bet(seat, 50)).status).toBe('OK');
  });

  it('gives a stake back that the studio gave back', async () => {
    const seat = await harness.seat({ real: 5_000 });
    await set(seat, 'wager', 'week', 500n);
    const [tx, round] = [randomUUID(), randomUUID()];
    await bet(seat, 500, { tx_id: tx, round_id: round });
    expect((await bet(seat, 1)).status).toBe('LIMIT_REACHED');
    await harness.call('rollback', seat, {
      tx_id: randomUUID(),
      ref_tx_id: tx,
      round_id: round,
      amount: 500,
    });
    expect(await limit(seat, 'wager', 'week')).toMatchObject({ used: 0n });
    expect((await bet(seat, 500)).status).toBe('OK');
  });

  it('answers the same call the same way, and counts it once', async () => {
    const seat = await harness.seat({ real: 5_000 });
    await set(seat, 'wager', 'day', 500n);
    const call = { tx_id: randomUUID(), round_id: randomUUID() };
    expect((await bet(seat, 500, call)).status).toBe('OK');
    expect((await bet(seat, 500, call)).status).toBe('OK');
    expect(await limit(seat, 'wager', 'day')).toMatchObject({ used: 500n });
  });

  it('holds among 64 stakes at once: exactly as many as it lets', async () => {
    const seat = await harness.seat({ real: 100_000 });
    await set(seat, 'wager', 'day', 1_000n);
    const answers = await Promise.all(Array.from({ length: 64 }, () => bet(seat, 100)));
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 'LIMIT_REACHED')).toHaveLength(54);
    expect(await harness.money(seat)).toMatchObject({ real: 99_000 });
  });

  it('the tightest of all periods holds', async () => {
    const seat = await harness.seat({ real: 5_000 });
    await set(seat, 'wager', 'day', 900n);
    await set(seat, 'wager', 'month', 500n);
    expect((await bet(seat, 501)).status).toBe('LIMIT_REACHED');
    expect((await bet(seat, 500)).status).toBe('OK');
  });

  it('is empty again the next day, and the month goes on', async () => {
    const seat = await harness.seat({ real: 5_000 });
    await set(seat, 'wager', 'day', 500n);
    await set(seat, 'wager', 'month', 800n);
    await bet(seat, 500);
    const { endsAt } = await limit(seat, 'wager', 'day');
    harness.clock.ahead = endsAt.getTime() - Date.now() + 1_000;
    const later = await again(seat);
    const isNewMonth = harness.kernel.clock.now().getUTCDate() === 1;
    expect(await limit(seat, 'wager', 'day')).toMatchObject({ used: 0n, beganAt: endsAt });
    expect((await bet(later, 301)).status).toBe(isNewMonth ? 'OK' : 'LIMIT_REACHED');
    expect((await bet(later, isNewMonth ? 100 : 300)).status).toBe('OK');
    expect((await limit(later, 'wager', 'day')).used).toBe(isNewMonth ? 401n : 300n);
  });
});

describe('a limit on losses', () => {
  it('counts real money staked less real money won', async () => {
    const seat = await harness.seat({ real: 5_000 });
    await set(seat, 'loss', 'day', 1_000n);
    const [tx, round] = [randomUUID(), randomUUID()];
    await bet(seat, 1_000, { tx_id: tx, round_id: round });
    expect((await bet(seat, 1)).status).toBe('LIMIT_REACHED');
    await win(seat, tx, round, 1_600);
    expect(await limit(seat, 'loss', 'day')).toMatchObject({ used: -600n });
    expect((await bet(seat, 1_601)).status).toBe('LIMIT_REACHED');
    expect((await bet(seat, 1_600)).status).toBe('OK');
  });

  it('knows what was lost before it was set', async () => {
    const seat = await harness.seat({ real: 5_000 });
    const [tx, round] = [randomUUID(), randomUUID()];
    await bet(seat, 800, { tx_id: tx, round_id: round });
    await win(seat, tx, round, 300);
    await bet(seat, 200);
    expect((await limit(seat, 'loss', 'week')).used).toBe(700n);
    await set(seat, 'loss', 'week', 701n);
    expect((await bet(seat, 2)).status).toBe('LIMIT_REACHED');
    expect((await bet(seat, 1)).status).toBe('OK');
  });

  it('stops no stake of bonus money, which is not lost', async () => {
    const seat = await harness.seat({ real: 0, bonus: 500 });
    await set(seat, 'loss', 'day', 0n);
    expect((await bet(seat, 500)).status).toBe('OK');
    expect(await limit(seat, 'loss', 'day')).toMatchObject({ used: 0n });
  });
});

describe('a limit on time', () => {
  it('counts from stake to stake, five minutes at most, and not after half an hour', async () => {
    const seat = await harness.seat({ real: 5_000 });
    await set(seat, 'time', 'week', 600n);
    const pauses = [0, 60_000, 20 * 60_000, 40 * 60_000].map((_, index, all) =>
      all.slice(0, index + 1).reduce((sum, pause) => sum + pause, 0),
    );
    const used: bigint[] = [];
    for (const ahead of pauses) {
      harness.clock.ahead = ahead;
      await bet(await again(seat), 10);
      used.push((await limit(seat, 'time', 'week')).used);
    }
    // Stakes that come a moment later than the clock of the test are a second more.
    expect(used.map((seconds) => Number(seconds) - (Number(seconds) % 10))).toEqual([0, 60, 360, 360]);
  });

  it('parts of a second are not lost, and a clock that was put back takes nothing off', async () => {
    const seat = await harness.seat({ real: 5_000 });
    await set(seat, 'time', 'week', 600n);
    const first = Date.now();
    for (let stake = 0; stake < 20; stake += 1) {
      harness.clock.ahead = stake * 400;
      await bet(seat, 10);
    }
    const gone = (Date.now() - first + harness.clock.ahead) / 1_000;
    const { used } = await limit(seat, 'time', 'week');
    expect(Number(used)).toBeGreaterThanOrEqual(6);
    expect(Number(used)).toBeLessThanOrEqual(gone);
    harness.clock.ahead = -60_000;
    await bet(seat, 10);
    expect((await limit(seat, 'time', 'week')).used).toBe(used);
  });

  it('refuses a stake when it is used up', async () => {
    const seat = await harness.seat({ real: 5_000 });
    await bet(seat, 10);
    await set(seat, 'time', 'day', 240n);
    harness.clock.ahead = 4 * 60_000 + 1_000;
    expect((await bet(seat, 10)).status).toBe('OK');
    expect((await bet(seat, 10)).status).toBe('LIMIT_REACHED');
  });
});

describe('another limit', () => {
  it('a lower one holds at once', async () => {
    const seat = await harness.seat({ real: 5_000 });
    await set(seat, 'wager', 'day', 1_000n);
    await bet(seat, 300);
    await set(seat, 'wager', 'day', 200n);
    expect(await limit(seat, 'wager', 'day')).toMatchObject({ amount: 200n, used: 300n });
    expect((await bet(seat, 1)).status).toBe('LIMIT_REACHED');
  });

  it('a higher one waits a day, and holds when it is confirmed then; said nothing, the old one stays', async () => {
    const seat = await harness.seat({ real: 5_000 });
    const cell = { kind: 'wager', period: 'month' } as const;
    await set(seat, 'wager', 'month', 100n);
    await set(seat, 'wager', 'month', 900n);
    const confirm = () => protection.confirm(session(seat), cell, 'test');
    await expect(confirm()).rejects.toMatchObject({ status: 409, code: API_CODES.limitWaits });
    harness.clock.ahead = 23 * HOUR;
    await expect(confirm()).rejects.toMatchObject({ code: API_CODES.limitWaits });
    harness.clock.ahead = 24 * HOUR + 1_000;
    expect(await limit(seat, 'wager', 'month')).toMatchObject({ amount: 100n, wish: { amount: 900n } });
    expect((await bet(await again(seat), 101)).status).toBe('LIMIT_REACHED');
    await confirm();
    expect(await limit(seat, 'wager', 'month')).toMatchObject({ amount: 900n, wish: null });
    expect((await bet(await again(seat), 101)).status).toBe('OK');
    // And to have none.
    await set(seat, 'wager', 'month', null);
    harness.clock.ahead += 8 * 24 * HOUR;
    await expect(confirm()).rejects.toMatchObject({ code: API_CODES.limitWaits });
    expect(await limit(seat, 'wager', 'month')).toMatchObject({ amount: 900n, wish: null });
  });

  it('what was asked for is forgotten when the player keeps the limit', async () => {
    const seat = await harness.seat();
    await set(seat, 'loss', 'day', 100n);
    await set(seat, 'loss', 'day', null);
    await protection.keep(session(seat), { kind: 'loss', period: 'day' }, 'test');
    expect(await limit(seat, 'loss', 'day')).toMatchObject({ amount: 100n, wish: null });
  });

  it('is written down with what it was before', async () => {
    const seat = await harness.seat();
    await set(seat, 'loss', 'day', 100n);
    await set(seat, 'loss', 'day', 50n);
    await set(seat, 'loss', 'day', 50n);
    const { rows } = await sql`
      select before, after from audit.entries where subject = ${seat.playerId} and action = 'protection.limit' order by id`.execute(
      harness.kernel.db,
    );
    const of = (amount: number | null) => ({
      kind: 'loss',
      period: 'day',
      limit: amount === null ? null : { amount, currency: 'EUR' },
    });
    expect(rows).toEqual([
      { before: of(null), after: of(100) },
      { before: of(100), after: of(50) },
    ]);
  });
});

it('a break stops stakes, and wins of open rounds arrive', async () => {
  const seat = await harness.seat({ real: 1_000 });
  const [tx, round] = [randomUUID(), randomUUID()];
  await bet(seat, 100, { tx_id: tx, round_id: round });
  await sql`insert into identity.time_outs (player_id, until) values (${seat.playerId}, now() + interval '1 day')`.execute(
    harness.kernel.db,
  );
  expect((await bet(seat, 100)).status).toBe('PLAYER_DISABLED');
  expect((await win(seat, tx, round, 250)).status).toBe('OK');
  expect(await harness.money(seat)).toMatchObject({ real: 1_150 });
  harness.clock.ahead = 25 * HOUR;
  expect((await bet(await again(seat), 100)).status).toBe('OK');
});
