import { cookiesOf } from '@/tests/support/call';
import { randomUUID } from 'node:crypto';
import { LEVEL_CODES } from '@/lib/domain/loyalty';
import type { Currency } from '@/lib/money/money';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';

let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform();
});
afterAll(async () => {
  const { holds, results } = await harness.services.ledger.check();
  await harness.close();
  expect([holds, results]).toEqual([true, expect.anything()]);
});

interface Player {
  playerId: string;
  cookie: string;
}

async function newPlayer(): Promise<Player> {
  const response = await fetch(`${harness.url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Origin: TEST_WEB_ORIGIN },
    body: JSON.stringify({
      email: `${randomUUID()}@player.test`,
      password: 'Lantern-light-18',
      country: 'DE',
      language: 'de',
      ageConfirmed: true,
    }),
  });
  const { data } = (await response.json()) as { data: { userId: string } };
  const cookie = cookiesOf(response.headers);
  return { playerId: data.userId, cookie };
}

async function deposit({ playerId }: Player, amount: bigint, currency: Currency = 'EUR'): Promise<string> {
  const { ledger } = harness.services;
  return harness.kernel.db.transaction().execute(async (trx) => {
    const key = randomUUID();
    await ledger.openAccounts(trx, { playerId, currency });
    const { transactionId } = await ledger.beginDeposit(trx, {
      playerId,
      currency,
      amount,
      idempotencyKey: `begin-${key}`,
      reference: key,
      method: 'card',
    });
    await ledger.completeDeposit(trx, { transactionId, amount, idempotencyKey: `complete-${key}` });
    return transactionId;
  });
}

async function read<T>(path: string, player?: Player): Promise<{ status: number; data: T }> {
  const response = await fetch(`${harness.url}${path}`, { headers: { cookie: player?.cookie ?? '' } });
  const body = (await response.json()) as { data: T };
  return { status: response.status, data: body.data };
}

interface Level {
  code: string;
  levelInfo: { level: number; fromPoints: number; cashback: { percent: number } };
  personalManager: boolean;
}
interface Loyalty {
  points: number;
  level: Level | null;
  next: Level | null;
  pointsLeft: number | null;
  progressPercent: number;
  cashbackPercent: number;
  levelsTotal: number;
}
const loyalty = async (player: Player) => (await read<Loyalty>('/api/v1/me/loyalty', player)).data;

describe('the ladder', () => {
  it('is for everybody to read: more than ten levels, each asking for more and giving more', async () => {
    const { status, data } = await read<Level[]>('/api/v1/loyalty/levels');
    expect(status).toBe(200);
    expect(data.length).toBeGreaterThan(10);
    expect(data.map(({ code }) => code)).toEqual(LEVEL_CODES);
    expect(data.map(({ levelInfo }) => levelInfo.level)).toEqual(data.map((_, index) => index + 1));
    const climbs = (values: number[]) => values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0));
    expect(climbs(data.map(({ levelInfo }) => levelInfo.fromPoints))).toBe(true);
    expect(climbs(data.map(({ levelInfo }) => levelInfo.cashback.percent))).toBe(true);
  });

  it('begins at 40 points with 10 percent, and gives a manager from Famed Commander on', async () => {
    const { data } = await read<Level[]>('/api/v1/loyalty/levels');
    expect(data[0]?.levelInfo).toEqual({
      level: 1,
      fromPoints: 40,
      cashback: {
        percent: 10,
        cap: { EUR: 10_000, USD: 10_000, CHF: 10_000, AUD: 15_000 },
        wagering: 0,
      },
    });
    const first = data.findIndex(({ personalManager }) => personalManager);
    expect(data[first]?.code).toBe('famed_commander');
    expect(data.slice(first).every(({ personalManager }) => personalManager)).toBe(true);
  });
});

describe('a player', () => {
  it('without a deposit stands below the first level', async () => {
    const player = await newPlayer();
    expect(await loyalty(player)).toMatchObject({
      points: 0,
      level: null,
      next: { code: 'newcomer' },
      pointsLeft: 40,
      progressPercent: 0,
      cashbackPercent: 0,
      levelsTotal: LEVEL_CODES.length,
    });
  });

  it('earns a point for a whole unit deposited; what is left over waits for the next deposit', async () => {
    const player = await newPlayer();
    await deposit(player, 3_999n);
    expect(await loyalty(player)).toMatchObject({ points: 39, level: null, cashbackPercent: 0 });
    await deposit(player, 1n);
    expect(await loyalty(player)).toMatchObject({
      points: 40,
      level: { code: 'newcomer' },
      cashbackPercent: 10,
    });
  });

  it('needs one and a half Australian dollars for a point', async () => {
    const player = await newPlayer();
    await deposit(player, 5_999n, 'AUD');
    expect((await loyalty(player)).points).toBe(39);
    await deposit(player, 1n, 'AUD');
    expect((await loyalty(player)).points).toBe(40);
  });

  it('loses the points of a refunded deposit, and earns none by one that is under way', async () => {
    const player = await newPlayer();
    await deposit(player, 5_000n);
    const second = await deposit(player, 20_000n);
    expect(await loyalty(player)).toMatchObject({ points: 250, level: { code: 'regular' } });
    const { ledger } = harness.services;
    await harness.kernel.db.transaction().execute(async (trx) => {
      await ledger.refundDeposit(trx, { transactionId: second, idempotencyKey: randomUUID() });
      await ledger.beginDeposit(trx, {
        playerId: player.playerId,
        currency: 'EUR',
        amount: 90_000n,
        idempotencyKey: randomUUID(),
        reference: 'open',
        method: 'card',
      });
    });
    expect(await loyalty(player)).toMatchObject({ points: 50, level: { code: 'newcomer' } });
  });

  it('reaches the top and has nothing before it', async () => {
    const player = await newPlayer();
    await deposit(player, 123_456_789_012n);
    expect(await loyalty(player)).toMatchObject({
      points: 1_234_567_890,
      level: { code: LEVEL_CODES.at(-1), personalManager: true },
      next: null,
      pointsLeft: null,
      progressPercent: 100,
    });
  });

  it('only is told of the own standing: 27', async () => {
    expect((await read('/api/v1/me/loyalty')).status).toBe(401);
    expect((await read('/api/v1/me/withdrawable')).status).toBe(401);
  });
});

describe('what can be withdrawn', () => {
  it('is nothing while the deposit wager is open, and says so', async () => {
    const player = await newPlayer();
    await deposit(player, 5_000n);
    expect((await read('/api/v1/me/withdrawable', player)).data).toEqual({
      total: { amount: 5_000, currency: 'EUR' },
      waitsForWager: { amount: 5_000, currency: 'EUR' },
      bonus: { amount: 0, currency: 'EUR' },
      held: { amount: 0, currency: 'EUR' },
      availableForWithdraw: { amount: 0, currency: 'EUR' },
      depositWager: { amount: 5_000, currency: 'EUR' },
      obstacle: 'wager_open',
      waitsForRefund: { amount: 0, currency: 'EUR' },
      refundOwed: null,
    });
  });

  it('never counts bonus money', async () => {
    const player = await newPlayer();
    await harness.services.ledger.creditBonus(harness.kernel.db, {
      playerId: player.playerId,
      currency: 'EUR',
      type: 'manual_bonus',
      amount: 2_000n,
      idempotencyKey: randomUUID(),
      reference: 'test',
    });
    expect((await read('/api/v1/me/withdrawable', player)).data).toMatchObject({
      availableForWithdraw: { amount: 0, currency: 'EUR' },
      depositWager: { amount: 0, currency: 'EUR' },
    });
  });
});
