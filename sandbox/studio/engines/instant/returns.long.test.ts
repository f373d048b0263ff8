import { seededRng } from '../../maths/rng';
import { keno, kenoOutcomes } from '../keno/keno';
import { plinko, plinkoOutcomes } from '../plinko/plinko';
import { SEGMENT_COUNTS } from '../wheel/segments';
import { wheel, wheelOutcomes } from '../wheel/wheel';
import { RISKS } from './risks';
import { momentsOf } from '../play/outcomes';
import { returned, standardErrorsOff } from '../play/simulated';

// Every table in play; the daily tests play some of them. Pays as rare as all ten of keno show in the exact figures alone.
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, more) => first + more);
const STAKE = 1_000;

test.each(RISKS.flatMap((risk) => from(8, 16).map((rows) => ({ stake: STAKE, risk, rows }))))(
  'plinko returns in play what was computed: %j',
  (bet) => {
    const rng = seededRng(bet.rows);
    expect(
      standardErrorsOff(momentsOf(plinkoOutcomes(bet)), 300_000, () =>
        returned(plinko.result(plinko.begin(rng, bet))),
      ),
    ).toBeLessThan(4);
  },
);

test.each(
  RISKS.flatMap((risk) => from(1, 10).map((picks) => ({ stake: STAKE, risk, picks: from(1, picks) }))),
)('keno returns in play what was computed: %j', (bet) => {
  const rng = seededRng(bet.picks.length);
  const exact = momentsOf(kenoOutcomes(bet.risk, bet.picks.length));
  expect(standardErrorsOff(exact, 200_000, () => returned(keno.result(keno.begin(rng, bet))))).toBeLessThan(
    4,
  );
});

test.each(RISKS.flatMap((risk) => SEGMENT_COUNTS.map((segments) => ({ stake: STAKE, risk, segments }))))(
  'wheel returns in play what was computed: %j',
  (bet) => {
    const rng = seededRng(bet.segments);
    expect(
      standardErrorsOff(momentsOf(wheelOutcomes(bet)), 500_000, () =>
        returned(wheel.result(wheel.begin(rng, bet))),
      ),
    ).toBeLessThan(4);
  },
);
