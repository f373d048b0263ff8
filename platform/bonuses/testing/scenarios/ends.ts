import type { Desk, Player, Scenario } from './desk';

const TAKEN = ['offered 1000', 'activated 1000'];
const BONUS = 'bonus 1000';
/** What a player gave up, and what else went back to the casino. */
const fine = (amount: number) => `cancel_bonus_fine ${amount} wager_zeroing`;
const zeroed = (amount: number) => `zeroing ${amount} wager_zeroing`;
const times = (line: string, count: number) => Array.from({ length: count }, () => line);
/** Four rounds of 5.00 that pay as much: what a bonus of 10.00 asks that is wagered twice. */
const FOUR = [...times('bet 500', 4), ...times('win 500', 4)];

/** With a stake that stays open, what else happens, and what becomes of the stake. */
const withOpen =
  (
    bonus: string,
    [real, stake]: [number, number],
    meanwhile: (desk: Desk, player: Player) => Promise<unknown>,
    then: { win: number } | 'rollback',
  ) =>
  async (desk: Desk) => {
    const player = await desk.playerWith(bonus, real);
    const open = await desk.bet(player, stake);
    await meanwhile(desk, player);
    await desk.catchUp();
    desk.wallet.clock.ahead = 0;
    if (then === 'rollback') await desk.rollback(player, open, stake);
    else await desk.win(player, open, then.win);
    return player;
  };
const wagered = (desk: Desk, player: Player) => desk.even(player, 4);
const givenUp = (desk: Desk, player: Player) => desk.choose(player, 'Rejected');
const timeOver = (desk: Desk) => desk.expire(200);
/** Another bonus of the player's by a link. */
const other = async (desk: Desk, player: Player, choice?: 'Activated' | 'Queue') => {
  const one = await desk.link(player, await desk.add());
  if (choice) await desk.choose(one, choice);
  return one;
};

