import { cookiesOf } from '@/tests/support/call';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BonusTag } from '@/lib/domain/bonuses';
import type { Bonus } from './service';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { PROMOTIONS } from '@/platform/demo/promotions';
import { WELCOME_PACK } from '@/platform/demo/welcome-pack';

let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform();
  expect(await harness.services.bonuses.add(WELCOME_PACK)).toBe(4);
});
afterAll(() => harness.close());

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

type DepositEnd = 'complete' | 'refund' | 'failed' | 'processing';

async function deposit({ playerId }: Player, end: DepositEnd = 'complete'): Promise<void> {
  const { ledger } = harness.services;
  await harness.kernel.db.transaction().execute(async (trx) => {
    const key = randomUUID();
    const { transactionId } = await ledger.beginDeposit(trx, {
      playerId,
      currency: 'EUR',
      amount: 2_000n,
      idempotencyKey: `begin-${key}`,
      reference: key,
      method: 'card',
    });
    if (end === 'failed') await ledger.closeDeposit(trx, { transactionId, status: 'failed' });
    if (end === 'failed' || end === 'processing') return;
    await ledger.completeDeposit(trx, { transactionId, amount: 2_000n, idempotencyKey: `complete-${key}` });
    if (end === 'refund') await ledger.refundDeposit(trx, { transactionId, idempotencyKey: `back-${key}` });
  });
}

async function read<T>(path: string, player?: Player) {
  const response = await fetch(`${harness.url}${path}`, { headers: { cookie: player?.cookie ?? '' } });
  const body = (await response.json()) as { data: T };
  return { status: response.status, data: body.data, headers: response.headers };
}
const welcome = async (player?: Player) => (await read<Bonus | null>('/api/v1/bonuses/welcome', player)).data;

describe('the welcome bonus', () => {
  it('of a visitor is the pack, in the language that was asked for', async () => {
    expect(await welcome()).toMatchObject({
      id: 'welcome-1',
      tag: 'vip-pack',
      type: 5,
      numberDeposits: { from: 1, to: 1 },
      freeSpins: 100,
      maxBonus: { EUR: 20_000, USD: 20_000, AUD: 30_000, CHF: 20_000 },
    });
    const { data } = await read<Bonus>('/api/v1/bonuses/welcome?language=fr');
    expect(data.name).toBe('Pack de bienvenue\u202f: premier dépôt');
  });

  it('of a player goes by the number of deposits, and ends with the fourth', async () => {
    const player = await newPlayer();
    const seen: (string | undefined)[] = [];
    for (let made = 0; made <= 4; made += 1) {
      if (made > 0) await deposit(player);
      seen.push((await welcome(player))?.id);
    }
    expect(seen).toEqual(['welcome-1', 'welcome-2', 'welcome-3', 'welcome-4', undefined]);
  });

  it('does not count deposits that failed, were refunded or are under way', async () => {
    const player = await newPlayer();
    for (const end of ['failed', 'refund', 'processing'] as const) await deposit(player, end);
    expect((await welcome(player))?.tag).toBe('vip-pack');
    await deposit(player);
    expect(await welcome(player)).toMatchObject({ tag: 'standard', numberDeposits: { from: 2, to: 2 } });
  });

  it('is kept by no cache: it is somebody’s', async () => {
    const { headers } = await read('/api/v1/bonuses/welcome', await newPlayer());
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is the first that they may have, where several are for one deposit', async () => {
    const [pack] = WELCOME_PACK;
    if (!pack) throw new Error('there is no welcome pack');
    const spent = Object.entries(pack.amounts).map(([currency, amounts]) => [
      currency,
      { ...amounts, budget: 1 },
    ]);
    await harness.services.bonuses.add([
      { ...pack, id: 'a-french', promocode: 'FRENCH', countries: ['FR'] },
      {
        ...pack,
        id: 'a-spent',
        promocode: 'SPENT',
        amounts: Object.fromEntries(spent) as typeof pack.amounts,
      },
    ]);
    expect([(await welcome(await newPlayer()))?.id, (await welcome())?.id]).toEqual([
      'welcome-1',
      'welcome-1',
    ]);
    await sql`update bonuses.definitions set active = false where id in ('a-french', 'a-spent')`.execute(
      harness.kernel.db,
    );
  });

  it('is none while the casino offers none', async () => {
    await sql`update bonuses.definitions set active = false where id = 'welcome-1'`.execute(
      harness.kernel.db,
    );
    expect(await welcome()).toBeNull();
    await sql`update bonuses.definitions set active = true where id = 'welcome-1'`.execute(harness.kernel.db);
    expect(await welcome()).not.toBeNull();
  });
});

