import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BirthDate } from '@/lib/domain/birth-date';
import { renderWithMessages } from '../../testing/render';
import { BirthDateField } from './birth-date-field';

const onBlur = jest.fn();

function Harness({ error, disabled }: { error?: string; disabled?: boolean }) {
  const [value, setValue] = useState<BirthDate>({ day: '', month: '', year: '' });
  return (
    <>
      <BirthDateField
        label="Birth date"
        value={value}
        onValueChange={setValue}
        onBlur={onBlur}
        error={error}
        disabled={disabled}
      />
      <output>{`${value.day}.${value.month}.${value.year}`}</output>
      <button type="button">Next</button>
    </>
  );
}

test('three lists make a date', async () => {
  renderWithMessages(<Harness />);
  const group = within(screen.getByRole('group', { name: 'Birth date' }));
  await userEvent.selectOptions(group.getByLabelText('Day'), '29');
  await userEvent.selectOptions(group.getByLabelText('Month'), 'Feb');
  await userEvent.selectOptions(group.getByLabelText('Year'), '1988');
  expect(screen.getByRole('status')).toHaveTextContent('29.2.1988');
});

test('the years begin with those who come of age this year, and are a hundred', () => {
  renderWithMessages(<Harness />);
  const years = within(screen.getByLabelText('Year')).getAllByRole('option');
  expect(years).toHaveLength(100);
  expect(years[0]).toHaveTextContent(String(new Date().getFullYear() - 18));
});

test('it is left when the focus goes out of all three', async () => {
  renderWithMessages(<Harness />);
  await userEvent.click(screen.getByLabelText('Day'));
  await userEvent.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('an error is said once and marks all three', () => {
  renderWithMessages(<Harness error="You must be 18 or over." />);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  for (const name of ['Day', 'Month', 'Year']) expect(screen.getByLabelText(name)).toBeInvalid();
});

test('a stored birthday can’t be changed', () => {
  renderWithMessages(<Harness disabled />);
  for (const name of ['Day', 'Month', 'Year']) expect(screen.getByLabelText(name)).toBeDisabled();
});
