import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from './radio-group';

const onBlur = jest.fn();

function Harness({ error }: { error?: string }) {
  const [value, setValue] = useState<'f' | 'm' | 'x' | null>(null);
  return (
    <>
      <RadioGroup
        label="Sex"
        error={error}
        options={[
          { value: 'f', label: 'Female' },
          { value: 'm', label: 'Male' },
          { value: 'x', label: 'Other', disabled: true },
        ]}
        value={value}
        onValueChange={setValue}
        onBlur={onBlur}
      />
      <button type="button">Next</button>
    </>
  );
}

test('a press chooses, on the word too; a disabled one does not', async () => {
  render(<Harness />);
  await userEvent.click(screen.getByText('Male'));
  expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked();
  await userEvent.click(screen.getByText('Other'));
  expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked();
});

test('it is left once, when the focus goes out of it', async () => {
  render(<Harness />);
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Male' }));
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('an error is announced and marks the group', () => {
  render(<Harness error="Please choose." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose.');
  expect(screen.getByRole('radiogroup', { name: 'Sex' })).toBeInvalid();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose.');
});
