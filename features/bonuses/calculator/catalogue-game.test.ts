import { exactReturn } from '@/lib/domain/game-maths';
import { VOLATILITIES, type Volatility } from '@/lib/domain/volatility';
import { catalogueGame, paysWith, type GameFacts } from './catalogue-game';
import { edgeShare, GAMES } from './games';
import { SLOT_PAYS } from './slot-pays.data';

const SLOT: GameFacts = {
  id: 'g1',
  name: 'Scarab of Nefer',
  categories: [3],
  theme: 'egypt',
  source: 0,
  volatility: 'high',
  rtp: 9_400,
  lines: 20,
  maxWin: 5_000,
};
const TERMS = { weights: { slots: 100, megaways: 40, live: 10, all: 5 }, excludedGames: ['out'] };

test.each([
  ['low', 939_965],
  ['medium', 965_000],
  ['high', 990_000],
  ['very_high', 970_005],
] as const)('pays of %s volatility are moved to a return of %s millionths', (volatility, millionths) => {
  const pays = paysWith(SLOT_PAYS[volatility], millionths);
  expect(1 - edgeShare(pays)).toBeCloseTo(millionths / 1_000_000, 9);
  expect(pays.every(([, parts]) => Number.isInteger(parts) && parts >= 0)).toBe(true);
});

test('a slot has its own return and its volatility’s spread', () => {
  const game = catalogueGame(SLOT, TERMS);
  expect(game).toMatchObject({ id: 'g1', name: 'Scarab of Nefer', weight: 100 });
  expect(game.rtp).toBe(exactReturn(SLOT) / 1_000_000);
  expect(1 - edgeShare(game.pays)).toBeCloseTo(game.rtp, 9);
  expect(game.pays.map(([stakes]) => stakes)).toEqual(SLOT_PAYS.high.map(([stakes]) => stakes));
  expect(game.leastStake).toBe(20n);
});

test('each volatility has a spread of its own, as the studio’s slots deviate', () => {
  // lib/domain/slot-models.ts: 2.43, 3.48, 5.05 and 7.68 stakes.
  const deviation = (volatility: Volatility) => {
    const { pays, rtp } = catalogueGame({ ...SLOT, volatility }, TERMS);
    const all = pays.reduce((sum, [, parts]) => sum + parts, 0);
    return Math.sqrt(pays.reduce((sum, [stakes, parts]) => sum + (parts / all) * (stakes - rtp) ** 2, 0));
  };
  const [low = 0, medium = 0, high = 0, veryHigh = 0] = VOLATILITIES.map(deviation);
  expect(low).toBeCloseTo(2.43, 0);
  expect(medium).toBeCloseTo(3.48, 0);
  expect(high).toBeCloseTo(5.05, 0);
  expect(veryHigh).toBeCloseTo(7.68, 0);
  expect([low < medium, medium < high, high < veryHigh]).toEqual([true, true, true]);
});

test('what has no reels is played on even money, blackjack by its own pays', () => {
  const roulette = catalogueGame({ ...SLOT, theme: 'roulette', lines: 0, rtp: 9_730 }, TERMS);
  expect([roulette.rtp, roulette.pays.map(([stakes]) => stakes)]).toEqual([0.972972, [0, 2]]);
  const live = { theme: 'blackjack', source: 1, rtp: 9_950, lines: 0, live: { limitMin: 500 } } as const;
  const blackjack = catalogueGame({ ...SLOT, ...live }, TERMS);
  expect(blackjack.pays.map(([stakes]) => stakes)).toEqual(GAMES.blackjack.pays.map(([stakes]) => stakes));
  expect([blackjack.rtp, blackjack.leastStake]).toEqual([0.995, 500n]);
});

test('counts as its categories do, the lowest of them, and nothing where it is left out', () => {
  expect(catalogueGame(SLOT, TERMS).weight).toBe(100);
  expect(catalogueGame({ ...SLOT, id: 'out' }, TERMS).weight).toBe(0);
  expect(catalogueGame({ ...SLOT, categories: [9_999] }, TERMS).weight).toBe(5);
});
