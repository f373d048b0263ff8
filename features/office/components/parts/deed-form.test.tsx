import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '@/lib/http/problem';
import { DeedForm } from './deed-form';

const onSubmit = jest.fn();
const onDone = jest.fn();
const show = (isStanding = false) => (
  <DeedForm
    isStanding={isStanding}
    title="Change data"
    fields={[
      { name: 'name', label: 'First name' },
      { name: 'phone', label: 'Telephone' },
    ]}
    button="Save"
    onSubmit={onSubmit}
    onDone={onDone}
  />
);
const reason = () => screen.getByLabelText(/^Reason/);

beforeEach(() => {
  onSubmit.mockReset().mockResolvedValue(undefined);
  onDone.mockReset();
});

it('takes the focus once, and not from where somebody writes', () => {
  const { rerender } = render(show());
  expect(screen.getByLabelText('First name')).toHaveFocus();
  reason().focus();
  rerender(show());
  expect(reason()).toHaveFocus();
});

it('that nobody opened leaves the focus where it is', () => {
  render(
    <>
      <button type="button">USD</button>
      {show(true)}
    </>,
  );
  expect(document.body).toHaveFocus();
});

it('gives the focus back to the button that opened it', async () => {
  const both = (isOpen: boolean) => (
    <>
      <button type="button">Change data</button>
      {isOpen && show()}
    </>
  );
  const { rerender } = render(both(false));
  screen.getByRole('button', { name: 'Change data' }).focus();
  rerender(both(true));
  expect(screen.getByLabelText('First name')).toHaveFocus();
  rerender(both(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change data' })).toHaveFocus());
});

it('says at a field what is wrong with it, and keeps what was typed', async () => {
  onSubmit.mockRejectedValueOnce(new ApiProblem('client_api_9', 422, { fields: { phone: 'invalid' } }));
  render(show());
  fireEvent.change(screen.getByLabelText('Telephone'), { target: { value: '12' } });
  fireEvent.change(reason(), { target: { value: 'A letter' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Telephone')).toHaveFocus());
  expect(screen.getByLabelText('Telephone')).toHaveAccessibleDescription('This is not right.');
  expect(screen.getByLabelText('Telephone')).toHaveValue('12');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

it('says beside the button what belongs to no field', async () => {
  onSubmit.mockRejectedValueOnce(new ApiProblem('client_api_5', 409, { fields: { session: 'open' } }));
  render(show());
  fireEvent.change(reason(), { target: { value: 'A letter' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/session: open/)).toBeVisible();
});
