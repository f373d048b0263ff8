import type { Desk, Scenario } from './desk';

const TAKEN = ['offered 1000', 'activated 1000'];
const ACTIVE = 'active';
/** Ids of categories. */
const [SLOTS, CRASH, ROULETTE] = [3, 11, 18];

/** Two bets of 1.00 in one round, each paid by itself; the second closes the round. */
const twoBets = (category: number, first: number, second: number) => async (desk: Desk) => {
  await desk.ofCategories(category);
  const player = await desk.playerWith('long');
  const one = await desk.bet(player, 100);
  const { tx } = await desk.bet(player, 100, { round_id: one.round });
  await desk.winMore(player, one, first);
  await desk.win(player, { tx, round: one.round }, second);
  return player;
};

/** Rounds that are paid bet by bet are judged as a whole. */
export const COVERS: Scenario[] = [
  {
    name: 'red pays 2.00, then black nothing, each with 1.00: they count nothing',
    play: twoBets(ROULETTE, 200, 0),
    wallet: [0, 1_000],
    ledger: ['bet 100', 'bet 100', 'bonus 1000', 'win 200'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 0 },
  },
  {
    name: 'one bet left at 1.05, the other at ten times its stake: both count',
    play: twoBets(CRASH, 105, 1_000),
    wallet: [0, 1_905],
    ledger: ['bet 100', 'bet 100', 'bonus 1000', 'win 1000', 'win 105'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 20_000 },
  },
  {
    name: 'in any other game both count, whatever they bring',
    play: twoBets(SLOTS, 200, 0),
    wallet: [0, 1_000],
    ledger: ['bet 100', 'bet 100', 'bonus 1000', 'win 200'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 20_000 },
  },
  {
    name: 'a stake that is paid twice, half of it each time, counts nothing',
    async play(desk) {
      await desk.ofCategories(CRASH);
      const player = await desk.playerWith('long');
      const staked = await desk.bet(player, 100);
      await desk.winMore(player, staked, 50);
      await desk.win(player, staked, 50);
      return player;
    },
    wallet: [0, 1_000],
    ledger: ['bet 100', 'bonus 1000', 'win 50', 'win 50'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 0 },
  },
  {
    name: 'without the black bet, which came back, red has won twice its stake, and counts',
    async play(desk) {
      await desk.ofCategories(ROULETTE);
      const player = await desk.playerWith('long');
      const red = await desk.bet(player, 100);
      const black = await desk.bet(player, 100, { round_id: red.round });
      await desk.win(player, red, 200);
      await desk.rollback(player, { ...black, round: red.round }, 100);
      return player;
    },
    wallet: [0, 1_100],
    ledger: ['bet 100', 'bet 100 rollback', 'bonus 1000', 'rollback_bet 100', 'win 200'],
    history: TAKEN,
    grant: { state: ACTIVE, wagered: 10_000 },
  },
  {
    name: 'the second half of a round that paid is lost after the last money: the bonus has run out',
    async play(desk) {
      await desk.ofCategories(SLOTS);
      const player = await desk.playerWith('long');
      const open = await desk.bet(player, 500);
      await desk.winMore(player, open, 0);
      await desk.round(player, 500, 0);
      await desk.catchUp();
      await desk.win(player, open, 0);
      return player;
    },
    wallet: [0, 0],
    ledger: ['bet 500', 'bet 500', 'bonus 1000'],
    history: [...TAKEN, 'completed'],
    grant: { state: 'completed', reason: 'run_out', wagered: 100_000, converted: 0 },
  },
];
