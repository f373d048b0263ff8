import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startBonuses, type BonusesHarness } from './testing/harness';
import { campaign } from './testing/campaigns';
import { createOffersWatch } from './offers-watch';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());

it('tells pages when a budget is used up, an offer ends or is stopped, and of nothing else', async () => {
  const { kernel } = world.wallet;
  const { db } = kernel;
  let told = 0;
  const { tellOffers } = createOffersWatch(kernel, () => Promise.resolve((told += 1)));
  const amounts = { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20, budget: 1_500 } };
  const [bounded, timed] = [`c-${randomUUID()}`, `c-${randomUUID()}`];
  await world.bonuses.add([
    campaign(bounded, { amounts }),
    campaign(timed, { endsAt: new Date(Date.now() + 60_000) }),
  ]);
  const changes = [await tellOffers(), await tellOffers()];
  await world.link(await world.wallet.seat(), bounded);
  changes.push(await tellOffers(), await tellOffers());
  await sql`update bonuses.definitions set starts_at = now() - interval '2 days', ends_at = now() - interval '1 second' where id = ${timed}`.execute(
    db,
  );
  changes.push(await tellOffers());
  await sql`update bonuses.definitions set active = false where id = 'long'`.execute(db);
  changes.push(await tellOffers(), await tellOffers());
  expect(changes).toEqual([true, false, true, false, true, true, false]);
  expect(told).toBe(4);
});
