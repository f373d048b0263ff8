import { promoCodeOf, typedPromoCode } from './promo-code';

it.each([
  ['welcome', 'WELCOME'],
  [' Spring-26 ', 'SPRING-26'],
])('%j is the code %s', (typed, code) => {
  expect(promoCodeOf(typed)).toBe(code);
});

it('shows it in upper case while it is typed, and takes no space away from who types it', () => {
  expect(typedPromoCode(' spring ')).toBe(' SPRING ');
});
