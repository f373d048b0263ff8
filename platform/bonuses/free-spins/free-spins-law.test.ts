import { randomUUID } from 'node:crypto';
import { createPlay } from '@/platform/protection/play/play';
import { WELCOME_PACK } from '@/platform/demo/welcome-pack';
import { PLAY_LAW } from '@/lib/domain/play-law';
import type { Seat } from '@/tests/support/wallet-harness';
import { startBonuses, type BonusesHarness } from '../testing/harness';
import { freeSpinTools } from '../testing/free-spin-tools';

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());
beforeEach(() => {
  delete world.lawOfPlay.mostSlotStake;
});
afterEach(async () => {
  await world.catchUp();
  await world.wallet.prove();
});

const { counts, spin, idOf } = freeSpinTools(() => world);
/** A round of slots costs so much at most, for sessions of play that begin from then on. */
const atMost = (amount: bigint) => (world.lawOfPlay.mostSlotStake = { amount });
/** The session of play that the player's law holds in. */
const beginPlay = (seat: Seat) =>
  world.wallet.kernel.db.transaction().execute((trx) =>
    createPlay(world.wallet.kernel, {
      identity: { demandLive: () => Promise.resolve() },
      jurisdictions: { playLaw: () => ({ code: 'test', ...PLAY_LAW, ...world.lawOfPlay }) },
      ledger: world.wallet.ledger,
    }).beginPlay(trx, world.sessionOf(seat), seat.currency),
  );

describe('free spins that are worth more than a round may cost', () => {
  it('are not given, and neither is their bonus', async () => {
    atMost(19n);
    await expect(world.playerWith('spins')).rejects.toMatchObject({ status: 404 });
    expect(await world.playerWith('twice')).toMatchObject({ grant: expect.any(String) });
    atMost(20n);
    expect(await counts(await world.playerWith('spins'))).toEqual([[3, 2]]);
  });

  it('come with no deposit that is made for them', async () => {
    const [pack] = WELCOME_PACK;
    if (!pack) throw new Error('there is no welcome pack');
    await world.bonuses.add([pack]);
    const { playerId, currency } = world.sessionOf(await world.playerWith('twice'));
    const ask = () => world.bonuses.askedOffer({ playerId, currency }, pack.id, 'en');
    expect(await ask()).toMatchObject({ why: null });
    atMost(1n);
    await expect(ask()).rejects.toMatchObject({ status: 404, code: 'client_api_24' });
  });

  it('are not played where they were given before, and none is used up', async () => {
    const player = await world.playerWith('spins', 500);
    atMost(19n);
    await beginPlay(player);
    expect((await spin(player, await idOf(player))).status).toBe('LIMIT_REACHED');
    expect(await counts(player)).toEqual([[3, 2]]);
  });
});

it('a free spin counts for its round as what it is worth', async () => {
  const player = await world.playerWith('spins', 500);
  atMost(30n);
  await beginPlay(player);
  const round = { round_id: randomUUID() };
  expect((await spin(player, await idOf(player), round)).status).toBe('OK');
  expect((await world.bet(player, 11, round)).status).toBe('LIMIT_REACHED');
  expect((await world.bet(player, 10, round)).status).toBe('OK');
  expect((await spin(player, await idOf(player), round)).status).toBe('LIMIT_REACHED');
});
