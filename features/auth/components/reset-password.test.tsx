import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { ResetPasswordModal } from './reset-password';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const ASK = 'POST /api/v1/auth/password-resets';
const onLogIn = jest.fn();
const onClose = jest.fn();
const show = (email?: string) =>
  renderWithPlatform(<ResetPasswordModal email={email} onLogIn={onLogIn} onClose={onClose} />);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the link' }));

test('sends the address that was typed before, and thanks', async () => {
  platformAnswers({ [ASK]: () => ({ data: { success: true } }) });
  show('mara@parlour.example');
  expect(screen.getByLabelText('Email')).toHaveValue('mara@parlour.example');
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('If mara@parlour.example has an account');
  expect(sentTo(ASK).map(({ body }) => body)).toEqual([{ email: 'mara@parlour.example' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(onClose).toHaveBeenCalled();
});

test('says at the field what is wrong, and sends nothing', async () => {
  platformAnswers({});
  show('mara');
  await send();
  expect(await screen.findByText(/Enter a full email/)).toBeVisible();
  expect(sentTo(ASK)).toEqual([]);
});

test('keeps what was typed when nothing answers', async () => {
  platformAnswers({
    [ASK]: () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  show('mara@parlour.example');
  await send();
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByLabelText('Email')).toHaveValue('mara@parlour.example');
});

test('leads back to the log-in', async () => {
  platformAnswers({});
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Back to log in' }));
  await waitFor(() => expect(onLogIn).toHaveBeenCalled());
});
