import { bandOf, scoreOf, SELF_TEST_MOST, SELF_TEST_QUESTIONS, type SelfTestAnswer } from './self-test';

const all = (answer: SelfTestAnswer) =>
  Object.fromEntries(SELF_TEST_QUESTIONS.map((question) => [question, answer]));

it('has nine questions, and counts 0 to 27', () => {
  expect(SELF_TEST_QUESTIONS).toHaveLength(9);
  expect(SELF_TEST_MOST).toBe(27);
  expect([scoreOf(all('never')), scoreOf(all('sometimes'))]).toEqual([0, 9]);
  expect([scoreOf(all('mostly')), scoreOf(all('always'))]).toEqual([18, 27]);
});

it('has no score while a question is open', () => {
  expect(scoreOf({})).toBeNull();
  expect(scoreOf({ ...all('never'), guilty: undefined })).toBeNull();
});

it.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
])('%i points are %s', (score, band) => {
  expect(bandOf(score)).toBe(band);
});
