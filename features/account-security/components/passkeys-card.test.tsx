import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { PasskeyError } from '@/lib/browser/passkeys';
import { ApiProblem } from '@/lib/http/problem';
import { PasskeysCard } from './passkeys-card';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const makePasskey = jest.fn();
let isAble = true;
jest.mock('@/lib/browser/passkeys', () => ({
  ...jest.requireActual<object>('@/lib/browser/passkeys'),
  knowsPasskeys: () => isAble,
  makePasskey: (options: unknown) => makePasskey(options) as unknown,
}));

const LIST = 'GET /api/v1/me/passkeys';
const ADD = 'POST /api/v1/me/passkeys';
const OPTIONS = 'POST /api/v1/me/passkeys/options';
const RENAME = 'PATCH /api/v1/me/passkeys/{id}';
const REMOVE = 'POST /api/v1/me/passkeys/{id}/remove';
const FACTOR = 'GET /api/v1/me/second-factor';

const phone = {
  id: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
  name: 'Phone',
  synchronised: true,
  createdAt: '2026-10-02T10:00:00.000Z',
  lastUsedAt: '2026-11-03T10:00:00.000Z',
};
let passkeys: (typeof phone)[];

beforeEach(() => {
  isAble = true;
  makePasskey.mockReset();
  passkeys = [phone];
  platformAnswers({
    [LIST]: () => ({ data: passkeys }),
    [FACTOR]: () => ({ data: { enabled: false, asks: { password: true, code: false } } }),
    [OPTIONS]: () => ({ data: { challenge: 'c' } }),
    [ADD]: () => {
      passkeys = [phone, { ...phone, id: 'other', name: 'Key' }];
      return { data: passkeys[1] };
    },
    [RENAME]: ({ body }) => {
      passkeys = [{ ...phone, name: String(body?.name) }];
      return { data: passkeys[0] };
    },
    [REMOVE]: () => {
      passkeys = [];
      return {};
    },
  });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Pasted: what is typed sign by sign takes its time, and is not what these tests are about. */
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const dialog = async () => within(await screen.findByRole('dialog'));
const show = async () => {
  renderWithPlatform(<PasskeysCard />);
  await screen.findByText('Phone');
};

test('lists passkeys with when they were added and used', async () => {
  await show();
  expect(screen.getByText('Added 2 Oct 2026, used 3 Nov 2026')).toBeVisible();
});

test('adds one: password, then the device, then the list', async () => {
  makePasskey.mockResolvedValue({
    id: 'k',
    rawId: 'k',
    response: { clientDataJSON: 'd', attestationObject: 'a', transports: ['internal'] },
  });
  await show();
  await press('Add a passkey');
  const ask = await dialog();
  await userEvent.clear(ask.getByLabelText('Name'));
  await userEvent.click(ask.getByRole('button', { name: 'Continue' }));
  expect(await ask.findByText('Give it a name.')).toBeVisible();
  await fill(ask.getByLabelText('Name'), 'Key');
  await fill(ask.getByLabelText('Password'), 'parlour-demo-18');
  await userEvent.click(ask.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Key')).toBeVisible();
  expect(sentTo(OPTIONS)[0]?.body).toEqual({ password: 'parlour-demo-18' });
  expect(makePasskey).toHaveBeenCalledWith({ challenge: 'c' });
  expect(sentTo(ADD)[0]?.body).toMatchObject({ name: 'Key', response: { id: 'k', type: 'public-key' } });
});

test.each([
  ['cancelled', 'Nothing was added.'],
  ['known', 'This device has a passkey for your account already.'],
  ['unsupported', 'That did not work on this device.'],
] as const)('tells what the browser says: %s', async (trouble, text) => {
  makePasskey.mockRejectedValue(new PasskeyError(trouble));
  await show();
  await press('Add a passkey');
  const ask = await dialog();
  await fill(ask.getByLabelText('Password'), 'parlour-demo-18');
  await userEvent.click(ask.getByRole('button', { name: 'Continue' }));
  expect(await ask.findByRole('alert')).toHaveTextContent(text);
  expect(sentTo(ADD)).toHaveLength(0);
});

test('renames without a password', async () => {
  await show();
  await press('Rename Phone');
  const ask = await dialog();
  expect(ask.queryByLabelText('Password')).toBeNull();
  await userEvent.clear(ask.getByLabelText('Name'));
  await fill(ask.getByLabelText('Name'), 'Tablet');
  await userEvent.click(ask.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Tablet')).toBeVisible();
});

test('removes with the password', async () => {
  await show();
  await press('Remove Phone');
  const ask = await dialog();
  await fill(ask.getByLabelText('Password'), 'parlour-demo-18');
  await userEvent.click(ask.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('You have no passkey yet.')).toBeVisible();
  expect(sentTo(REMOVE)[0]).toMatchObject({
    params: { path: { id: phone.id } },
    body: { password: 'parlour-demo-18' },
  });
});

test('offers none to a browser that knows none, nor an eleventh', async () => {
  isAble = false;
  await show();
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeDisabled();
  expect(screen.getByText('This browser knows no passkeys.')).toBeVisible();
});

test('says when ten are there', async () => {
  passkeys = Array.from({ length: 10 }, (_, index) => ({
    ...phone,
    id: String(index),
    name: index ? `P${index}` : 'Phone',
  }));
  await show();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  expect(screen.getByText('You have ten passkeys, which is the most you can have.')).toBeVisible();
});

test('says so when the list does not come', async () => {
  platformAnswers({
    [FACTOR]: () => ({ data: { enabled: false, asks: { password: true, code: false } } }),
    [LIST]: () => {
      throw new ApiProblem('client_api_27', 401);
    },
  });
  renderWithPlatform(<PasskeysCard />);
  await waitFor(() => expect(screen.getByText('Your passkeys can’t be shown')).toBeVisible());
});
