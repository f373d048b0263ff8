import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { SignUpForm } from './sign-up-form';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

/** Says which modals have been asked for. */
function Asked() {
  const requests = useAtomValue(modalRequestsAtom);
  return requests.map((request) => (
    <p key={request.name}>
      open: {request.name} {request.name === 'CMS_TEXT' && request.props.code}
    </p>
  ));
}

const REGISTER = 'POST /api/v1/auth/register';
const onDone = jest.fn();
/** Where the visitor is, as the platform says. */
let here: string | null = null;
beforeEach(() => {
  here = null;
});

function show(answers: Answers = {}) {
  platformAnswers({
    'GET /api/v1/countries': () => ({
      data: [
        { alpha2: 'DE', blocked: false },
        { alpha2: 'CH', blocked: false },
        { alpha2: 'US', blocked: true },
      ],
      meta: { visitorCountry: here },
    }),
    [REGISTER]: () => ({ data: { userId: 'p1', language: 'en' } }),
    ...answers,
  });
  renderWithPlatform(
    <>
      <SignUpForm onDone={onDone} />
      <Asked />
    </>,
  );
}

const email = () => screen.getByLabelText('Email');
const country = () => screen.getByRole('combobox', { name: 'Country' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

async function fill() {
  await userEvent.type(email(), 'new@mail.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Lamp-light-2026');
  await userEvent.type(country(), 'Switz');
  await userEvent.click(await screen.findByRole('option', { name: 'Switzerland' }));
  await userEvent.click(screen.getByRole('checkbox'));
}

test('a field complains once it was left, not before', async () => {
  show();
  await userEvent.type(email(), 'nobody');
  expect(email()).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.tab();
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
  expect(email()).toHaveAccessibleDescription(/.+/);
  expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid', 'true');
});

test('an empty form names everything that is missing and calls nobody', async () => {
  show();
  await submit();
  expect(await screen.findByText('Enter your email address.')).toBeVisible();
  expect(screen.getByText('Choose your country from the list.')).toBeVisible();
  expect(sentTo(REGISTER)).toHaveLength(0);
});

test('makes an account in the country’s first currency, then goes on', async () => {
  show();
  await fill();
  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('en'));
  expect(sentTo(REGISTER)[0]?.body).toMatchObject({
    email: 'new@mail.example',
    country: 'CH',
    currency: 'EUR',
    ageConfirmed: true,
    subscriptions: {
      email_promo_sub: true,
      email_bonuses_sub: true,
      email_technical_sub: true,
      email_financial_sub: true,
    },
  });
});

test('the country decides the language of the account, unless the visitor’s browser does', async () => {
  const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es']);
  show({ [REGISTER]: () => ({ data: { userId: 'p1', language: 'ch' } }) });
  await fill();
  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('ch'));
  expect(sentTo(REGISTER)[0]?.body?.language).toBeUndefined();
  languages.mockReturnValue(['en-IE']);
  await submit();
  await waitFor(() => expect(sentTo(REGISTER)[1]?.body?.language).toBe('en'));
  languages.mockRestore();
});

test('a language that the visitor chose stays', async () => {
  localStorage.setItem('language', 'en');
  show();
  await fill();
  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  localStorage.clear();
  expect(sentTo(REGISTER)[0]?.body).toMatchObject({ language: 'en' });
});

test('an e-mail that is taken is told at its field', async () => {
  show({
    [REGISTER]: () => {
      throw new ApiProblem('client_api_43', 422);
    },
  });
  await fill();
  await submit();
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
  expect(email()).toHaveAccessibleDescription(/already/);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
});

