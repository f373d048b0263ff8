import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedControl } from './segmented-control';

function Harness() {
  const [value, setValue] = useState<'signup' | 'login'>('signup');
  return (
    <SegmentedControl
      label="Account"
      segments={[
        { value: 'signup', label: 'Sign up' },
        { value: 'login', label: 'Log in' },
      ]}
      value={value}
      onValueChange={setValue}
    />
  );
}

test('it is one tab stop; arrow keys choose and carry the focus, round the end too', async () => {
  render(<Harness />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Sign up' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Log in', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sign up', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Log in', selected: true })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('a press chooses', async () => {
  render(<Harness />);
  await userEvent.click(screen.getByRole('tab', { name: 'Log in' }));
  expect(screen.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
});

test('a segment that can’t be chosen now is passed over', async () => {
  const onValueChange = jest.fn();
  render(
    <SegmentedControl
      label="Method"
      segments={[
        { value: 'regular', label: 'Regular' },
        { value: 'crypto', label: 'Crypto', disabled: true },
        { value: 'voucher', label: 'Voucher' },
      ]}
      value="regular"
      onValueChange={onValueChange}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenCalledWith('voucher');
  expect(screen.getByRole('tab', { name: 'Voucher' })).toHaveFocus();
});
