import { bootOf, crashBootOf, liveBootOf, tableBootOf } from './boot';
import { cycleOf, launchSchema, openSession, type Launch } from './launch';
import { buyingStakesOf, checkedBet, stakesOf } from './slots/bets';

const launch = (playRules?: object) =>
  launchSchema.parse({
    game_id: 'g1',
    title: 'Hammer of Ymir',
    theme: 'norse',
    provider: 'Ravenmoor',
    volatility: 'high',
    rtp: 9_650,
    lines: 20,
    mode: 'demo',
    currency: 'EUR',
    language: 'de',
    session_token: null,
    player_id: null,
    lobby_url: 'http://web.test/de',
    ...(playRules && {
      play_rules: {
        min_cycle_ms: null,
        max_stake: null,
        autoplay: false,
        turbo: false,
        celebrate_above: 1,
        ...playRules,
      },
    }),
  });
const sessionOf = (playRules?: object) => openSession(launch(playRules), 0, 'http://web.test');

it('waits for the longer of its own time and the law’s', () => {
  expect(cycleOf(sessionOf(), 2_500)).toBe(2_500);
  expect(cycleOf(sessionOf({ min_cycle_ms: 1_000 }), 2_500)).toBe(2_500);
  expect(cycleOf(sessionOf({ min_cycle_ms: 5_000 }), 2_500)).toBe(5_000);
});

it('offers and takes no stake above the law’s, and sells no feature above it', () => {
  const free = sessionOf();
  const bound = sessionOf({ max_stake: 100 });
  expect(stakesOf(free).at(-1)).toBeGreaterThan(100);
  expect(stakesOf(bound).at(-1)).toBe(100);
  expect(buyingStakesOf(bound)).toEqual([]);
  expect(checkedBet(bound, { stake: 100, buy: false }).stake).toBe(100);
  const above = stakesOf(free).find((stake) => stake > 100) ?? 0;
  expect(() => checkedBet(bound, { stake: above, buy: false })).toThrow('bad_stake');
});

it('tells the game of every kind above how many stakes a return is celebrated', () => {
  const place = { base: '', webOrigin: 'http://web.test' };
  const own = (theme: string, more: object = {}) =>
    openSession({ ...launch({ celebrate_above: 3 }), theme, ...more } as Launch, 0, 'http://web.test');
  const live = own('roulette', { live: true, limit_min: 100, limit_max: 1_000 });
  const boots = [
    bootOf(own('norse'), { ...place, pictures: {} as never }),
    tableBootOf(own('mines'), 'mines', place),
    crashBootOf(own('crash'), place),
    liveBootOf(live, 'live_roulette', place),
  ];
  expect(boots.map(({ celebrateAbove }) => celebrateAbove)).toEqual([3, 3, 3, 3]);
  expect(tableBootOf(sessionOf(), 'mines', place).celebrateAbove).toBe(1);
});

it('takes no launch whose law asks for a longer time than is remembered', () => {
  expect(() => launch({ min_cycle_ms: 60_000 })).toThrow();
});
