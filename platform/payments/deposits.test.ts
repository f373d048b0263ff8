import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';

interface MethodJson {
  method: string;
  type: string;
  title: string;
  logoUrl: string;
  min_amount: { amount: number; currency: string };
}
interface ProblemJson {
  code: string;
  minimum?: number;
  maximum?: number;
}

let world: World;
let player: PlayerSession;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.newPlayer();
});

async function methods(headers: Record<string, string>, of?: PlayerSession) {
  const answer = await world.request('/api/v1/deposit-methods', { headers }, of);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { methods: MethodJson[]; min: object; max: object } }).data;
}
const problemOf = async (answer: Response) => [answer.status, ((await answer.json()) as ProblemJson).code];
const rowsOf = (of: PlayerSession) =>
  world.query<{ status: string; charge_request: unknown }>(
    'select * from payments.deposits where player_id = $1',
    [of.playerId],
  );

describe('methods', () => {
  it('offers what the country and the currency allow and the provider can serve', async () => {
    const german = await methods({ 'x-test-country': 'DE' });
    const codes = german.methods.map(({ method }) => method);
    expect(codes).toEqual([
      'card',
      'skrill',
      'neteller',
      'ecopayz',
      'ezeewallet',
      'astropay',
      'paysafe',
      'neosurfeurope',
      'flexepin',
      'cashtocode',
      'banktransfer',
      'bitcoin',
      'bitcoincash',
      'ethereum',
      'litecoin',
      'dogecoin',
      'ripple',
      'tether',
    ]);
    expect(german).toMatchObject({
      min: { amount: 1000, currency: 'EUR' },
      max: { amount: 500_000, currency: 'EUR' },
    });
    expect(german.methods[0]).toMatchObject({
      method: 'card',
      type: 'regular',
      title: 'Bank card',
      logoUrl: '/payments/card.svg',
      options: [],
      min_amount: { amount: 1000, currency: 'EUR' },
    });
    const canadian = (await methods({ 'x-test-country': 'CA' })).methods.map(({ method }) => method);
    expect(canadian).toEqual(expect.arrayContaining(['interac', 'neosurf']));
    expect(canadian).not.toContain('neosurfeurope');
  });

  it('asks a player’s own country and currency', async () => {
    const swiss = await world.newPlayer({ currency: 'CHF', country: 'CH' });
    const offer = await methods({ 'x-test-country': 'CA' }, swiss);
    expect(offer.min).toEqual({ amount: 1000, currency: 'CHF' });
    expect(offer.methods.map(({ method }) => method)).not.toContain('interac');
  });

  it('has a logo for each', async () => {
    const rows = await world.query<{ logo_url: string }>('select logo_url from payments.methods');
    expect(rows).toHaveLength(21);
    for (const { logo_url: logo } of rows)
      expect([logo, existsSync(path.join('public', logo))]).toEqual([logo, true]);
  });
});

describe('beginning a deposit', () => {
  it('gives a checkout and moves nothing', async () => {
    const deposit = await world.deposit(player);
    expect(deposit).toMatchObject({
      method: 'GET',
      formFields: [],
      params: {},
      transaction: {
        paymentMethod: 'card',
        amount: 5000,
        received: null,
        currency: 'EUR',
        status: 'processing',
      },
    });
    const page = await (await fetch(deposit.checkoutUrl ?? '')).text();
    expect(page).toContain('€50.00');
    expect(await world.real(player)).toBe(0n);
    const [transaction] = await world.query<{ status: string }>(
      'select status from ledger.transactions where reference = $1',
      [deposit.id],
    );
    expect(transaction?.status).toBe('processing');
  });

  it('sends the payer back to our own pages in the player’s language, and keeps no e-mail address', async () => {
    const swiss = await world.newPlayer({ language: 'ch' });
    const deposit = await world.deposit(swiss, { email: 'receipt@example.com' });
    const { json } = await world.control(`/charges/${await world.chargeOf(deposit.id)}`);
    expect(json['charge']).toMatchObject({
      reference: deposit.id,
      language: 'ch',
      returnUrls: {
        success: `http://web.test/ch/deposit-success/${deposit.id}`,
        failure: `http://web.test/ch/deposit-failure/${deposit.id}`,
        cancel: `http://web.test/ch/deposit-cancel/${deposit.id}`,
        pending: `http://web.test/ch/deposit-return/${deposit.id}`,
      },
    });
    expect((await rowsOf(swiss))[0]?.charge_request).toBeNull();
  });

  it.each<[Record<string, unknown>, number, string]>([
    [{ amount: 900 }, 422, 'client_api_29'],
    [{ amount: 0 }, 422, 'client_api_29'],
    [{ amount: -5000 }, 422, 'client_api_29'],
    [{ amount: 500_100 }, 422, 'client_api_31'],
    [{ method: 'neosurfeurope', amount: 25_100 }, 422, 'client_api_31'],
    [{ method: 'cashtocode', amount: 1500 }, 422, 'client_api_29'],
    [{ amount: 5050 }, 422, 'client_api_5'],
    [{ amount: 50.5 }, 422, 'client_api_5'],
    [{ amount: '5000' }, 422, 'client_api_5'],
    [{ amount: 1e20 }, 422, 'client_api_5'],
    [{ method: 'unknown' }, 422, 'client_api_18'],
    [{ method: 'bitcoin' }, 422, 'client_api_18'],
    [{ method: 'tether' }, 422, 'client_api_18'],
    [{ method: 'tether_BTC' }, 422, 'client_api_18'],
    [{ method: 'card_BTC' }, 422, 'client_api_18'],
    [{ method: 'interac' }, 422, 'client_api_18'],
    [{ promocode: 'WELCOME' }, 422, 'client_api_24'],
    [{ email: 'nonsense' }, 422, 'client_api_5'],
  ])('refuses %j with %d %s and writes nothing', async (changes, status, code) => {
    const answer = await world.post(player, { method: 'card', amount: 5000, ...changes });
    expect(await problemOf(answer)).toEqual([status, code]);
    expect(await rowsOf(player)).toEqual([]);
  });

  it('takes an empty promo code and e-mail address for none', async () => {
    await world.deposit(player, { promocode: '', email: '' });
  });

  it('names the bound that was crossed', async () => {
    const low = (await (
      await world.post(player, { method: 'cashtocode', amount: 1500 })
    ).json()) as ProblemJson;
    expect(low.minimum).toBe(2000);
    const high = (await (
      await world.post(player, { method: 'card', amount: 600_000 })
    ).json()) as ProblemJson;
    expect(high.maximum).toBe(500_000);
  });

  it('wants a log-in, an own page and an open account', async () => {
    expect(await problemOf(await world.post(undefined, { method: 'card', amount: 5000 }))).toEqual([
      401,
      'client_api_27',
    ]);
    const foreign = await world.request(
      '/api/v1/deposits',
      {
        method: 'POST',
        headers: { Origin: 'http://evil.test', 'Content-Type': 'application/json' },
        body: '{}',
      },
      player,
    );
    expect(foreign.status).toBe(403);
    world.blocked.add(player.playerId);
    expect(await problemOf(await world.post(player, { method: 'card', amount: 5000 }))).toEqual([
      403,
      'client_api_38',
    ]);
  });
});

