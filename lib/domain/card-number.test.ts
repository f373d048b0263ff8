import { holdsCardNumber, withoutCardNumbers } from './card-number';

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

test.each([
  ['My card 4242 4242 4242 4242 was declined.', 'My card •••• 4242 was declined.'],
  ['4000-0000-0000-3220, and 378282246310005!', '•••• 3220, and •••• 0005!'],
  ['4242 4242 4242 4242 12/34 123', '•••• 4242 12/34 123'],
  ['12 5555555555554444 999 4242424242424242', '12 •••• 4444 999 •••• 4242'],
  // No card's: its last figure does not check, an account, a longer number, a phone's, an hour's.
  ['4242 4242 4242 4241', '4242 4242 4242 4241'],
  ['DE44500105175407324931', 'DE44500105175407324931'],
  ['42424242424242424242', '42424242424242424242'],
  ['+49 151 12345678, 24.12.2026 10:30', '+49 151 12345678, 24.12.2026 10:30'],
  ['W-10418', 'W-10418'],
])('%s is told on as %s', (text, told) => {
  expect(withoutCardNumbers(text)).toBe(told);
});
