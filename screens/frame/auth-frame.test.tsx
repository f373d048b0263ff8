import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { enter } from '@/components/testing/enter';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { ApiProblem } from '@/lib/http/problem';
import { modalRequestsAtom, type RequestOf } from '@/lib/browser/modals/modals';
import type { ModalProps } from '@/lib/browser/modals/props';
import { AuthFrame } from './auth-frame';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const PROFILE = 'PATCH /api/v1/me/profile';
const REGISTER = 'POST /api/v1/auth/register';
type Told = Record<string, unknown>;
const NOTHING: Told = {
  name: null,
  surname: null,
  birthday: null,
  sex: null,
  address: null,
  city: null,
  postcode: null,
  phone: null,
  timezone: null,
  locked: false,
};
/** What the platform has stored. */
let told: Told;
let signedIn: boolean;
const onClose = jest.fn();

function Frame(props: ModalProps['SIGNUP']) {
  const [shown, setShown] = useState<{ name: string; props: object }>({ name: 'SIGNUP', props });
  const request = { id: 1, ...shown, opener: null } as unknown as RequestOf<'LOGIN' | 'SIGNUP'>;
  const asked = useAtomValue(modalRequestsAtom);
  return (
    <>
      <AuthFrame
        request={request}
        onClose={onClose}
        onReplace={(name, next) => setShown({ name, props: next })}
      />
      {asked.map((modal) => (
        <output key={modal.id}>{`${modal.name} ${JSON.stringify(modal.props)}`}</output>
      ))}
    </>
  );
}

function show(props: ModalProps['SIGNUP'] = {}, answers: Answers = {}) {
  platformAnswers({
    'GET /api/v1/countries': () => ({
      data: [{ alpha2: 'DE', blocked: false }],
      meta: { visitorCountry: 'DE' },
    }),
    'GET /api/v1/me': () => {
      if (!signedIn) throw new ApiProblem('client_api_27', 401);
      return {
        data: { id: 'p1', email: 'new@mail.example', country: 'DE', language: 'en', termsDue: false },
      };
    },
    'GET /api/v1/me/profile': () => ({ data: told }),
    [REGISTER]: () => {
      signedIn = true;
      return { data: { userId: 'p1', language: 'en' } };
    },
    [PROFILE]: ({ body = {} }) => {
      const { code, phone, ...rest } = body;
      told = { ...told, ...rest, ...(phone ? { phone: { code, number: phone } } : {}) };
      return { data: told };
    },
    ...answers,
  });
  return renderWithPlatform(<Frame {...props} />);
}

