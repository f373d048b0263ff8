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

describe('a bonus that is asked for', () => {
  const ask = async (id: string) => {
    const { why, number, numberDeposits } = await world.bonuses.askedOffer(player, id, 'en');
    return [why, number, numberDeposits];
  };

  it('comes with its own deposit, and says which that is', async () => {
    expect(await ask('welcome-1')).toEqual([null, 1, { from: 1, to: 1 }]);
    expect(await ask('welcome-3')).toEqual(['other_deposit', 1, { from: 3, to: 3 }]);
    expect(await ask('every')).toEqual([null, 1, null]);
    await pay('WELCOME1');
    expect(await ask('welcome-1')).toEqual(['used', 2, { from: 1, to: 1 }]);
    const open = await world.deposit(player, { promocode: 'WELCOME2' });
    expect(await ask('welcome-2')).toEqual(['open', 2, { from: 2, to: 2 }]);
    expect(await ask('of-euros')).toEqual([null, 2, { from: 1, to: 2 }]);
    await world.send(await world.event(open, 'charge.completed'));
    expect(await ask('of-euros')).toEqual(['other_deposit', 3, { from: 1, to: 2 }]);
  });

  it('can be the one that welcomes with the next deposit', async () => {
    expect(await world.bonuses.askedOffer(player, 'welcome', 'de')).toMatchObject({
      id: 'welcome-1',
      name: 'Willkommenspaket: erste Einzahlung',
      why: null,
    });
    await pay();
    expect(await world.bonuses.askedOffer(player, 'welcome', 'en')).toMatchObject({ id: 'welcome-2' });
    for (let made = 1; made < 4; made += 1) await pay();
    await expect(ask('welcome')).rejects.toMatchObject({ status: 404, code: 'client_api_24' });
  });

  it('is not given in every currency', async () => {
    const francs = { ...player, currency: 'CHF' } as const;
    expect(await world.bonuses.askedOffer(francs, 'of-euros', 'en')).toMatchObject({
      why: 'other_currency',
    });
  });

  it.each(['nothing', 'without-code', 'by-code'])('is not %s, which no deposit brings', async (id) => {
    await expect(ask(id)).rejects.toMatchObject({ status: 404, code: 'client_api_24' });
  });
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
