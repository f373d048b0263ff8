import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import type { Currency } from '@/lib/money/money';
import type { Movement } from '../play/service';
import { countRounds } from './count-rounds';

let harness: WalletHarness;
beforeAll(async () => {
  harness = await startWallet();
});
afterAll(async () => {
  await harness.prove();
  await harness.close();
});

interface SpendingJson {
  currency: string;
  currencies: string[];
  timeZone: string;
  spans: { day: string; deposited: number; withdrawn: number; result: number; seconds: number }[];
}

async function spending(seat: Seat, query = ''): Promise<SpendingJson> {
  const response = await fetch(`${harness.url}/api/v1/me/spending${query}`, {
    headers: { 'x-test-player': seat.playerId },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: SpendingJson }).data;
}

/** Movements as the follower is given them, at moments of this year. */
const movement = (
  seat: Seat,
  at: string,
  kind: Movement['kind'],
  real: bigint,
  currency: Currency = 'EUR',
): Movement => ({
  ...{ kind, real, at: new Date(at), playerId: seat.playerId, currency, txId: randomUUID(), refTxId: null },
  ...{ gameId: GAME, providerId: 9001, roundId: randomUUID(), roundClosed: true, bonus: 0n },
  ...{ stake: kind === 'win' ? 0n : null, bonusGrantId: null, freeSpinGrantId: null },
});
const follow = (...movements: Movement[]) =>
  harness.kernel.db.transaction().execute((trx) => countRounds.take(trx, movements));
const lives = (seat: Seat, zone: string) =>
  sql`insert into players.profiles (player_id, time_zone, updated_at) values (${seat.playerId}, ${zone}, now())`.execute(
    harness.kernel.db,
  );
/** The clock at a moment. */
const at = (moment: string) => (harness.clock.ahead = Date.parse(moment) - Date.now());

describe('money', () => {
  it('adds up to the cent of what the ledger has', async () => {
    harness.clock.ahead = 0;
    const seat = await harness.seat({ real: 5_001 });
    const tx = randomUUID();
    await harness.call('bet', seat, { tx_id: tx, amount: 1_234, round_id: 'a' });
    await harness.call('win', seat, { ref_tx_id: tx, amount: 233, round_id: 'a', round_closed: true });
    const back = randomUUID();
    await harness.call('bet', seat, { tx_id: back, amount: 500, round_id: 'b' });
    await harness.call('rollback', seat, { ref_tx_id: back, round_id: 'b' });
    await harness.play.catchUp('rounds');
    for (const [per, count] of [
      ['day', 30],
      ['week', 26],
      ['month', 12],
    ] as const) {
      const { spans, currencies } = await spending(seat, `?per=${per}`);
      expect(spans).toHaveLength(count);
      expect(spans.at(-1)).toMatchObject({ deposited: 5_001, withdrawn: 0, result: -1_001 });
      expect(currencies).toEqual(['EUR']);
    }
    const { real } = await harness.money(seat);
    expect(real).toBe(5_001 - 1_001);
  });

  it('counts a withdrawal once it is paid out, and no deposit that has not come', async () => {
    harness.clock.ahead = 0;
    const { ledger, kernel } = harness;
    const seat = await harness.seat({ real: 2_000 });
    const tx = randomUUID();
    await harness.call('bet', seat, { tx_id: tx, amount: 2_000, round_id: 'w' });
    await harness.call('win', seat, { ref_tx_id: tx, amount: 1_500, round_id: 'w', round_closed: true });
    await harness.play.catchUp('rounds');
    const money = { playerId: seat.playerId, currency: 'EUR' as const, method: 'card' };
    const keys = () => ({ idempotencyKey: randomUUID(), reference: randomUUID() });
    const held = await kernel.db.transaction().execute(async (trx) => {
      await ledger.beginDeposit(trx, { ...money, ...keys(), amount: 9_999n });
      return ledger.openHold(trx, { ...money, ...keys(), amount: 1_000n, fee: 0n });
    });
    const today = async () => (await spending(seat)).spans.at(-1);
    expect(await today()).toMatchObject({ deposited: 2_000, withdrawn: 0, result: -500 });
    await kernel.db.transaction().execute(async (trx) => {
      await ledger.processHold(trx, held);
      await ledger.captureHold(trx, { ...held, idempotencyKey: randomUUID() });
    });
    expect(await today()).toMatchObject({ deposited: 2_000, withdrawn: 1_000, result: -500 });
  });

  it('of another currency stands apart, and is named', async () => {
    at('2026-06-15T12:00:00Z');
    const seat = await harness.seat();
    await follow(movement(seat, '2026-06-15T10:00:00Z', 'stake', 700n, 'CHF'));
    const own = await spending(seat);
    expect(own.currencies).toEqual(['EUR', 'CHF']);
    expect(own.spans.at(-1)?.result).toBe(0);
    const { spans, currency } = await spending(seat, '?currency=CHF');
    expect([currency, spans.at(-1)?.result]).toEqual(['CHF', -700]);
  });

  it('is the player’s alone', async () => {
    at('2026-06-15T12:00:00Z');
    const [one, other] = [await harness.seat(), await harness.seat()];
    await follow(movement(one, '2026-06-15T10:00:00Z', 'stake', 700n));
    expect((await spending(other)).spans.every(({ result, seconds }) => result === 0 && seconds === 0)).toBe(
      true,
    );
  });
});

