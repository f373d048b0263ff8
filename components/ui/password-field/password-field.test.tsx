import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { PasswordField } from './password-field';

function Harness({ strength, error }: { strength?: boolean; error?: string }) {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label="Password"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      strength={strength}
      error={error}
    />
  );
}

test('the password is hidden until the player asks to see it', async () => {
  renderWithMessages(<Harness />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
});

test('the strength is said in words, with what is missing, and grows with the password', async () => {
  renderWithMessages(<Harness strength />);
  const input = screen.getByLabelText('Password');
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect(input).not.toHaveAccessibleDescription();
  expect(meter).toHaveAttribute('aria-valuenow', '0');
  await userEvent.type(input, 'a!');
  expect(input).toHaveAccessibleDescription('Too weak for an account.');
  expect(meter).toHaveAttribute('aria-valuenow', '1');
  await userEvent.type(input, 'bcDEF-123');
  expect(input).toHaveAccessibleDescription('Strong. One more character makes it great.');
  expect(meter).toHaveAttribute('aria-valuenow', '3');
  await userEvent.type(input, '4');
  expect(input).toHaveAccessibleDescription('Great password.');
  expect(meter).toHaveAttribute('aria-valuetext', 'Great password.');
});

test('an error takes the words’ place, the meter stays', async () => {
  renderWithMessages(<Harness strength error="Add at least one digit." />);
  await userEvent.type(screen.getByLabelText('Password'), 'abcdefgh');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Add at least one digit.');
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '2');
});

test('where a password is only entered there is no meter', () => {
  renderWithMessages(<Harness />);
  expect(screen.queryByRole('meter')).toBeNull();
});
