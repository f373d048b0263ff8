import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field';

test('typing reaches the named input', async () => {
  render(<TextField label="Email" name="email" type="email" />);
  await userEvent.type(screen.getByLabelText('Email'), 'mara@mail.com');
  expect(screen.getByLabelText('Email')).toHaveValue('mara@mail.com');
});

test('an error marks the input as invalid', () => {
  render(<TextField label="Email" error="Enter a full email" />);
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a full email');
});
