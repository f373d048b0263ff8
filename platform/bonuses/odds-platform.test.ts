/**
 * Bonuses are played through on the platform, stake by stake, beside the second implementation that the calculator is held to
 * (bonus-odds.test.ts): after every round both have the same money, to the cent. Before a release so many play that what they
 * end with is held to the calculator itself.
 */
import { GAMES } from '@/features/bonuses/calculator/games';
import { questionOf } from '@/features/bonuses/calculator/question';
import { solved } from '@/features/bonuses/calculator/solve';
import { heapEnds } from '@/features/bonuses/calculator/walk';
import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { chances, payOf } from '@/platform/bonuses/testing/odds/chance';
import { wrongIn } from '@/platform/bonuses/testing/odds/compare';
import { choiceOf, EUR, playedOf, tally, termsOf, type Odds } from '@/platform/bonuses/testing/odds/crowd';
import { PlainPlayer } from '@/platform/bonuses/testing/odds/plain-player';
import { openDesk, type Desk, type Player } from '@/platform/bonuses/testing/scenarios/desk';
import { BEFORE_RELEASE } from '@/tests/support/release';

const PLAYERS = BEFORE_RELEASE ? 150 : 3;
const SEED = 22_2026;

jest.setTimeout(BEFORE_RELEASE ? 900_000 : 60_000);

const SHORT: readonly Odds[] = [
  {
    name: 'a slot of which 33 percent count, with odd cents, capped',
    terms: { percent: 50, weights: { 3: 33 }, wagering: 1, maxWin: { [EUR]: 400 } },
    deposit: 1_033,
    stake: 137,
    game: 'slotMedium',
  },
  {
    name: 'red with all that there is, of bonus and deposit',
    terms: { basis: 'bonus+deposit', weights: { 18: 100 }, wagering: 2 },
    deposit: 500,
    stake: 250,
    game: 'roulette',
  },
  {
    name: 'a wild slot with a bonus that needs no deposit',
    terms: { percent: 0, maxBonus: { [EUR]: 700 }, weights: { 3: 50 }, wagering: 3 },
    deposit: 0,
    stake: 333,
    game: 'slotHigh',
  },
];

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.wallet.close());

/** The campaign of a play, as an operator writes it. */
function campaignOf(odds: Odds) {
  const { campaign, maxBonus, maxWin } = playedOf(odds);
  const { weights } = termsOf(odds);
  return desk.add({
    ...campaign,
    ...(odds.deposit > 0 ? { type: 5 } : {}),
    ...{ weights: { ...weights }, maxBonus, grantsPerPlayer: 1 },
    ...(maxWin !== null && { maxWin }),
  });
}

async function arrive(odds: Odds, bonus: string): Promise<Player> {
  if (odds.deposit === 0) return desk.playerWith(bonus);
  const seat = await desk.wallet.seat();
  return { ...seat, grant: (await desk.deposit(seat, odds.deposit, bonus)).grant };
}

/** Plays one through on both sides. @param pays what the next round brings, minor units */
async function playThrough(odds: Odds, bonus: string, pays: () => number): Promise<PlainPlayer> {
  const player = await arrive(odds, bonus);
  const plain = new PlainPlayer(playedOf(odds));
  while (!plain.isDone && plain.canStake(odds.stake)) {
    const brings = pays();
    await desk.round(player, odds.stake, brings);
    await desk.catchUp();
    plain.round(odds.stake, brings);
    const { real, bonus: lent, wager } = await desk.wallet.money(player);
    expect([real, lent, wager]).toEqual([plain.real, plain.bonus, plain.depositWager]);
  }
  const grant = await desk.grantOf(player);
  const { wagered, converted } = plain;
  if (plain.state === 'active') expect(grant).toMatchObject({ state: 'active', wagered });
  else expect(grant).toMatchObject({ state: 'completed', reason: plain.state, wagered, converted });
  return plain;
}

test.each(SHORT)('$name', async (odds) => {
  const question = questionOf(termsOf(odds), EUR, choiceOf(odds));
  if (!question) throw new Error('it can’t be played');
  const bonus = await campaignOf(odds);
  await desk.ofCategories(CATEGORY_ID[GAMES[odds.game].category]);
  const draw = payOf(GAMES[odds.game].pays, chances(SEED));
  const counted = tally(heapEnds(question.withBonus));
  for (let played = 0; played < PLAYERS; played += 1) {
    const plain = await playThrough(odds, bonus, () => draw() * odds.stake);
    counted.add(plain.isDone && plain.state === 'wagered', plain.real, plain.staked);
  }
  await desk.wallet.prove();
  if (BEFORE_RELEASE)
    expect(wrongIn(question.withBonus, solved(question.withBonus), counted.crowd())).toEqual({});
});

test('rounds that bring odd cents are split alike', async () => {
  const odds: Odds = {
    name: 'mixed from the second stake on',
    terms: { percent: 400, weights: { 3: 33 }, wagering: 1 },
    ...{ deposit: 150, stake: 137, game: 'slotMedium' },
  };
  const bonus = await campaignOf(odds);
  await desk.ofCategories(CATEGORY_ID.slots);
  const chance = chances(SEED);
  for (let played = 0; played < PLAYERS; played += 1) {
    await playThrough(odds, bonus, () => Math.floor(chance() * 2 * odds.stake));
  }
});
