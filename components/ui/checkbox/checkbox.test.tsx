import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

test('its sentence is its name, and pointer and space key both tick it', async () => {
  render(<Checkbox name="age">I am 18 or over</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'I am 18 or over' });
  await userEvent.click(screen.getByText('I am 18 or over'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('an error is announced and described', () => {
  render(<Checkbox error="Please confirm">I am 18 or over</Checkbox>);
  expect(screen.getByRole('alert')).toHaveTextContent('Please confirm');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please confirm');
});
