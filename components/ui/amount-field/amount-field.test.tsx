import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountField } from './amount-field';

function Harness() {
  const [value, setValue] = useState('');
  return <AmountField label="Amount" currency="EUR" value={value} onValueChange={setValue} />;
}

test('only digits stay, typed or pasted', async () => {
  render(<Harness />);
  const input = screen.getByLabelText('Amount');
  await userEvent.type(input, '5a0,-');
  expect(input).toHaveValue('50');
  await userEvent.clear(input);
  await userEvent.paste('€ 1 250.00');
  expect(input).toHaveValue('125000');
});

test('a phone shows the number pad', () => {
  render(<Harness />);
  expect(screen.getByLabelText('Amount')).toHaveAttribute('inputmode', 'numeric');
});
