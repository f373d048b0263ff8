import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { PasswordField } from './password-field';

function Harness({ strength }: { strength?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label="Password"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      strength={strength}
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

test('the strength is said in words and grows with the password', async () => {
  renderWithMessages(<Harness strength />);
  const input = screen.getByLabelText('Password');
  expect(input).not.toHaveAccessibleDescription();
  await userEvent.type(input, 'a!');
  expect(input).toHaveAccessibleDescription(/Too weak/);
  await userEvent.type(input, 'bcDEF-123456789xQz');
  expect(input).toHaveAccessibleDescription(/Great/);
});
