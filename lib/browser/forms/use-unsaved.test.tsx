import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { object, string } from 'yup';
import { dropAllUnsaved } from './drop-all-unsaved';
import type { InputOwner } from './unsaved-input';
import { useForm } from './use-form';

type Values = Record<string, string>;
interface Shown {
  owner?: InputOwner;
  over?: string;
  begin?: string;
}

let goOn: () => void;
let sent: Values[];
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

function TestForm({ owner = 'o1', over, begin = '' }: Shown) {
  const form = useForm<Values>(
    {
      initialValues: { sum: begin, password: '' },
      schema: object({ sum: string() }),
      errorText: () => undefined,
      keep: useMemo(
        () => ({ as: 'test', fields: 'all', owner, ...(over !== undefined && { over }) }),
        [owner, over],
      ),
      submit: async (values) => {
        sent.push(values);
        await new Promise<void>((resolve) => (goOn = resolve));
        form.reset();
      },
    },
    () => 'It failed',
  );
  return (
    <form {...form.attributes}>
      {['sum', 'password'].map((name) => {
        const { error: _error, ...field } = form.field(name);
        return <input key={name} aria-label={name} {...field} />;
      })}
      <button type="submit" aria-busy={form.busy}>
        Send
      </button>
      {form.beginAnew && (
        <button type="button" onClick={form.beginAnew}>
          Begin anew
        </button>
      )}
    </form>
  );
}
const show = (shown: Shown = {}) => render(<TestForm {...shown} />);
const sum = () => screen.getByRole('textbox', { name: 'sum' });
const type = (value: string, name = 'sum') =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const stored = () => sessionStorage.getItem('unsaved:test') ?? '';
const isStored = (text: string) => waitFor(() => expect(stored()).toContain(text));
const anew = () => screen.queryByRole('button', { name: 'Begin anew' });

describe('what was put back', () => {
  it('does not come back in a field that was emptied', async () => {
    const first = show();
    type('abc');
    await isStored('abc');
    type('');
    first.unmount();
    const second = show();
    expect(sum()).toHaveValue('');
    type('abc');
    await isStored('abc');
    second.unmount();
    const third = show();
    expect(sum()).toHaveValue('abc');
    type('');
    third.unmount();
    show();
    expect(sum()).toHaveValue('');
  });

  it('does not come back over a value that stands', async () => {
    const first = show({ over: '7', begin: '10' });
    type('1000');
    await isStored('1000');
    type('10');
    first.unmount();
    show({ over: '7', begin: '10' });
    expect(sum()).toHaveValue('10');
    expect(anew()).toBeNull();
  });
});

it('says that it was put over what stands, and shows that again', async () => {
  const first = show({ over: '7', begin: '10' });
  expect(anew()).toBeNull();
  type('1000');
  await isStored('1000');
  first.unmount();
  const second = show({ over: '7', begin: '10' });
  expect(sum()).toHaveValue('1000');
  fireEvent.click(screen.getByRole('button', { name: 'Begin anew' }));
  expect(sum()).toHaveValue('10');
  expect(anew()).toBeNull();
  expect(stored()).toBe('');
  second.unmount();
  show({ over: '7', begin: '10' });
  expect(sum()).toHaveValue('10');
});

describe('of a form that is still there', () => {
  it('nothing is stored for the next person', async () => {
    const { rerender, unmount } = show();
    type('abc');
    await isStored('abc');
    rerender(<TestForm owner="o2" />);
    type('abcd');
    await waitFor(() => expect(sum()).toHaveValue('abcd'));
    expect(stored()).not.toContain('o2');
    unmount();
    show({ owner: 'o2' });
    expect(sum()).toHaveValue('');
  });

  it('nothing is stored again after the log-out', async () => {
    const { rerender } = show();
    type('abc');
    await isStored('abc');
    dropAllUnsaved();
    rerender(<TestForm owner={null} />);
    expect(sum()).toHaveValue('abc');
    expect(sessionStorage).toHaveLength(0);
  });
});

it('holds no secret, whatever the types say', async () => {
  show({ over: '7', begin: '10' });
  type('hush', 'password');
  type('1000');
  await isStored('1000');
  expect(stored()).not.toContain('hush');
});

it('stays when it was typed after the press, shown and stored', async () => {
  const { unmount } = show();
  type('abc');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  type('abcd');
  goOn();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'false'),
  );
  expect(sum()).toHaveValue('abcd');
  await isStored('abcd');
  unmount();
  show();
  expect(sum()).toHaveValue('abcd');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  // Typed and taken back: nothing of it is left to send.
  type('abcde');
  type('abcd');
  goOn();
  await waitFor(() => expect(sum()).toHaveValue(''));
  expect(sessionStorage).toHaveLength(0);
});
