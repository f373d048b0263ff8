import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { PasskeyError } from '@/lib/browser/passkeys';
import { ApiProblem } from '@/lib/http/problem';
import { PasskeyLogIn } from './passkey-log-in';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const answerByPasskey = jest.fn();
jest.mock('@/lib/browser/passkeys', () => ({
  ...jest.requireActual<object>('@/lib/browser/passkeys'),
  answerByPasskey: (options: unknown) => answerByPasskey(options) as unknown,
}));

const OPTIONS = 'POST /api/v1/auth/passkeys/options';
const LOG_IN = 'POST /api/v1/auth/passkeys';
const onDone = jest.fn();
const press = () => userEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));

beforeEach(() => {
  onDone.mockClear();
  answerByPasskey.mockReset();
  platformAnswers({
    [OPTIONS]: () => ({ data: { challenge: 'c' } }),
    [LOG_IN]: () => ({ data: { success: true, language: 'fr' } }),
  });
  renderWithPlatform(<PasskeyLogIn onDone={onDone} />);
});

const answer = {
  id: 'k',
  rawId: 'k',
  type: 'public-key',
  response: { clientDataJSON: 'd', authenticatorData: 'a', signature: 's', userHandle: 'u' },
  clientExtensionResults: { something: true },
};

test('what the browser signs is sent, and the session begins', async () => {
  answerByPasskey.mockResolvedValue(answer);
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('fr'));
  expect(answerByPasskey).toHaveBeenCalledWith({ challenge: 'c' });
  const { clientExtensionResults: _left, ...response } = answer;
  expect(sentTo(LOG_IN)[0]?.body).toEqual({ response });
});

test('who closes the browser’s question is told nothing', async () => {
  answerByPasskey.mockRejectedValue(new PasskeyError('cancelled'));
  await press();
  await waitFor(() => expect(answerByPasskey).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sentTo(LOG_IN)).toHaveLength(0);
});

test('a device that can’t says so', async () => {
  answerByPasskey.mockRejectedValue(new PasskeyError('unsupported'));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work on this device.');
});

test('a passkey that no account has is told', async () => {
  answerByPasskey.mockResolvedValue(answer);
  platformAnswers({
    [OPTIONS]: () => ({ data: { challenge: 'c' } }),
    [LOG_IN]: () => {
      throw new ApiProblem('passkey_refused', 401);
    },
  });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('That passkey does not open an account here.');
  expect(onDone).not.toHaveBeenCalled();
});