beforeEach(() => {
  told = { ...NOTHING };
  signedIn = false;
  onClose.mockClear();
  sessionStorage.clear();
  removeHint();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const title = (name: string) => screen.findByRole('dialog', { name });
const current = () =>
  screen.getByRole('list', { name: 'Steps of the sign-up' }).querySelector('[aria-current]');

async function openAccount() {
  await enter(await screen.findByLabelText('Email'), 'new@mail.example');
  await enter(screen.getByLabelText('Password'), 'Lamp-light-2026');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany'));
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Create account');
}

async function tellAbout() {
  await enter(await screen.findByLabelText('First name'), 'Mara');
  await enter(screen.getByLabelText('Last name'), ' Klein ');
  await userEvent.selectOptions(screen.getByLabelText('Day'), '14');
  await userEvent.selectOptions(screen.getByLabelText('Month'), '3');
  await userEvent.selectOptions(screen.getByLabelText('Year'), '1991');
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
}

async function tellContacts() {
  await enter(await screen.findByLabelText('Street and number'), 'Karlstraße 12');
  await enter(screen.getByLabelText('Postcode'), '04109');
  await enter(screen.getByLabelText('Town'), 'Leipzig');
  await enter(screen.getByLabelText('Phone'), '15112345678');
}

test('three steps: account, about you, contacts; then what was to follow', async () => {
  const then = jest.fn();
  show({ then });
  expect(screen.getByRole('tab', { name: 'Log in' })).toBeVisible();
  expect(current()).toHaveTextContent('1Account');
  expect(screen.queryByRole('button', { name: /About you/ })).toBeNull();
  await openAccount();

  await title('About you');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(sentTo(REGISTER)[0]?.body?.subscriptions).toMatchObject({ email_promo_sub: true });
  expect(current()).toHaveTextContent('2About you');
  await tellAbout();
  await press('Continue');

  await title('Contacts');
  expect(sentTo(PROFILE)[0]?.body).toEqual({
    name: 'Mara',
    surname: 'Klein',
    birthday: '1991-03-14',
    sex: 'f',
  });
  expect(then).not.toHaveBeenCalled();
  await tellContacts();
  await press('Finish');
  await waitFor(() => expect(onClose).toHaveBeenCalledWith('done'));
  expect(sentTo(PROFILE)[1]?.body).toEqual({
    address: 'Karlstraße 12',
    city: 'Leipzig',
    postcode: '04109',
    code: '49',
    phone: '15112345678',
  });
  expect(then).toHaveBeenCalledTimes(1);
});

test('the short one ends with the account, and has no bar', async () => {
  const then = jest.fn();
  show({ short: true, then });
  expect(screen.queryByRole('list', { name: 'Steps of the sign-up' })).toBeNull();
  await openAccount();
  await waitFor(() => expect(onClose).toHaveBeenCalledWith('done'));
  expect(then).toHaveBeenCalledTimes(1);
  expect(sentTo(PROFILE)).toEqual([]);
});

test('finished steps open again: the account is open, a birthday stays as it is', async () => {
  show();
  await openAccount();
  await title('About you');
  await tellAbout();
  await press('Continue');
  await title('Contacts');
  await press('About you, done');
  await title('About you');
  expect(await screen.findByLabelText('First name')).toHaveValue('Mara');
  expect(screen.getByLabelText('Day')).toBeDisabled();
  // Nothing has changed: on without a call.
  await press('Continue');
  await title('Contacts');
  expect(sentTo(PROFILE)).toHaveLength(1);
  await press('Account, done');
  expect(await screen.findByText('Your account new@mail.example is open.')).toBeVisible();
  await press('Continue');
  await title('About you');
  expect(sentTo(REGISTER)).toHaveLength(1);
});

test('who changes nothing goes on, and who leaves later is logged in', async () => {
  show();
  await openAccount();
  await title('About you');
  await screen.findByLabelText('First name');
  await press('Continue');
  await title('Contacts');
  expect(sentTo(PROFILE)).toEqual([]);
  await screen.findByLabelText('Street and number');
  await press('Do this later');
  expect(onClose).toHaveBeenCalledWith('done');
});

test('closed before there is an account, nothing has happened; closed after it, the visitor is a player', async () => {
  show();
  await press('Close');
  expect(onClose).toHaveBeenLastCalledWith('closed');
  await openAccount();
  await title('About you');
  await press('Close');
  expect(onClose).toHaveBeenLastCalledWith('done');
});

test('begins where the player left off, with what was typed', async () => {
  const first = show({}, { [PROFILE]: () => Promise.reject(new ApiProblem('no_response', 0)) });
  await openAccount();
  await title('About you');
  await screen.findByLabelText('First name');
  await press('Continue');
  await title('Contacts');
  await tellContacts();
  await press('Finish');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection');
  expect(screen.getByLabelText('Town')).toHaveValue('Leipzig');
  first.unmount();

  show({ step: 'contacts' });
  await title('Contacts');
  expect(await screen.findByLabelText('Town')).toHaveValue('Leipzig');
  expect(screen.getByLabelText('Phone')).toHaveValue('15112345678');
  expect(button('About you, done')).toBeVisible();
  await press('Finish');
  await waitFor(() => expect(onClose).toHaveBeenCalledWith('done'));
});

test('a refusal is told at its field', async () => {
  show(
    {},
    {
      [PROFILE]: () => {
        throw new ApiProblem('client_api_5', 422, { fields: { name: 'invalid', birthday: 'tooYoung' } });
      },
    },
  );
  await openAccount();
  await title('About you');
  await tellAbout();
  await press('Continue');
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByText('You must be 18 or over.')).toBeVisible();
  expect(screen.getByLabelText('Last name')).toHaveValue(' Klein ');
});

test('a session that ends half way asks to log in, keeps what was typed, and goes on there', async () => {
  signedIn = true;
  writeHint('en');
  const LOG_IN = { 'POST /api/v1/auth/login': () => ({ data: { success: true, language: 'en' } }) };
  const { client } = show({ step: 'profile' }, LOG_IN);
  const write = async (label: string, text: string) => {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste(text);
  };
  await write('First name', 'Mara');
  await act(async () => client.setQueryData(['player', 'me'], null));
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  await press('Log in');
  await write('Email', 'new@mail.example');
  expect(sessionStorage.length).toBeGreaterThan(0);
  await write('Password', 'Lamp-light-2026');
  await press('Log in');
  expect(await screen.findByText('SIGNUP {"step":"profile"}')).toBeInTheDocument();
});

describe('the banner beside the first step', () => {
  const WELCOME = 'GET /api/v1/bonuses/welcome';
  const BONUS = {
    name: 'Half of your first deposit',
    shortDescription: 'And 100 free spins.',
    imageBackground: '/art/scenes/bonus-welcome',
  };
  const picture = () => document.querySelector('[role="dialog"] picture img')?.getAttribute('src');

  test('shows the bonus that waits for a new player, and goes by its own cross', async () => {
    show({}, { [WELCOME]: () => ({ data: BONUS }) });
    expect(await screen.findByText(BONUS.name)).toBeVisible();
    expect(screen.getByText(BONUS.shortDescription)).toBeVisible();
    expect(picture()).toBe('/art/scenes/bonus-welcome@2x.webp');
    await press('Close the offer');
    expect(screen.queryByText(BONUS.name)).toBeNull();
    expect(picture()).toBeUndefined();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeVisible();
  });

  test.each([
    ['there is no bonus', () => ({ data: null })],
    ['nobody answers', () => Promise.reject(new ApiProblem('no_response', 0))],
  ])('speaks for the house where %s', async (_name, answer) => {
    show({}, { [WELCOME]: answer });
    expect(await screen.findByText('A seat at every table')).toBeVisible();
    expect(picture()).toBe('/art/scenes/lamp-tall.webp');
  });
});
