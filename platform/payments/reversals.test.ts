import type { PlayerSession } from '@/platform/kernel/session';
import type { DepositJson } from '@/tests/support/payments-harness';
import { openPayoutWorld, type PayoutWorld } from './testing/withdrawals-harness';
import { WELCOME_PACK } from '@/platform/demo/welcome-pack';
import { RECONCILE } from './reconciliation';

/** What goes with a deposit that is taken back: bonus money by rule, winnings by a person. */
let world: PayoutWorld;
let player: PlayerSession;
let deposit: DepositJson;

beforeEach(async () => {
  world = await openPayoutWorld();
  player = await world.newPlayer({ language: 'de' });
  deposit = await world.deposit(player, { amount: 20_000 });
  await world.send(await world.event(deposit, 'charge.completed'));
});
afterEach(async () => {
  await world.checkLedger();
  await world.close();
});

const giveBonus = (amount: bigint) =>
  world.kernel.db.transaction().execute((trx) =>
    world.ledger.creditBonus(trx, {
      playerId: player.playerId,
      currency: 'EUR',
      type: 'manual_bonus',
      amount,
      idempotencyKey: `bonus-${amount}`,
      reference: 'test',
    }),
  );
const takeBack = async (how: 'charged_back' | 'refunded') =>
  world.send(await world.event(deposit, `charge.${how}`));
const money = async () => {
  const { real, bonus } = await world.ledger.balances(player.playerId);
  return { real, bonus };
};
const marks = () =>
  world.query<{ id: string; reason: string }>(
    'select id, reason from payments.mismatches where resolution is null',
  );
const movesOf = async () =>
  (
    await world.query<{ type: string; status: string; amount: string }>(
      `select type, status, amount::integer as amount from ledger.transactions
        where player_id = $1 and type not in ('bet', 'win') order by created_at, id`,
      [player.playerId],
    )
  ).map(({ type, status, amount }) => [type, status, Number(amount)]);

it.each(['charged_back', 'refunded'] as const)(
  '%s: the bonus money goes with the deposit, once, and the player reads it',
  async (how) => {
    await giveBonus(3_000n);
    await takeBack(how);
    await takeBack(how);
    expect(await money()).toEqual({ real: 0n, bonus: 0n });
    expect(await movesOf()).toEqual([
      ['deposit', 'refund', 20_000],
      ['manual_bonus', 'complete', 3_000],
      ['refund', 'complete', 20_000],
      ['cancel_bonus_fine', 'wager_zeroing', 3_000],
    ]);
    const told = world.letters.filter(({ kind }) => kind === 'balance_taken');
    expect(told).toHaveLength(1);
    expect(told[0]?.params.reason).toMatch(/Einzahlung über 200,00.€ .*Bonusgeld von 30,00.€/);
  },
);

it('that the balance does not cover takes the bonus money all the same, and tells of the rest when it is collected', async () => {
  await giveBonus(3_000n);
  await world.query(`select ledger.adjust($1::uuid, 'EUR', 'change_balance_dec', 5000, 'spent', 'x')`, [
    player.playerId,
  ]);
  await takeBack('charged_back');
  expect(await money()).toEqual({ real: 15_000n, bonus: 0n });
  const [ofBonus] = world.letters;
  expect(world.letters).toHaveLength(1);
  expect(ofBonus?.params.amount).toMatch(/^30,00.€$/);
  expect(ofBonus?.params.reason).toMatch(/Einzahlung über 200,00.€ .*zurückgezogen/);
  await world.query(`select ledger.adjust($1::uuid, 'EUR', 'change_balance_inc', 5000, 'found', 'x')`, [
    player.playerId,
  ]);
  world.clock.advance(RECONCILE.askAgainAfter + 1_000);
  await world.payments.reconcile();
  expect(await money()).toEqual({ real: 0n, bonus: 0n });
  expect(world.letters.map(({ kind }) => kind)).toEqual(['balance_taken', 'balance_taken']);
  expect(world.letters[1]?.params.amount).toMatch(/^200,00.€$/);
  expect(world.letters[1]?.params.reason).not.toMatch(/Bonusgeld/);
});

