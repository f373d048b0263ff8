import { randomUUID } from 'node:crypto';
import { loseAnswer } from '@/platform/kernel/testing/lose-answer';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let cookies: Record<'paul' | 'pia' | 'sue', string>;
const call = (method: string, path: string, cookie = '', body?: unknown, key: string = randomUUID()) =>
  office.call(method, `/api/office/v1${path}`, { cookie, body, key });

beforeAll(async () => {
  office = await startOffice();
  cookies = {
    paul: await office.enter('paul', ['payments']),
    pia: await office.enter('pia', ['payments']),
    sue: await office.enter('sue', ['support']),
  };
});
afterAll(async () => {
  const { results } = await office.platform.services.ledger.check();
  await office.close();
  expect(results.flatMap(({ offenders }) => offenders)).toEqual([]);
});

/** Somebody whose deposit is to be staked. */
async function depositor(amount: number) {
  const player = await office.newPlayer();
  const { ledger } = office.platform.services;
  const key = randomUUID();
  const [of, currency] = [{ playerId: player.id, method: 'card' }, 'EUR' as const];
  await office.platform.kernel.db.transaction().execute(async (trx) => {
    const deposit = { ...of, currency, amount: BigInt(amount), idempotencyKey: key, reference: key };
    const { transactionId } = await ledger.beginDeposit(trx, deposit);
    await ledger.completeDeposit(trx, {
      transactionId,
      amount: BigInt(amount),
      idempotencyKey: `done ${key}`,
    });
  });
  return player;
}
const wanted = { currency: 'EUR', amount: 2_000, words: 'Sorry for the outage', reason: 'we were down' };
const waive = (id: string, changes: object = {}, cookie = cookies.paul, key?: string) =>
  call('POST', `/players/${id}/wager-waivers`, cookie, { ...wanted, ...changes }, key);
const requestOf = ({ data }: { data?: unknown }) => (data as { request: string | null }).request;
async function leftOf(id: string) {
  const { data } = await call('GET', `/players/${id}/balances`, cookies.sue);
  const { wallets, waivers } = data as unknown as {
    wallets: { depositWager: number; real: number }[];
    waivers: { amount: number; askedByEmail: string }[];
  };
  return { left: wallets[0]?.depositWager, real: wallets[0]?.real, waivers };
}
const approve = (request: string | null, cookie = cookies.pia) =>
  call('POST', `/approvals/${request}/approve`, cookie, { reason: 'agreed' });

it('is done at once up to a value, moves no money, is audited with its reason, and told by letter', async () => {
  const player = await depositor(5_000);
  const answer = await waive(player.id);
  expect([answer.status, requestOf(answer)]).toEqual([200, null]);
  expect(await leftOf(player.id)).toMatchObject({ left: 3_000, real: 5_000, waivers: [] });
  expect(await office.deeds(player.id)).toContain('paul office.waive-wager we were down');
  expect(await office.lettersTo(player.email)).toContain('wager_waived');
});

it('lets a withdrawal be made that waited for it', async () => {
  const player = await depositor(2_000);
  const { ledger } = office.platform.services;
  expect((await ledger.balances(player.id)).withdrawable).toBe(0n);
  const { version } = await ledger.balances(player.id);
  await waive(player.id);
  const after = await ledger.balances(player.id);
  expect(after.withdrawable).toBe(2_000n);
  expect(after.version).toBe(version + 1n);
});

it('is done once for a key, however often it is sent', async () => {
  const player = await depositor(5_000);
  const key = randomUUID();
  await waive(player.id, {}, cookies.paul, key);
  await loseAnswer(office.platform.kernel.db, key);
  expect((await waive(player.id, {}, cookies.paul, key)).status).toBe(200);
  expect((await leftOf(player.id)).left).toBe(3_000);
  expect((await office.deeds(player.id)).filter((deed) => deed.includes('waive-wager'))).toHaveLength(1);
  expect((await office.lettersTo(player.email)).filter((kind) => kind === 'wager_waived')).toHaveLength(1);
});

it('needs a colleague above the value, of one operator in all, and of one player by all of them', async () => {
  const [first, second] = [await depositor(20_000), await depositor(20_000)];
  const ann = await office.enter(`ann-${randomUUID()}`, ['risk']);
  expect(requestOf(await waive(first.id, { amount: 10_000 }, ann))).toBeNull();
  // The operator has used what they may, whoever it is for.
  const request = requestOf(await waive(second.id, { amount: 1 }, ann));
  expect(request).not.toBeNull();
  // The player has got what one may get so, whoever it is from.
  const bob = await office.enter(`bob-${randomUUID()}`, ['risk']);
  expect(requestOf(await waive(first.id, { amount: 1 }, bob))).not.toBeNull();
  expect(await leftOf(second.id)).toMatchObject({ left: 20_000, waivers: [{ amount: 1 }] });
  expect((await approve(request)).status).toBe(204);
  expect(await leftOf(second.id)).toMatchObject({ left: 19_999, waivers: [] });
  expect(await office.lettersTo(second.email)).toContain('wager_waived');
});

it('can’t be agreed to by who asked, nor when so much is not left any more', async () => {
  const player = await depositor(20_000);
  const request = requestOf(await waive(player.id, { amount: 15_000 }));
  expect((await approve(request, cookies.paul)).status).toBe(403);
  const other = await office.enter(`cid-${randomUUID()}`, ['payments']);
  await waive(player.id, { amount: 9_000 }, other);
  expect((await approve(request)).status).toBe(409);
  expect((await leftOf(player.id)).left).toBe(11_000);
});

it('counts two at once one after the other', async () => {
  const player = await depositor(20_000);
  const eve = await office.enter(`eve-${randomUUID()}`, ['payments']);
  const answers = await Promise.all([1, 2, 3].map(() => waive(player.id, { amount: 5_000 }, eve)));
  // Two of them are all that goes alone; the third waits for a colleague.
  expect(answers.filter((answer) => requestOf(answer) === null)).toHaveLength(2);
  expect((await leftOf(player.id)).left).toBe(10_000);
});

it('is refused for more than is left, for another currency, for nobody, and without the right', async () => {
  const player = await depositor(1_000);
  expect((await waive(player.id, { amount: 1_001 })).status).toBe(409);
  expect((await waive(player.id, { currency: 'USD' })).status).toBe(409);
  expect((await waive(player.id, { amount: 0 })).status).toBe(422);
  expect((await waive(player.id, { reason: ' ' })).status).toBe(422);
  expect((await waive(randomUUID())).status).toBe(404);
  expect((await waive(player.id, { amount: 1 }, cookies.sue)).status).toBe(403);
  expect((await leftOf(player.id)).left).toBe(1_000);
});
