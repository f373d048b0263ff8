import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select';

const OPTIONS = [
  { value: 'all', label: 'All types' },
  { value: 'bet', label: 'Bets' },
  { value: 'win', label: 'Wins', disabled: true },
];

function Harness() {
  const [value, setValue] = useState('');
  return (
    <Select
      label="Type"
      placeholder="Choose"
      options={OPTIONS}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

test('choosing an option reports its value', async () => {
  const chosen: string[] = [];
  render(<Select label="Type" options={OPTIONS} onChange={(event) => chosen.push(event.target.value)} />);
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Bets');
  expect(chosen).toEqual(['bet']);
});

test('a placeholder stands there until something is chosen, and is no choice', async () => {
  render(<Harness />);
  expect(screen.getByLabelText('Type')).toHaveDisplayValue('Choose');
  expect(screen.queryByRole('option', { name: 'Choose' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'bet');
  expect(screen.getByLabelText('Type')).toHaveDisplayValue('Bets');
});

test('an error marks the list', () => {
  render(<Select label="Type" options={OPTIONS} error="Choose a type." />);
  expect(screen.getByLabelText('Type')).toBeInvalid();
  expect(screen.getByLabelText('Type')).toHaveAccessibleDescription('Choose a type.');
});
