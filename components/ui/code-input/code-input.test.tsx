import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '../../testing/render';
import { CodeInput } from './code-input';

const onComplete = jest.fn();
const first = () => screen.getByLabelText('Code', { selector: 'input' });

function Harness({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <>
      <CodeInput
        label="Code"
        length={4}
        value={value}
        onValueChange={setValue}
        onComplete={onComplete}
        error={error}
      />
      <output aria-label="value">{value}</output>
    </>
  );
}

test('the focus goes on from digit to digit, and the whole code is told once', async () => {
  renderWithMessages(<Harness />);
  await userEvent.click(first());
  await userEvent.keyboard('12x3');
  expect(screen.getByLabelText('value')).toHaveTextContent('123');
  expect(screen.getByLabelText('Digit 4 of 4')).toHaveFocus();
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('4');
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(onComplete).toHaveBeenCalledWith('1234');
});

test('a code is pasted whole, with the signs that it was written with', async () => {
  renderWithMessages(<Harness />);
  await userEvent.click(first());
  await userEvent.paste('12 34');
  expect(screen.getByLabelText('value')).toHaveTextContent('1234');
});

test('a browser may fill it in from the message', () => {
  renderWithMessages(<Harness />);
  expect(first()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(first()).toHaveAttribute('inputmode', 'numeric');
});

test('an error marks every digit', () => {
  renderWithMessages(<Harness error="This code is not right." />);
  expect(first()).toBeInvalid();
  expect(first()).toHaveAccessibleDescription('This code is not right.');
  expect(screen.getByLabelText('Digit 4 of 4')).toBeInvalid();
});
