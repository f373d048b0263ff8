import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { ChangePassword } from './change-password';
import { EmailSettings } from './email-settings';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const EMAIL = 'mara@parlour.example';
const PASSWORD = { password: true, code: false };
const PENDING = 'GET /api/v1/me/email-changes';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
// Pasted: what is typed sign by sign takes its time, and is not what these tests are about.
const type = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

describe('the address', () => {
  const RESEND = 'POST /api/v1/me/email/confirmations';
  const ASK = 'POST /api/v1/me/email-changes';
  const nothing = () => ({ data: null });
  const done = () => ({ data: { success: true } });

  test('that is confirmed is said to be so, and asks for nothing', async () => {
    platformAnswers({ [PENDING]: nothing });
    renderWithPlatform(<EmailSettings email={EMAIL} verified asks={PASSWORD} />);
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull();
  });

  test('gets its letter again, and then not for a minute', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    platformAnswers({ [PENDING]: nothing, [RESEND]: done });
    renderWithPlatform(<EmailSettings email={EMAIL} verified={false} asks={PASSWORD} />);
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('The email is on its way.')).toBeVisible();
    // It keeps the focus of who pressed it.
    expect(screen.getByRole('button', { name: 'Again in 60 seconds' })).toHaveFocus();
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(screen.getByRole('button', { name: 'Send the email again' })).toBeEnabled();
    expect(sentTo(RESEND)).toHaveLength(1);
    jest.useRealTimers();
  });

  test('waits as long as the platform says', async () => {
    platformAnswers({
      [PENDING]: nothing,
      [RESEND]: () => {
        throw new ApiProblem('too_many_requests', 429, { retryAfter: 17 });
      },
    });
    renderWithPlatform(<EmailSettings email={EMAIL} verified={false} asks={PASSWORD} />);
    await press('Send the email again');
    expect(await screen.findByRole('button', { name: 'Again in 17 seconds' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('is changed by a letter to both addresses', async () => {
    let pending: unknown = null;
    platformAnswers({
      [PENDING]: () => ({ data: pending }),
      [ASK]: () => {
        pending = { newAddress: 'new@parlour.example', expiresAt: '2026-11-26T15:00:00.000Z' };
        return done();
      },
    });
    renderWithPlatform(<EmailSettings email={EMAIL} verified asks={PASSWORD} />);
    await press('Change email address');
    await type('New email address', EMAIL);
    await type('Present password', 'lantern-18');
    await press('Send emails');
    expect(await screen.findByText('This is your present address.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('New email address'));
    await type('New email address', 'new@parlour.example');
    await press('Send emails');
    expect(await screen.findByText(/The change to new@parlour\.example waits/)).toBeVisible();
    expect(sentTo(ASK).map(({ body }) => body)).toEqual([
      { email: 'new@parlour.example', password: 'lantern-18' },
    ]);
  });

  test('asks for the code of a second factor, and says when the password is wrong', async () => {
    platformAnswers({
      [PENDING]: nothing,
      [ASK]: () => {
        throw new ApiProblem('client_api_20', 401);
      },
    });
    renderWithPlatform(<EmailSettings email={EMAIL} verified asks={{ password: true, code: true }} />);
    await press('Change email address');
    await type('New email address', 'new@parlour.example');
    await type('Present password', 'wrong-one-11');
    await press('Send emails');
    expect(await screen.findByText('Enter the code of your app or a recovery code.')).toBeVisible();
    await type('Code of the app, or a recovery code', '123456');
    await press('Send emails');
    expect(await screen.findByText('This password isn’t right.')).toBeVisible();
    expect(sentTo(ASK)[0]?.body).toMatchObject({ code: '123456' });
    expect(screen.getByLabelText('New email address')).toHaveValue('new@parlour.example');
  });
});

describe('the password', () => {
  const CHANGE = 'PUT /api/v1/me/password';
  const fill = async (password: string, next: string, repeated = next) => {
    await type('Present password', password);
    await type('New password', next);
    await type('New password once more', repeated);
    await press('Change password');
  };

  test('is changed, and nothing of it stays in the form', async () => {
    platformAnswers({ [CHANGE]: () => ({ data: { success: true } }) });
    renderWithPlatform(<ChangePassword email={EMAIL} asks={PASSWORD} />);
    await fill('lantern-18', 'battery-staple-27');
    expect(await screen.findByText('Your password is changed.')).toBeVisible();
    expect(sentTo(CHANGE).map(({ body }) => body)).toEqual([
      { password: 'lantern-18', newPassword: 'battery-staple-27' },
    ]);
    await waitFor(() => expect(screen.getByLabelText('Present password')).toHaveValue(''));
    // The button that was pressed went with the form: one goes on where the next one is.
    expect(document.activeElement).toContainElement(screen.getByLabelText('Present password'));
    expect(document.body).not.toHaveFocus();
  });

  test('is another one than before, and written twice the same', async () => {
    platformAnswers({});
    renderWithPlatform(<ChangePassword email={EMAIL} asks={PASSWORD} />);
    await fill('lantern-18', 'lantern-18', 'lantern-19');
    expect(await screen.findByText('Choose another password than the present one.')).toBeVisible();
    expect(screen.getByText('The two passwords aren’t the same.')).toBeVisible();
    expect(sentTo(CHANGE)).toEqual([]);
  });
});
