import { LIKENESSES, REFUSAL_DECISIONS } from '@/lib/domain/campaigns';
import { campaignRules } from '@/platform/bonuses/rules';
import { birthdaysOn } from '@/platform/bonuses/triggers/calendar';
import type { Desk, Player } from '../scenarios/desk';
import { playRows } from '../scenarios/rows';
import type { CampaignFields } from '../campaigns';
import { GAME, OTHER_GAME } from '@/tests/support/wallet-harness';
import type { RuleName } from './english';
import type { Proof } from './play';

const HOUR_MS = 3_600_000;
const USUAL = campaignRules({});
const stateOf = async (desk: Desk, player: Player) => (await desk.grantOf(player))?.state;
const other = async (desk: Desk, player: Player) => desk.link(player, await desk.add());
/** Scenarios of platform/bonuses/testing/scenarios that hold a rule. */
const rows =
  (...names: string[]): Proof =>
  (desk) =>
    playRows(desk, ...names);

let codes = 0;

/** Rules of how bonuses come, and how they end. */
export const ENDS = {
  async leastDeposit(desk) {
    const amounts = { EUR: { maxBonus: 1_000, minDeposit: 1_000, maxBet: 500, freeSpinBet: 20 } };
    const bonus = await desk.add({ type: 5, percent: 100, amounts });
    const grants = [];
    for (const amount of [999, 1_000]) {
      grants.push((await desk.deposit(await desk.wallet.seat(), amount, bonus)).grant);
    }
    expect(grants).toEqual(['', expect.stringMatching(/./)]);
  },
  share: rows('half of 33.33 are 16.66', 'a percent brings no more than the most'),
  async answer(desk) {
    const player = await desk.playerWith('long');
    const offer = await other(desk, player);
    await desk.expire(USUAL.offerHours - 1);
    expect(await stateOf(desk, offer)).toBe('pending');
    await desk.expire(USUAL.offerHours + 1);
    expect(await stateOf(desk, offer)).toBe('expired');
    return { days: USUAL.offerHours / 24 };
  },
  async oneActive(desk) {
    const player = await desk.playerWith('long');
    const second = await other(desk, player);
    expect([await stateOf(desk, player), await stateOf(desk, second)]).toEqual(['active', 'pending']);
  },
  queued: rows('the queue is offered in its order, and nothing of it starts unasked'),
  async queueWaits(desk) {
    const waiting = await other(desk, await desk.playerWith('long'));
    await desk.choose(waiting, 'Queue');
    await desk.expire(10_000);
    expect(await stateOf(desk, waiting)).toBe('queued');
  },
  async code(desk) {
    codes += 1;
    await desk.add({ type: 3, promocode: `TERMS${codes}` });
    const session = desk.sessionOf(await desk.wallet.seat());
    const claim = () => desk.bonuses.claims.byCode(session, `TERMS${codes}`, 'queue');
    await claim();
    await expect(claim()).rejects.toMatchObject({ status: 409 });
  },
  maxWin: rows('wagered, and no more than the most becomes real money'),
  runOut: rows(
    'two rounds that are lost leave nothing: the bonus has run out',
    'a bonus whose last money is in an open round has not run out',
  ),
  lateRound: rows(
    'a feature saved until the bonus is wagered brings real money, and its history says so',
    'a feature saved until the bonus is given up brings the casino what it wins',
    'a win after completion does not go above the most',
  ),
  lateReal: rows('given up in a round: 6.00 of 9.01 are the casino’s'),
  spins: rows(
    'a spin that is staked otherwise than it was given is none',
    'the day of a player ends at their own midnight, and the next has its spins',
  ),
  async spinsFirst(desk) {
    // Nothing to wager: both are over at once, and leave their spins.
    const spins: CampaignFields = {
      wagering: 0,
      freeSpins: 1,
      freeSpinGames: [GAME],
      freeSpinWins: 'real',
    };
    const player = await desk.playerWith(await desk.add({ ...spins, freeSpinDays: 4 }));
    await desk.link(player, await desk.add({ ...spins, freeSpinDays: 2 }));
    const { playerId, currency } = player;
    const first = await desk.bonuses.freeSpins.forGame({ playerId, currency, gameId: GAME });
    const all = await desk.bonuses.freeSpins.own(desk.sessionOf(player), 'en');
    const ends = all.map(({ id, expiresAt }) => [expiresAt, id]).sort();
    expect(ends).toHaveLength(2);
    expect(first?.grantId).toBe(ends[0]?.[1]);
  },
  spinsMove: rows(
    'a free spin moves nothing, and brings bonus money',
    'a spin that comes back is there again, and nothing moved',
  ),
  async spinsTime(desk) {
    await playRows(desk, 'the time of the spins is over during one: it is played to its end');
    return { days: USUAL.freeSpinDays };
  },
  async spinsReplaced(desk) {
    const player = await desk.playerWith('spins');
    await desk.offers(GAME, false);
    try {
      expect(await desk.bonuses.freeSpins.replaceWithdrawn()).toBeGreaterThan(0);
    } finally {
      await desk.offers(GAME, true);
    }
    expect((await desk.spinsOf(player))?.games).toEqual([OTHER_GAME]);
    expect(desk.told.at(-1)).toContain('Test Game 1');
    const left = await desk.playerWith('spins');
    for (const game of [GAME, OTHER_GAME]) await desk.offers(game, false);
    try {
      await desk.bonuses.freeSpins.replaceWithdrawn();
    } finally {
      for (const game of [GAME, OTHER_GAME]) await desk.offers(game, true);
    }
    expect((await desk.spinsOf(left))?.games).toEqual([GAME]);
    expect(desk.told.at(-1)).toContain('no other game takes its place');
  },
  async spinsWait(desk) {
    const player = await desk.playerWith('spins');
    const endsOf = async () => [
      (await desk.spinsOf(player))?.expiresAt,
      (await desk.bonuses.grants.own(desk.sessionOf(player), 'en')).active?.expiresAt,
    ];
    const before = await endsOf();
    for (const game of [GAME, OTHER_GAME]) await desk.offers(game, false);
    try {
      await desk.bonuses.freeSpins.replaceWithdrawn();
      desk.wallet.clock.ahead = 100 * 24 * HOUR_MS;
      await desk.bonuses.freeSpins.expireDue();
      await desk.bonuses.expireDue();
    } finally {
      for (const game of [GAME, OTHER_GAME]) await desk.offers(game, true);
    }
    expect(await desk.bonuses.freeSpins.keepStranded()).toBeGreaterThan(0);
    const after = await endsOf();
    for (const [at, end] of before.entries())
      expect((Date.parse(after[at] ?? '') - Date.parse(end ?? '')) / (24 * HOUR_MS)).toBeCloseTo(100, 1);
  },
  spinsWin: rows(
    'a free spin moves nothing, and brings bonus money',
    'spins that bring real money do so also when their bonus was given up during one',
  ),
  spinsEnd: rows(
    'the bonus is switched during a free spin: its win is the casino’s',
    'the bonus is wagered during a free spin: its win is real money',
  ),
  async time(desk) {
    const player = await desk.playerWith('long');
    const { active } = await desk.bonuses.grants.own(desk.sessionOf(player), 'en');
    const lives = Date.parse(active?.expiresAt ?? '') - Date.parse(active?.activatedAt ?? '');
    expect(lives).toBe(USUAL.hoursToLive * HOUR_MS);
    return { days: USUAL.hoursToLive / 24 };
  },
  async notice(desk) {
    await desk.playerWith('long');
    await desk.expire(0);
    const told: number[] = [];
    for (let left = 30; left > 0; left -= 1) {
      desk.wallet.clock.ahead = (USUAL.hoursToLive - left) * HOUR_MS;
      if ((await desk.bonuses.warnDue()) > 0) told.push(left);
    }
    const [early = 0, late = 0, ...more] = told;
    expect(more).toEqual([]);
    return { early, late };
  },
  expiry: rows('its time is over in a round: 6.00 of 9.01 are the casino’s'),
  inTime: rows('what was wagered in time counts, also when it is counted after the end'),
  cancel: rows(
    'given up twice at once: burned once',
    'switched in a round: its win is the casino’s, and the other bonus stays whole',
  ),
  leave: rows(
    'a change of currency burns bonus money, and ends what waits',
    'an account that is closed keeps its real money alone',
  ),
  depositBack: rows(
    'a deposit that is taken back takes its bonus along',
    'a deposit that is taken back after its bonus was wagered leaves what it became to a person',
  ),
  leapDay() {
    const of = (day: number, year: number) => birthdaysOn({ year, month: 2, day }).map((one) => one.day);
    const born = 29;
    const had = [27, 28].find((day) => of(day, 2027).includes(born)) ?? 0;
    expect([of(28, 2028), of(29, 2028)]).toEqual([[28], [born]]);
    return Promise.resolve({ born, had });
  },
  async winnings(desk) {
    const bonus = await desk.add({ type: 7, percent: 10, grantsPerPlayer: 9, trigger: { every: 'day' } });
    await desk.bonuses.raiseWinnings();
    const player = await desk.playerWith('spins', 100);
    // 3.00 of real money are won, then 5.00 of bonus money, and 0.70 with a free spin.
    await desk.round(player, 100, 300);
    await desk.bet(player, 300);
    await desk.round(player, 100, 500);
    await desk.win(player, await desk.spin(player, (await desk.spinsOf(player))?.id ?? ''), 70);
    desk.wallet.clock.ahead = 2 * 24 * HOUR_MS;
    await desk.bonuses.raiseWinnings();
    const { pending } = await desk.bonuses.grants.own(desk.sessionOf(player), 'en');
    expect(pending.map(({ bonusId, amount }) => [bonusId, amount])).toEqual([[bonus, 30]]);
    await desk.stop(bonus);
  },
  onePerson: () =>
    Promise.resolve(expect(LIKENESSES).toEqual(['instrument', 'name_birthday', 'address', 'device'])),
  afterAll: () => Promise.resolve(expect(REFUSAL_DECISIONS).toContain('given')),
  async operator(desk) {
    const player = await desk.playerWith('long', 100);
    const { db } = desk.wallet.kernel;
    await db.transaction().execute((trx) => desk.bonuses.campaigns.cancel(trx, player.grant));
    expect(await desk.grantOf(player)).toMatchObject({ state: 'cancelled', reason: 'operator' });
    expect(await desk.money(player)).toEqual([100, 0]);
  },
  async budget(desk) {
    const amounts = { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20, budget: 1_500 } };
    const bonus = await desk.add({ amounts });
    await desk.playerWith(bonus);
    await expect(desk.playerWith(bonus)).rejects.toMatchObject({ status: 404 });
  },
  async promise(desk) {
    const bonus = await desk.add();
    const player = await desk.playerWith(bonus);
    await desk.stop(bonus);
    await desk.even(player, 4);
    await desk.catchUp();
    expect(await desk.money(player)).toEqual([1_000, 0]);
  },
} satisfies Partial<Record<RuleName, Proof>>;
