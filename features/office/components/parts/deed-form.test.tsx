import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '@/lib/http/problem';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { DeedForm } from './deed-form';

const onSubmit = jest.fn();
const onDone = jest.fn();
const show = (isStanding = false) => (
  <OfficeMeProvider me={operatorWith(['support'])}>
    <DeedForm
      keep="change p1"
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
  </OfficeMeProvider>
);
const reason = () => screen.getByLabelText(/^Reason/);

beforeEach(() => {
  sessionStorage.clear();
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

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const give = (words: string) => fireEvent.change(reason(), { target: { value: words } });
const isIdle = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'false'),
  );

it('sends nothing without a reason, says so at it and leads there', async () => {
  render(show());
  give('   ');
  save();
  await waitFor(() => expect(reason()).toHaveFocus());
  expect(reason()).toHaveAccessibleDescription('This is needed.');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('does not complain about what was only left', async () => {
  render(show());
  fireEvent.blur(reason());
  await isIdle();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is done once, however often it is pressed meanwhile', async () => {
  let answer: () => void = () => undefined;
  onSubmit.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
  render(show());
  give('A letter');
  save();
  save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  save();
  answer();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('has one key until somebody knows what became of it', async () => {
  const keys: string[] = [];
  const problems = [new ApiProblem('no_response', 0), new ApiProblem('client_api_52', 409)];
  onSubmit.mockImplementation(async (values: object, keyOf: (content: unknown) => string) => {
    keys.push(keyOf(values));
    const problem = problems.shift();
    if (problem) throw problem;
  });
  render(show());
  give('A letter');
  for (let count = 1; count <= 3; count += 1) {
    save();
    await waitFor(() => expect(keys).toHaveLength(count));
    await isIdle();
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

describe('what was typed', () => {
  const stored = () => sessionStorage.getItem('unsaved:office change p1');

  it('is there again for the same deed after the page was left, until it is done', async () => {
    const { unmount } = render(show());
    fireEvent.change(screen.getByLabelText('Telephone'), { target: { value: '12' } });
    give('A letter');
    await waitFor(() => expect(stored()).toContain('A letter'));
    // A name or a number is quickly typed again, and may stand beside other choices then.
    expect(stored()).not.toContain('12');
    unmount();
    render(show());
    expect(reason()).toHaveValue('A letter');
    save();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(stored()).toBeNull();
  });

  it('is given up with the deed', async () => {
    const onCancel = jest.fn();
    render(
      <OfficeMeProvider me={operatorWith(['support'])}>
        <DeedForm keep="change p1" title="x" button="Save" {...{ onSubmit, onDone, onCancel }} />
      </OfficeMeProvider>,
    );
    give('A letter');
    await waitFor(() => expect(stored()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalled();
    expect(stored()).toBeNull();
  });

  it('stays in all fields over the revision that they change', async () => {
    const draft = (over: string) => (
      <OfficeMeProvider me={operatorWith(['support'])}>
        <DeedForm
          {...{ keep: 'change p1', title: 'x', button: 'Save', withReason: false, onSubmit, onDone, over }}
          fields={[{ name: 'en.subject', label: 'Subject', value: 'A race' }]}
        />
      </OfficeMeProvider>
    );
    const first = render(draft('7'));
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Another race' } });
    await waitFor(() => expect(stored()).not.toBeNull());
    first.unmount();
    const second = render(draft('7'));
    expect(screen.getByLabelText('Subject')).toHaveValue('Another race');
    second.unmount();
    const later = render(draft('8'));
    expect(screen.getByLabelText('Subject')).toHaveValue('A race');
    expect(screen.queryByText(/What you typed before/)).toBeNull();
    later.unmount();
    // It says so, and what is saved is one press away.
    render(draft('7'));
    expect(screen.getByText(/What you typed before/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Begin anew' }));
    expect(screen.getByLabelText('Subject')).toHaveValue('A race');
    expect(screen.getByLabelText('Subject')).toHaveFocus();
    expect(screen.queryByText(/What you typed before/)).toBeNull();
    expect(stored()).toBeNull();
  });
});
