import { randomUUID } from 'node:crypto';
import { cookiesOf } from '@/tests/support/call';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';

let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform();
});
afterEach(async () => {
  expect((await harness.services.ledger.check()).holds).toBe(true);
});
afterAll(() => harness.close());

interface Account {
  currency: string;
  active: boolean;
  real: number;
  bonus: number;
  depositWager: number;
}

async function newPlayer() {
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
  return { playerId: data.userId, cookie: cookiesOf(response.headers) };
}
type Player = Awaited<ReturnType<typeof newPlayer>>;

const call = async (
  player: Player,
  method: string,
  path: string,
  body?: object,
  key: string = randomUUID(),
) => {
  const response = await fetch(`${harness.url}${path}`, {
    method,
    headers: {
      ...{ cookie: player.cookie, Origin: TEST_WEB_ORIGIN },
      ...(body && { 'content-type': 'application/json', 'Idempotency-Key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: JSON.parse(text) as { data: Account[]; code?: string; depositWager?: number },
  };
};
const change = (player: Player, currency: string, key?: string) =>
  call(player, 'POST', '/api/v1/me/currency', { currency }, key);
const inUse = ({ data }: { data: Account[] }) =>
  data.filter(({ active }) => active).map(({ currency }) => currency);

const give = async ({ playerId }: Player, { deposit = 0, bonus = 0 }) => {
  const { ledger } = harness.services;
  await harness.kernel.db.transaction().execute(async (trx) => {
    const key = randomUUID();
    const movement = { playerId, currency: 'EUR' as const, reference: key };
    if (deposit > 0) {
      const { transactionId } = await ledger.beginDeposit(trx, {
        ...movement,
        ...{ amount: BigInt(deposit), method: 'card', idempotencyKey: `b-${key}` },
      });
      await ledger.completeDeposit(trx, {
        ...{ transactionId, amount: BigInt(deposit), idempotencyKey: `c-${key}` },
      });
    }
    if (bonus > 0) {
      await ledger.creditBonus(trx, {
        ...movement,
        ...{ type: 'bonus', amount: BigInt(bonus), idempotencyKey: `x-${key}` },
      });
    }
  });
};

it('shows an account for each currency, the one in use first', async () => {
  const { body } = await call(await newPlayer(), 'GET', '/api/v1/me/accounts');
  expect(body.data.map(({ currency, active }) => [currency, active])).toEqual([
    ['EUR', true],
    ['USD', false],
    ['AUD', false],
    ['CHF', false],
  ]);
});

it('puts another one into use: bonus money goes back, real money stays where it is, and comes back', async () => {
  const player = await newPlayer();
  await give(player, { bonus: 2_000 });
  const { status, body } = await change(player, 'CHF');
  expect([status, inUse(body)]).toEqual([200, ['CHF']]);
  expect(body.data.find(({ currency }) => currency === 'EUR')).toMatchObject({ real: 0, bonus: 0 });
  const balance = await call(player, 'GET', '/api/v1/me/balance');
  expect(balance.body).toMatchObject({ data: { balance: { amount: 0, currency: 'CHF' } } });
  const methods = await call(player, 'GET', '/api/v1/deposit-methods');
  expect(methods.body).toMatchObject({ data: { min: { currency: 'CHF' } } });
  const { body: history } = await call(player, 'GET', '/api/v1/me/transactions?type=zeroing');
  expect(history.data).toEqual([
    expect.objectContaining({ type: 'zeroing', status: 'wager_zeroing', amount: 2_000, currency: 'EUR' }),
  ]);
  expect(inUse((await change(player, 'EUR')).body)).toEqual(['EUR']);
});

it('is refused while the deposit wager is open, which the answer tells; nothing changes', async () => {
  const player = await newPlayer();
  await give(player, { deposit: 5_000, bonus: 700 });
  const { status, body } = await change(player, 'USD');
  expect([status, body.code, body.depositWager]).toEqual([422, 'client_api_57', 5_000]);
  const { body: after } = await call(player, 'GET', '/api/v1/me/accounts');
  expect(inUse(after)).toEqual(['EUR']);
  expect(after.data[0]).toMatchObject({ real: 5_000, bonus: 700 });
});

it('is done once for a key, six times at once too, and the same one again changes nothing', async () => {
  const player = await newPlayer();
  await give(player, { bonus: 100 });
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => change(player, 'AUD', key)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  for (const { status } of answers) expect([200, 409, 429]).toContain(status);
  expect((await change(player, 'AUD')).status).toBe(200);
  const { body } = await call(player, 'GET', '/api/v1/me/transactions?type=zeroing');
  expect(body.data).toHaveLength(1);
});

it('takes no currency that the casino has not, and asks a visitor to log in', async () => {
  const player = await newPlayer();
  expect((await change(player, 'XAU')).status).toBe(422);
  expect((await change({ ...player, cookie: '' }, 'CHF')).status).toBe(401);
});
