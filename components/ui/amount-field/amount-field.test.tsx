import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountField } from './amount-field';

function Harness() {
  const [value, setValue] = useState('');
  return <AmountField label="Amount" currency="EUR" value={value} onValueChange={setValue} />;
}

test('only digits stay of what is typed', async () => {
  render(<Harness />);
  const input = screen.getByLabelText('Amount');
  await userEvent.type(input, '5a0,-');
  expect(input).toHaveValue('50');
});

test.each([
  ['20,50', '20'],
  ['20.5', '20'],
  ['7,', '7'],
])('%s typed key by key is %s', async (typed, whole) => {
  render(<Harness />);
  const input = screen.getByLabelText('Amount');
  await userEvent.type(input, typed);
  await userEvent.tab();
  expect(input).toHaveValue(whole);
});

test('goes on with digits once the separator is taken back', async () => {
  render(<Harness />);
  const input = screen.getByLabelText('Amount');
  await userEvent.type(input, '20,5{Backspace}0');
  expect(input).toHaveValue('200');
});

test.each([
  ['€ 1 250.00', '1250'],
  ['20,50 €', '20'],
  ['CHF 1’000.-', '1000'],
  ['1.000', '1000'],
  ['1,000.5', '1000'],
])('a pasted %s is %s: cents never make it a hundred times as much', async (pasted, whole) => {
  render(<Harness />);
  await userEvent.click(screen.getByLabelText('Amount'));
  await userEvent.paste(pasted);
  expect(screen.getByLabelText('Amount')).toHaveValue(whole);
});

test('a phone shows the number pad', () => {
  render(<Harness />);
  expect(screen.getByLabelText('Amount')).toHaveAttribute('inputmode', 'numeric');
});