describe('after a try whose answer was lost', () => {
  const LOGIN = 'POST /api/v1/auth/login';
  const lost = () => new ApiProblem('no_response', 0);
  const taken = () => new ApiProblem('client_api_43', 409);
  /** What comes of one press after another; the last one stays. */
  const inTurn = (...outcomes: (() => unknown)[]) => {
    let turn = 0;
    return () => {
      const outcome = outcomes[Math.min(turn++, outcomes.length - 1)]?.();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    };
  };
  const pressAgain = async (tries: number) => {
    await submit();
    await waitFor(() => expect(sentTo(REGISTER)).toHaveLength(tries));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled());
  };
  const isToldTaken = () => waitFor(() => expect(email()).toHaveAccessibleDescription(/already/));

  test('the account that it made is entered, as after a sign-up', async () => {
    show({
      [REGISTER]: inTurn(lost, taken),
      [LOGIN]: () => ({ data: { success: true, userId: 'p1', language: 'ch' } }),
    });
    await fill();
    await pressAgain(1);
    expect(await screen.findByText(/no connection/i)).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.clear(email());
    await userEvent.type(email(), 'New@mail.example');
    await submit();
    await waitFor(() => expect(onDone.mock.calls).toEqual([['ch']]));
    expect(sentTo(LOGIN).map(({ body }) => body)).toEqual([
      { email: 'New@mail.example', password: 'Lamp-light-2026' },
    ]);
    expect(email()).not.toHaveAttribute('aria-invalid', 'true');
  });

  test.each([
    ['another password is right', () => new ApiProblem('client_api_7', 401)],
    [
      'a second step is due',
      () => ({ data: { success: false, secondStep: { token: 't', methods: ['totp'] } } }),
    ],
  ])('an address that was taken before is told, after one log-in: %s', async (_why, answer) => {
    show({ [REGISTER]: inTurn(lost, taken), [LOGIN]: inTurn(answer) });
    await fill();
    await pressAgain(1);
    await pressAgain(2);
    await isToldTaken();
    await pressAgain(3);
    await isToldTaken();
    expect(sentTo(LOGIN)).toHaveLength(1);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('another address is not entered', async () => {
    show({ [REGISTER]: inTurn(lost, taken) });
    await fill();
    await pressAgain(1);
    await userEvent.clear(email());
    await userEvent.type(email(), 'another@mail.example');
    await pressAgain(2);
    await isToldTaken();
    expect(sentTo(LOGIN)).toEqual([]);
  });

  test('a log-in whose answer is lost too says so, and is tried again', async () => {
    show({
      [REGISTER]: inTurn(lost, taken),
      [LOGIN]: inTurn(lost, () => ({ data: { success: true, userId: 'p1', language: 'en' } })),
    });
    await fill();
    await pressAgain(1);
    await pressAgain(2);
    expect(await screen.findByText(/no connection/i)).toBeVisible();
    await submit();
    await waitFor(() => expect(onDone.mock.calls).toEqual([['en']]));
  });
});

test.each(['new-2026@mail.example', 'NEW-2026'])(
  'a password that is the e-mail address or its name is told at its field: %s',
  async (password) => {
    show();
    await userEvent.type(email(), 'new-2026@mail.example');
    await userEvent.type(screen.getByLabelText('Password'), password);
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/not your email address/),
    );
    await userEvent.clear(email());
    await userEvent.type(email(), 'another@mail.example');
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid', 'true'),
    );
  },
);

test('what only the platform knows of a password is told at its field too', async () => {
  show({
    [REGISTER]: () => {
      throw new ApiProblem('client_api_5', 422, { fields: { password: 'common' } });
    },
  });
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/stolen/));
  expect(email()).not.toHaveAttribute('aria-invalid', 'true');
  expect(onDone).not.toHaveBeenCalled();
});

test('a refused submit leads to the first wrong field', async () => {
  show();
  await userEvent.type(email(), 'new@mail.example');
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
});

test('a list of countries that did not come is told and asked for again', async () => {
  let away = true;
  show({
    'GET /api/v1/countries': () => {
      if (away) throw new ApiProblem('no_response', 0);
      return { data: [{ alpha2: 'CH', blocked: false }], meta: { visitorCountry: null } };
    },
  });
  await userEvent.click(country());
  expect(await screen.findByText(/no connection/i)).toBeVisible();
  away = false;
  await userEvent.tab();
  await userEvent.click(country());
  expect(await screen.findByRole('option', { name: 'Switzerland' })).toBeVisible();
});

test('begins with the country that the visitor is in', async () => {
  here = 'DE';
  show();
  await waitFor(() => expect(country()).toHaveValue('Germany'));
  await userEvent.type(country(), 'Switz');
  await userEvent.tab();
  expect(country()).toHaveValue('Switzerland');
});

test.each([null, 'US', 'ZZ'])('begins with none for a visitor in %s', async (where) => {
  here = where;
  show();
  await userEvent.click(country());
  await screen.findByRole('option', { name: 'Switzerland' });
  await userEvent.tab();
  expect(country()).toHaveValue('');
});

test('takes no country away that was chosen before it is known where the visitor is', async () => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  show({
    'GET /api/v1/countries': async () => {
      await told;
      return {
        data: [
          { alpha2: 'DE', blocked: false },
          { alpha2: 'CH', blocked: false },
        ],
        meta: { visitorCountry: 'DE' },
      };
    },
  });
  await userEvent.type(country(), 'Swi');
  await act(async () => tell());
  expect(await screen.findByRole('option', { name: 'Switzerland' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(country()).toHaveValue('Switzerland');
});

test('countries where the product is not offered cannot be chosen', async () => {
  show();
  await userEvent.type(country(), 'United');
  expect(screen.queryByRole('option', { name: 'United States' })).toBeNull();
});

test('the terms open in place, and reading them is not agreeing', async () => {
  show();
  await userEvent.type(email(), 'new@mail.example');
  const terms = screen.getByRole('link', { name: 'terms and conditions' });
  expect(terms).toHaveAttribute('href', '/info_pages/terms_and_conditions');
  await userEvent.click(terms);
  expect(screen.getByText('open: CMS_TEXT terms_and_conditions')).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(email()).toHaveValue('new@mail.example');
});
