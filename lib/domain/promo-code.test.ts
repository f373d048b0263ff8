import { promoCodeOf } from './promo-code';

it.each([
  ['welcome', 'WELCOME'],
  [' Spring-26 ', 'SPRING-26'],
])('%j is the code %s', (typed, code) => {
  expect(promoCodeOf(typed)).toBe(code);
});
