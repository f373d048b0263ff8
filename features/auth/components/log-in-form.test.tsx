import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/testing/enter';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { LogInForm } from './log-in-form';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const onDone = jest.fn();
const onSignUp = jest.fn();
const onForgot = jest.fn();
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));

async function fill() {
  await enter(email(), 'mara@parlour.example');
  await enter(password(), 'parlour-demo-18');
}

test('opens a session and goes on in the player’s own language', async () => {
  platformAnswers({ 'POST /api/v1/auth/login': () => ({ data: { success: true, language: 'de' } }) });
  renderWithPlatform(<LogInForm onDone={onDone} onSignUp={onSignUp} onForgot={onForgot} />);
  await fill();
  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('de'));
  expect(sentTo('POST /api/v1/auth/login')[0]?.body).toEqual({
    email: 'mara@parlour.example',
    password: 'parlour-demo-18',
  });
});

test('asks for what is missing, and calls nobody', async () => {
  platformAnswers({});
  renderWithPlatform(<LogInForm onDone={onDone} onSignUp={onSignUp} onForgot={onForgot} />);
  await submit();
  expect(await screen.findByText('Enter your email address.')).toBeVisible();
  expect(email()).toHaveAttribute('aria-invalid', 'true');
  expect(password()).toHaveAttribute('aria-invalid', 'true');
  expect(sentTo('POST /api/v1/auth/login')).toHaveLength(0);
});

test.each(['client_api_7', 'client_api_20'] as const)(
  'says the same for %s, until a field is focused again',
  async (code) => {
    platformAnswers({
      'POST /api/v1/auth/login': () => {
        throw new ApiProblem(code, 401);
      },
    });
    renderWithPlatform(<LogInForm onDone={onDone} onSignUp={onSignUp} onForgot={onForgot} />);
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('The email or password is not right.');
    await userEvent.click(password());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  },
);

test('says so when nothing answers', async () => {
  platformAnswers({
    'POST /api/v1/auth/login': () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  renderWithPlatform(<LogInForm onDone={onDone} onSignUp={onSignUp} onForgot={onForgot} />);
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/connection|casino|reach/i);
});

test('leads whoever has no account to the sign-up, and sends nothing', async () => {
  platformAnswers({});
  renderWithPlatform(<LogInForm onDone={onDone} onSignUp={onSignUp} onForgot={onForgot} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open an account' }));
  expect(onSignUp).toHaveBeenCalledTimes(1);
  expect(onDone).not.toHaveBeenCalled();
});

test('takes what was typed along to the reset of the password', async () => {
  platformAnswers({});
  renderWithPlatform(<LogInForm onDone={onDone} onSignUp={onSignUp} onForgot={onForgot} />);
  await enter(email(), ' mara@parlour.example ');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  expect(onForgot).toHaveBeenCalledWith('mara@parlour.example');
});

test('says that a new password has to be set first', async () => {
  platformAnswers({
    'POST /api/v1/auth/login': () => {
      throw new ApiProblem('reset_required', 403);
    },
  });
  renderWithPlatform(<LogInForm onDone={onDone} onSignUp={onSignUp} onForgot={onForgot} />);
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('set a new password');
});
