import { GAME } from '@/tests/support/wallet-harness';
import { deposited } from './deposits';
import type { Scenario } from './desk';

const SPINS = { freeSpins: 3, freeSpinGames: [GAME], freeSpinDayLimit: 2, freeSpinDays: 4 };
const BONUS = 'bonus 1000';
const zeroed = (amount: number) => `zeroing ${amount} wager_zeroing`;

/** Deposits that the payment company takes back, and what becomes of what came with them. */
export const TAKEN_BACK: Scenario[] = [
  {
    name: 'a deposit that is taken back takes its bonus along',
    async play(desk) {
      const { player, deposit } = await deposited(desk, 3_333);
      expect(await desk.takeBack(deposit)).toBe(1_666);
      return player;
    },
    wallet: [0, 0],
    ledger: ['bonus 1666', 'deposit 3333 refund', 'refund 3333', zeroed(1_666)],
    history: ['offered 1666', 'activated 1666', 'burned 1666', 'forfeited'],
    grant: { state: 'forfeited', reason: 'deposit_back', converted: 0 },
    depositWager: 0,
  },
  {
    name: 'a deposit that is taken back after its bonus was wagered leaves what it became to a person',
    async play(desk) {
      const { player, deposit } = await deposited(desk, 1_000);
      await desk.even(player, 2);
      await desk.catchUp();
      expect(await desk.takeBack(deposit)).toBe(0);
      return player;
    },
    wallet: [500, 0],
    ledger: [
      ...['bet 500', 'bet 500', 'win 500', 'win 500', 'bonus 500', 'convert_balance 500'],
      ...['deposit 1000 refund', 'refund 1000'],
    ],
    history: ['offered 500', 'activated 500', 'converted 500', 'completed'],
    grant: { state: 'completed', reason: 'wagered', converted: 500 },
    depositWager: 0,
  },
  {
    name: 'a deposit that is taken back while its money is in a round: nothing is done by half, a person looks at it',
    async play(desk) {
      const { player, deposit } = await deposited(desk, 100, { percent: 500 });
      // 1.00 of 3.00 is real money.
      const staked = await desk.bet(player, 300);
      await expect(desk.takeBack(deposit)).rejects.toMatchObject({ extras: { reason: 'not_covered' } });
      await desk.win(player, staked, 901);
      return player;
    },
    wallet: [301, 900],
    ledger: ['bet 300', 'bonus 500', 'deposit 100', 'win 901'],
    history: ['offered 500', 'activated 500'],
    grant: { state: 'active', wagered: 30_000 },
    depositWager: 0,
  },
  {
    name: 'a deposit that is taken back while its bonus waits in the queue: nothing else goes',
    async play(desk) {
      const { player: seat } = await deposited(desk, 2_000);
      const second = await desk.deposit(
        seat,
        1_000,
        await desk.add({ type: 5, percent: 50, promocode: 'WAITS' }),
      );
      const waiting = { ...seat, grant: second.grant };
      await desk.choose(waiting, 'Queue');
      expect(await desk.takeBack(second)).toBe(0);
      expect(await desk.grantOf(seat)).toMatchObject({ state: 'active' });
      return waiting;
    },
    wallet: [2_000, 1_000],
    ledger: [BONUS, 'deposit 1000 refund', 'deposit 2000', 'refund 1000'],
    history: ['offered 500', 'queued', 'forfeited'],
    grant: { state: 'forfeited', reason: 'deposit_back', converted: 0 },
    depositWager: 2_000,
  },
  {
    name: 'a deposit that is taken back in a round of its bonus money: the win is the casino’s',
    async play(desk) {
      const { player, deposit } = await deposited(desk, 500, { percent: 100 });
      const real = await desk.bet(player, 500);
      const ofBonus = await desk.bet(player, 300);
      await desk.win(player, real, 700);
      expect(await desk.takeBack(deposit)).toBe(200);
      await desk.win(player, ofBonus, 901);
      return player;
    },
    wallet: [200, 0],
    ledger: [
      ...['bet 500', 'bet 300', 'bonus 500', 'deposit 500 refund', 'refund 500', 'win 700', 'win 901'],
      ...[zeroed(200), zeroed(901)],
    ],
    history: ['offered 500', 'activated 500', 'burned 200', 'forfeited', 'late_burned 901'],
    grant: { state: 'forfeited', reason: 'deposit_back', converted: 0 },
    depositWager: 0,
  },
  {
    name: 'a deposit that is taken back during one of its free spins: the win is the casino’s',
    async play(desk) {
      const { player, deposit } = await deposited(desk, 2_000, { ...SPINS });
      const spin = await desk.spin(player, (await desk.spinsOf(player))?.id ?? '');
      expect(await desk.takeBack(deposit)).toBe(1_000);
      expect(await desk.spinsOf(player)).toBeUndefined();
      await desk.win(player, spin, 77);
      return player;
    },
    wallet: [0, 0],
    ledger: [BONUS, 'deposit 2000 refund', 'free_spin_win 77', 'refund 2000', zeroed(1_000), zeroed(77)],
    history: ['offered 1000', 'activated 1000', 'burned 1000', 'forfeited', 'late_burned 77'],
    grant: { state: 'forfeited', reason: 'deposit_back', converted: 0 },
    depositWager: 0,
  },
];