describe('what a player can take with the next deposit', () => {
  it('is told to the player, and to no visitor', async () => {
    const player = await newPlayer();
    await deposit(player);
    const { data, headers } = await read<{ number: number; bonuses: Bonus[] }>(
      '/api/v1/me/deposit-bonuses?language=de',
      player,
    );
    expect(data).toMatchObject({
      number: 2,
      bonuses: [{ id: 'welcome-2', name: 'Willkommenspaket: zweite Einzahlung', promocode: 'WELCOME2' }],
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await read('/api/v1/me/deposit-bonuses')).status).toBe(401);
  });

  it('is found by its code, in any case', async () => {
    const player = await newPlayer();
    const { data } = await read<Bonus>('/api/v1/me/promo-codes/welcome3?language=fr', player);
    expect(data).toMatchObject({ id: 'welcome-3', name: 'Pack de bienvenue\u202f: troisième dépôt' });
    expect((await read('/api/v1/me/promo-codes/welcome3')).status).toBe(401);
    expect((await read('/api/v1/me/promo-codes/WELCOME9', player)).status).toBe(404);
    expect((await read('/api/v1/me/promo-codes/%C3%9C%20%2F', player)).status).toBe(404);
  });

  it('comes with a deposit alone: asked for without one, its code says so', async () => {
    const { cookie } = await newPlayer();
    const claim = async (promocode: string) => {
      const response = await fetch(`${harness.url}/api/v1/me/promo-codes`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          Origin: TEST_WEB_ORIGIN,
          cookie,
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ promocode, when: 'now' }),
      });
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    expect(await claim('welcome1')).toEqual([409, 'bonus_with_deposit']);
    expect(await claim('WELCOME9')).toEqual([404, 'client_api_24']);
  });
});

describe('what is on offer', () => {
  const ids = async (tags: string) =>
    (await read<Bonus[]>(`/api/v1/bonuses?tags=${tags}`)).data.map(({ id }) => id);

  it('is told by tags, those for earlier deposits first', async () => {
    expect(await ids('standard')).toEqual(['welcome-2', 'welcome-3', 'welcome-4']);
    expect(await ids('standard,vip-pack')).toEqual(['welcome-1', 'welcome-2', 'welcome-3', 'welcome-4']);
    expect(await ids('promobonus')).toEqual([]);
  });

  it('refuses tags that there are not', async () => {
    expect((await read('/api/v1/bonuses?tags=gold')).status).toBe(400);
    expect((await read('/api/v1/bonuses')).status).toBe(400);
  });

  it('stays as operators made it when the casino starts again', async () => {
    await sql`update bonuses.definitions set percent = 60 where id = 'welcome-3'`.execute(harness.kernel.db);
    expect(await harness.services.bonuses.add(WELCOME_PACK)).toBe(0);
    const { rows } = await sql<{ percent: number }>`
      select percent from bonuses.definitions where id = 'welcome-3'`.execute(harness.kernel.db);
    expect(rows).toEqual([{ percent: 60 }]);
  });

  it('fills every tab of the bonuses’ page from a new database, but for what waits for an operator', async () => {
    const { bonuses } = harness.services;
    const onOffer = async (...tags: BonusTag[]) => (await bonuses.offers(tags, 'en')).map(({ id }) => id);
    expect(await bonuses.add(PROMOTIONS)).toBe(PROMOTIONS.length);
    expect(await onOffer('promobonus')).toEqual([
      'birthday',
      'brass-key',
      'open-invitation',
      'raised-glass',
      'reload',
    ]);
    expect(await onOffer('vippromo')).toEqual(['house-birthday', 'house-guest-reload', 'monday-guest']);
    expect(await onOffer('standard', 'vip-pack')).toEqual([
      'welcome-1',
      'welcome-2',
      'welcome-3',
      'welcome-4',
      'lamplighter',
    ]);
  });

  it('brings the promotions that come with a deposit into the deposit form, for whom they are', async () => {
    const player = await newPlayer();
    const { data } = await read<{ bonuses: Bonus[] }>('/api/v1/me/deposit-bonuses', player);
    expect(data.bonuses.map(({ id }) => id)).toEqual(['welcome-1', 'reload']);
  });
});
