import type { Desk, Player, Scenario } from './desk';

const TAKEN = ['offered 1000', 'activated 1000'];
const BONUS = 'bonus 1000';
const DAY_MS = 86_400_000;
const SPUN = { state: 'active', wagered: 0 };
const fine = (amount: number) => `cancel_bonus_fine ${amount} wager_zeroing`;
const zeroed = (amount: number) => `zeroing ${amount} wager_zeroing`;

/** A player with free spins at 0.20: three, two a day. */
async function withSpins(desk: Desk, bonus = 'spins', real = 0) {
  const player = await desk.playerWith(bonus, real);
  const spins = (await desk.spinsOf(player))?.id ?? '';
  return { player, spins };
}
/** A free spin that is open while something happens, and then wins. */
const open = (bonus: string, meanwhile: (desk: Desk, player: Player) => Promise<unknown>, wins: number) =>
  async function play(desk: Desk) {
    const { player, spins } = await withSpins(desk, bonus);
    const spin = await desk.spin(player, spins);
    expect(spin.status).toBe('OK');
    await meanwhile(desk, player);
    desk.wallet.clock.ahead = 0;
    await desk.win(player, spin, wins);
    return player;
  };
/** So many hours of UTC after the next midnight of it. */
const hoursOfTomorrow = (hours: number) =>
  new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + hours * 3_600_000);

