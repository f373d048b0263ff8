import { useState } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForLayout } from '../../testing/layout';
import { renderWithMessages } from '../../testing/render';
import { DatePicker } from './date-picker';
// Loaded before the clock of a test runs.
import './calendar';

beforeAll(() => standInForLayout());

function Harness({ first = null, ...bounds }: { first?: string | null; min?: string; max?: string }) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <>
      <DatePicker label="Issued" value={value} onValueChange={setValue} {...bounds} />
      <output aria-label="value">{value ?? 'none'}</output>
      <button type="button" onClick={() => setValue(null)}>
        Clear
      </button>
    </>
  );
}

const field = () => screen.getByLabelText('Issued');
const value = () => screen.getByLabelText('value').textContent;
/** A list of 176 years takes jsdom seconds to search. */
const FEW_YEARS = { min: '2023-01-01', max: '2026-12-31' };
async function openCalendar() {
  await userEvent.click(screen.getByLabelText('Open calendar'));
  return within(await screen.findByLabelText('Calendar', { selector: '[role="dialog"]' }));
}

test('the dashes set themselves, and the date counts once it is complete', async () => {
  renderWithMessages(<Harness />);
  await userEvent.type(field(), '2902202');
  expect(field()).toHaveValue('29-02-202');
  expect(value()).toBe('none');
  await userEvent.type(field(), '4');
  expect(field()).toHaveValue('29-02-2024');
  expect(value()).toBe('2024-02-29');
  await userEvent.type(field(), '7{Backspace}');
  expect(field()).toHaveValue('29-02-202');
  expect(value()).toBe('none');
});

test('what is out of range becomes the bound', async () => {
  renderWithMessages(<Harness min="2026-01-01" max="2026-11-21" />);
  await userEvent.type(field(), '31/12/2031');
  expect(field()).toHaveValue('21-11-2026');
  expect(value()).toBe('2026-11-21');
});

test('a pasted ISO date is understood', async () => {
  renderWithMessages(<Harness />);
  await userEvent.click(field());
  await userEvent.paste('2001-02-03');
  expect(value()).toBe('2001-02-03');
  expect(field()).toHaveValue('03-02-2001');
});

test('a digit corrected in the middle keeps the caret there', async () => {
  renderWithMessages(<Harness first="2024-03-15" />);
  await userEvent.type(field(), '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field()).toHaveValue('15-0-2024');
  expect((field() as HTMLInputElement).selectionStart).toBe(4);
});

test('single digits get their zeros when the field is left', async () => {
  renderWithMessages(<Harness />);
  await userEvent.type(field(), '1');
  await userEvent.tab();
  expect(field()).toHaveValue('01');
});

test('a value taken away from outside empties the field', async () => {
  renderWithMessages(<Harness first="2024-03-15" />);
  expect(field()).toHaveValue('15-03-2024');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
});

test('the calendar has 42 days from Monday on, and is loaded when it is opened', async () => {
  renderWithMessages(<Harness first="2024-02-29" {...FEW_YEARS} />);
  expect(screen.queryByLabelText('February 2024')).toBeNull();
  await openCalendar();
  const sheet = screen.getByLabelText('February 2024');
  expect(sheet).toHaveAttribute('role', 'grid');
  const days = Array.from(sheet.querySelectorAll('td'), (cell) => cell.textContent);
  expect(days).toHaveLength(42);
  expect(days.slice(0, 4)).toEqual(['29', '30', '31', '1']);
});

test('nothing is chosen before the button below says so', async () => {
  renderWithMessages(<Harness {...FEW_YEARS} />);
  const calendar = await openCalendar();
  const choose = calendar.getByText('Choose this date');
  expect(choose).toBeDisabled();
  await userEvent.selectOptions(calendar.getByLabelText('Year'), '2024');
  await userEvent.selectOptions(calendar.getByLabelText('Month'), 'February');
  await userEvent.click(calendar.getByLabelText('Thursday, February 29, 2024'));
  expect(value()).toBe('none');
  await userEvent.click(choose);
  expect(value()).toBe('2024-02-29');
  expect(field()).toHaveValue('29-02-2024');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText('Open calendar')).toHaveFocus());
});

test('days out of bounds can’t be chosen, and Escape changes nothing', async () => {
  renderWithMessages(<Harness first="2026-11-10" min="2026-11-03" max="2026-11-21" />);
  const calendar = await openCalendar();
  expect(calendar.getByLabelText('Sunday, November 22, 2026')).toBeDisabled();
  expect(calendar.getByLabelText('Saturday, November 21, 2026')).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(value()).toBe('2026-11-10');
});

test('Escape closes it also while the focus is on the button that opened it', async () => {
  renderWithMessages(<Harness first="2026-11-10" {...FEW_YEARS} />);
  const calendar = await openCalendar();
  await waitFor(() => expect(calendar.getByLabelText(/November 10, 2026/)).toHaveFocus());
  fireEvent.keyDown(screen.getByLabelText('Open calendar'), { key: 'Escape' });
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
});

test('the button that opened it closes it', async () => {
  renderWithMessages(<Harness first="2026-11-10" {...FEW_YEARS} />);
  await openCalendar();
  await userEvent.click(screen.getByLabelText('Open calendar'));
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(screen.getByLabelText('Open calendar')).toHaveAttribute('aria-expanded', 'false');
});
