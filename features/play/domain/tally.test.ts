import { countGain, countStep, EVEN, netOf, type TallyStep } from './tally';

const after = (...steps: TallyStep[]) => netOf(steps.reduce(countStep, EVEN));
const started = (roundId: string, stake = 200): TallyStep => ({ type: 'round-started', roundId, stake });
const shown = (roundId: string, won: number): TallyStep => ({ type: 'round-shown', roundId, won });
const found = (roundId: string): TallyStep => ({ type: 'round-shown', roundId, won: 0, stake: 200 });
const ended = (roundId: string, won: number, stake = 200): TallyStep => ({
  type: 'round-ended',
  roundId,
  stake,
  won,
});

test.each<[string, TallyStep[], number]>([
  ['nothing played', [], 0],
  ['the stake leaves at once', [started('a')], -200],
  ['what was shown counts', [started('a'), shown('a', 500)], 300],
  ['free spins add up', [started('a'), shown('a', 0), shown('a', 150), shown('a', 450)], 250],
  ['the end counts it once', [started('a'), shown('a', 500), ended('a', 500)], 300],
  ['a refused round has cost nothing', [started('a'), ended('a', 0, 0)], 0],
  ['a round that began elsewhere', [ended('x', 950)], 750],
  ['the end of another round leaves the running one', [started('a'), ended('x', 0), shown('a', 100)], -300],
  ['what another round shows is not this one’s', [started('a'), shown('x', 900)], -200],
  ['a round that is told again after a reload', [started('a'), shown('a', 50), started('a')], -150],
  ['the end that comes after the next one has begun', [started('a'), started('b'), ended('a', 0)], -400],
  ['and its win', [started('a'), started('b'), ended('a', 900), ended('b', 0)], 500],
  ['a late one that is told again', [started('a'), started('b'), started('a', 300)], -500],
  ['a round that was open at first has paid its stake before', [found('a')], 0],
  ['and what a choice adds to it', [found('a'), started('a', 300), ended('a', 0, 300)], -100],
  ['a round without an end stays as it was shown', [started('a'), shown('a', 50), started('b')], -350],
])('%s', (_case, steps, net) => {
  expect(after(...steps)).toBe(net);
});

const under = (...steps: TallyStep[]) => steps.reduce(countStep, EVEN);

test.each<[string, TallyStep[], number | null, number | null, number]>([
  ['a stake that never left', [started('a')], 4_800, 5_000, 0],
  ['a win that the game has not shown', [started('a')], 4_800, 5_300, 300],
  ['no loss made elsewhere', [started('a')], 4_800, 4_000, -200],
  ['nothing between two rounds', [started('a'), ended('a', 0)], 4_800, 9_000, -200],
  ['nothing while a credit is not known', [started('a')], null, 5_000, -200],
  ['nothing while the balance is not known', [started('a')], 4_800, null, -200],
])('what the credit gained in silence: %s', (_case, steps, before, now, net) => {
  expect(netOf(countGain(under(...steps), before, now))).toBe(net);
});

test('the game’s own word about the round takes the gain’s place', () => {
  const gained = countGain(under(started('a')), 4_800, 5_300);
  expect(netOf(countStep(gained, ended('a', 500)))).toBe(300);
  expect(netOf(countStep(gained, ended('a', 0, 0)))).toBe(0);
});
