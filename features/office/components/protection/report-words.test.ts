import { reportWords } from './report-words';

it.each([
  ['cases', 'serious', 'Serious'],
  ['deeds', 'call', 'Called'],
  ['breaks', '1w by the office', '1 week by the office'],
  ['limits', 'deposit week lowered', 'Deposits a week: lowered'],
  ['registers', 'oasis silent', 'OASIS did not answer'],
  ['matches', 'waits', 'Not decided yet'],
  ['later', 'unknown', 'unknown'],
])('%s %s', (part, what, words) => {
  expect(reportWords({ part, what })).toBe(words);
});
