import { randomUUID } from 'node:crypto';
import { campaign } from '../testing/campaigns';
import { startBonuses, type BonusesHarness } from '../testing/harness';
import type { Seat } from '@/tests/support/wallet-harness';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());
afterEach(() => world.wallet.prove());

const run = (text: string, values: unknown[] = []) => world.wallet.kernel.pool.query(text, values);

describe('one for each person', () => {
  const arrive = async (seat: Seat) =>
    world.bonuses.giveForArrival({ playerId: seat.playerId, what: 'registered', promocode: null });
  const profile = (
    seat: Seat,
    fields: { name?: string; surname?: string; born?: string; address?: string },
  ) =>
    run(
      `insert into players.profiles (player_id, name, surname, birthday, address, city, postcode, updated_at)
       values ($1, $2, $5, $3, $4, 'Wien', '1010', now())`,
      [
        seat.playerId,
        fields.name ?? `N${randomUUID()}`,
        fields.born ?? null,
        fields.address ?? null,
        fields.surname ?? 'Lang',
      ],
    );
  const id = `c-${randomUUID()}`;
  beforeAll(() => world.bonuses.add([campaign(id, { type: 0, oncePerPerson: true })]));

  it('is not given to the same name with the same birthday, and the office reads why', async () => {
    const [first, second, namesake] = [
      await world.wallet.seat(),
      await world.wallet.seat(),
      await world.wallet.seat(),
    ];
    await profile(first, { name: 'Nora', born: '1990-05-01' });
    await profile(second, { name: ' nora ', born: '1990-05-01' });
    await profile(namesake, { name: 'Nora', born: '1990-05-02' });
    expect([await arrive(first), await arrive(second), await arrive(namesake)]).toEqual([1, 0, 1]);
    expect(await world.bonuses.refusals(second.playerId)).toMatchObject([
      { bonusId: id, otherId: first.playerId, reason: 'name_birthday' },
    ]);
    // What the first one has stays.
    const { rows } = await run('select state from bonuses.grants where player_id = $1', [first.playerId]);
    expect(rows).toEqual([{ state: 'pending' }]);
  });

  it.each([
    ['ZOE', 'DE LA CROIX-GROSS', '1991-03-01'],
    ['Zoe\u0301', 'dela Croix Groß', '1991-03-02'],
    ['de la Croix-Groß', 'Zoë', '1991-03-03'],
    ['Zo-e', 'De La Croix’Groß', '1991-03-04'],
  ])('is not given to the same name, however it is spelt: %s %s', async (name, surname, born) => {
    const [first, second, other] = [
      await world.wallet.seat(),
      await world.wallet.seat(),
      await world.wallet.seat(),
    ];
    await profile(first, { name: 'Zoë', surname: 'de la Croix-Groß', born });
    await profile(second, { name, surname, born });
    await profile(other, { name: 'Zora', surname: 'de la Croix-Groß', born });
    expect([await arrive(first), await arrive(second), await arrive(other)]).toEqual([1, 0, 1]);
  });

  it('is not given to the same address, however it is spelt, nor to the same instrument', async () => {
    const [first, home, card, other] = [
      await world.wallet.seat(),
      await world.wallet.seat(),
      await world.wallet.seat(),
      await world.wallet.seat(),
    ];
    await profile(first, { address: 'Ringstraße 5/2' });
    await profile(home, { address: 'ringstraße 5 / 2' });
    await profile(other, { address: 'Ringstraße 5/3' });
    for (const { playerId } of [first, card]) {
      await run(
        `insert into payments.deposits (id, player_id, ledger_transaction_id, method, currency, amount, status, cause,
                                        provider, idempotency_key, request_hash, created_at, updated_at, instrument)
         values (gen_random_uuid(), $1, gen_random_uuid(), 'card', 'EUR', 2000, 'failed', 'test', 'sandbox',
                 gen_random_uuid()::text, '\\x00', now(), now(), 'ins_1')`,
        [playerId],
      );
    }
    expect([await arrive(first), await arrive(home), await arrive(card), await arrive(other)]).toEqual([
      1, 0, 0, 1,
    ]);
    expect(await world.bonuses.refusals(home.playerId)).toMatchObject([{ reason: 'address' }]);
    expect(await world.bonuses.refusals(card.playerId)).toMatchObject([{ reason: 'instrument' }]);
  });

  it('is given to one of two accounts that ask at once', async () => {
    const seats = [await world.wallet.seat(), await world.wallet.seat(), await world.wallet.seat()];
    for (const seat of seats) await profile(seat, { name: 'Otto', born: '1980-01-01' });
    const given = await Promise.all(seats.map(arrive));
    expect(given.sort()).toEqual([0, 0, 1]);
  });
});
