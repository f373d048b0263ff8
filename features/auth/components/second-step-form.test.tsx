import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/testing/enter';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { LogInForm } from './log-in-form';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const LOG_IN = 'POST /api/v1/auth/login';
const STEP = 'POST /api/v1/auth/second-step';
const onDone = jest.fn();
const refuse = (code: 'second_factor_wrong' | 'second_step_over' | 'no_response', status: number) => () => {
  throw new ApiProblem(code, status);
};
const due = (methods: ('totp' | 'recovery')[] = ['totp', 'recovery']) => ({
  data: { success: false, secondStep: { token: 'pending', methods, expiresAt: '2026-11-26T15:00:00.000Z' } },
});
const code = () => screen.getByLabelText('Code', { selector: 'input' });

/** The password is right, and the second step shows. */
async function comeToStep(answers: Answers, methods?: ('totp' | 'recovery')[]) {
  onDone.mockClear();
  platformAnswers({ [LOG_IN]: () => due(methods), ...answers });
  renderWithPlatform(<LogInForm onDone={onDone} onSignUp={jest.fn()} onForgot={jest.fn()} />);
  await enter(screen.getByLabelText('Email'), 'mara@parlour.example');
  await enter(screen.getByLabelText('Password'), 'parlour-demo-18');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('One more step')).toBeVisible();
}

test('six digits finish the log-in by themselves', async () => {
  await comeToStep({ [STEP]: () => ({ data: { success: true, language: 'de' } }) });
  expect(onDone).not.toHaveBeenCalled();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAttribute('inputmode', 'numeric');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Trust this device for 30 days' }));
  await userEvent.click(code());
  await userEvent.keyboard('492039');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('de'));
  expect(sentTo(STEP)).toHaveLength(1);
  expect(sentTo(STEP)[0]?.body).toEqual({ token: 'pending', code: '492039', trustDevice: true });
});

test('a code that is not whole is asked for, and sent nowhere', async () => {
  await comeToStep({});
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Enter all six digits.')).toBeVisible();
  await userEvent.click(code());
  await userEvent.keyboard('49');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Enter all six digits.')).toBeVisible();
  expect(sentTo(STEP)).toHaveLength(0);
});

test('a wrong code is told at its field, and what was typed stays', async () => {
  await comeToStep({ [STEP]: refuse('second_factor_wrong', 401) });
  await userEvent.click(code());
  await userEvent.keyboard('492039');
  expect(await screen.findByText(/That code is not right/)).toBeVisible();
  expect(code()).toBeInvalid();
  expect(code()).toHaveValue('4');
  expect(onDone).not.toHaveBeenCalled();
});

test('another way of the second step keeps the focus in the form', async () => {
  await comeToStep({});
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(document.activeElement).toContainElement(screen.getByLabelText('Recovery code'));
  expect(document.body).not.toHaveFocus();
});

test('a recovery code does it too', async () => {
  await comeToStep({ [STEP]: () => ({ data: { success: true, language: 'en' } }) });
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Enter a recovery code.')).toBeVisible();
  await enter(screen.getByLabelText('Recovery code'), 'k3md-9q2x-7abc-defg');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('en'));
  expect(sentTo(STEP)[0]?.body).toMatchObject({ code: 'k3md-9q2x-7abc-defg', trustDevice: false });
});

test('recovery codes are not offered to who has none left', async () => {
  await comeToStep({}, ['totp']);
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
});

test('a log-in that is over begins again with the password, and says why', async () => {
  await comeToStep({ [STEP]: refuse('second_step_over', 401) });
  await userEvent.click(code());
  await userEvent.keyboard('492039');
  expect(await screen.findByRole('alert')).toHaveTextContent('That log-in is over.');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('says so when nothing answers, and keeps the step', async () => {
  await comeToStep({ [STEP]: refuse('no_response', 0) });
  await userEvent.click(code());
  await userEvent.keyboard('492039');
  expect(await screen.findByRole('alert')).toHaveTextContent(/connection/);
  expect(screen.getByText('One more step')).toBeVisible();
});

test('back leads to the password without a word', async () => {
  await comeToStep({});
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
