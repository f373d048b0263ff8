import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { renderWithPlatform } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { dropAllUnsaved } from './drop-all-unsaved';
import { usePlatformForm } from './use-platform-form';
import type { Keepable } from './use-unsaved';

const TEXTS: Record<string, string> = {
  'name.required': 'A name, please',
  'name.taken': 'This name is taken',
  'note.required': 'A note, please',
};
const schema = object({
  name: string().required('name.required'),
  note: string().required('note.required'),
  secret: string(),
});
const KEPT: { as: string; fields: ('name' | 'note')[]; owner: string | null } = {
  as: 'test',
  fields: ['name', 'note'],
  owner: 'p1',
};

interface Sent {
  values: object;
  key: string;
}
let sent: Sent[];
/** What each call ends with, in turn: a problem that it throws, or nothing. */
let outcomes: unknown[];
let holdUp: Promise<void> | undefined;
let nextKey = 0;

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    configurable: true,
    value: () => `key-${++nextKey}`,
  });
});
beforeEach(() => {
  sent = [];
  outcomes = [];
  holdUp = undefined;
  sessionStorage.clear();
});

function TestForm({
  secret = '',
  keepsKey,
  keep = KEPT,
}: {
  secret?: string;
  keepsKey?: boolean;
  keep?: typeof KEPT;
}) {
  const form = usePlatformForm({
    initialValues: { name: '', note: '', secret },
    schema,
    errorText: (key) => TEXTS[key],
    keep,
    keepsKey,
    submit: async (values, keyOf) => {
      sent.push({ values, key: keyOf(values) });
      await holdUp;
      const problem = outcomes.shift();
      if (problem) throw problem;
    },
  });
  return (
    <form {...form.attributes} aria-label="form">
      {(['name', 'note', 'secret'] as const).map((name) => {
        const { error, ...field } = form.field(name);
        return (
          <label key={name}>
            {name}
            <input {...field} aria-invalid={Boolean(error)} />
            {error && <em>{error}</em>}
          </label>
        );
      })}
      {form.message && <p role="alert">{form.message}</p>}
      <button type="submit" aria-busy={form.busy}>
        Send
      </button>
    </form>
  );
}

const show = (secret?: string) => renderWithPlatform(<TestForm secret={secret} />);
const input = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = () => userEvent.click(screen.getByRole('button'));
async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(input(name));
    await userEvent.type(input(name), value);
  }
}
const send = async (count: number) => {
  await press();
  await waitFor(() => expect(sent).toHaveLength(count));
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
};
const lost = () => new ApiProblem('no_response', 0);
const refused = (fields?: Record<string, string>) => new ApiProblem('client_api_34', 422, { fields });

it('says what is missing at its field, with the focus at the first, and sends nothing', async () => {
  show();
  await press();
  expect(await screen.findByText('A name, please')).toBeVisible();
  expect(screen.getByText('A note, please')).toBeVisible();
  await waitFor(() => expect(input('name')).toHaveFocus());
  expect(sent).toEqual([]);
});

it('says of a field that was left, and of no other', async () => {
  show();
  await userEvent.click(input('note'));
  await userEvent.tab();
  expect(await screen.findByText('A note, please')).toBeVisible();
  expect(screen.queryByText('A name, please')).toBeNull();
});

it('tells what the platform says of a field at the field, and moves the focus there', async () => {
  show();
  await fill({ name: 'Mara', note: 'x' });
  outcomes = [refused({ name: 'taken' })];
  await send(1);
  expect(await screen.findByText('This name is taken')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(input('name')).toHaveFocus());
});

it('tells whatever has no text at a field as a message, until a field has the focus', async () => {
  show();
  await fill({ name: 'Mara', note: 'x' });
  outcomes = [refused({ name: 'unheard_of' })];
  await send(1);
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  await userEvent.click(input('note'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps its key while nobody knows whether it arrived, and has another after a refusal or for other content', async () => {
  show();
  await fill({ name: 'Mara', note: 'x' });
  outcomes = [
    lost(),
    new ApiProblem('server_error', 500),
    new ApiProblem('idempotency_in_progress', 409),
    refused(),
    lost(),
  ];
  for (let count = 1; count <= 5; count += 1) await send(count);
  await fill({ note: 'y' });
  await send(6);
  const [first, second, third, fourth, fifth, sixth] = sent.map(({ key }) => key);
  expect([second, third, fourth]).toEqual([first, first, first]);
  expect(fifth).not.toBe(first);
  expect([first, fifth]).not.toContain(sixth);
});

it('sends once, however often it is pressed meanwhile', async () => {
  let goOn: () => void = () => undefined;
  holdUp = new Promise((resolve) => (goOn = resolve));
  show();
  await fill({ name: 'Mara', note: 'x' });
  await press();
  await press();
  await userEvent.type(input('note'), '{Enter}');
  goOn();
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
  expect(sent).toHaveLength(1);
});

it('sends once for two submits before it could show that it is busy, and stays busy until the answer', async () => {
  let goOn: () => void = () => undefined;
  holdUp = new Promise((resolve) => (goOn = resolve));
  show();
  await fill({ name: 'Mara', note: 'x' });
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
  goOn();
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
  expect(sent).toHaveLength(1);
});

it('has another key for the same content once that was carried out, unless it leaves the page with it', async () => {
  const { unmount } = show();
  await fill({ name: 'Mara', note: 'x' });
  await send(1);
  await send(2);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  unmount();

  sent = [];
  renderWithPlatform(<TestForm keepsKey />);
  await fill({ name: 'Mara', note: 'x' });
  await send(1);
  await send(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

it('does not compile with a password or a card among what is kept', () => {
  // @ts-expect-error a password is kept nowhere
  const password: Keepable<{ newPassword: string }> = 'newPassword';
  // @ts-expect-error nor is a card
  const card: Keepable<{ cardNumber: string }> = 'cardNumber';
  expect([password, card]).toHaveLength(2);
});

describe('what was typed', () => {
  it('is there again in a form that was closed, but for what is not to be kept', async () => {
    const { unmount } = show();
    await fill({ name: 'Mara', note: 'half a', secret: 'hush' });
    unmount();
    show();
    expect(['name', 'note', 'secret'].map((name) => (input(name) as HTMLInputElement).value)).toEqual([
      'Mara',
      'half a',
      '',
    ]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hush');
  });

  it('is gone once it was sent, and stays when that failed', async () => {
    const { unmount } = show();
    await fill({ name: 'Mara', note: 'x' });
    outcomes = [lost()];
    await send(1);
    expect(sessionStorage).toHaveLength(1);
    await send(2);
    expect(sessionStorage).toHaveLength(0);
    unmount();
    show();
    expect(input('name')).toHaveValue('');
  });

  it('is dropped as a whole for whoever logs out', async () => {
    show();
    await fill({ name: 'Mara' });
    sessionStorage.setItem('other', 'stays');
    dropAllUnsaved();
    expect({ ...sessionStorage }).toEqual({ other: 'stays' });
  });

  it('is given to nobody but the person who typed it', async () => {
    const { unmount } = show();
    await fill({ name: 'Mara' });
    unmount();
    renderWithPlatform(<TestForm keep={{ ...KEPT, owner: 'another player' }} />);
    expect(input('name')).toHaveValue('');
  });

  it('gives way when something else stands in its place', () => {
    sessionStorage.setItem('unsaved:test', '[1');
    show();
    expect(input('name')).toHaveValue('');
  });
});
