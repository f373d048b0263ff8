import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/testing/enter';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { SOCIAL_RESULTS } from '@/lib/domain/social';
import { ApiProblem } from '@/lib/http/problem';
import { SocialResult } from './social-result';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const PENDING = 'GET /api/v1/auth/social/pending';
const SIGN_UP = 'POST /api/v1/auth/social/pending';
const STEP = 'POST /api/v1/auth/social/second-step';
const onSignedIn = jest.fn();

function show(search: string, answers: Answers = {}) {
  window.history.replaceState(null, '', `/auth/social${search}`);
  platformAnswers({
    'GET /api/v1/countries': () => ({
      data: [{ alpha2: 'DE', blocked: false }],
      meta: { visitorCountry: 'DE' },
    }),
    ...answers,
  });
  renderWithPlatform(
    <SocialResult
      onSignedIn={onSignedIn}
      renderSecondStep={(step, { onBack }) => (
        <button type="button" onClick={onBack}>
          code for {step.token}
        </button>
      )}
    />,
  );
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

test('a log-in that went through is told once', async () => {
  show('?result=signed_in&provider=google');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(onSignedIn).toHaveBeenCalledWith('en', false);
});

test('a new player confirms age and terms, in the country that is theirs', async () => {
  show('?result=confirm&provider=google', {
    [PENDING]: () => ({ data: { provider: 'google', email: 'mara@mail.example' } }),
    [SIGN_UP]: () => ({ data: { userId: 'p1', language: 'en' } }),
  });
  expect(await screen.findByText(/Google gave us your email, mara@mail.example/)).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Germany'));
  await create();
  expect(await screen.findByText('Please confirm that you are 18 or over.')).toBeVisible();
  expect(sentTo(SIGN_UP)).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox'));
  await create();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('en', true));
  expect(sentTo(SIGN_UP)[0]?.body).toMatchObject({ country: 'DE', ageConfirmed: true, language: 'en' });
});

test('where the company knows no address one is asked for, and a taken one is said at its field', async () => {
  show('?result=confirm&provider=telegram', {
    [PENDING]: () => ({ data: { provider: 'telegram', email: null } }),
    [SIGN_UP]: () => {
      throw new ApiProblem('client_api_43', 409);
    },
  });
  await enter(await screen.findByLabelText('Email'), 'mara@mail.example');
  await userEvent.click(screen.getByRole('checkbox'));
  await create();
  expect(await screen.findByText(/already an account with this email/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('mara@mail.example');
});

test('a sign-up that is over says so, also when it ends while the form is open', async () => {
  const over = () => {
    throw new ApiProblem('client_api_27', 422);
  };
  show('?result=confirm&provider=google', {
    [PENDING]: () => ({ data: { provider: 'google', email: 'mara@mail.example' } }),
    [SIGN_UP]: over,
  });
  await userEvent.click(await screen.findByRole('checkbox'));
  await create();
  await waitFor(() => expect(title()).toBe('This log-in is over'));
});

test('a second step is picked up once and handed to its form', async () => {
  show('?result=second_step&provider=google', {
    [STEP]: () => ({ data: { success: false, secondStep: { token: 'abc', methods: ['totp'] } } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'code for abc' }));
  expect(sentTo(STEP)).toHaveLength(1);
  expect(title()).toBe('This log-in is over');
});

const TOLD = SOCIAL_RESULTS.filter((one) => !['signed_in', 'confirm', 'second_step'].includes(one));
test.each(TOLD)('says in words how it went: %s', async (result) => {
  show(`?result=${result}&provider=google`);
  await act(async () => undefined);
  expect(title()).not.toContain('Social.');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('whoever has reported a stranger is led to a new password', async () => {
  show('?result=reset_required&provider=google');
  await act(async () => undefined);
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
    'data-modal',
    'RESET_PASSWORD',
  );
});

test('shows nothing that an address makes up', async () => {
  show('?result=<b>won</b>&provider=evil&text=Call+us');
  await act(async () => undefined);
  expect(title()).toBe('That did not work');
  expect(document.body.textContent).not.toMatch(/won|evil|Call us/);
});
