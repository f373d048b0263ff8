import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Step } from './step';

function Turn({ arrives = false }: { arrives?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Elsewhere" />
      <Step of={open ? 'form' : 'button'} arrives={arrives}>
        {open ? (
          <p>Form</p>
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        )}
      </Step>
    </>
  );
}

test('takes the focus that was in what is gone', async () => {
  render(<Turn />);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText('Form').parentElement).toHaveFocus();
});

test('leaves it where it is elsewhere', () => {
  render(<Turn />);
  const { rerender } = render(<Step of="one">One</Step>);
  const input = screen.getByLabelText('Elsewhere');
  input.focus();
  rerender(<Step of="two">Two</Step>);
  expect(input).toHaveFocus();
});

test('begins with it where it takes the place of something else', () => {
  render(<Turn arrives />);
  expect(screen.getByRole('button', { name: 'Open' }).parentElement).toHaveFocus();
});
