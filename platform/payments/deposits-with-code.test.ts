import { WELCOME_PACK } from '@/platform/demo/welcome-pack';
import type { BonusRow } from '@/platform/bonuses/service';
import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';

let world: World;
let player: PlayerSession;

const [pack] = WELCOME_PACK;
if (!pack) throw new Error('there is no welcome pack');
const campaign = (changes: Partial<BonusRow>): BonusRow => ({ ...pack, ...changes });

beforeAll(async () => {
  world = await openWorld();
  await world.bonuses.add([
    ...WELCOME_PACK,
    campaign({ id: 'by-code', type: 3, promocode: 'BYCODE' }),
    campaign({ id: 'over', promocode: 'OVER' }),
    campaign({
      id: 'of-euros',
      promocode: 'EUROS',
      amounts: pack.amounts.EUR ? { EUR: pack.amounts.EUR } : {},
    }),
    campaign({ id: 'of-any', promocode: 'ANY', depositsFrom: null, depositsTo: null }),
  ]);
  await world.query("update bonuses.definitions set active = false where id = 'over'");
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.newPlayer();
});

const complete = async (deposit: DepositJson) => {
  expect((await world.send(await world.event(deposit, 'charge.completed'))).status).toBe(200);
};
const bonusOf = async (deposit: DepositJson) =>
  (
    await world.query<{ bonus_id: string | null }>('select bonus_id from payments.deposits where id = $1', [
      deposit.id,
    ])
  )[0]?.bonus_id;

it('is made for the bonus that its code stands for, in any case, and says so from then on', async () => {
  const german = await world.newPlayer({ language: 'de' });
  const deposit = await world.deposit(german, { promocode: ' welcome1 ' });
  const bonus = { id: 'welcome-1', name: 'Willkommenspaket: erste Einzahlung', refused: null };
  expect(deposit.bonus).toEqual(bonus);
  expect((await world.read(german, deposit.id)).bonus).toEqual(bonus);
  const open = await world.request('/api/v1/deposits', {}, german);
  expect(await open.json()).toMatchObject({ data: [{ id: deposit.id, bonus }] });
  await complete(deposit);
  expect(await world.read(german, deposit.id)).toMatchObject({ bonus, transaction: { status: 'complete' } });
  expect(await world.payments.bonusOf(german.playerId, deposit.id)).toMatchObject({ id: 'welcome-1' });
  expect(await world.payments.bonusOf(player.playerId, deposit.id)).toBeNull();
  expect(await world.payments.ownDeposits(german.playerId, { page: 1, perPage: 10 })).toMatchObject([
    { bonusId: 'welcome-1' },
  ]);
});

it('is made for none without a code', async () => {
  const deposit = await world.deposit(player);
  expect(deposit.bonus).toBeNull();
  expect(await bonusOf(deposit)).toBeNull();
});

it.each<[string, Record<string, unknown>, number, string]>([
  ['unknown', { promocode: 'NOTHING' }, 422, 'client_api_24'],
  ['of a bonus that is no longer on offer', { promocode: 'OVER' }, 422, 'client_api_24'],
  ['of a bonus that no deposit brings', { promocode: 'BYCODE' }, 422, 'client_api_24'],
  ['of another deposit', { promocode: 'WELCOME2' }, 422, 'bonus_other_deposit'],
  ['asked for with less than its minimum', { promocode: 'WELCOME1', amount: 1_900 }, 422, 'client_api_29'],
])('is refused for a code %s, and nothing is written', async (_why, changes, status, code) => {
  const answer = await world.post(player, { method: 'card', amount: 5_000, ...changes });
  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
  expect(
    await world.query('select 1 from payments.deposits where player_id = $1', [player.playerId]),
  ).toEqual([]);
});

it('names the minimum in the currency that the player pays in', async () => {
  const australian = await world.newPlayer({ currency: 'AUD', country: 'AU' });
  const answer = await world.post(australian, { method: 'card', amount: 2_900, promocode: 'WELCOME1' });
  expect(await answer.json()).toMatchObject({ code: 'client_api_29', minimum: 3_000, currency: 'AUD' });
  await world.deposit(australian, { amount: 3_000, promocode: 'WELCOME1' });
});

it('is refused for a bonus that is not given in its currency', async () => {
  const swiss = await world.newPlayer({ currency: 'CHF', country: 'CH' });
  const answer = await world.post(swiss, { method: 'card', amount: 5_000, promocode: 'EUROS' });
  expect(await answer.json()).toMatchObject({ code: 'client_api_24' });
});

it('has its bonus once: a completed deposit used it up, one that brought nothing did not', async () => {
  const first = await world.deposit(player, { promocode: 'ANY' });
  await world.send(await world.event(first, 'charge.failed'));
  const second = await world.deposit(player, { promocode: 'ANY' });
  await complete(second);
  const answer = await world.post(player, { method: 'card', amount: 5_000, promocode: 'ANY' });
  expect([answer.status, await answer.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'client_api_36' }),
  ]);
});

it('is the same deposit for the same key after its bonus was used, and another one with another code', async () => {
  const deposit = await world.deposit(player, { promocode: 'WELCOME1' }, 'key');
  await complete(deposit);
  expect(await world.deposit(player, { promocode: 'WELCOME1' }, 'key')).toMatchObject({ id: deposit.id });
  const other = await world.post(player, { method: 'card', amount: 5_000, promocode: 'ANY' }, 'key');
  expect(await other.json()).toMatchObject({ code: 'idempotency_mismatch' });
});

it('keeps its bonus whoever writes, and when its money comes only after it was closed', async () => {
  const deposit = await world.deposit(player, { promocode: 'WELCOME1' });
  await expect(
    world.query("update payments.deposits set bonus_id = 'of-any' where id = $1", [deposit.id]),
  ).rejects.toThrow('the terms of deposit');
  await world.send(await world.event(deposit, 'charge.failed'));
  const charge = await world.chargeOf(deposit.id);
  await world.control(`/charges/${charge}/move`, { status: 'completed', silent: true });
  await complete(deposit);
  for (let turn = 0; turn < 2; turn += 1) {
    world.clock.advance(11 * 60_000);
    await world.payments.reconcile();
  }
  const late = await world.query('select status, bonus_id from payments.deposits where late_of = $1', [
    deposit.id,
  ]);
  expect(late).toEqual([{ status: 'complete', bonus_id: 'welcome-1' }]);
});
