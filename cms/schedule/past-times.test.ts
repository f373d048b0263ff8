import { scheduleProblem } from './past-times';

const now = Date.parse('2030-05-01T12:00:00Z');
const problem = (args: object) => scheduleProblem('schedule-publish', args, now);

it.each([
  [new Date(now + 1), undefined],
  ['2030-05-01T12:00:01Z', undefined],
  [new Date(now), /has passed/],
  ['2030-05-01T11:59:59Z', /has passed/],
  ['2029-05-01T12:00:01Z', /has passed/],
  [0, /has passed/],
  ['soon', /Choose a date/],
  [undefined, /Choose a date/],
  [null, /Choose a date/],
])('of %p says %p', (date, said) => {
  const found = problem({ type: 'publish', date });
  if (said === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(said);
});

it('lets an appointment be taken back, and not be moved into the past by it', () => {
  expect(problem({ deleteID: 3 })).toBeUndefined();
  expect(problem({ deleteID: 3, date: new Date(now - 1) })).toMatch(/has passed/);
});

it('asks nothing of other calls', () => {
  expect(scheduleProblem('form-state', { date: new Date(0) }, now)).toBeUndefined();
});
