import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { enter } from '@/components/testing/enter';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { onLanguageChosen } from '@/components/shell/language/language-choice';
import { MissingNotice } from '@/features/player/components/missing-notice';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { ApiProblem } from '@/lib/http/problem';
import { ProfileScreen } from './profile-screen';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const PROFILE = 'PATCH /api/v1/me/profile';
const SUBSCRIPTIONS = 'PUT /api/v1/me/subscriptions';
const EXPORT = 'GET /api/v1/me/export';
const CLOSURE = 'POST /api/v1/me/closure';
const ALL = {
  email_promo_sub: true,
  email_bonuses_sub: true,
  email_technical_sub: true,
  email_financial_sub: true,
};
const ME = {
  id: 'p1',
  email: 'mara@parlour.example',
  emailVerified: false,
  country: 'DE',
  language: 'en',
  termsDue: false,
  away: null,
  subscriptions: ALL,
};
const TOLD = {
  name: 'Mara',
  surname: 'Klein',
  birthday: '1991-03-14',
  sex: 'f',
  address: null,
  city: null,
  postcode: null,
  phone: null,
  timezone: null,
  locked: false,
};

function Asked() {
  return useAtomValue(modalRequestsAtom).map(({ name, props }) => (
    <output key={name}>{`${name} ${JSON.stringify(props)}`}</output>
  ));
}

const factor = (password: boolean) => ({
  data: {
    enabled: false,
    since: null,
    recoveryCodesLeft: 0,
    trustedDevices: 0,
    asks: { password, code: false },
  },
});

async function show(told: object = TOLD, answers: Answers = {}) {
  writeHint('en');
  platformAnswers({
    'GET /api/v1/me': () => ({ data: ME }),
    'GET /api/v1/me/profile': () => ({ data: told }),
    'GET /api/v1/me/requirements': () => ({
      data: { profile: [], contacts: ['phone'], next: 'contacts', play: [] },
    }),
    [PROFILE]: ({ body }) => ({ data: { ...told, ...body } }),
    [SUBSCRIPTIONS]: ({ body }) => ({ data: { ...ME, subscriptions: body } }),
    [EXPORT]: () => ({
      data: { account: { email: ME.email }, terms: [{ version: '2026-11-01' }], letters: [] },
    }),
    'GET /api/v1/me/second-factor': () => factor(true),
    [CLOSURE]: () => undefined,
    ...answers,
  });
  renderWithPlatform(
    <>
      <MissingNotice signedIn />
      <ProfileScreen />
      <Asked />
    </>,
  );
  await screen.findByText('Klein');
}
afterEach(removeHint);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows what was told and what was not, and leads to the step that is missing', async () => {
  await show();
  expect(screen.getByText('14 March 1991')).toBeVisible();
  expect(screen.getAllByText('Not told yet')).toHaveLength(4);
  await userEvent.click(await screen.findByRole('button', { name: 'Add your contacts' }));
  expect(screen.getByText('SIGNUP {"step":"contacts"}')).toBeInTheDocument();
});

test('a name is changed here as long as nothing proves it, the birth date is not', async () => {
  await show();
  await press('Change');
  expect(await screen.findByLabelText('Day')).toBeDisabled();
  await userEvent.clear(screen.getByLabelText('Last name'));
  await enter(screen.getByLabelText('Last name'), 'Berg');
  await press('Save');
  await waitFor(() => expect(sentTo(PROFILE)[0]?.body).toEqual({ surname: 'Berg' }));
  expect(await screen.findByText('Berg')).toBeVisible();
});

test('what documents prove changes through support only; what is missing can be told', async () => {
  await show({ ...TOLD, locked: true });
  expect(screen.getByRole('button', { name: 'Write to support' })).toHaveAttribute(
    'data-modal',
    'SUPPORT_FORM',
  );
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  await press('Add what is missing');
  expect(await screen.findByLabelText('Town')).toBeEnabled();
});

test('a subscription is saved when it is pressed, and stays as it was when that fails', async () => {
  await show();
  const bonuses = () => screen.getByRole('checkbox', { name: 'Bonuses' });
  await userEvent.click(bonuses());
  await waitFor(() => expect(sentTo(SUBSCRIPTIONS)[0]?.body).toEqual({ ...ALL, email_bonuses_sub: false }));
  await waitFor(() => expect(bonuses()).not.toBeChecked());
});

test('a subscription to an address that is not confirmed says so, and has the letter sent again', async () => {
  const RESEND = 'POST /api/v1/me/email/confirmations';
  await show(TOLD, {
    'GET /api/v1/me': () => ({ data: { ...ME, subscriptions: { ...ALL, email_bonuses_sub: false } } }),
    [SUBSCRIPTIONS]: () => {
      throw new ApiProblem('client_api_61', 403, { fields: { email_bonuses_sub: 'unconfirmed' } } as never);
    },
    [RESEND]: () => ({ data: { done: true } }),
  });
  expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bonuses' }));
  expect(await screen.findByText(/Please confirm your email address first/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Bonuses' })).not.toBeChecked();
  await press('Send the email again');
  expect(await screen.findByText('The email is on its way.')).toBeVisible();
  expect(sentTo(RESEND)).toHaveLength(1);
});

test('a subscription that could not be saved says so', async () => {
  await show(TOLD, {
    [SUBSCRIPTIONS]: () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bonuses' }));
  expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Bonuses' })).toBeChecked();
});

test('all that is kept can be read, with one download', async () => {
  await show();
  await press('Read it');
  expect(await screen.findByText('1 November 2026')).toBeVisible();
  await press('Read it');
  await press('Read it');
  expect(sentTo(EXPORT)).toHaveLength(1);
});

test('closing asks once more and for the password; what keeps it from being closed is said', async () => {
  let open = true;
  await show(TOLD, {
    [CLOSURE]: ({ body }) => {
      if (body?.password !== 'Lamp-light-2026') throw new ApiProblem('client_api_20', 401);
      if (open) throw new ApiProblem('client_api_5', 409, { fields: { balance: 'open' } });
    },
  });
  expect(screen.getByText(/for 5 years/)).toBeVisible();
  await press('Close the account');
  await enter(await screen.findByLabelText('Password'), 'wrong');
  await press('Close for good');
  expect(await screen.findByText('The password is not right.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Password'));
  await enter(screen.getByLabelText('Password'), 'Lamp-light-2026');
  await press('Close for good');
  expect(await screen.findByText(/^There is still money in your account\./)).toBeVisible();
  open = false;
  await press('Close for good');
  await waitFor(() => expect(screen.queryByText('Klein')).toBeNull());
});

test('an account without a password is closed after a fresh log-in', async () => {
  await show(TOLD, { 'GET /api/v1/me/second-factor': () => factor(false) });
  await press('Close the account');
  await enter(await screen.findByLabelText(/Why are you leaving/), 'Too quiet.');
  expect(screen.getByRole('button', { name: 'Log in again' })).toBeVisible();
  await press('Close for good');
  await waitFor(() => expect(screen.queryByText('Klein')).toBeNull());
  expect(sentTo(CLOSURE).map(({ body }) => body)).toEqual([{ reason: 'Too quiet.' }]);
});

test('a language that could not be saved is said to be so, and the page stays', async () => {
  const remove = onLanguageChosen(() => Promise.reject(new Error('offline')));
  await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  expect(await screen.findByRole('alert')).toHaveTextContent('That could not be saved. Please try again.');
  remove();
});

test('the focus stays where somebody changes and saves', async () => {
  await show();
  await press('Change');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Change' }).parentElement).toHaveFocus();
});
