import { cycleOf, launchSchema, openSession } from './launch';
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

it('takes no launch whose law asks for a longer time than is remembered', () => {
  expect(() => launch({ min_cycle_ms: 60_000 })).toThrow();
});