it('takes no winnings: a person decides, sees what was played, and withdrawals wait for one', async () => {
  await world.stake(player, 20_000);
  const other = await world.deposit(player, { amount: 20_000 });
  await world.send(await world.event(other, 'charge.completed'));
  await world.stake(player, 20_000);
  await takeBack('charged_back');
  expect(await money()).toEqual({ real: 20_000n, bonus: 0n });
  const [mark] = await marks();
  expect(mark).toMatchObject({ reason: 'reversed' });
  expect(await world.payments.mismatches.playSince(mark?.id ?? '')).toMatchObject({
    staked: 40_000n,
    won: 40_000n,
  });
  const asked = await world.withdraw(player, { amount: 5_000 });
  expect(asked).toMatchObject({ status: 'pending', waitsFor: 'person' });
  const [{ signals } = { signals: [] }] = await world.query<{ signals: string[] }>(
    'select signals from payments.withdrawals',
  );
  expect(signals).toContain('disputed');

  const { mismatches } = world.payments;
  const id = mark?.id ?? '';
  await world.kernel.db.transaction().execute(async (trx) => {
    expect(await mismatches.obstacle(trx, id, 'credit')).toBe('the company does not say that money came');
    expect(await mismatches.obstacle(trx, id, 'nothing')).toBeNull();
    await mismatches.decide(trx, {
      ...{ id, decision: 'nothing', operatorId: 'op', reason: 'looked at', requestId: 'r' },
    });
  });
  expect(await marks()).toEqual([]);
  // Told once more it is not opened again.
  await takeBack('charged_back');
  expect(await marks()).toEqual([]);
});

it('a refund of money that was not played with leaves nothing to decide', async () => {
  await takeBack('refunded');
  expect(await marks()).toEqual([]);
});

it('a refund of money that was played with does', async () => {
  await world.stake(player, 20_000);
  await takeBack('refunded');
  expect(await marks()).toMatchObject([{ reason: 'reversed' }]);
});

it('told before its completion it brought nothing: no bonus money goes, nobody is asked', async () => {
  await giveBonus(3_000n);
  const open = await world.deposit(player, { amount: 10_000 });
  await world.send(await world.event(open, 'charge.charged_back'));
  expect(await money()).toEqual({ real: 20_000n, bonus: 3_000n });
  expect(await marks()).toEqual([]);
});

describe('made for a bonus', () => {
  const open = () =>
    world.query(`select from bonuses.grants where player_id = $1 and ended_at is null`, [player.playerId]);
  const [pack] = WELCOME_PACK;
  if (!pack) throw new Error('there is no welcome pack');
  const freeOfWagering = {
    ...{ ...pack, id: 'free', promocode: 'FREE', wagering: 0, freeSpins: 0, weights: { 26: 100 } },
    ...{ depositsFrom: null, depositsTo: null },
  };

  it('brings none when it is booked and sent back by one report', async () => {
    await world.bonuses.add([freeOfWagering]);
    const other = await world.deposit(player, { amount: 10_000, promocode: 'FREE' });
    await world.send(await world.event(other, 'charge.completed', { status: 'refunded' }));
    expect(await world.read(player, other.id)).toMatchObject({ transaction: { status: 'refund' } });
    expect(await money()).toEqual({ real: 20_000n, bonus: 0n });
    expect(await open()).toEqual([]);
  });

  it('leaves to a person what its bonus has turned into real money, also when nothing was played', async () => {
    await world.bonuses.add([freeOfWagering]);
    deposit = await world.deposit(player, { amount: 10_000, promocode: 'FREE' });
    await world.send(await world.event(deposit, 'charge.completed'));
    expect(await money()).toEqual({ real: 40_000n, bonus: 0n });
    await takeBack('refunded');
    expect(await money()).toEqual({ real: 30_000n, bonus: 0n });
    const [mark] = await marks();
    expect(await world.payments.mismatches.playSince(mark?.id ?? '')).toMatchObject({ bonus: 10_000n });
  });
});
