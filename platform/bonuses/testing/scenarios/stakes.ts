import { randomUUID } from 'node:crypto';
import type { Desk, Scenario } from './desk';

const TAKEN = ['offered 1000', 'activated 1000'];
const ACTIVE = 'active';
/** Four rounds of 5.00 that pay as much. */
const FOUR = ['bet 500', 'win 500'].flatMap((line) => Array<string>(4).fill(line));
/** Ids of categories. */
const [SLOTS, LIVE, BACCARAT, ROULETTE] = [3, 4, 16, 18];
const SEVERAL = { 3: 100, 4: 10, 26: 50 };

/** A stake of 3.00 of which 1.00 is real money, and a win of 9.01, each called so often. */
async function called(desk: Desk, times: number) {
  const player = await desk.playerWith('long', 100);
  const [tx, round, win] = [randomUUID(), randomUUID(), randomUUID()];
  const of = { ref_tx_id: tx, round_id: round, round_closed: true, amount: 901, tx_id: win };
  for (let call = 0; call < times; call += 1) await desk.bet(player, 300, { tx_id: tx, round_id: round });
  for (let call = 0; call < times; call += 1) await desk.wallet.call('win', player, of);
  return player;
}
/** Rounds of a player with 10.00 of bonus money in a game of some categories. */
const roundsOf =
  (
    bonus: string,
    real: number,
    rounds: readonly (readonly [stake: number, pays: number])[],
    ...categories: number[]
  ) =>
  async (desk: Desk) => {
    await desk.ofCategories(...categories);
    const player = await desk.playerWith(bonus, real);
    for (const [stake, pays] of rounds) await desk.round(player, stake, pays);
    return player;
  };

