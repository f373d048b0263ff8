import { sql } from 'kysely';
import { CATEGORY_ID, type GameCategoryCode } from '@/lib/domain/game-categories';
import { USUAL_WEIGHTS } from '@/platform/bonuses/rules';
import type { Desk } from '../scenarios/desk';
import { OTHER_GAME } from '@/tests/support/wallet-harness';
import type { RuleName } from './english';
import type { Facts } from './sentences';

/** Plays a rule on the engine, and tells the numbers that the rule has. */
export type Proof = (desk: Desk) => Promise<Facts | void>;

const [LIVE, ROULETTE] = [4, 18];

const wageredOf = async (desk: Desk, player: Parameters<Desk['grantOf']>[0]) => {
  await desk.catchUp();
  return (await desk.grantOf(player))?.wagered;
};

/** The codes of categories that count so many percent where a campaign says nothing. */
const usually = (percent: number) =>
  (Object.keys(CATEGORY_ID) as GameCategoryCode[])
    .filter((code) => USUAL_WEIGHTS[CATEGORY_ID[code]] === percent)
    .sort();

/** Rules of stakes, of the games that they are made in, and of what they count. */
export const PLAY = {
  async realFirst(desk) {
    const player = await desk.playerWith('long', 100);
    await desk.bet(player, 100);
    expect(await desk.money(player)).toEqual([0, 1_000]);
    await desk.bet(player, 40);
    expect(await desk.money(player)).toEqual([0, 960]);
  },
  async oddCent(desk) {
    const player = await desk.playerWith('long', 100);
    await desk.round(player, 300, 901);
    // A third of 9.01 with the odd cent.
    expect(await desk.money(player)).toEqual([301, 1_400]);
  },
  async wagering(desk) {
    const terms = { type: 5, percent: 50, wagering: 3, maxBonus: 1_000 };
    for (const [basis, target] of [
      ['bonus', 3n * 500n],
      ['bonus+deposit', 3n * 1_500n],
    ] as const) {
      const seat = await desk.wallet.seat();
      const { grant } = await desk.deposit(seat, 1_000, await desk.add({ ...terms, basis }));
      const { active } = await desk.bonuses.grants.own(desk.sessionOf(seat), 'en');
      expect(active).toMatchObject({ id: grant, wagering: { target: Number(target) } });
    }
  },
  async bothCount(desk) {
    const player = await desk.playerWith('long', 100);
    const open = await desk.bet(player, 60);
    expect(await wageredOf(desk, player)).toBe(0);
    await desk.win(player, open, 0);
    await desk.round(player, 100, 0);
    expect(await wageredOf(desk, player)).toBe(16_000);
  },
  async returned(desk) {
    const player = await desk.playerWith('long');
    await desk.rollback(player, await desk.bet(player, 100), 100);
    expect(await wageredOf(desk, player)).toBe(0);
  },
  async maxBet(desk) {
    const player = await desk.playerWith('long');
    const { round } = await desk.bet(player, 300);
    expect((await desk.bet(player, 201, { round_id: round })).status).toBe('LIMIT_REACHED');
    expect((await desk.bet(player, 200, { round_id: round })).status).toBe('OK');
  },
  async feature(desk) {
    const player = await desk.playerWith('long');
    await desk.round(player, 400, 0);
    expect(await wageredOf(desk, player)).toBe(40_000);
  },
  async refused(desk) {
    const player = await desk.playerWith('long');
    expect((await desk.bet(player, 501)).status).toBe('LIMIT_REACHED');
    expect(await desk.ledgerOf(player)).toEqual(['bonus 1000']);
  },
  async noMaxBet(desk) {
    const amounts = { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 10, freeSpinBet: 20 } };
    const spins = { freeSpins: 1, freeSpinGames: ['g90001'] };
    const bonus = await desk.add({ amounts, weights: { [LIVE]: 0, 26: 100 }, ...spins });
    const player = await desk.playerWith(bonus, 900);
    expect((await desk.spin(player, (await desk.spinsOf(player))?.id ?? '')).status).toBe('OK');
    await desk.ofCategories(LIVE);
    expect((await desk.bet(player, 900)).status).toBe('OK');
  },
  async weights(desk) {
    const player = await desk.playerWith(await desk.add({ weights: { 3: 100, [LIVE]: 30, 26: 50 } }));
    await desk.ofCategories(3, LIVE);
    await desk.round(player, 100, 0);
    expect(await wageredOf(desk, player)).toBe(3_000);
    await desk.ofCategories(3);
    await desk.round(player, 100, 0);
    expect(await wageredOf(desk, player)).toBe(13_000);
  },
  async usualWeights() {
    const [whole, fifth, tenth] = [100, 20, 10];
    expect(usually(whole)).toEqual(['slots']);
    expect(usually(fifth)).toEqual(['bingo', 'crash', 'keno']);
    const tables = ['baccarat', 'blackjack', 'live', 'live_dealer_shows', 'poker', 'roulette'];
    expect(usually(tenth)).toEqual(tables);
    expect(usually(0)).toEqual(['all', 'jackpots']);
    expect(Object.keys(USUAL_WEIGHTS)).toHaveLength(1 + 3 + tables.length + 2);
    return { whole, fifth, tenth };
  },
  async realOnly(desk) {
    const game = { id: OTHER_GAME, categories: [] };
    const { houseMinimum } = desk.wallet.kernel.config;
    const poor = await desk.playerWith('long', Number(houseMinimum) - 1);
    const rich = await desk.playerWith('long', Number(houseMinimum));
    await expect(desk.bonuses.refuseBelowMinimum(poor, game)).rejects.toMatchObject({ status: 409 });
    await desk.bonuses.refuseBelowMinimum(rich, game);
    await desk.ofCategories(LIVE);
    const player = await desk.playerWith('live-nothing', 100);
    expect((await desk.bet(player, 101)).status).toBe('INSUFFICIENT_FUNDS');
    return { least: houseMinimum };
  },
  async covering(desk) {
    const { rows } = await sql<{ from: number; to: number; categories: number[] }>`
      select min(won) as "from", max(won) as "to",
             array(select c from generate_series(1, 600) c where bonuses.can_cover(array[c])) as categories
        from generate_series(0, 400) won where bonuses.is_covering(array[${ROULETTE}::integer], 100, won)`.execute(
      desk.wallet.kernel.db,
    );
    const [{ categories = [], ...bounds } = { from: 0, to: 0 }] = rows;
    const { roulette, baccarat, crash, live_dealer_shows } = CATEGORY_ID;
    const named = [roulette, baccarat, crash, live_dealer_shows];
    expect(categories).toEqual(named.sort((one, other) => one - other));
    return bounds;
  },
  async depositOnce(desk) {
    const seat = await desk.wallet.seat({ real: 700 });
    expect(await desk.wallet.money(seat)).toMatchObject({ wager: 700 });
  },
  async depositLowered(desk) {
    const player = await desk.playerWith('live-nothing', 300);
    await desk.ofCategories(LIVE);
    await desk.bet(player, 100);
    await desk.ofCategories();
    // 2.00 of it are real money.
    await desk.bet(player, 500);
    expect(await desk.wallet.money(player)).toMatchObject({ real: 0, bonus: 700, wager: 0 });
    await desk.bet(player, 100);
    expect(await desk.wallet.money(player)).toMatchObject({ wager: 0 });
  },
  async order(desk) {
    const player = await desk.playerWith('long', 300);
    await desk.round(player, 200, 0);
    expect(await desk.wallet.money(player)).toMatchObject({ real: 100, bonus: 1_000, wager: 100 });
    expect(await wageredOf(desk, player)).toBe(20_000);
  },
} satisfies Partial<Record<RuleName, Proof>>;
