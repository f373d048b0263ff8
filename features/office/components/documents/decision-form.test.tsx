import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '@/lib/http/problem';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { DecisionForm } from './decision-form';

const onDecide = jest.fn();
const onDone = jest.fn();
const AT = '2026-11-24T15:04:05.000Z';
const show = (obstacle: string | null = null, submittedAt = AT) =>
  render(
    <OfficeMeProvider me={operatorWith(['risk'])}>
      <DecisionForm
        playerId="p1"
        step="identity"
        submittedAt={submittedAt}
        obstacle={obstacle}
        onDecide={onDecide}
        onDone={onDone}
      />
    </OfficeMeProvider>,
  );

beforeEach(() => {
  sessionStorage.clear();
  onDecide.mockReset().mockResolvedValue(undefined);
  onDone.mockReset();
});

it('approves until a day', async () => {
  show();
  fireEvent.change(screen.getByLabelText(/Counts until/), { target: { value: '2031-04-30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Identity: decided.'));
  expect(onDecide).toHaveBeenCalledWith({
    decision: 'approve',
    submittedAt: AT,
    secondEyes: false,
    validUntil: '2031-04-30',
  });
});

it('rejects only with a reason, and keeps what was filled in when that fails', async () => {
  onDecide.mockRejectedValueOnce(new ApiProblem('no_response', 0));
  show();
  fireEvent.click(screen.getByRole('radio', { name: 'Reject' }));
  fireEvent.change(screen.getByLabelText('Note for colleagues'), { target: { value: ' lower edge ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Can’t be read' })).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason');
  expect(screen.getByRole('radiogroup', { name: /^Reason/ })).toBeInvalid();
  expect(onDecide).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: 'Corners cut off' }));
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('There is no answer'));
  expect(screen.getByLabelText('Note for colleagues')).toHaveValue(' lower edge ');
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(onDecide).toHaveBeenLastCalledWith({
    decision: 'reject',
    submittedAt: AT,
    secondEyes: false,
    reason: 'cropped',
    note: 'lower edge',
  });
});

it('asks a colleague, who has to know why', async () => {
  show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'A colleague has to agree' }));
  const note = screen.getByLabelText('Why a colleague should look');
  expect(note).toBeRequired();
  fireEvent.change(note, { target: { value: 'the photo looks old' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ask a colleague' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.stringContaining('Approvals')));
  expect(onDecide).toHaveBeenCalledWith({
    decision: 'approve',
    submittedAt: AT,
    secondEyes: true,
    note: 'the photo looks old',
  });
});

it('says why nothing can be approved yet', () => {
  show('The scanner is away.');
  expect(screen.getByText('The scanner is away.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Approve' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Reject' })).toBeChecked();
});

it('says at the note what is wrong with it', async () => {
  onDecide.mockRejectedValueOnce(new ApiProblem('client_api_5', 422, { fields: { note: 'required' } }));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Note for colleagues')).toHaveAccessibleDescription('This is needed.'),
  );
});

it('is chosen by keys, which do nothing where one writes', async () => {
  show();
  const press = (key: string, target: Element = document.body) =>
    act(async () => fireEvent.keyDown(target, { key }));
  await press('2');
  expect(screen.getByRole('radio', { name: 'Corners cut off' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Reject' })).toHaveFocus();
  await press('a');
  expect(screen.getByRole('radio', { name: 'Approve' })).toBeChecked();
  await press('r', screen.getByLabelText('Note for colleagues'));
  expect(screen.getByRole('radio', { name: 'Approve' })).toBeChecked();
  await press('q');
  expect(screen.getByRole('checkbox', { name: 'A colleague has to agree' })).toBeChecked();
  expect(onDecide).not.toHaveBeenCalled();
});

it('turns by no key what a note was typed for', async () => {
  show();
  const note = screen.getByLabelText('Note for colleagues');
  fireEvent.keyDown(document.body, { key: '2' });
  fireEvent.change(note, { target: { value: 'lower edge' } });
  const cropped = screen.getByRole('radio', { name: 'Corners cut off' });
  await act(async () => fireEvent.keyDown(cropped, { key: 'a' }));
  expect(screen.getByRole('radio', { name: 'Reject' })).toBeChecked();
  await act(async () => fireEvent.keyDown(cropped, { key: '1' }));
  expect(screen.getByRole('radio', { name: 'Can’t be read' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Approve' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Approve' })).toBeChecked());
  expect(note).toHaveValue('lower edge');
});

it('has the note ready for the same submission, and for no other', async () => {
  const type = async () => {
    fireEvent.change(screen.getByLabelText('Note for colleagues'), { target: { value: 'lower edge' } });
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
  };
  const first = show();
  await type();
  first.unmount();
  const second = show(null, '2026-11-25T15:04:05.000Z');
  expect(screen.getByLabelText('Note for colleagues')).toHaveValue('');
  second.unmount();
  show();
  expect(screen.getByLabelText('Note for colleagues')).toHaveValue('lower edge');
});

it('approves by no key what can’t be approved yet', () => {
  show('The scanner has not seen every file yet.');
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(screen.getByRole('radio', { name: 'Reject' })).toBeChecked();
});

it('decides once, however often it is pressed meanwhile', async () => {
  let answer: () => void = () => undefined;
  onDecide.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
  show();
  const approve = screen.getByRole('button', { name: 'Approve' });
  fireEvent.click(approve);
  fireEvent.click(approve);
  await waitFor(() => expect(onDecide).toHaveBeenCalled());
  fireEvent.click(approve);
  answer();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(onDecide).toHaveBeenCalledTimes(1);
});

it('asks no colleague without saying why', async () => {
  show();
  fireEvent.click(screen.getByRole('checkbox', { name: 'A colleague has to agree' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ask a colleague' }));
  await waitFor(() => expect(screen.getByLabelText('Why a colleague should look')).toHaveFocus());
  expect(onDecide).not.toHaveBeenCalled();
});
