import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { object, string } from 'yup';
import { ApiProblem } from '@/lib/http/problem';
import { faultsTest } from './faults-test';
import { useForm, type FormOptions, type SentForm } from './use-form';
import { createIdempotencyKey } from './use-idempotency-key';

type Values = Record<string, string>;
const NAMES = ['title.en', 'day', 'kind'];
const TEXTS: Record<string, string> = {
  'title.en.required': 'A title, please',
  'title.en.taken': 'This title is taken',
  'day.invalid': 'This is no day',
  'kind.required': 'Choose one',
};
const schema = object({
  'title.en': string().required('title.en.required'),
  kind: string().required('kind.required'),
});

let nextKey = 0;
beforeAll(() => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `key-${++nextKey}` });
});
let sent: { values: Values; key: string }[];
/** What each call ends with, in turn: a problem that it throws, or nothing. */
let outcomes: unknown[];
beforeEach(() => {
  sent = [];
  outcomes = [];
  sessionStorage.clear();
});
const send: FormOptions<Values>['submit'] = async (values, keyOf) => {
  sent.push({ values, key: keyOf(values) });
  const problem = outcomes.shift();
  if (problem) throw problem;
};
const lost = () => new ApiProblem('no_response', 0);

type TestOptions = Partial<FormOptions<Values>> & { resets?: boolean };
function TestForm({ resets, ...options }: TestOptions) {
  const form: SentForm<Values> = useForm<Values>(
    {
      initialValues: { 'title.en': '', day: '', kind: 'a' },
      schema,
      errorText: (key) => TEXTS[key],
      submit: async (...call) => {
        await send(...call);
        if (resets) form.reset();
      },
      ...options,
    },
    () => 'It failed',
  );
  return (
    <form {...form.attributes}>
      {NAMES.slice(0, 2).map((name) => {
        const { error, ...field } = form.field(name);
        return (
          <label key={name}>
            {name}
            <input {...field} aria-invalid={Boolean(error)} />
            {error && <em>{error}</em>}
          </label>
        );
      })}
      <fieldset aria-invalid={Boolean(form.errorOf('kind'))}>
        <input type="radio" aria-label="a" name="kind" onChange={() => form.setValue('kind', 'a')} />
      </fieldset>
      {form.message && <p role="alert">{form.message}</p>}
      <button type="submit" aria-busy={form.busy}>
        Send
      </button>
      <button type="button" onClick={() => form.say('Look above')}>
        Say
      </button>
      <button type="button" onClick={form.giveUp}>
        Give up
      </button>
    </form>
  );
}
const show = (options: TestOptions = {}) => render(<TestForm {...options} />);
const input = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const press = (name = 'Send') => fireEvent.click(screen.getByRole('button', { name }));
const pressed = async (count: number) => {
  press();
  await waitFor(() => expect(sent).toHaveLength(count));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'false'),
  );
};

it('takes a name with a dot in it as one name, of its rules, its refusals and its value', async () => {
  show();
  press();
  expect(await screen.findByText('A title, please')).toBeVisible();
  await waitFor(() => expect(input('title.en')).toHaveFocus());
  type('title.en', 'Race');
  await waitFor(() => expect(screen.queryByText('A title, please')).toBeNull());
  outcomes = [new ApiProblem('client_api_5', 422, { fields: { 'title.en': 'taken' } })];
  await pressed(1);
  expect(screen.getByText('This title is taken')).toBeVisible();
  expect(sent[0]?.values).toEqual({ 'title.en': 'Race', day: '', kind: 'a' });
});

it('holds rules of several fields together, each error at its field', async () => {
  const faults = (values: Values) => ({
    ...(values.day === 'Sunday' && { day: 'day.invalid', 'title.en': 'title.en.taken' }),
  });
  show({ schema: schema.test(faultsTest(faults)) });
  type('day', 'Sunday');
  press();
  expect(await screen.findByText('This is no day')).toBeVisible();
  // What a field's own rule says comes first.
  expect(screen.getByText('A title, please')).toBeVisible();
  type('title.en', 'Race');
  expect(await screen.findByText('This title is taken')).toBeVisible();
  type('day', 'Monday');
  await pressed(1);
});

it('is not busy for ever when a rule itself fails, and says that it failed', async () => {
  const faults = jest.fn(() => ({}));
  show({ schema: schema.test(faultsTest(faults)) });
  faults.mockImplementation(() => {
    throw new TypeError('no such currency');
  });
  type('title.en', 'Race');
  press();
  expect(await screen.findByText('It failed')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'false'),
  );
  expect(sent).toEqual([]);
  faults.mockImplementation(() => ({}));
  await pressed(1);
});

