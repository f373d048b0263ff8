import { holdsCardNumber } from './card-number';

test.each([
  ['4242424242424242', true],
  ['4242 4242 4242 4242', true],
  ['4242-4242-4242-4242', true],
  ['Nora 4000000000003220 Winter', true],
  ['36700102000000', true],
  ['Nora Winter', false],
  ['Nora Winter 3rd', false],
  ['tel 0041 44 12', false],
  ['', false],
])('%s: %s', (text, holds) => {
  expect(holdsCardNumber(text)).toBe(holds);
});
