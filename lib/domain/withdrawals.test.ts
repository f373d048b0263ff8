import { isCoinAddress, isCoinTag, isIban } from './withdrawals';

it.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['de89370400440532013000', true],
  ['CH9300762011623852957', true],
  ['FR1420041010050500013M02606', true],
  ['DE88370400440532013000', false],
  ['DE8937040044', false],
  ['4242424242424242', false],
  ['', false],
])('an IBAN: %s is one: %s', (text, is) => {
  expect(isIban(text)).toBe(is);
});

it.each([
  ['BTC', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', true],
  ['BTC', '0x52908400098527886E0F7030069857D2E4169EE7', false],
  ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7', true],
  ['XRP', 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv', true],
  ['NONE', 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv', false],
])('an address of %s: %s is one: %s', (option, address, is) => {
  expect(isCoinAddress(option, address)).toBe(is);
});

it.each([
  ['0', true],
  ['4294967295', true],
  [' 104233 ', true],
  ['4294967296', false],
  ['12a', false],
  ['-1', false],
  ['', false],
])('%j as a destination tag: %s', (tag, isRight) => {
  expect(isCoinTag(tag)).toBe(isRight);
});
