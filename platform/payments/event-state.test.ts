import { stateOfEvent } from './event-state';
import { CHARGE_STATUSES, type ChargeStatus } from './provider';

/** Every type of event against every state in its data; a dash is a contradiction. */
const TABLE = `
               pending  processing  completed   failed      cancelled   refunded
  pending      pending  pending     pending     pending     pending     pending
  processing   -        processing  processing  processing  processing  processing
  completed    -        -           completed   -           -           refunded
  failed       -        -           -           failed      -           -
  cancelled    -        -           -           -           cancelled   -
  refunded     -        -           -           -           -           refunded
`;

const [head = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cases = rows.flatMap(([named = '', ...states]) =>
  states.map((state, column) => [named, head[column] ?? '', state] as const),
);

it('has a row and a column for each state', () => {
  expect(head).toEqual(CHARGE_STATUSES);
  expect(rows.map(([named]) => named)).toEqual(CHARGE_STATUSES);
  expect(cases).toHaveLength(CHARGE_STATUSES.length ** 2);
});

it.each(cases)('charge.%s with data that say %s: %s', (named, told, state) => {
  expect(stateOfEvent(named as ChargeStatus, told as ChargeStatus) ?? '-').toBe(state);
});

it('credits by nothing but type and data that both say so', () => {
  for (const [named, told] of cases) {
    const credits = stateOfEvent(named as ChargeStatus, told as ChargeStatus) === 'completed';
    expect([named, told, credits]).toEqual([named, told, named === 'completed' && told === 'completed']);
  }
});
