import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '@/lib/http/problem';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { NoteForm } from './note-form';

const onSubmit = jest.fn();
const show = (playerId = 'p1') =>
  render(
    <OfficeMeProvider me={operatorWith(['support'])}>
      <NoteForm playerId={playerId} onSubmit={onSubmit} />
    </OfficeMeProvider>,
  );
const note = () => screen.getByRole('textbox', { name: /^A note for colleagues/ });
const type = (value: string) => fireEvent.change(note(), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Write down' }));

beforeEach(() => {
  onSubmit.mockReset().mockResolvedValue(undefined);
  sessionStorage.clear();
});

it('is written down by the button or by keys, and makes room for the next', async () => {
  show();
  type(' Called about a card. ');
  press();
  await waitFor(() => expect(note()).toHaveValue(''));
  type('Called again.');
  fireEvent.keyDown(note(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(onSubmit.mock.calls.map(([text]) => text)).toEqual(['Called about a card.', 'Called again.']);
  await waitFor(() => expect(note()).toHaveValue(''));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is not written down empty', async () => {
  show();
  type('  ');
  press();
  await waitFor(() => expect(note()).toHaveAccessibleDescription('This is needed.'));
  expect(note()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('stays when it was refused, at the field or below it', async () => {
  onSubmit
    .mockRejectedValueOnce(new ApiProblem('client_api_5', 422, { fields: { text: 'tooLong' } }))
    .mockRejectedValueOnce(new ApiProblem('client_api_23', 404, { detail: 'there is no such player' }));
  show();
  type('Called.');
  press();
  await waitFor(() => expect(note()).toHaveAccessibleDescription('This is too long.'));
  press();
  expect(await screen.findByText('There is no such player.')).toBeVisible();
  expect(note()).toHaveValue('Called.');
});

it('is one note until somebody knows what became of it', async () => {
  onSubmit
    .mockRejectedValueOnce(new ApiProblem('no_response', 0))
    .mockRejectedValueOnce(new ApiProblem('client_api_5', 422));
  show();
  type('Called.');
  for (let count = 1; count <= 3; count += 1) {
    press();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(count));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Write down' })).toHaveAttribute('aria-disabled', 'false'),
    );
  }
  const keys = onSubmit.mock.calls.map(([, key]) => key as string);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('is written down once, however often it is pressed meanwhile', async () => {
  let answer: () => void = () => undefined;
  onSubmit.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
  show();
  type('Called.');
  press();
  press();
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  fireEvent.keyDown(note(), { key: 'Enter', ctrlKey: true });
  answer();
  await waitFor(() => expect(note()).toHaveValue(''));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('leaves what was typed after the press', async () => {
  let answer: () => void = () => undefined;
  onSubmit.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
  show();
  type('Called.');
  press();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  type('Called again.');
  answer();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Write down' })).toHaveAttribute('aria-disabled', 'false'),
  );
  expect(note()).toHaveValue('Called again.');
});

it('is there again, half written, for this player alone', async () => {
  const first = show();
  type('Called ab');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  first.unmount();
  const second = show('p2');
  expect(note()).toHaveValue('');
  second.unmount();
  show();
  expect(note()).toHaveValue('Called ab');
});
