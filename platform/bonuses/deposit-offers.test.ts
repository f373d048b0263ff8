import { WELCOME_PACK } from '@/platform/demo/welcome-pack';
import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type World } from '@/tests/support/payments-harness';
import type { BonusRow } from './service';

let world: World;
let player: PlayerSession;

const [pack, , third] = WELCOME_PACK;
if (!pack || !third) throw new Error('there is no welcome pack');
const campaign = (changes: Partial<BonusRow>): BonusRow => ({ ...third, ...changes });
const { EUR } = third.amounts;

beforeAll(async () => {
  world = await openWorld();
  await world.bonuses.add([
    ...WELCOME_PACK,
    campaign({ id: 'every', promocode: 'EVERY', depositsFrom: null, depositsTo: null }),
    campaign({
      id: 'of-euros',
      promocode: 'EUROS',
      depositsFrom: 1,
      depositsTo: 2,
      amounts: EUR ? { EUR } : {},
    }),
    campaign({ id: 'without-code', promocode: null, depositsFrom: 1, depositsTo: 9 }),
    campaign({ id: 'by-code', type: 3, promocode: 'BYCODE', depositsFrom: null, depositsTo: null }),
    campaign({
      id: 'of-promos',
      tag: 'promobonus',
      promocode: 'PROMO',
      depositsFrom: null,
      depositsTo: null,
    }),
  ]);
});
afterAll(() => world.close());
beforeEach(async () => {
  player = await world.newPlayer();
});

async function pay(promocode?: string) {
  const deposit = await world.deposit(player, { ...(promocode !== undefined && { promocode }) });
  expect((await world.send(await world.event(deposit, 'charge.completed'))).status).toBe(200);
}
async function offered(currency: 'EUR' | 'CHF' = 'EUR') {
  const { number, bonuses } = await world.bonuses.depositOffers(player.playerId, currency, 'en');
  return [number, ...bonuses.map(({ id }) => id)];
}

it('goes by the number of the next deposit, and leaves out what was had', async () => {
  expect(await offered()).toEqual([1, 'of-euros', 'welcome-1', 'every', 'of-promos']);
  await pay('EVERY');
  expect(await offered()).toEqual([2, 'of-euros', 'welcome-2', 'of-promos']);
  await pay('WELCOME2');
  expect(await offered()).toEqual([3, 'welcome-3', 'of-promos']);
  await pay();
  await pay();
  expect(await offered()).toEqual([5, 'of-promos']);
});

it('has nothing that isn’t given in the player’s currency', async () => {
  expect(await offered('CHF')).toEqual([1, 'welcome-1', 'every', 'of-promos']);
});

it('tells in the language that was asked for', async () => {
  const { bonuses } = await world.bonuses.depositOffers(player.playerId, 'EUR', 'de');
  expect(bonuses.find(({ id }) => id === 'welcome-1')).toMatchObject({
    name: 'Willkommenspaket: erste Einzahlung',
    promocode: 'WELCOME1',
    minDeposit: { EUR: 2_000 },
  });
});

it('takes a bonus that was taken back with its deposit for one that can be had again', async () => {
  const deposit = await world.deposit(player, { promocode: 'WELCOME1' });
  await world.send(await world.event(deposit, 'charge.completed'));
  await world.send(await world.event(deposit, 'charge.refunded'));
  expect(await offered()).toContain('welcome-1');
});

describe('a code', () => {
  it('stands for a bonus of any type, tagged anyhow, for whichever deposit', async () => {
    for (const [code, id] of [
      ['BYCODE', 'by-code'],
      ['PROMO', 'of-promos'],
      ['WELCOME4', 'welcome-4'],
    ] as const) {
      expect((await world.bonuses.byCode(player.playerId, code, 'en')).id).toBe(id);
    }
  });

  it('is unknown, or used', async () => {
    const ask = (code: string) => world.bonuses.byCode(player.playerId, code, 'en');
    await expect(ask('NOTHING')).rejects.toMatchObject({ status: 404, code: 'client_api_24' });
    await pay('WELCOME1');
    await expect(ask('WELCOME1')).rejects.toMatchObject({ status: 409, code: 'client_api_36' });
    const other = await world.newPlayer();
    expect((await world.bonuses.byCode(other.playerId, 'WELCOME1', 'en')).id).toBe('welcome-1');
  });

  it.each(['lower', 'SP ACE', '', 'X'.repeat(33), 'Ü'])('can’t be %j', async (promocode) => {
    await expect(world.bonuses.add([campaign({ id: 'wrong', promocode })])).rejects.toThrow(
      'check constraint',
    );
  });

  it('stands for one bonus alone', async () => {
    await expect(world.bonuses.add([campaign({ id: 'second', promocode: 'EVERY' })])).rejects.toThrow(
      'unique',
    );
  });
});