/** What stakes take, what wins bring, and what of it counts. */
export const STAKES: Scenario[] = [
  {
    name: 'real money is staked first',
    play: roundsOf('long', 100, [[50, 0]]),
    wallet: [50, 1_000],
    ledger: ['bet 50', 'bonus 1000', 'deposit 100'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 5_000 },
  },
  {
    name: 'a win goes where a mixed stake came from: 6.00 of 9.01 to bonus money, the odd cent to real money',
    play: (desk) => called(desk, 1),
    wallet: [301, 1_400],
    ledger: ['bet 300', 'bonus 1000', 'deposit 100', 'win 901'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 30_000 },
  },
  {
    name: 'a stake and a win that are called three times move once',
    play: (desk) => called(desk, 3),
    wallet: [301, 1_400],
    ledger: ['bet 300', 'bonus 1000', 'deposit 100', 'win 901'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 30_000 },
  },
  {
    name: 'two cents for three, of which one was real: a cent each',
    play: roundsOf('long', 1, [[3, 2]]),
    wallet: [1, 999],
    ledger: ['bet 3', 'bonus 1000', 'deposit 1', 'win 2'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 300 },
  },
  {
    name: 'a third of 1.00 is 33 cents of bonus money, and 67 of real money',
    play: roundsOf('long', 2, [[3, 100]]),
    wallet: [67, 1_032],
    ledger: ['bet 3', 'bonus 1000', 'deposit 2', 'win 100'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 300 },
  },
  {
    name: 'a win in two parts is split in each: 3.33 of 5.00, and nothing of a cent',
    async play(desk) {
      const player = await desk.playerWith('long', 100);
      const staked = await desk.bet(player, 300);
      await desk.winMore(player, staked, 500);
      await desk.win(player, staked, 1);
      return player;
    },
    wallet: [168, 1_133],
    ledger: ['bet 300', 'bonus 1000', 'deposit 100', 'win 1', 'win 500'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 30_000 },
  },
  {
    name: 'a mixed stake that comes back comes back as it was, and counts nothing',
    async play(desk) {
      const player = await desk.playerWith('long', 100);
      await desk.rollback(player, await desk.bet(player, 300), 300);
      return player;
    },
    wallet: [100, 1_000],
    ledger: ['bet 300 rollback', 'bonus 1000', 'deposit 100', 'rollback_bet 300'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 0 },
    depositWager: 100,
  },
  {
    name: 'a stake above the most moves nothing',
    async play(desk) {
      const player = await desk.playerWith('long');
      expect((await desk.bet(player, 501)).status).toBe('LIMIT_REACHED');
      return player;
    },
    wallet: [0, 1_000],
    ledger: ['bonus 1000'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 0 },
  },
  {
    name: 'a stake at the most is taken',
    play: roundsOf('long', 0, [[500, 0]]),
    wallet: [0, 500],
    ledger: ['bet 500', 'bonus 1000'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 50_000 },
  },
  {
    name: 'a bet that is split is held to the most as a whole, while its round is open',
    async play(desk) {
      const player = await desk.playerWith('long');
      const first = await desk.bet(player, 300);
      const more = (amount: number) => desk.bet(player, amount, { round_id: first.round });
      expect((await more(201)).status).toBe('LIMIT_REACHED');
      expect((await more(200)).status).toBe('OK');
      await desk.win(player, first, 0);
      return player;
    },
    wallet: [0, 500],
    ledger: ['bet 200', 'bet 300', 'bonus 1000'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 50_000 },
  },
  {
    name: 'two rounds that are lost leave nothing: the bonus has run out',
    play: roundsOf('long', 0, [
      [500, 0],
      [500, 0],
    ]),
    wallet: [0, 0],
    ledger: ['bet 500', 'bet 500', 'bonus 1000'],
    history: [...TAKEN, 'completed'],
    grant: { state: 'completed', reason: 'run_out', wagered: 100_000, converted: 0 },
  },
  {
    name: 'a game that counts nothing takes real money alone',
    async play(desk) {
      await desk.ofCategories(LIVE);
      const player = await desk.playerWith('live-nothing', 100);
      expect((await desk.bet(player, 101)).status).toBe('INSUFFICIENT_FUNDS');
      await desk.round(player, 100, 50);
      return player;
    },
    wallet: [50, 1_000],
    ledger: ['bet 100', 'bonus 1000', 'deposit 100', 'win 50'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 0 },
  },
  {
    name: 'a tenth of 5.00 counts',
    play: roundsOf('tenth', 0, [[500, 0]]),
    wallet: [0, 500],
    ledger: ['bet 500', 'bonus 1000'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 5_000 },
  },
  {
    name: '33 percent of seven cents are kept whole',
    async play(desk) {
      return roundsOf(await desk.add({ weights: { 26: 33 } }), 0, [[7, 0]])(desk);
    },
    wallet: [0, 993],
    ledger: ['bet 7', 'bonus 1000'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 231 },
  },
  {
    name: 'of the categories that a game is in the lowest weight holds',
    async play(desk) {
      return roundsOf(await desk.add({ weights: SEVERAL }), 0, [[200, 0]], SLOTS, LIVE)(desk);
    },
    wallet: [0, 800],
    ledger: ['bet 200', 'bonus 1000'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 2_000 },
  },
  {
    name: 'red and black, each with 1.00, count nothing',
    async play(desk) {
      await desk.ofCategories(ROULETTE);
      const player = await desk.playerWith('long');
      const red = await desk.bet(player, 100);
      await desk.bet(player, 100, { round_id: red.round });
      await desk.win(player, red, 200);
      return player;
    },
    wallet: [0, 1_000],
    ledger: ['bet 100', 'bet 100', 'bonus 1000', 'win 200'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 0 },
  },
  {
    name: 'banker and player: nine of ten cents count nothing, 89 of 99 count',
    play: roundsOf(
      'long',
      0,
      [
        [10, 9],
        [99, 89],
      ],
      BACCARAT,
    ),
    wallet: [0, 989],
    ledger: ['bet 10', 'bet 99', 'bonus 1000', 'win 89', 'win 9'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 9_900 },
  },
  {
    name: 'a feature that is bought counts as its stake',
    play: roundsOf('long', 0, [[400, 0]], SLOTS),
    wallet: [0, 600],
    ledger: ['bet 400', 'bonus 1000'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 40_000 },
  },
  {
    name: 'a feature saved from before the bonus brings real money, and counts nothing of it',
    async play(desk) {
      const seat = await desk.wallet.seat({ real: 500 });
      const saved = await desk.bet(seat, 300);
      const player = await desk.link(seat, 'long');
      await desk.win(player, saved, 3_000);
      return player;
    },
    wallet: [3_200, 1_000],
    ledger: ['bet 300', 'bonus 1000', 'deposit 500', 'win 3000'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 0 },
    depositWager: 200,
  },
  {
    name: 'a feature saved until the bonus is wagered brings real money, and its history says so',
    async play(desk) {
      const player = await desk.playerWith('twice');
      const saved = await desk.bet(player, 200);
      await desk.even(player, 4);
      await desk.catchUp();
      expect(await desk.money(player)).toEqual([800, 0]);
      await desk.win(player, saved, 350);
      return player;
    },
    wallet: [1_150, 0],
    ledger: ['bet 200', ...FOUR, 'bonus 1000', 'convert_balance 350', 'convert_balance 800', 'win 350'],
    history: [...TAKEN, 'converted 800', 'completed', 'late_converted 350'],
    grant: { state: 'completed', reason: 'wagered', converted: 1_150 },
  },
  {
    name: 'a feature saved until the bonus is given up brings the casino what it wins',
    async play(desk) {
      const player = await desk.playerWith('long');
      const saved = await desk.bet(player, 200);
      await desk.choose(player, 'Rejected');
      await desk.win(player, saved, 350);
      return player;
    },
    wallet: [0, 0],
    ledger: [
      'bet 200',
      'bonus 1000',
      'cancel_bonus_fine 800 wager_zeroing',
      'win 350',
      'zeroing 350 wager_zeroing',
    ],
    history: [...TAKEN, 'burned 800', 'cancelled', 'late_burned 350'],
    grant: { state: 'cancelled', reason: 'cancelled', wagered: 0, converted: 0 },
  },
];
