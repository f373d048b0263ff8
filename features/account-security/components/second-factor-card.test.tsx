import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { SecondFactorCard } from './second-factor-card';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

// Dialogs, digits and lists in one go, also on a machine that has other work.
jest.setTimeout(20_000);

const STATE = 'GET /api/v1/me/second-factor';
const BEGIN = 'POST /api/v1/me/second-factor';
const CONFIRM = 'POST /api/v1/me/second-factor/confirm';
const REMOVE = 'POST /api/v1/me/second-factor/remove';
const CODES = 'POST /api/v1/me/second-factor/recovery-codes';
const TEN = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-ddd${index}`);

const off = {
  enabled: false,
  since: null,
  recoveryCodesLeft: 0,
  trustedDevices: 0,
  asks: { password: true, code: false },
};
const on = {
  enabled: true,
  since: '2026-11-24T15:04:05.000Z',
  recoveryCodesLeft: 9,
  trustedDevices: 1,
  asks: { password: true, code: true },
};
const refuse =
  (code: 'client_api_20' | 'second_factor_wrong' | 'second_factor_state', status: number) => () => {
    throw new ApiProblem(code, status);
  };

const show = (state: object, answers: Answers = {}) => {
  platformAnswers({ [STATE]: () => ({ data: state }), ...answers });
  renderWithPlatform(<SecondFactorCard />);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Pasted: what is typed sign by sign takes its time, and is not what these tests are about. */
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const dialog = async () => within(await screen.findByRole('dialog'));

test('is set up by password, picture and the first code, and shows the recovery codes once', async () => {
  let state: object = off;
  platformAnswers({
    [STATE]: () => ({ data: state }),
    [BEGIN]: () => ({ data: { secret: 'JBSW Y3DP', address: 'otpauth://x', picture: '<svg id="q"/>' } }),
    [CONFIRM]: () => {
      state = on;
      return { data: { recoveryCodes: TEN } };
    },
  });
  renderWithPlatform(<SecondFactorCard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const ask = await dialog();
  await userEvent.click(ask.getByRole('button', { name: 'Continue' }));
  expect(await ask.findByText('Enter your password.')).toBeVisible();
  await fill(ask.getByLabelText('Password'), 'parlour-demo-18');
  await userEvent.click(ask.getByRole('button', { name: 'Continue' }));

  const picture = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  expect(picture).toHaveAttribute('src', `data:image/svg+xml,${encodeURIComponent('<svg id="q"/>')}`);
  expect(screen.getByLabelText('Or type this key')).toHaveValue('JBSW Y3DP');
  expect(sentTo(BEGIN)[0]?.body).toEqual({ password: 'parlour-demo-18' });

  await press('Turn on');
  expect(await screen.findByText('Enter all six digits.')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Code', { selector: 'input' }));
  await userEvent.keyboard('492039');
  await press('Turn on');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  expect(screen.getByRole('heading', { name: 'Keep these recovery codes' })).toHaveFocus();

  await press('I have kept them');
  expect(screen.queryByText(TEN[0] ?? '')).toBeNull();
  expect(await screen.findByText('On since 24 November 2026.')).toBeVisible();
});

test('a wrong password and a wrong code are told at their fields', async () => {
  show(on, { [REMOVE]: refuse('client_api_20', 401) });
  await screen.findByText('On since 24 November 2026.');
  await press('Turn off');
  const ask = await dialog();
  await userEvent.click(ask.getByRole('button', { name: 'Turn off' }));
  expect(await ask.findByText('Enter the code of your app or a recovery code.')).toBeVisible();
  await fill(ask.getByLabelText('Password'), 'wrong-pass-1');
  await fill(ask.getByLabelText('Code of the app, or a recovery code'), ' 492039 ');
  await userEvent.click(ask.getByRole('button', { name: 'Turn off' }));
  expect(await ask.findByText('The password is not right.')).toBeVisible();
  expect(sentTo(REMOVE)[0]?.body).toEqual({ password: 'wrong-pass-1', code: '492039' });

  platformAnswers({ [STATE]: () => ({ data: on }), [REMOVE]: refuse('second_factor_wrong', 401) });
  await userEvent.click(ask.getByRole('button', { name: 'Turn off' }));
  expect(await ask.findByText(/That code is not right/)).toBeVisible();
  expect(ask.getByLabelText('Password')).toHaveValue('wrong-pass-1');
});

test('gives new recovery codes', async () => {
  show(on, { [CODES]: () => ({ data: { recoveryCodes: TEN } }) });
  await screen.findByText('9 recovery codes are left.');
  await press('New recovery codes');
  const ask = await dialog();
  await fill(ask.getByLabelText('Password'), 'parlour-demo-18');
  await fill(ask.getByLabelText('Code of the app, or a recovery code'), '492039');
  await userEvent.click(ask.getByRole('button', { name: 'Get new codes' }));
  expect(await screen.findByText(TEN[9] ?? '')).toBeVisible();
});

test('asks on every device again', async () => {
  let state = on;
  platformAnswers({
    [STATE]: () => ({ data: state }),
    'DELETE /api/v1/me/second-factor/trusted-devices': () => {
      state = { ...on, trustedDevices: 0 };
      return {};
    },
  });
  renderWithPlatform(<SecondFactorCard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask everywhere again' }));
  await waitFor(() => expect(screen.queryByText(/needs no code/)).toBeNull());
});

test('an account without a password is told what stands for it', async () => {
  show({ ...off, asks: { password: false, code: false } });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const ask = await dialog();
  expect(ask.getByText(/Your account has no password/)).toBeVisible();
  expect(ask.queryByLabelText('Password')).toBeNull();
});

test('a set-up that is too old says so', async () => {
  show(off, {
    [BEGIN]: () => ({ data: { secret: 'JBSW Y3DP', address: 'otpauth://x', picture: '<svg/>' } }),
    [CONFIRM]: refuse('second_factor_state', 409),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const ask = await dialog();
  await fill(ask.getByLabelText('Password'), 'parlour-demo-18');
  await userEvent.click(ask.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByLabelText('Code', { selector: 'input' }));
  await userEvent.keyboard('492039');
  await press('Turn on');
  expect(await screen.findByText('This set-up is too old. Please begin again.')).toBeVisible();
});

test('without an answer it says so, and tries again', async () => {
  let fails = true;
  platformAnswers({
    [STATE]: () => {
      if (fails) throw new ApiProblem('client_api_27', 401);
      return { data: on };
    },
  });
  renderWithPlatform(<SecondFactorCard />);
  expect(await screen.findByText('The second factor can’t be shown')).toBeVisible();
  fails = false;
  await press('Try again');
  expect(await screen.findByText('On since 24 November 2026.')).toBeVisible();
});
