import { autoAbove, autoBelow, multiplierWriter, readAuto, readHundredths } from './multiplier';

test.each([
  ['en', 253, '2.53×'],
  ['de', 253, '2,53×'],
  ['de-CH', 100, '1.00×'],
  ['fr', 101, '1,01×'],
  ['en', 100_000_000, '1,000,000.00×'],
] as const)('%s writes %i hundredths as %s', (locale, hundredths, text) => {
  expect(multiplierWriter(locale)(hundredths)).toBe(text);
});

test.each([
  ['en', '2', 200],
  ['en', '2.5', 250],
  ['en', '2.534', 253],
  ['en', ' 1.50× ', 150],
  ['en', '€10.00', 1_000],
  ['en', '1,500', 150_000],
  ['en', '1,500.25', 150_025],
  ['en', '1,5', 150],
  ['de', '1,5', 150],
  ['de', '1.500', 150_000],
  ['de', '1.500,25 €', 150_025],
  ['de', '2.5', 250],
  ['de-CH', "1'500.50", 150_050],
  ['fr', '1 500,50', 150_050],
  ['fr', '1,37×', 137],
  ['en', '0.10', 10],
  ['en', '', null],
  ['en', '  ', null],
  ['en', '-2', undefined],
  ['en', 'much', undefined],
  ['en', '1-2', undefined],
  ['en', '99999999999', undefined],
] as const)('%s reads %j as %p', (locale, text, hundredths) => {
  expect(readHundredths(text, locale)).toBe(hundredths);
});

test('what was written is read again, in every language', () => {
  for (const locale of ['en', 'de', 'en-AU', 'de-CH', 'fr'] as const) {
    const write = multiplierWriter(locale);
    for (const hundredths of [101, 150, 1_000, 99_999, 123_456, 100_000_000])
      expect([locale, readAuto(write(hundredths), locale)]).toEqual([locale, hundredths]);
  }
});

test('an auto cash-out stays within what the game knows', () => {
  expect(['1', '0', '1.01', '2000000', '', 'x'].map((text) => readAuto(text, 'en'))).toEqual([
    101,
    101,
    101,
    100_000_000,
    null,
    undefined,
  ]);
});

test('the steps go from none to 2.00, and from the lowest to none', () => {
  expect([autoAbove(null), autoAbove(200), autoAbove(137), autoAbove(100_000)]).toEqual([
    200, 300, 150, 100_000,
  ]);
  expect([autoBelow(null), autoBelow(200), autoBelow(101), autoBelow(137)]).toEqual([null, 150, null, 120]);
});
