// Free spins whose games are all gone: nothing of them is lost while nobody has chosen another game.
import { sql } from 'kysely';
import { startBonuses, type BonusesHarness, type BonusSeat } from '../testing/harness';
import { freeSpinTools } from '../testing/free-spin-tools';
import { GAME, OTHER_GAME } from '@/tests/support/wallet-harness';

const DAY_MS = 24 * 60 * 60_000;

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());
const { own, spin, idOf, states } = freeSpinTools(() => world);
/** Of the two games, those that are on offer. */
const offers = (...offered: string[]) =>
  sql`update games.games set active = (id = any (${offered}::text[])), in_catalogue = (id = any (${offered}::text[]))
       where id in (${GAME}, ${OTHER_GAME})`.execute(world.wallet.kernel.db);
afterEach(async () => {
  await offers(GAME, OTHER_GAME);
  await world.bonuses.freeSpins.keepStranded();
  await world.catchUp();
  await world.wallet.prove();
  world.wallet.clock.ahead = 0;
});

const spins = () => world.bonuses.freeSpins;
async function stranded(bonus = 'spins') {
  const player = await world.playerWith(bonus);
  await offers();
  await spins().replaceWithdrawn();
  return player;
}
const waiting = () => spins().stranded.rows({ offset: 0, limit: 100 });
const endOf = async (player: BonusSeat) => Date.parse((await own(player))[0]?.expiresAt ?? '');
const bonusEndOf = async (player: BonusSeat) =>
  Date.parse((await world.bonuses.grants.own(world.sessionOf(player), 'en')).active?.expiresAt ?? '');
const settle = (id: string, settlement: Parameters<ReturnType<typeof spins>['settleStranded']>[2]) =>
  world.wallet.kernel.db.transaction().execute((trx) => spins().settleStranded(trx, id, settlement));

it('their player gets one letter, and they wait in the office', async () => {
  const letters = world.letters.length;
  const player = await stranded();
  await spins().replaceWithdrawn();
  expect(world.letters.slice(letters)).toEqual([`free_spins_stranded ${player.playerId}@player.test`]);
  expect(world.told.at(-1)).toBe(
    'Test Game 0 is no longer available, and no other game takes its place. Your free spins have no game left: their time stands still until our team has chosen another one.',
  );
  const id = await idOf(player);
  expect((await waiting()).find((one) => one.id === id)).toMatchObject({
    bonusId: 'spins',
    playerId: player.playerId,
    left: 3,
    betAmount: 20n,
    games: ['Test Game 0'],
    standIns: [],
  });
  expect(await spins().stranded.count({ offset: 0, limit: 1 })).toBe((await waiting()).length);
});

it('neither they nor their bonus end meanwhile, and both have all of their time afterwards', async () => {
  const player = await stranded();
  const [end, bonusEnd] = [await endOf(player), await bonusEndOf(player)];
  world.wallet.clock.ahead = 50 * DAY_MS;
  await spins().expireDue();
  await world.bonuses.expireDue();
  await spins().keepStranded();
  world.wallet.clock.ahead = 60 * DAY_MS;
  await spins().expireDue();
  await world.bonuses.expireDue();
  expect([await states(player), (await world.grantOf(player))?.state]).toEqual([['open'], 'active']);
  await offers(GAME);
  expect(await spins().keepStranded()).toBeGreaterThan(0);
  expect(world.told).toContain(
    'Your free spins from “spins” work again. The time that you could not use them does not count.',
  );
  expect(((await endOf(player)) - end) / DAY_MS).toBeCloseTo(60, 2);
  expect(((await bonusEndOf(player)) - bonusEnd) / DAY_MS).toBeCloseTo(60, 2);
  expect(await spins().keepStranded()).toBe(0);
  // From then on their time runs as it does.
  world.wallet.clock.ahead = 60 * DAY_MS + 5 * DAY_MS;
  await spins().expireDue();
  expect(await states(player)).toEqual(['expired']);
});

it('tell of no end that does not come', async () => {
  const player = await stranded();
  const told = world.told.length;
  world.wallet.clock.ahead = (await bonusEndOf(player)) - Date.now() - 30 * 60_000;
  await world.bonuses.warnDue();
  expect(world.told.slice(told).filter((text) => text.includes('spins'))).toEqual([]);
});

it('go on in a game of another studio that an operator chooses, as many and worth the same', async () => {
  const player = await stranded();
  const id = await idOf(player);
  const end = await endOf(player);
  world.wallet.clock.ahead = 10 * DAY_MS;
  await offers(OTHER_GAME);
  // Of another studio, so that it takes no place by itself.
  const { rows } = await sql<{ provider: number }>`
    select provider_id as provider from games.games where id = ${OTHER_GAME}`.execute(world.wallet.kernel.db);
  const provider = rows[0]?.provider ?? 0;
  const ofStudio = (studio: number) =>
    sql`update games.games set provider_id = ${studio} where id = ${OTHER_GAME}`.execute(
      world.wallet.kernel.db,
    );
  await sql`insert into games.providers (id, slug, name, active) values (77, 'other-studio', 'Other Studio', true)`.execute(
    world.wallet.kernel.db,
  );
  await ofStudio(77);
  try {
    await spins().replaceWithdrawn();
    const [row] = (await waiting()).filter((one) => one.id === id);
    expect(row?.standIns.map((game) => game.id)).toEqual([OTHER_GAME]);
    await expect(settle(id, { game: 'nothing' })).rejects.toMatchObject({ status: 409 });
    expect(await settle(id, { game: OTHER_GAME })).toEqual({
      playerId: player.playerId,
      game: 'Test Game 1',
    });
    expect(world.told.at(-1)).toBe(
      'Your free spins from “spins” now work in Test Game 1. The time that you could not use them does not count.',
    );
    expect((await own(player))[0]).toMatchObject({ left: 3, betAmount: 20, games: [OTHER_GAME] });
    expect(((await endOf(player)) - end) / DAY_MS).toBeCloseTo(10, 2);
    await expect(settle(id, { game: OTHER_GAME })).rejects.toMatchObject({ status: 404 });
  } finally {
    await ofStudio(provider);
  }
});

it('end by an operator’s word, and a bonus that was nothing else ends with them', async () => {
  const player = await stranded('spins-alone');
  const id = await idOf(player);
  await settle(id, { words: 'You have got others by hand.' });
  expect(world.told).toContain('Your free spins from “spins-alone” have ended: You have got others by hand.');
  expect(await states(player)).toEqual(['cancelled']);
  expect((await world.grantOf(player))?.state).toBe('completed');
  await expect(settle(id, { words: 'again' })).rejects.toMatchObject({ status: 404 });
});

it('end with their bonus when its player gives it up, and are in nobody’s list then', async () => {
  const player = await stranded();
  const id = await idOf(player);
  await world.choose(player, 'Rejected');
  expect(await states(player)).toEqual(['cancelled']);
  expect((await waiting()).map((one) => one.id)).not.toContain(id);
  await expect(settle(id, { game: OTHER_GAME })).rejects.toMatchObject({ status: 404 });
});

it('can be played in the game that came back, as many as there were', async () => {
  const player = await stranded();
  await offers(GAME);
  await spins().keepStranded();
  const played = await spin(player, await idOf(player));
  expect(played.status).toBe('OK');
  await world.win(player, played, 7);
  expect((await own(player))[0]).toMatchObject({ left: 2 });
});
