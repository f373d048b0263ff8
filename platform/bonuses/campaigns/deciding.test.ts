import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { campaign, type CampaignFields } from '../testing/campaigns';
import { startBonuses, type BonusesHarness } from '../testing/harness';
import type { Seat } from '@/tests/support/wallet-harness';

const DAY = 86_400_000;
let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
  // The first look at play makes the follower’s place.
  await world.bonuses.raiseWinnings();
});
afterAll(() => world.wallet.close());
afterEach(async () => {
  world.wallet.clock.ahead = 0;
  await sql`update bonuses.definitions set active = false where id like 'c-%'`.execute(
    world.wallet.kernel.db,
  );
});

const at = (moment: string) => {
  world.wallet.clock.ahead = Date.parse(moment) - Date.now();
};
/** A campaign that a person has once, on one of their accounts as often as it comes. */
async function add(fields: CampaignFields): Promise<string> {
  const id = `c-${randomUUID()}`;
  await world.bonuses.add([campaign(id, { grantsPerPlayer: 100, oncePerPerson: true, ...fields })]);
  return id;
}
const described = ({ playerId }: Seat, name: string) =>
  sql`
    insert into players.profiles (player_id, name, surname, birthday, time_zone, updated_at)
    values (${playerId}, 'Ada', ${name}, '1990-06-10', 'UTC', now())
    on conflict (player_id) do update set surname = excluded.surname`.execute(world.wallet.kernel.db);
/** Two accounts of one name and birthday, of which the first has had a bonus of which a person gets one. */
async function twins(money: { real?: number } = {}): Promise<Seat> {
  const [first, second] = [await world.wallet.seat(), await world.wallet.seat(money)];
  const name = `N${randomUUID()}`;
  await described(first, name);
  await described(second, name);
  await sql`update identity.players set created_at = '2020-01-01' where id = ${second.playerId}`.execute(
    world.wallet.kernel.db,
  );
  await world.link(first, await add({}));
  return second;
}
const decide = ({ playerId }: Seat, bonusId: string) =>
  world.wallet.kernel.db.transaction().execute((trx) =>
    world.bonuses.campaigns.decide(trx, {
      ...{ playerId, bonusId },
      ...{ decision: 'given' as const, by: 'bea', why: 'asked them' },
    }),
  );
async function grantsOf({ playerId }: Seat): Promise<string[]> {
  const { rows } = await sql<{ key: string; amount: bigint }>`
    select trigger_key as key, amount from bonuses.grants where player_id = ${playerId} order by offered_at`.execute(
    world.wallet.kernel.db,
  );
  return rows.map(({ key, amount }) => `${key} ${amount}`);
}

describe('given after all', () => {
  it('a birthday is the one that was refused, once', async () => {
    const second = await twins();
    const id = await add({ type: 4 });
    at('2027-06-10T12:00:00Z');
    await world.bonuses.giveDue();
    expect(await grantsOf(second)).toEqual([]);
    expect(await decide(second, id)).toMatchObject({ state: 'pending' });
    await world.bonuses.giveDue();
    expect(await grantsOf(second)).toEqual(['birthday:2027 1000']);
    at('2028-06-10T12:00:00Z');
    await world.bonuses.giveDue();
    expect(await grantsOf(second)).toEqual(['birthday:2027 1000', 'birthday:2028 1000']);
  });

  it('is active at once where the campaign says so', async () => {
    const second = await twins();
    const id = await add({ type: 4, trigger: { atOnce: true } });
    at('2027-06-10T12:00:00Z');
    await world.bonuses.giveDue();
    expect(await decide(second, id)).toMatchObject({ state: 'active' });
  });

  it('a period is the one that was refused last, and a later refusal another one', async () => {
    const second = await twins();
    const id = await add({ type: 6, trigger: { every: 'week', weekday: 5 } });
    for (const day of ['2027-05-07', '2027-05-14']) {
      at(`${day}T12:00:00Z`);
      await world.bonuses.giveDue();
    }
    await decide(second, id);
    await world.bonuses.giveDue();
    expect(await grantsOf(second)).toEqual(['week:2027-W19 1000']);
    // Somebody else who seems to be them, and again they are two.
    const third = await world.wallet.seat();
    const { rows } = await sql<{ surname: string }>`
      select surname from players.profiles where player_id = ${second.playerId}`.execute(
      world.wallet.kernel.db,
    );
    await described(third, rows[0]?.surname ?? '');
    await world.link(third, await add({ oncePerPerson: false }));
    await sql`update bonuses.definitions set once_per_person = true where id like 'c-%'`.execute(
      world.wallet.kernel.db,
    );
    at('2027-05-21T12:00:00Z');
    await world.bonuses.giveDue();
    expect(await grantsOf(second)).toHaveLength(1);
    await decide(second, id);
    expect(await grantsOf(second)).toEqual(['week:2027-W19 1000', 'week:2027-W20 1000']);
  });

  it('a gift by hand is as large as it was, and leaves the link to be followed', async () => {
    const second = await twins();
    const id = await add({});
    const one = await world.bonuses.campaigns.one(id);
    const players = await world.bonuses.campaigns.findPlayers([second.playerId]);
    if (!one) throw new Error('there is no campaign');
    const gift = {
      campaign: one.campaign,
      players,
      amount: { currency: 'EUR', minor: 400 },
      key: 'k',
    } as const;
    const give = () =>
      world.wallet.kernel.db.transaction().execute((trx) => world.bonuses.campaigns.giveByHand(trx, gift));
    expect(await give()).toMatchObject([{ outcome: 'one_person' }]);
    await decide(second, id);
    expect(await give()).toMatchObject([{ outcome: 'given_before' }]);
    await world.link(second, id);
    expect(await grantsOf(second)).toEqual(['hand:k 400', 'link 1000']);
  });

  it('winnings are those of the period, also when the job would not give them any more', async () => {
    const second = await twins({ real: 1_000 });
    const id = await add({ type: 7, percent: 10, trigger: { every: 'day' } });
    await world.round(second, 100, 400);
    world.wallet.clock.ahead = 2 * DAY;
    expect(await world.bonuses.raiseWinnings()).toBe(0);
    world.wallet.clock.ahead = 9 * DAY;
    expect(await decide(second, id)).toMatchObject({ amount: 40n });
    expect(await world.bonuses.raiseWinnings()).toBe(0);
    expect(await grantsOf(second)).toHaveLength(1);
    await world.wallet.prove();
  });
});