describe('idempotency', () => {
  it('same key, same request: the same answer and one deposit', async () => {
    const first = await world.deposit(player, {}, 'key');
    expect(await world.deposit(player, {}, 'key')).toEqual(first);
    expect(await rowsOf(player)).toHaveLength(1);
  });

  it('same key, another request: refused', async () => {
    await world.deposit(player, {}, 'key');
    const other = await world.post(player, { method: 'card', amount: 6000 }, 'key');
    expect(await problemOf(other)).toEqual([422, 'idempotency_mismatch']);
  });

  it('20 at once: one runs, the others get its answer or 409', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.post(player, { method: 'card', amount: 5000 }, 'key')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.every((status) => [201, 409].includes(status))).toBe(true);
    expect(await rowsOf(player)).toHaveLength(1);
  });

  it('holds without the kernel’s own keys too, as after they were swept', async () => {
    const input = { method: 'card', amount: 5000 };
    const call = { idempotencyKey: 'key', requestId: 'r' };
    const deposits = await Promise.all(
      Array.from({ length: 8 }, () => world.payments.createDeposit(player, input, call)),
    );
    expect(new Set(deposits.map(({ id }) => id)).size).toBe(1);
    expect(new Set(deposits.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
    await expect(
      world.payments.createDeposit(player, { ...input, amount: 7000 }, call),
    ).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
    expect(await rowsOf(player)).toHaveLength(1);
  });

  it('keys of two players have nothing to do with each other', async () => {
    const other = await world.newPlayer();
    const [one, two] = [await world.deposit(player, {}, 'key'), await world.deposit(other, {}, 'key')];
    expect(one.id).not.toBe(two.id);
  });
});

describe('reading a deposit', () => {
  it('is for its owner; for anybody else it does not exist', async () => {
    const deposit = await world.deposit(player);
    expect((await world.read(player, deposit.id)).checkoutUrl).toBe(deposit.checkoutUrl);
    const other = await world.newPlayer();
    const bodies = [];
    for (const id of [deposit.id, '00000000-0000-4000-8000-000000000000', 'nonsense', '%27']) {
      const answer = await world.request(`/api/v1/deposits/${id}`, {}, other);
      const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>;
      expect(answer.status).toBe(404);
      bodies.push(body);
    }
    expect(bodies[0]).toMatchObject({ code: 'client_api_23' });
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect((await world.request(`/api/v1/deposits/${deposit.id}`)).status).toBe(401);
  });

  it('coming back from the checkout credits nothing, however often', async () => {
    const deposit: DepositJson = await world.deposit(player);
    for (let visit = 0; visit < 5; visit += 1) {
      expect((await world.read(player, deposit.id)).transaction.status).toBe('processing');
    }
    expect(await world.real(player)).toBe(0n);
    expect(world.announced).not.toContain(player.playerId);
  });
});

describe('the database itself', () => {
  it('lets no state go back, no terms change and no row go', async () => {
    const deposit = await world.deposit(player);
    const update = (set: string) =>
      world.query(`update payments.deposits set ${set} where id = $1`, [deposit.id]);
    await update("status = 'failed'");
    await expect(update("status = 'processing'")).rejects.toThrow(/cannot go from failed to processing/);
    await expect(update("status = 'complete', received = 1")).rejects.toThrow(/cannot go from failed/);
    await expect(update('amount = 1')).rejects.toThrow(/terms/);
    await expect(update("charge_id = 'ch_other'")).rejects.toThrow(/has its charge/);
    const changes = await world.query<{ to_status: string }>(
      'select to_status from payments.deposit_changes where deposit_id = $1 order by id',
      [deposit.id],
    );
    expect(changes.map((change) => change.to_status)).toEqual(['creating', 'processing', 'failed']);
    for (const statement of [
      'delete from payments.deposits',
      'update payments.webhook_events set amount = 1',
    ]) {
      await expect(world.kernel.pool.query(statement)).rejects.toThrow(/permission denied/);
    }
  });
});
