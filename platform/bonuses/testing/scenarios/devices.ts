import type { Desk, Player, Scenario } from './desk';

const TAKEN = ['offered 1000', 'activated 1000'];
const BONUS = 'bonus 1000';
const fine = (amount: number) => `cancel_bonus_fine ${amount} wager_zeroing`;
const other = async (desk: Desk, player: Player) => desk.link(player, await desk.add());

/** One player on several devices at once. */
export const DEVICES: Scenario[] = [
  {
    name: 'three bets of 5.00 from three devices at once: two have the money',
    async play(desk) {
      const player = await desk.playerWith('long');
      const tries = await Promise.all([1, 2, 3].map(() => desk.bet(player, 500)));
      expect(tries.map(({ status }) => status).sort()).toEqual(['INSUFFICIENT_FUNDS', 'OK', 'OK']);
      return player;
    },
    wallet: [0, 0],
    ledger: ['bet 500', 'bet 500', BONUS],
    history: TAKEN,
    grant: { state: 'active', wagered: 0 },
  },
  {
    name: 'two offers that two devices take at once: one of them is active',
    async play(desk) {
      const player = await desk.playerWith('long');
      const offers = [await other(desk, player), await other(desk, player)];
      await Promise.allSettled(offers.map((offer) => desk.choose(offer, 'Activated')));
      const states = await Promise.all(offers.map(async (offer) => (await desk.grantOf(offer))?.state));
      expect(states.filter((state) => state === 'active')).toHaveLength(1);
      return player;
    },
    wallet: [0, 1_000],
    ledger: [BONUS, BONUS, BONUS, fine(1_000), fine(1_000)],
    history: [...TAKEN, 'burned 1000', 'cancelled'],
    grant: { state: 'cancelled', reason: 'switched' },
  },
  {
    name: 'a second account of the same name and birthday gets nothing, and the first keeps what it has',
    async play(desk) {
      const bonus = await desk.add({ oncePerPerson: true });
      const [first, second] = [await desk.wallet.seat(), await desk.wallet.seat({ real: 100 })];
      const name = `N${first.playerId}`;
      for (const seat of [first, second]) await desk.isCalled(seat, name, '1990-05-01');
      const player = await desk.link(first, bonus);
      await expect(desk.link(second, bonus)).rejects.toMatchObject({ status: 409 });
      await expect(desk.link(second, bonus)).rejects.toMatchObject({ status: 409 });
      expect(await desk.money(second)).toEqual([100, 0]);
      expect(await desk.ledgerOf(second)).toEqual(['deposit 100']);
      return player;
    },
    wallet: [0, 1_000],
    ledger: [BONUS],
    history: TAKEN,
    grant: { state: 'active', wagered: 0 },
  },
  {
    name: 'two accounts of one person that take it at once: one of them has it',
    async play(desk) {
      const bonus = await desk.add({ oncePerPerson: true });
      const seats = [await desk.wallet.seat(), await desk.wallet.seat()];
      for (const seat of seats) await desk.isCalled(seat, `N${bonus}`, '1991-06-02');
      const tries = await Promise.allSettled(seats.map((seat) => desk.link(seat, bonus)));
      const given = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(given).toHaveLength(1);
      const [player = { ...(await desk.wallet.seat()), grant: '' }] = given;
      return player;
    },
    wallet: [0, 1_000],
    ledger: [BONUS],
    history: TAKEN,
    grant: { state: 'active', wagered: 0 },
  },
];