/** Free spins, and clocks that go over midnight. */
export const SPINS: Scenario[] = [
  {
    name: 'a free spin moves nothing, and brings bonus money',
    play: open('spins', () => Promise.resolve(), 333),
    wallet: [0, 1_333],
    ledger: [BONUS, 'free_spin_win 333'],
    history: TAKEN,
    grant: SPUN,
  },
  {
    name: 'the bonus is switched during a free spin: its win is the casino’s',
    play: open(
      'spins',
      async (desk, player) => {
        await desk.choose(await desk.link(player, await desk.add()), 'Activated');
        expect(await desk.spinsOf(player)).toBeUndefined();
      },
      500,
    ),
    wallet: [0, 1_000],
    ledger: [BONUS, BONUS, fine(1_000), 'free_spin_win 500', zeroed(500)],
    history: [...TAKEN, 'burned 1000', 'cancelled', 'late_burned 500'],
    grant: { state: 'cancelled', reason: 'switched' },
  },
  {
    name: 'spins that bring real money do so also when their bonus was given up during one',
    play: open('real-spins', (desk, player) => desk.choose(player, 'Rejected'), 45),
    wallet: [45, 0],
    ledger: [BONUS, fine(1_000), 'free_spin_win 45'],
    history: [...TAKEN, 'burned 1000', 'cancelled'],
    grant: { state: 'cancelled', reason: 'cancelled', converted: 0 },
  },
  {
    name: 'the currency is changed during a free spin: its win is the casino’s',
    play: open('spins', (desk, player) => desk.leaveCurrency(player), 61),
    wallet: [0, 0],
    ledger: [BONUS, zeroed(1_000), 'free_spin_win 61', zeroed(61)],
    history: [...TAKEN, 'burned 1000', 'cancelled', 'late_burned 61'],
    grant: { state: 'cancelled', reason: 'currency' },
  },
  {
    name: 'the time of the spins is over during one: it is played to its end',
    play: open(
      'spins',
      async (desk, player) => {
        desk.wallet.clock.ahead = 5 * DAY_MS;
        expect(await desk.bonuses.freeSpins.expireDue()).toBeGreaterThan(0);
        expect(await desk.spinsOf(player)).toBeUndefined();
      },
      500,
    ),
    wallet: [0, 1_500],
    ledger: [BONUS, 'free_spin_win 500'],
    history: TAKEN,
    grant: SPUN,
  },
  {
    name: 'the time of the bonus is over during a free spin: its win is the casino’s',
    play: open('spins', (desk) => desk.expire(200), 77),
    wallet: [0, 0],
    ledger: [BONUS, zeroed(1_000), 'free_spin_win 77', zeroed(77)],
    history: [...TAKEN, 'burned 1000', 'expired', 'late_burned 77'],
    grant: { state: 'expired', reason: 'time' },
  },
  {
    name: 'the bonus is wagered during a free spin: its win is real money',
    play: open(
      'spins',
      async (desk, player) => {
        await desk.even(player, 4);
        await desk.catchUp();
      },
      70,
    ),
    wallet: [1_070, 0],
    ledger: [
      ...['bet 500', 'win 500'].flatMap((line) => Array<string>(4).fill(line)),
      ...[BONUS, 'convert_balance 1000', 'free_spin_win 70', 'convert_balance 70'],
    ],
    history: [...TAKEN, 'converted 1000', 'completed', 'late_converted 70'],
    grant: { state: 'completed', reason: 'wagered', wagered: 200_000, converted: 1_070 },
  },
  {
    name: 'a spin that comes back is there again, and nothing moved',
    async play(desk) {
      const { player, spins } = await withSpins(desk);
      await desk.rollback(player, await desk.spin(player, spins), 20);
      expect(await desk.spinsOf(player)).toMatchObject({ left: 3, numberDay: 2 });
      return player;
    },
    wallet: [0, 1_000],
    ledger: [BONUS],
    history: TAKEN,
    grant: SPUN,
  },
  {
    name: 'the last spin from three devices at once is played once',
    async play(desk) {
      const { player, spins } = await withSpins(desk, 'few-spins');
      const tries = await Promise.all([1, 2, 3].map(() => desk.spin(player, spins)));
      expect(tries.map(({ status }) => status).sort()).toEqual(['FREE_SPINS_OVER', 'FREE_SPINS_OVER', 'OK']);
      for (const spin of tries) if (spin.status === 'OK') await desk.win(player, spin, 40);
      return player;
    },
    wallet: [0, 1_040],
    ledger: [BONUS, 'free_spin_win 40'],
    history: TAKEN,
    grant: SPUN,
  },
  {
    name: 'a spin that is staked otherwise than it was given is none',
    async play(desk) {
      const { player, spins } = await withSpins(desk, 'spins', 100);
      expect((await desk.spin(player, spins, { amount: 21 })).status).toBe('INVALID_FREE_SPIN');
      expect(await desk.spinsOf(player)).toMatchObject({ left: 3 });
      return player;
    },
    wallet: [100, 1_000],
    ledger: [BONUS, 'deposit 100'],
    history: TAKEN,
    grant: SPUN,
    depositWager: 100,
  },
  {
    name: 'spins alone ask for the wagering of what they bring, and end when they are over',
    async play(desk) {
      const { player, spins } = await withSpins(desk, 'spins-alone');
      await desk.win(player, await desk.spin(player, spins), 51);
      await desk.round(player, 51, 51);
      await desk.round(player, 51, 51);
      await desk.catchUp();
      expect(await desk.grantOf(player)).toMatchObject({ state: 'active' });
      desk.wallet.clock.ahead = 5 * DAY_MS;
      await desk.bonuses.freeSpins.expireDue();
      return player;
    },
    wallet: [51, 0],
    ledger: ['bet 51', 'bet 51', 'convert_balance 51', 'free_spin_win 51', 'win 51', 'win 51'],
    history: ['offered 0', 'activated 0', 'converted 51', 'completed'],
    grant: { state: 'completed', reason: 'wagered', wagered: 10_200, converted: 51 },
  },
  {
    name: 'the day of a player ends at their own midnight, and the next has its spins',
    async play(desk) {
      const { player, spins } = await withSpins(desk);
      await desk.livesIn(player, 'Pacific/Honolulu');
      // Half past nine of UTC is half an hour before midnight in Honolulu.
      await desk.clockAt(player, hoursOfTomorrow(9.5));
      for (const wins of [10, 20]) await desk.win(player, await desk.spin(player, spins), wins);
      expect((await desk.spin(player, spins)).status).toBe('FREE_SPINS_OVER');
      await desk.clockAt(player, hoursOfTomorrow(10.1));
      await desk.win(player, await desk.spin(player, spins), 31);
      return player;
    },
    wallet: [0, 1_061],
    ledger: [BONUS, 'free_spin_win 10', 'free_spin_win 20', 'free_spin_win 31'],
    history: TAKEN,
    grant: SPUN,
  },
  {
    name: 'a spin of yesterday that comes back today is not one more for today',
    async play(desk) {
      const { player, spins } = await withSpins(desk);
      await desk.clockAt(player, hoursOfTomorrow(1));
      const [first, second] = [await desk.spin(player, spins), await desk.spin(player, spins)];
      await desk.win(player, second, 9);
      await desk.clockAt(player, hoursOfTomorrow(25));
      await desk.rollback(player, first, 20);
      expect(await desk.spinsOf(player)).toMatchObject({ left: 2, numberDay: 2 });
      return player;
    },
    wallet: [0, 1_009],
    ledger: [BONUS, 'free_spin_win 9'],
    history: TAKEN,
    grant: SPUN,
  },
];