it('says of a field that has no value yet what a press asks of it', async () => {
  show({ initialValues: { kind: 'a' } });
  expect(screen.queryByText('A title, please')).toBeNull();
  press();
  expect(await screen.findByText('A title, please')).toBeVisible();
});

it('sends nothing of a field that the browser itself can’t read', async () => {
  show();
  type('title.en', 'Race');
  Object.defineProperty(input('day'), 'validity', { configurable: true, value: { badInput: true } });
  press();
  expect(await screen.findByText('This is no day')).toBeVisible();
  await waitFor(() => expect(input('day')).toHaveFocus());
  expect(sent).toEqual([]);
  Object.defineProperty(input('day'), 'validity', { value: { badInput: false } });
  await pressed(1);
});

it('leads to the first control of a group that is wrong as a whole', async () => {
  show({ initialValues: { 'title.en': 'Race', day: '', kind: '' } });
  press();
  await waitFor(() => expect(screen.getByRole('radio')).toHaveFocus());
});

it('shows its own words beside what stands at fields, and what else is put there', async () => {
  show({ problemMessage: () => 'Something is not right' });
  type('title.en', 'Race');
  outcomes = [new ApiProblem('client_api_5', 422, { fields: { 'title.en': 'taken' } })];
  await pressed(1);
  expect(screen.getByText('This title is taken')).toBeVisible();
  // The focus is led to the field, which takes the message away; the form may put it back.
  fireEvent.focus(input('day'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  press('Say');
  expect(await screen.findByRole('alert')).toHaveTextContent('Look above');
});

describe('a step of something', () => {
  it('gives the key that its whole has for this content, also after it was left', async () => {
    const keys = createIdempotencyKey();
    const { unmount } = show({ keys });
    type('title.en', 'Race');
    outcomes = [lost()];
    await pressed(1);
    unmount();
    show({ keys });
    type('title.en', 'Race');
    await pressed(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('keeps a key that it did not ask for, whatever comes of the press', async () => {
    let mode: 'send' | 'look' | 'refuse' = 'send';
    show({
      submit: async (values, keyOf, endKey) => {
        if (mode === 'send') return send(values, keyOf, endKey);
        sent.push({ values, key: mode });
        if (mode === 'refuse') throw new ApiProblem('client_api_24', 404);
      },
    });
    type('title.en', 'Race');
    outcomes = [lost()];
    await pressed(1);
    mode = 'look';
    await pressed(2);
    mode = 'refuse';
    await pressed(3);
    mode = 'send';
    await pressed(4);
    expect(sent[3]?.key).toBe(sent[0]?.key);
  });

  it('that sends later leaves what was typed where it is kept', async () => {
    show({ keep: { as: 'test', fields: 'all', owner: 'o1' }, sendsLater: true });
    type('title.en', 'Race');
    await pressed(1);
    expect(sessionStorage.getItem('unsaved:test')).toContain('Race');
  });
});

it('begins anew when it is told to, and keeps what is typed after that', async () => {
  const keep = { as: 'test', fields: 'all', owner: 'o1' } as const;
  show({ keep, resets: true });
  type('title.en', 'Race');
  await pressed(1);
  await waitFor(() => expect(input('title.en')).toHaveValue(''));
  expect(screen.queryByText('A title, please')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  type('title.en', 'Another');
  await waitFor(() => expect(sessionStorage.getItem('unsaved:test')).toContain('Another'));
});

it('forgets what was given up', async () => {
  const keep = { as: 'test', fields: ['title.en'], owner: 'o1' } as const;
  show({ keep });
  type('title.en', 'Race');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  press('Give up');
  expect(sessionStorage).toHaveLength(0);
});

describe('what was typed over something that stands', () => {
  const keep = (over: string) => ({ as: 'test', fields: 'all', owner: 'o1', over }) as const;
  const start = { 'title.en': 'Race', day: '', kind: 'a' };
  it.each([
    ['comes back as long as that stands', '7', 'Great race'],
    ['is not put over another state of it', '8', 'Race'],
  ])('%s', async (_, over, shown) => {
    const { unmount } = show({ initialValues: start, keep: keep('7') });
    type('title.en', 'Great race');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    unmount();
    show({ initialValues: start, keep: keep(over) });
    expect(input('title.en')).toHaveValue(shown);
  });
});