/** How bonuses end, and what becomes of rounds that are open then. */
export const ENDS: Scenario[] = [
  {
    name: 'wagered: what is left of the bonus money is real money',
    async play(desk) {
      const player = await desk.playerWith('twice');
      await desk.even(player, 3);
      await desk.round(player, 500, 123);
      return player;
    },
    wallet: [623, 0],
    ledger: [...times('bet 500', 4), ...times('win 500', 3), 'win 123', BONUS, 'convert_balance 623'],
    history: [...TAKEN, 'converted 623', 'completed'],
    grant: { state: 'completed', reason: 'wagered', wagered: 200_000, converted: 623 },
  },
  {
    name: 'wagered with a stake that goes beyond',
    async play(desk) {
      const player = await desk.playerWith('twice');
      for (const stake of [499, 499, 499, 499, 500]) await desk.round(player, stake, stake);
      return player;
    },
    wallet: [1_000, 0],
    ledger: [
      ...times('bet 499', 4),
      ...times('win 499', 4),
      'bet 500',
      'win 500',
      BONUS,
      'convert_balance 1000',
    ],
    history: [...TAKEN, 'converted 1000', 'completed'],
    grant: { state: 'completed', reason: 'wagered', converted: 1_000 },
  },
  {
    name: 'wagered, and no more than the most becomes real money',
    async play(desk) {
      const player = await desk.playerWith('capped');
      await desk.even(player, 4);
      return player;
    },
    wallet: [700, 0],
    ledger: [...FOUR, BONUS, 'convert_balance 700', zeroed(300)],
    history: [...TAKEN, 'converted 700', 'burned 300', 'completed'],
    grant: { state: 'completed', reason: 'wagered', converted: 700 },
  },
  {
    name: 'a stake of bonus money that comes back after completion is real money',
    play: withOpen('twice', [0, 200], wagered, 'rollback'),
    wallet: [1_000, 0],
    ledger: [
      ...FOUR,
      BONUS,
      'convert_balance 800',
      'bet 200 rollback',
      'rollback_bet 200',
      'convert_balance 200',
    ],
    history: [...TAKEN, 'converted 800', 'completed', 'late_converted 200'],
    grant: { state: 'completed', reason: 'wagered', converted: 1_000 },
  },
  {
    name: 'a mixed stake that comes back after completion is real money, all of it',
    play: withOpen('twice', [100, 300], wagered, 'rollback'),
    wallet: [1_100, 0],
    ledger: [
      ...FOUR,
      BONUS,
      'deposit 100',
      'convert_balance 800',
      'bet 300 rollback',
      'rollback_bet 300',
      'convert_balance 200',
    ],
    history: [...TAKEN, 'converted 800', 'completed', 'late_converted 200'],
    grant: { state: 'completed', reason: 'wagered', converted: 1_000 },
  },
  {
    name: 'a stake that comes back after completion does not go above the most',
    play: withOpen('capped', [0, 400], wagered, 'rollback'),
    wallet: [700, 0],
    ledger: [
      ...FOUR,
      BONUS,
      'convert_balance 600',
      'bet 400 rollback',
      'rollback_bet 400',
      'convert_balance 100',
      zeroed(300),
    ],
    history: [...TAKEN, 'converted 600', 'completed', 'late_converted 100', 'late_burned 300'],
    grant: { state: 'completed', reason: 'wagered', converted: 700 },
  },
  {
    name: 'a win after completion does not go above the most',
    play: withOpen('capped', [0, 500], wagered, { win: 3_000 }),
    wallet: [700, 0],
    ledger: [
      ...FOUR,
      BONUS,
      'convert_balance 500',
      'bet 500',
      'win 3000',
      'convert_balance 200',
      zeroed(2_800),
    ],
    history: [...TAKEN, 'converted 500', 'completed', 'late_converted 200', 'late_burned 2800'],
    grant: { state: 'completed', reason: 'wagered', converted: 700 },
  },
  {
    name: 'a bonus whose last money is in an open round has not run out',
    async play(desk) {
      const player = await desk.playerWith('long');
      const [first, second] = [await desk.bet(player, 500), await desk.bet(player, 500)];
      await desk.win(player, first, 0);
      await desk.catchUp();
      await desk.win(player, second, 40);
      return player;
    },
    wallet: [0, 40],
    ledger: ['bet 500', 'bet 500', BONUS, 'win 40'],
    history: TAKEN,
    grant: { state: 'active', wagered: 100_000 },
  },
  {
    name: 'given up in a round: 6.00 of 9.01 are the casino’s',
    play: withOpen('long', [100, 300], givenUp, { win: 901 }),
    wallet: [301, 0],
    ledger: ['bet 300', BONUS, fine(800), 'deposit 100', 'win 901', zeroed(600)],
    history: [...TAKEN, 'burned 800', 'cancelled', 'late_burned 600'],
    grant: { state: 'cancelled', reason: 'cancelled', converted: 0 },
  },
  {
    name: 'given up in a round that comes back: its real money alone',
    play: withOpen('long', [100, 300], givenUp, 'rollback'),
    wallet: [100, 0],
    ledger: ['bet 300 rollback', BONUS, fine(800), 'deposit 100', 'rollback_bet 300', zeroed(200)],
    history: [...TAKEN, 'burned 800', 'cancelled', 'late_burned 200'],
    grant: { state: 'cancelled', reason: 'cancelled', converted: 0 },
  },
  {
    name: 'given up twice at once: burned once',
    async play(desk) {
      const player = await desk.playerWith('long', 100);
      await Promise.all([givenUp(desk, player), givenUp(desk, player)]);
      return player;
    },
    wallet: [100, 0],
    ledger: [BONUS, fine(1_000), 'deposit 100'],
    history: [...TAKEN, 'burned 1000', 'cancelled'],
    grant: { state: 'cancelled', reason: 'cancelled' },
  },
  {
    name: 'its time is over in a round: 6.00 of 9.01 are the casino’s',
    play: withOpen('long', [100, 300], timeOver, { win: 901 }),
    wallet: [301, 0],
    ledger: ['bet 300', BONUS, zeroed(800), 'deposit 100', 'win 901', zeroed(600)],
    history: [...TAKEN, 'burned 800', 'expired', 'late_burned 600'],
    grant: { state: 'expired', reason: 'time', wagered: 0 },
  },
  {
    name: 'its time is over in a round that comes back: its real money alone',
    play: withOpen('long', [100, 300], timeOver, 'rollback'),
    wallet: [100, 0],
    ledger: ['bet 300 rollback', BONUS, zeroed(800), 'deposit 100', 'rollback_bet 300', zeroed(200)],
    history: [...TAKEN, 'burned 800', 'expired', 'late_burned 200'],
    grant: { state: 'expired', reason: 'time' },
  },
  {
    name: 'what was wagered in time counts, also when it is counted after the end',
    async play(desk) {
      const player = await desk.playerWith('twice');
      await desk.even(player, 4);
      desk.wallet.clock.ahead = 168 * 3_600_000 + 60_000;
      await desk.bonuses.expireDue();
      return player;
    },
    wallet: [1_000, 0],
    ledger: [...FOUR, BONUS, 'convert_balance 1000'],
    history: [...TAKEN, 'converted 1000', 'completed'],
    grant: { state: 'completed', reason: 'wagered', wagered: 200_000 },
  },
  {
    name: 'switched in a round: its win is the casino’s, and the other bonus stays whole',
    play: withOpen('long', [0, 500], (desk, player) => other(desk, player, 'Activated'), { win: 5_000 }),
    wallet: [0, 1_000],
    ledger: ['bet 500', BONUS, BONUS, fine(500), 'win 5000', zeroed(5_000)],
    history: [...TAKEN, 'burned 500', 'cancelled', 'late_burned 5000'],
    grant: { state: 'cancelled', reason: 'switched' },
  },
  {
    name: 'the queue is offered in its order, and nothing of it starts unasked',
    async play(desk) {
      const player = await desk.playerWith('long');
      const [second, third] = [await other(desk, player, 'Queue'), await other(desk, player, 'Queue')];
      await givenUp(desk, player);
      expect(desk.told.at(-1)).toBe(second.grant);
      expect(await desk.money(player)).toEqual([0, 0]);
      await desk.choose(second, 'Activated');
      expect(await desk.grantOf(third)).toMatchObject({ state: 'queued' });
      return second;
    },
    wallet: [0, 1_000],
    ledger: [BONUS, BONUS, fine(1_000)],
    history: ['offered 1000', 'queued', 'activated 1000'],
    grant: { state: 'active', wagered: 0 },
  },
  {
    name: 'an offer that is turned down costs nothing',
    async play(desk) {
      const player = await desk.playerWith('long');
      const offer = await other(desk, player);
      await desk.choose(offer, 'Rejected');
      return offer;
    },
    wallet: [0, 1_000],
    ledger: [BONUS],
    history: ['offered 1000', 'cancelled'],
    grant: { state: 'cancelled', reason: 'rejected' },
  },
  {
    name: 'a change of currency burns bonus money, and ends what waits',
    async play(desk) {
      const player = await desk.playerWith('spins', 100);
      const waiting = await other(desk, player, 'Queue');
      await desk.leaveCurrency(player);
      expect(await desk.grantOf(waiting)).toMatchObject({ state: 'cancelled', reason: 'currency' });
      expect(await desk.spinsOf(player)).toBeUndefined();
      return player;
    },
    wallet: [100, 0],
    ledger: [BONUS, 'deposit 100', zeroed(1_000)],
    history: [...TAKEN, 'burned 1000', 'cancelled'],
    grant: { state: 'cancelled', reason: 'currency' },
  },
  {
    name: 'a change of currency in a round leaves the real part of its win',
    play: withOpen('long', [100, 300], (desk, player) => desk.leaveCurrency(player), { win: 901 }),
    wallet: [301, 0],
    ledger: ['bet 300', BONUS, zeroed(800), 'deposit 100', 'win 901', zeroed(600)],
    history: [...TAKEN, 'burned 800', 'cancelled', 'late_burned 600'],
    grant: { state: 'cancelled', reason: 'currency' },
  },
  {
    name: 'an account that is closed keeps its real money alone',
    async play(desk) {
      const player = await desk.playerWith('long', 7);
      await desk.closeAccount(player);
      return player;
    },
    wallet: [7, 0],
    ledger: [BONUS, 'deposit 7', zeroed(1_000)],
    history: [...TAKEN, 'burned 1000', 'cancelled'],
    grant: { state: 'cancelled', reason: 'closed' },
  },
];
