import type { Desk, Scenario } from './desk';

const BONUS = 'bonus 1000';

let codes = 0;
/** A deposit with a bonus of a percent of it, wagered so many times. */
export async function deposited(
  desk: Desk,
  amount: number,
  { percent = 50, wagering = 2, maxBonus = 10_000, ...more }: Parameters<Desk['add']>[0] = {},
) {
  codes += 1;
  const fields = { type: 5, percent, wagering, maxBonus, promocode: `ROW${codes}`, ...more } as const;
  const bonus = await desk.add(fields);
  const seat = await desk.wallet.seat();
  const deposit = await desk.deposit(seat, amount, bonus);
  return { player: { ...seat, grant: deposit.grant }, deposit, bonus };
}
/** A player who was born on 29 February, in Berlin, and what they are given at a moment. */
async function leapling(desk: Desk, moments: readonly [moment: string, offers: number][]) {
  const bonus = await desk.add({ type: 4 });
  const seat = await desk.wallet.seat();
  await desk.livesIn(seat, 'Europe/Berlin', '1992-02-29');
  for (const [moment, offers] of moments) {
    await desk.clockAt(seat, new Date(moment));
    await desk.bonuses.giveDue();
    expect((await desk.bonuses.grants.own(desk.sessionOf(seat), 'en')).pending).toHaveLength(offers);
  }
  const [offer] = (await desk.bonuses.grants.own(desk.sessionOf(seat), 'en')).pending;
  expect(offer?.bonusId).toBe(bonus);
  const player = { ...seat, grant: offer?.id ?? '' };
  await desk.choose(player, 'Activated');
  await desk.stop(bonus);
  return player;
}

/** Deposits that bring a bonus, their own wagering beside it, and what sets bonuses off by itself. */
export const DEPOSITS: Scenario[] = [
  {
    name: 'half of 33.33 are 16.66',
    play: async (desk) => (await deposited(desk, 3_333)).player,
    wallet: [3_333, 1_666],
    ledger: ['bonus 1666', 'deposit 3333'],
    history: ['offered 1666', 'activated 1666'],
    grant: { state: 'active', wagered: 0 },
    depositWager: 3_333,
  },
  {
    name: 'a percent brings no more than the most',
    play: async (desk) => (await deposited(desk, 3_333, { maxBonus: 1_000 })).player,
    wallet: [3_333, 1_000],
    ledger: [BONUS, 'deposit 3333'],
    history: ['offered 1000', 'activated 1000'],
    grant: { state: 'active', wagered: 0 },
    depositWager: 3_333,
  },
  {
    name: 'the deposit and its bonus are wagered side by side, by the same stakes',
    async play(desk) {
      const { player } = await deposited(desk, 1_000, { wagering: 4 });
      await desk.round(player, 300, 100);
      return player;
    },
    wallet: [800, 500],
    ledger: ['bet 300', 'bonus 500', 'deposit 1000', 'win 100'],
    history: ['offered 500', 'activated 500'],
    grant: { state: 'active', wagered: 30_000 },
    depositWager: 700,
  },
  {
    name: 'a stake of bonus money lowers the deposit’s wagering by its real part alone',
    async play(desk) {
      const { player } = await deposited(desk, 101, { percent: 500 });
      await desk.round(player, 400, 0);
      return player;
    },
    wallet: [0, 206],
    ledger: ['bet 400', 'bonus 505', 'deposit 101'],
    history: ['offered 505', 'activated 505'],
    grant: { state: 'active', wagered: 40_000 },
    depositWager: 0,
  },
  {
    name: 'both are done with the same round',
    async play(desk) {
      const { player } = await deposited(desk, 1_000);
      await desk.even(player, 1);
      await desk.round(player, 500, 0);
      return player;
    },
    wallet: [1_000, 0],
    ledger: ['bet 500', 'bet 500', 'bonus 500', 'convert_balance 500', 'deposit 1000', 'win 500'],
    history: ['offered 500', 'activated 500', 'converted 500', 'completed'],
    grant: { state: 'completed', reason: 'wagered', wagered: 100_000, converted: 500 },
    depositWager: 0,
  },
  {
    name: 'a deposit that completes three times at once brings one bonus',
    async play(desk) {
      const { player, deposit, bonus } = await deposited(desk, 2_000);
      const of = {
        ...{ playerId: player.playerId, depositId: deposit.depositId, currency: 'EUR' as const },
        ...{ credited: 2_000n, bonusId: bonus, begunAs: deposit.depositId },
      };
      const { db } = desk.wallet.kernel;
      const again = () => db.transaction().execute((trx) => desk.bonuses.depositCompleted(trx, of));
      expect(await Promise.all([again(), again(), again()])).toEqual([null, null, null]);
      return player;
    },
    wallet: [2_000, 1_000],
    ledger: [BONUS, 'deposit 2000'],
    history: ['offered 1000', 'activated 1000'],
    grant: { state: 'active' },
    depositWager: 2_000,
  },
  {
    name: 'a code that three devices send at once gives once',
    async play(desk) {
      const bonus = await desk.add({ type: 3, promocode: 'THRICE' });
      const seat = await desk.wallet.seat();
      const session = desk.sessionOf(seat);
      const tries = await Promise.allSettled(
        [1, 2, 3].map(() => desk.bonuses.claims.byCode(session, 'THRICE', 'now')),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { active } = await desk.bonuses.grants.own(session, 'en');
      expect(active?.bonusId).toBe(bonus);
      return { ...seat, grant: active?.id ?? '' };
    },
    wallet: [0, 1_000],
    ledger: [BONUS],
    history: ['offered 1000', 'activated 1000'],
    grant: { state: 'active', wagered: 0 },
  },
  {
    name: 'who was born on 29 February has it from midnight of the 28th on, where they live',
    play: (desk) =>
      leapling(desk, [
        ['2027-02-27T22:30:00Z', 0],
        ['2027-02-27T23:30:00Z', 1],
      ]),
    wallet: [0, 1_000],
    ledger: [BONUS],
    history: ['offered 1000', 'activated 1000'],
    grant: { state: 'active', wagered: 0 },
  },
  {
    name: 'and in a leap year on the 29th',
    play: (desk) =>
      leapling(desk, [
        ['2028-02-28T12:00:00Z', 0],
        ['2028-02-28T23:30:00Z', 1],
      ]),
    wallet: [0, 1_000],
    ledger: [BONUS],
    history: ['offered 1000', 'activated 1000'],
    grant: { state: 'active', wagered: 0 },
  },
  {
    name: 'fifteen percent of 4.34 that were won are 65 cents',
    async play(desk) {
      const bonus = await desk.add({ type: 7, percent: 15, grantsPerPlayer: 9, trigger: { every: 'day' } });
      await desk.bonuses.raiseWinnings();
      const seat = await desk.wallet.seat({ real: 200 });
      await desk.round(seat, 100, 333);
      await desk.round(seat, 50, 101);
      desk.wallet.clock.ahead = 2 * 86_400_000;
      await desk.bonuses.raiseWinnings();
      const [offer] = (await desk.bonuses.grants.own(desk.sessionOf(seat), 'en')).pending;
      const player = { ...seat, grant: offer?.id ?? '' };
      await desk.choose(player, 'Activated');
      await desk.stop(bonus);
      return player;
    },
    wallet: [484, 65],
    ledger: ['bet 100', 'bet 50', 'bonus 65', 'deposit 200', 'win 101', 'win 333'],
    history: ['offered 65', 'activated 65'],
    grant: { state: 'active', wagered: 0 },
  },
];
