import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Autocomplete } from './autocomplete';

const COUNTRIES = [
  { value: 'AT', label: 'Austria' },
  { value: 'AU', label: 'Australia' },
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'DE', label: 'Germany' },
];

function Harness({ onSubmit, ...field }: { onSubmit?: () => void; disabled?: boolean; readOnly?: boolean }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Autocomplete
        label="Country"
        options={COUNTRIES}
        value={value}
        onValueChange={setValue}
        emptyText="No such country"
        {...field}
      />
      <output>{value ?? 'none'}</output>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Country' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test('Enter takes the marked match, the first at once, and sends no form', async () => {
  const onSubmit = jest.fn();
  render(<Harness onSubmit={onSubmit} />);
  await userEvent.type(field(), 'aus');
  expect(field()).toHaveAttribute('aria-activedescendant', expect.stringMatching(/option-0$/));
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Austria');
  expect(screen.getByRole('status')).toHaveTextContent('AT');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(['', 'xyz'])('Enter sends no form while the list is open without a mark: %j', async (typed) => {
  const onSubmit = jest.fn();
  render(<Harness onSubmit={onSubmit} />);
  await userEvent.click(field());
  if (typed) await userEvent.type(field(), typed);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the text filters by substring, without case', async () => {
  render(<Harness />);
  await userEvent.type(field(), 'TR');
  expect(options()).toEqual(['Austria', 'Australia']);
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

test('a text that fits one option chooses it, and leaving writes it out', async () => {
  render(<Harness />);
  await userEvent.type(field(), 'germ');
  expect(screen.getByRole('status')).toHaveTextContent('DE');
  await userEvent.tab();
  expect(field()).toHaveValue('Germany');
});

test('a text that fits none is cleared when the field is left', async () => {
  render(<Harness />);
  await userEvent.type(field(), 'xyz');
  expect(screen.getByText('No such country')).toBeVisible();
  await userEvent.tab();
  expect(field()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

test('arrow keys and Enter choose, without sending the form', async () => {
  const onSubmit = jest.fn();
  render(<Harness onSubmit={onSubmit} />);
  await userEvent.type(field(), 'aus');
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', expect.stringMatching(/option-1$/));
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Australia');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a press on an option chooses it', async () => {
  render(<Harness />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Germany' }));
  expect(screen.getByRole('status')).toHaveTextContent('DE');
});

test('digits and signs are dropped; accents and apostrophes need not be typed', async () => {
  render(<Harness />);
  await userEvent.type(field(), 'cote 1d2ivo!');
  expect(field()).toHaveValue('cote divo');
  expect(options()).toEqual(['Côte d’Ivoire']);
});

test('Escape closes the list but not the dialog around it', async () => {
  const onKeyDown = jest.fn();
  render(
    <div onKeyDown={onKeyDown} role="presentation">
      <Harness />
    </div>,
  );
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('the first arrow upwards goes to the last option, and past the end it begins again', async () => {
  render(<Harness />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveAttribute('aria-activedescendant', expect.stringMatching(/option-3$/));
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', expect.stringMatching(/option-0$/));
});

test('an opened field shows the choice behind what is typed, and gives it up for other letters', async () => {
  render(<Harness />);
  await userEvent.type(field(), 'germany');
  await userEvent.tab();
  await userEvent.click(field());
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('placeholder', 'Germany');
  expect(screen.getByRole('status')).toHaveTextContent('DE');
  await userEvent.type(field(), 'aus');
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

test.each([{ disabled: true }, { readOnly: true }])('%j: it does not open', async (state) => {
  render(<Harness {...state} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('opened where a list can be anchored, it lies in the top layer until it is closed', async () => {
  const show = jest.fn();
  const hide = jest.fn();
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide });
  Object.assign(globalThis, { CSS: { supports: () => true } });
  render(<Harness />);
  await userEvent.click(field());
  expect(show).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(hide).toHaveBeenCalledTimes(1);
});
