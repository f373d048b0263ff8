import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { PhoneField } from './phone-field';
import { phoneProblem, type Phone } from './phone-problem';

const onCheck = jest.fn();

function Harness({ error }: { error?: string }) {
  const [value, setValue] = useState<Phone>({ code: '', number: '' });
  return (
    <>
      <PhoneField label="Phone" value={value} onValueChange={setValue} onCheck={onCheck} error={error} />
      <button type="button">Next</button>
    </>
  );
}

const code = () => screen.getByLabelText('Country code');
const number = () => screen.getByLabelText('Phone');

test('the plus sets itself, and the code ends after three digits', async () => {
  renderWithMessages(<Harness />);
  await userEvent.type(code(), '4930');
  expect(code()).toHaveValue('+493');
  await userEvent.clear(code());
  expect(code()).toHaveValue('');
});

test('of the number only eighteen digits stay', async () => {
  renderWithMessages(<Harness />);
  await userEvent.type(number(), '(0151) 23-45 a');
  expect(number()).toHaveValue('01512345');
  await userEvent.type(number(), '123456789012345');
  expect(number()).toHaveValue('015123451234567890');
});

test('a pasted number loses the code that is there already', async () => {
  renderWithMessages(<Harness />);
  await userEvent.type(code(), '43');
  await userEvent.click(number());
  await userEvent.paste('+43 664 1234567');
  expect(number()).toHaveValue('6641234567');
});

test('it is checked when both inputs are left, not between them', async () => {
  renderWithMessages(<Harness />);
  await userEvent.type(code(), '43');
  await userEvent.tab();
  expect(onCheck).not.toHaveBeenCalled();
  await userEvent.keyboard('6641234567');
  await userEvent.tab();
  await waitFor(() => expect(onCheck).toHaveBeenCalledWith(null));
});

test('an error marks both inputs and is said once', () => {
  renderWithMessages(<Harness error="Not a number of this country." />);
  expect(code()).toBeInvalid();
  expect(number()).toHaveAccessibleDescription('Not a number of this country.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test.each([
  ['', '123', 'required'],
  ['+43', '', 'required'],
  ['+43', '6641234567', null],
  ['+43', '06641234567', null],
  ['+43', '1', 'invalid'],
  ['+1', '2015550123', null],
  ['+1', '201555', 'invalid'],
  ['+999', '123456789', 'invalid'],
])('%s %s is %s', async (code, number, problem) => {
  expect(await phoneProblem({ code, number })).toBe(problem);
});
