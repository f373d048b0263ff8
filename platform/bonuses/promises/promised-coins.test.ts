import { randomUUID } from 'node:crypto';
import { WELCOME_PACK } from '@/platform/demo/welcome-pack';
import type { PlayerSession } from '@/platform/kernel/session';
import { coinsIn } from '@/tests/support/coins';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';
import type { BonusRow } from '../service';

let world: World;
let player: PlayerSession;

const [pack] = WELCOME_PACK;
const EUR = pack?.amounts.EUR;
if (!pack || !EUR) throw new Error('there is no welcome pack');

/** Half of the deposit, at most 100.00, from 20.00 on; once, and for whichever deposit. */
async function add(changes: Partial<BonusRow> = {}): Promise<string> {
  const promocode = `C${randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`;
  const row = { ...pack, tag: 'standard', type: 5, percent: 50, freeSpins: 0, wagering: 10 } as BonusRow;
  await world.bonuses.add([
    {
      ...row,
      ...{
        id: promocode.toLowerCase(),
        promocode,
        depositsFrom: null,
        depositsTo: null,
        oncePerPerson: false,
      },
      amounts: { EUR: { ...EUR, maxBonus: 10_000, minDeposit: 2_000 } } as BonusRow['amounts'],
      ...changes,
    },
  ]);
  return promocode;
}
const begin = (promocode: string, one = player) => world.deposit(one, { promocode });
const complete = async (deposit: DepositJson) => {
  expect((await world.send(await world.event(deposit, 'charge.completed'))).status).toBe(200);
};
const answer = (promocode: string, one = player) =>
  world.bonuses.byCode(one.playerId, promocode, 'en').then(
    () => null,
    ({ status, code }: { status: number; code: string }) => [status, code],
  );
const grants = (one = player) =>
  world.query<{ bonus_id: string; amount: bigint; times: number; target: bigint; deposit_id: string }>(
    'select bonus_id, amount, times, target, deposit_id from bonuses.grants where player_id = $1 order by offered_at',
    [one.playerId],
  );
const refusedOf = async (deposit: { id: string }, one = player) =>
  (await world.read(one, deposit.id)).bonus?.refused;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.newPlayer();
});

it('keeps its promise when another deposit was made first', async () => {
  const code = await add({ depositsFrom: 1, depositsTo: 1 });
  const deposit = await begin(code);
  await complete(await world.deposit(player));
  await complete(deposit);
  expect(await grants()).toMatchObject([{ amount: 2_500n }]);
});

it('is not used up by coins that are too few: those that come after them bring it, once', async () => {
  const coins = await coinsIn(world);
  const code = await add();
  const deposit = await world.deposit(coins.player, {
    method: 'bitcoin_BTC',
    amount: 5_000,
    promocode: code,
  });
  const bring = async (part: bigint, credited: number) => {
    await coins.blocks(deposit, await coins.send(deposit, coins.askedBase(deposit) / part), 2);
    await coins.until(
      deposit,
      ({ crypto }) => crypto?.transfers.filter(({ state }) => state === 'credited').length === credited,
    );
  };
  await bring(5n, 1);
  expect([await grants(coins.player), await refusedOf(deposit, coins.player)]).toEqual([[], 'below_minimum']);
  expect(await answer(code, coins.player)).toBeNull();
  await bring(2n, 2);
  const [, second] = await coins.deposits();
  const half = (second?.amount ?? 0n) / 2n;
  expect(await grants(coins.player)).toMatchObject([{ amount: half, deposit_id: second?.id }]);
  expect(await answer(code, coins.player)).toEqual([409, 'client_api_36']);
  expect(await refusedOf(deposit, coins.player)).toBeNull();
  await bring(1n, 3);
  expect(await grants(coins.player)).toHaveLength(1);
  const [, , third] = await coins.deposits();
  expect((await world.read(coins.player, third?.id ?? '')).bonus).toBeNull();
});

it('is given once when two deposits in two currencies are completed at once', async () => {
  const code = await add({ amounts: { EUR, USD: EUR } });
  const { kernel, ledger, bonuses } = world;
  const { playerId } = player;
  await kernel.db.transaction().execute((trx) => ledger.openAccounts(trx, { playerId, currency: 'USD' }));
  const credit = (currency: 'EUR' | 'USD') => {
    const id = randomUUID();
    const deposit = { playerId, depositId: id, begunAs: id, currency, credited: 5_000n };
    return (trx: Parameters<typeof bonuses.depositCompleted>[0]) =>
      bonuses.depositCompleted(trx, { ...deposit, bonusId: code.toLowerCase() });
  };
  let second: ReturnType<typeof bonuses.depositCompleted> | undefined;
  let settled = false;
  const first = await kernel.db.transaction().execute(async (trx) => {
    const grant = await credit('EUR')(trx);
    second = kernel.db
      .transaction()
      .execute(credit('USD'))
      .finally(() => (settled = true));
    // Until it waits for this one, or went past it.
    for (;;) {
      const waiting = await world.query(
        "select from pg_stat_activity where wait_event = 'advisory' and datname = current_database()",
      );
      if (waiting.length > 0 || settled) return grant;
    }
  });
  expect([first?.currency, await second]).toEqual(['EUR', null]);
  expect(await grants()).toHaveLength(1);
});