describe('days, weeks and months', () => {
  it('are those of the player’s zone', async () => {
    at('2026-06-15T23:30:00Z');
    const seat = await harness.seat();
    await lives(seat, 'Pacific/Auckland');
    await follow(
      movement(seat, '2026-06-15T11:59:00Z', 'stake', 100n),
      movement(seat, '2026-06-15T12:01:00Z', 'stake', 30n),
    );
    const { timeZone, spans } = await spending(seat);
    expect(timeZone).toBe('Pacific/Auckland');
    expect(spans.slice(-2)).toMatchObject([
      { day: '2026-06-15', result: -100, seconds: 60 },
      { day: '2026-06-16', result: -30, seconds: 60 },
    ]);
  });

  it.each([
    [
      'a day of 23 hours',
      '2026-03-30T10:00:00Z',
      '2026-03-29',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:00Z',
    ],
    [
      'a day of 25 hours',
      '2026-10-26T10:00:00Z',
      '2026-10-25',
      '2026-10-24T22:00:00Z',
      '2026-10-25T22:59:00Z',
    ],
  ])('%s begins and ends at midnight', async (_name, now, day, first, last) => {
    at(now);
    const seat = await harness.seat();
    await lives(seat, 'Europe/Berlin');
    const minute = 60_000;
    const beside = (moment: string, by: number) => new Date(Date.parse(moment) + by).toISOString();
    await follow(
      movement(seat, beside(first, -minute), 'stake', 1n),
      movement(seat, first, 'stake', 10n),
      movement(seat, last, 'stake', 100n),
      movement(seat, beside(last, minute), 'stake', 1_000n),
    );
    const { spans } = await spending(seat);
    expect(spans.find((span) => span.day === day)).toMatchObject({ result: -110 });
    expect(spans.reduce((sum, { result }) => sum + result, 0)).toBe(-1_111);
  });

  it('a week begins on Monday, a month on its first', async () => {
    at('2026-11-30T12:00:00Z');
    const seat = await harness.seat();
    await follow(
      movement(seat, '2026-11-29T23:59:00Z', 'stake', 5n),
      movement(seat, '2026-11-30T00:01:00Z', 'win', 7n),
    );
    const weeks = (await spending(seat, '?per=week')).spans;
    expect(weeks.slice(-2)).toMatchObject([
      { day: '2026-11-23', result: -5 },
      { day: '2026-11-30', result: 7 },
    ]);
    const months = (await spending(seat, '?per=month')).spans;
    expect([months[0]?.day, months.at(-1)]).toMatchObject(['2025-12-01', { day: '2026-11-01', result: 2 }]);
  });
});

describe('time', () => {
  const played = async (seat: Seat) =>
    (await spending(seat)).spans.reduce((sum, { seconds }) => sum + seconds, 0);

  it.each([
    ['what lies between two stakes', ['10:00:00', '10:00:40', '10:02:00'], 120],
    ['five minutes at most', ['10:00:00', '10:20:00'], 300],
    ['nothing after half an hour', ['10:00:00', '10:31:00'], 0],
    ['nothing for one stake alone', ['10:00:00'], 0],
  ])('is %s', async (_name, times, seconds) => {
    at('2026-06-15T12:00:00Z');
    const seat = await harness.seat();
    await follow(...times.map((time) => movement(seat, `2026-06-15T${time}Z`, 'stake', 10n)));
    expect(await played(seat)).toBe(seconds);
  });

  it('goes on from what was read before, and a win is no play', async () => {
    at('2026-06-15T12:00:00Z');
    const seat = await harness.seat();
    await follow(movement(seat, '2026-06-15T10:00:00Z', 'stake', 10n));
    await follow(movement(seat, '2026-06-15T10:00:30Z', 'win', 10n));
    await follow(movement(seat, '2026-06-15T10:01:00Z', 'stake', 10n, 'CHF'));
    expect(await played(seat)).toBe(60);
  });

  it('of a player stands in no other one’s', async () => {
    at('2026-06-15T12:00:00Z');
    const [one, other] = [await harness.seat(), await harness.seat()];
    await follow(
      movement(one, '2026-06-15T10:00:00Z', 'stake', 10n),
      movement(other, '2026-06-15T10:01:00Z', 'stake', 10n),
      movement(one, '2026-06-15T10:02:00Z', 'stake', 10n),
    );
    expect([await played(one), await played(other)]).toEqual([120, 0]);
  });
});

it.each(['?per=year', '?currency=XXX'])('%s is refused', async (query) => {
  const seat = await harness.seat();
  const response = await fetch(`${harness.url}/api/v1/me/spending${query}`, {
    headers: { 'x-test-player': seat.playerId },
  });
  expect(response.status).toBe(400);
});
