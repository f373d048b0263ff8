import { randomUUID } from 'node:crypto';
import { WELCOME_PACK } from '@/platform/demo/welcome-pack';
import type { PlayerSession } from '@/platform/kernel/session';
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
async function refusal(promocode: string, one = player) {
  const answer = await world.post(one, { method: 'card', amount: 5_000, promocode });
  return [answer.status, ((await answer.json()) as { code?: string }).code];
}
const complete = async (deposit: DepositJson) => {
  expect((await world.send(await world.event(deposit, 'charge.completed'))).status).toBe(200);
};
const offers = async (promocode: string, one = player) => {
  const { bonuses } = await world.bonuses.depositOffers(one.playerId, 'EUR', 'en');
  return bonuses.some((bonus) => bonus.promocode === promocode);
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

describe('deposits that carry one code', () => {
  it('are begun one after the other: the second has to wait until the first is over', async () => {
    const code = await add();
    const first = await begin(code);
    expect([await offers(code), await answer(code), await refusal(code)]).toEqual([
      false,
      [409, 'bonus_deposit_open'],
      [409, 'bonus_deposit_open'],
    ]);
    await world.send(await world.event(first, 'charge.failed'));
    expect([await offers(code), await answer(code)]).toEqual([true, null]);
    await complete(await begin(code));
    expect([await offers(code), await answer(code), await refusal(code)]).toEqual([
      false,
      [409, 'client_api_36'],
      [409, 'client_api_36'],
    ]);
  });

  it('are as many as it is given, the finished ones among them', async () => {
    const code = await add({ grantsPerPlayer: 2 });
    await complete(await begin(code));
    await begin(code);
    expect(await refusal(code)).toEqual([409, 'bonus_deposit_open']);
  });

  it('are one when two are begun at once, and the same request is never its own rival', async () => {
    const code = await add();
    const ask = (idempotencyKey: string) =>
      world.payments
        .createDeposit(
          player,
          { method: 'card', amount: 5_000, promocode: code },
          { idempotencyKey, requestId: idempotencyKey },
        )
        .then(
          ({ id }) => id,
          (error: { code: string }) => error.code,
        );
    expect(await Promise.all([ask('one'), ask('other')])).toContain('bonus_deposit_open');
    player = await world.newPlayer();
    const same = await Promise.all([ask('key'), ask('key'), ask('key')]);
    const [{ id } = { id: '' }] = await world.query<{ id: string }>(
      'select id from payments.deposits where player_id = $1',
      [player.playerId],
    );
    expect(same).toEqual([id, id, id]);
  });

  it('when both are paid after all, the second says why it came without', async () => {
    const code = await add();
    const first = await begin(code);
    await world.send(await world.event(first, 'charge.failed'));
    const second = await begin(code);
    await complete(second);
    const charge = await world.chargeOf(first.id);
    await world.control(`/charges/${charge}/move`, { status: 'completed', silent: true });
    await complete(first);
    for (let turn = 0; turn < 2; turn += 1) {
      world.clock.advance(11 * 60_000);
      await world.payments.reconcile();
    }
    const [late] = await world.query<{ id: string }>('select id from payments.deposits where late_of = $1', [
      first.id,
    ]);
    expect(await grants()).toMatchObject([{ deposit_id: second.id }]);
    expect([await refusedOf(second), await refusedOf(late ?? first)]).toEqual([null, 'used']);
    expect(await world.payments.bonusOf(player.playerId, late?.id ?? '')).toMatchObject({ refused: 'used' });
  });
});

it('for countries, people and accounts: offer, code, begin and grant say the same', async () => {
  const elsewhere = await add({ countries: ['FR'] });
  expect([await offers(elsewhere), await answer(elsewhere), await refusal(elsewhere)]).toEqual([
    false,
    [404, 'client_api_24'],
    [422, 'client_api_24'],
  ]);
  const stopped = await add({ active: false });
  expect([await offers(stopped), await answer(stopped), await refusal(stopped)]).toEqual([
    false,
    [404, 'client_api_24'],
    [422, 'client_api_24'],
  ]);
  const spent = await add({ amounts: { EUR: { ...EUR, maxBonus: 10_000, budget: 9_999 } } });
  expect([await offers(spent), await answer(spent), await refusal(spent)]).toEqual([
    false,
    [404, 'client_api_24'],
    [422, 'client_api_24'],
  ]);
  const code = await add();
  const deposit = await begin(code);
  world.blocked.add(player.playerId);
  expect([await offers(code), await answer(code)]).toEqual([false, [404, 'client_api_24']]);
  await complete(deposit);
  expect([await grants(), await refusedOf(deposit)]).toEqual([[], 'account']);
});

describe('a bonus that a person has once', () => {
  const described = (one: PlayerSession, name: string) =>
    world.query(
      `insert into players.profiles (player_id, name, surname, birthday, updated_at)
       values ($1, $2, 'Lang', '1990-05-01', now())`,
      [one.playerId, name],
    );

  it('is refused before the deposit to who is known to be somebody else, and told after it to the others', async () => {
    const code = await add({ oncePerPerson: true });
    const [known, late] = [await world.newPlayer(), await world.newPlayer()];
    const name = `N${randomUUID()}`;
    await described(player, name);
    await described(known, name);
    const unknown = await begin(code, late);
    await complete(await begin(code));
    expect([await offers(code, known), await answer(code, known), await refusal(code, known)]).toEqual([
      false,
      [409, 'bonus_one_per_person'],
      [409, 'bonus_one_per_person'],
    ]);
    // Either way the office can decide that they are two.
    expect(await world.bonuses.refusals(known.playerId)).toMatchObject([
      { bonusId: code.toLowerCase(), otherId: player.playerId, reason: 'name_birthday' },
    ]);
    await described(late, name);
    await complete(unknown);
    expect([await grants(late), await refusedOf(unknown, late)]).toEqual([[], 'one_per_person']);
    // For the office by whom, for the player only that.
    expect(await world.bonuses.refusals(late.playerId)).toMatchObject([
      { otherId: player.playerId, reason: 'name_birthday' },
    ]);
  });
});

it('gives what was shown when the deposit was begun, whatever becomes of the campaign', async () => {
  const code = await add({ startsAt: null });
  const id = code.toLowerCase();
  const deposit = await begin(code);
  await world.query(
    `update bonuses.definitions
        set percent = 1, wagering = 99, active = false, deposits_from = 7, deposits_to = 8, countries = '{FR}'
      where id = $1`,
    [id],
  );
  await world.query('delete from bonuses.amounts where bonus_id = $1', [id]);
  await complete(deposit);
  expect(await grants()).toMatchObject([{ bonus_id: id, amount: 2_500n, times: 10, deposit_id: deposit.id }]);
  expect(await refusedOf(deposit)).toBeNull();
  await expect(
    world.query("update bonuses.promises set terms = '{}' where deposit_id = $1", [deposit.id]),
  ).rejects.toThrow('is refused');
});

it('is wagered no more often than the law of the player’s country lets: offer, code, promise and grant', async () => {
  const code = await add({ wagering: 35, basis: 'bonus' });
  const british = await world.newPlayer({ country: 'GB' });
  const times = async (one: PlayerSession) => [
    (await world.bonuses.depositOffers(one.playerId, 'EUR', 'en')).bonuses.find(
      ({ promocode }) => promocode === code,
    )?.wagering,
    (await world.bonuses.byCode(one.playerId, code, 'en')).wagering,
  ];
  expect([await times(player), await times(british)]).toEqual([
    [35, 35],
    [10, 10],
  ]);
  await complete(await begin(code, british));
  expect(await grants(british)).toMatchObject([{ times: 10, target: 2_500n * 10n * 100n }]);
});

it.each([
  [35, 10],
  [3, 3],
])(
  'is of the bonus alone under such a law, also where others wager %i times the deposit, too',
  async (wagering, most) => {
    const code = await add({ wagering, basis: 'bonus+deposit' });
    const british = await world.newPlayer({ country: 'GB' });
    const terms = async (one: PlayerSession) => {
      const tile = (await world.bonuses.depositOffers(one.playerId, 'EUR', 'en')).bonuses.find(
        ({ promocode }) => promocode === code,
      );
      return [tile, await world.bonuses.byCode(one.playerId, code, 'en')].map((bonus) => [
        bonus?.wagering,
        bonus?.basis,
      ]);
    };
    expect(await terms(player)).toEqual(Array(2).fill([wagering, 'bonus+deposit']));
    expect(await terms(british)).toEqual(Array(2).fill([most, 'bonus']));
    await complete(await begin(code, british));
    const [grant] = await grants(british);
    expect(grant).toMatchObject({ times: most, target: 2_500n * BigInt(most) * 100n });
    await complete(await begin(code));
    expect(await grants()).toMatchObject([{ target: (2_500n + 5_000n) * BigInt(wagering) * 100n }]);
  },
);
