import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberField } from './number-field';

function Harness({ keep }: { keep?: 'digits' | 'word' }) {
  const [value, setValue] = useState('');
  return <NumberField label="Account" keep={keep} value={value} onValueChange={setValue} />;
}

test('only digits stay, leading zeros too, and a phone shows the number pad', async () => {
  render(<Harness />);
  await userEvent.type(screen.getByLabelText('Account'), '00-12a.3');
  expect(screen.getByLabelText('Account')).toHaveValue('00123');
  expect(screen.getByLabelText('Account')).toHaveAttribute('inputmode', 'numeric');
});

test('without wildcards letters stay as well', async () => {
  render(<Harness keep="word" />);
  await userEvent.click(screen.getByLabelText('Account'));
  await userEvent.paste('AT-61*19 %043');
  expect(screen.getByLabelText('Account')).toHaveValue('AT6119043');
  expect(screen.getByLabelText('Account')).not.toHaveAttribute('inputmode');
});
