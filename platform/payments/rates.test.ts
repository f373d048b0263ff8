import { openWorld, type World } from '@/tests/support/payments-harness';
import { payoutRules } from './withdrawals/methods';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const rules = (currency: 'EUR' | 'AUD' | 'CHF') => payoutRules(world.kernel.db, currency);

it('bounds of withdrawals stand in euros, and hold elsewhere at the rate, rounded down', async () => {
  expect(await rules('EUR')).toEqual({ automaticUntil: 20_000n, twoPeopleFrom: 200_000n });
  expect(await rules('AUD')).toEqual({ automaticUntil: 35_582n, twoPeopleFrom: 355_820n });
  await world.query(
    "insert into payments.rates (currency, per_euro, source, at) values ('AUD', 1.77919999, 'shipped', now())",
  );
  expect(await rules('AUD')).toEqual({ automaticUntil: 35_583n, twoPeopleFrom: 355_839n });
});

it('a currency’s own bounds go before that; without any rate a person decides', async () => {
  await world.query('insert into payments.payout_rules values ($1, 100, 200)', ['CHF']);
  expect(await rules('CHF')).toEqual({ automaticUntil: 100n, twoPeopleFrom: 200n });
  await world.query("delete from payments.payout_rules where currency = 'CHF'");
  await world.query("delete from payments.rates where currency = 'CHF'");
  expect(await rules('CHF')).toEqual({ automaticUntil: 0n, twoPeopleFrom: 0n });
});

it('of coins it says what the company told with the latest deposit', async () => {
  const player = await world.newPlayer();
  await world.deposit(player, { method: 'bitcoin_BTC', amount: 50_000 });
  const [rate, ...others] = await world.payments.rates.coins();
  expect(others).toEqual([]);
  expect(rate).toMatchObject({ provider: 'sandbox', coin: 'BTC', currency: 'EUR' });
  expect(rate?.price).toMatch(/^\d{4,6}\.\d{4}$/);
});
