import { countStep, EVEN, netOf, type TallyStep } from './tally';

const after = (...steps: TallyStep[]) => netOf(steps.reduce(countStep, EVEN));
const started = (roundId: string, stake = 200): TallyStep => ({ type: 'round-started', roundId, stake });
const shown = (roundId: string, won: number): TallyStep => ({ type: 'round-shown', roundId, won });
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
  ['a round without an end stays as it was shown', [started('a'), shown('a', 50), started('b')], -350],
])('%s', (_case, steps, net) => {
  expect(after(...steps)).toBe(net);
});
