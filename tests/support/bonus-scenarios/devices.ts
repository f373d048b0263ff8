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
];
