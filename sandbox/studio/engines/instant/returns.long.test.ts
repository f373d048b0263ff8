import { seededRng } from '../../maths/rng';
import { keno, kenoOutcomes } from '../keno/keno';
import { plinko, plinkoOutcomes } from '../plinko/plinko';
import { SEGMENT_COUNTS } from '../wheel/segments';
import { wheel, wheelOutcomes } from '../wheel/wheel';
import { RISKS } from './risks';
import { standardErrorsOff } from './simulated';

// Every table in play; the daily tests play some of them. Pays as rare as all ten of keno show in the exact figures alone.
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, more) => first + more);
const STAKE = 1_000;

test.each(RISKS.flatMap((risk) => from(8, 16).map((rows) => ({ stake: STAKE, risk, rows }))))(
  'plinko returns in play what was computed: %j',
  (bet) => {
    const rng = seededRng(bet.rows);
    expect(
      standardErrorsOff(plinkoOutcomes(bet), 300_000, () => plinko.result(plinko.begin(rng, bet))),
    ).toBeLessThan(4);
  },
);

test.each(
  RISKS.flatMap((risk) => from(1, 10).map((picks) => ({ stake: STAKE, risk, picks: from(1, picks) }))),
)('keno returns in play what was computed: %j', (bet) => {
  const rng = seededRng(bet.picks.length);
  const outcomes = kenoOutcomes(bet.risk, bet.picks.length);
  expect(standardErrorsOff(outcomes, 200_000, () => keno.result(keno.begin(rng, bet)))).toBeLessThan(4);
});

test.each(RISKS.flatMap((risk) => SEGMENT_COUNTS.map((segments) => ({ stake: STAKE, risk, segments }))))(
  'wheel returns in play what was computed: %j',
  (bet) => {
    const rng = seededRng(bet.segments);
    expect(
      standardErrorsOff(wheelOutcomes(bet), 500_000, () => wheel.result(wheel.begin(rng, bet))),
    ).toBeLessThan(4);
  },
);
