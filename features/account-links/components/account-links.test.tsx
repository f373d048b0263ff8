import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { ChangeEmail } from './change-email';
import { NotMe } from './not-me';
import { SetPassword } from './set-password';
import { Unsubscribe } from './unsubscribe';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

function show(page: ReactElement, path: string, answers: Answers) {
  platformAnswers(answers);
  visit(path);
  window.history.replaceState(null, '', `${path}?token=secret&utm=1`);
  return renderWithPlatform(page);
}
const spent = () => {
  throw new ApiProblem('client_api_27', 422);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page that sets a password', () => {
  const LOOK = 'POST /api/v1/auth/password-resets/preview';
  const FINISH = 'POST /api/v1/auth/password-resets/finish';
  const look = () => ({
    data: {
      email: 'mara@parlour.example',
      passkeys: [],
      ways: [],
      removesAll: false,
      removesFactor: false,
      keepsFactor: false,
    },
  });
  const fill = async (password: string, repeated = password) => {
    // Pasted: what is typed sign by sign takes its time, and is not what these tests are about.
    await userEvent.click(await screen.findByLabelText('New password'));
    await userEvent.paste(password);
    await userEvent.click(screen.getByLabelText('New password once more'));
    await userEvent.paste(repeated);
    await press('Save password');
  };

  test('takes the token out of the address, says for whom, and sets the password', async () => {
    show(<SetPassword />, '/set-password', {
      [LOOK]: look,
      [FINISH]: () => ({ data: { success: true, removedAll: false, removedFactor: false } }),
    });
    expect(await screen.findByText(/mara@parlour\.example/)).toBeVisible();
    expect(window.location.search).toBe('?utm=1');
    await fill('battery-staple-27');
    expect(await heading('Your new password is set')).toBeVisible();
    expect(sentTo(LOOK).map(({ body }) => body)).toEqual([{ token: 'secret' }]);
    expect(sentTo(FINISH).map(({ body }) => body)).toEqual([
      { token: 'secret', password: 'battery-staple-27' },
    ]);
  });

  test('says what is wrong with a password before it is sent', async () => {
    show(<SetPassword />, '/set-password', { [LOOK]: look });
    await fill('short-1', 'other-one-1');
    expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
    expect(screen.getByText('The two passwords aren’t the same.')).toBeVisible();
    expect(sentTo(FINISH)).toEqual([]);
  });

  test('says at the field what only the platform knows, and keeps the form', async () => {
    show(<SetPassword />, '/set-password', {
      [LOOK]: look,
      [FINISH]: () => {
        throw new ApiProblem('client_api_5', 422, { fields: { password: 'sameAsOld' } });
      },
    });
    await fill('battery-staple-27');
    expect(await screen.findByText('Choose another password than the present one.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('battery-staple-27');
  });

  test('offers to remove passkeys and companies that would go on logging in', async () => {
    const passkeys = [
      { id: 'p1', name: 'My phone' },
      { id: 'p2', name: 'Unknown' },
    ];
    show(<SetPassword />, '/set-password', {
      [LOOK]: () => ({
        data: {
          email: 'mara@parlour.example',
          passkeys,
          ways: ['google', 'apple'],
          removesAll: false,
          removesFactor: false,
          keepsFactor: false,
        },
      }),
      [FINISH]: () => ({ data: { success: true, removedAll: false, removedFactor: false } }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Remove “Unknown”' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Unlink Apple' }));
    await fill('battery-staple-27');
    await waitFor(() =>
      expect(sentTo(FINISH)[0]?.body).toMatchObject({ removePasskeys: ['p2'], removeWays: ['apple'] }),
    );
  });

  test('says that all of them go, where a stranger may have set them up', async () => {
    show(<SetPassword />, '/set-password', {
      [LOOK]: () => ({
        data: {
          email: 'mara@parlour.example',
          passkeys: [],
          ways: ['google'],
          removesAll: true,
          removesFactor: false,
          keepsFactor: false,
        },
      }),
      [FINISH]: () => ({ data: { success: true, removedAll: true, removedFactor: false } }),
    });
    expect(await screen.findByText(/linked companies will be removed/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await fill('battery-staple-27');
    expect(await screen.findByText(/linked companies are removed/)).toBeVisible();
  });

  test('says that a second factor goes, which a stranger may have set up', async () => {
    show(<SetPassword />, '/set-password', {
      [LOOK]: () => ({
        data: {
          email: 'mara@parlour.example',
          passkeys: [],
          ways: [],
          removesAll: true,
          removesFactor: true,
          keepsFactor: false,
        },
      }),
      [FINISH]: () => ({ data: { success: true, removedAll: false, removedFactor: true } }),
    });
    expect(await screen.findByText(/second factor and its recovery codes go as well/)).toBeVisible();
    await fill('battery-staple-27');
    expect(await screen.findByText(/The second factor is off, too/)).toBeVisible();
  });

  test('says that a second factor stays where there is money, and whom to ask', async () => {
    const data = { email: 'mara@parlour.example', passkeys: [], ways: [] };
    show(<SetPassword />, '/set-password', {
      [LOOK]: () => ({ data: { ...data, removesAll: true, removesFactor: false, keepsFactor: true } }),
    });
    expect(await screen.findByText(/second factor stays on.*contact support/)).toBeVisible();
  });

  test('offers another link in place of one that was used', async () => {
    show(<SetPassword />, '/set-password', { [LOOK]: spent });
    expect(await heading('This link no longer works')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get a new link' })).toBeVisible();
  });

  test('does so too when it was used while the form was filled in', async () => {
    show(<SetPassword />, '/set-password', { [LOOK]: look, [FINISH]: spent });
    await fill('battery-staple-27');
    expect(await heading('This link no longer works')).toBeVisible();
  });

  test('does not blame the link when nothing answers', async () => {
    let away = true;
    show(<SetPassword />, '/set-password', {
      [LOOK]: () => {
        if (away) throw new ApiProblem('no_response', 0);
        return look();
      },
    });
    expect(await heading('The casino doesn’t answer')).toBeVisible();
    away = false;
    await press('Try again');
    expect(await heading('Choose a new password')).toBeVisible();
  });
});

describe('the page of "this wasn’t me"', () => {
  const LOOK = 'POST /api/v1/auth/reports/preview';
  const REPORT = 'POST /api/v1/auth/reports';

  test('changes nothing before the button is pressed', async () => {
    show(<NotMe />, '/not-me', {
      [LOOK]: () => ({ data: { what: 'session', email: 'mara@parlour.example' } }),
      [REPORT]: () => ({ data: { what: 'session' } }),
    });
    expect(await heading('Was that not you?')).toBeVisible();
    expect(sentTo(REPORT)).toEqual([]);
    await press('That wasn’t me: protect my account');
    expect(await heading('Your account is protected')).toBeVisible();
    expect(sentTo(REPORT).map(({ body }) => body)).toEqual([{ token: 'secret' }]);
  });

  test('takes an address back', async () => {
    show(<NotMe />, '/not-me', {
      [LOOK]: () => ({ data: { what: 'address', email: 'mara@parlour.example' } }),
      [REPORT]: () => ({ data: { what: 'address' } }),
    });
    await press('Take back and protect my account');
    expect(await screen.findByText(/earlier address again/)).toBeVisible();
  });
});

describe('the page of a change of address', () => {
  const LOOK = 'POST /api/v1/auth/email-changes/preview';
  const AGREE = 'POST /api/v1/auth/email-changes/agree';
  const look = (waitsForOther: boolean) => () => ({
    data: { side: 'new', newAddress: 'new@parlour.example', waitsForOther },
  });

  test('agrees by a press, and says that the other address is still asked', async () => {
    show(<ChangeEmail />, '/change-email', {
      [LOOK]: look(true),
      [AGREE]: () => ({ data: { changed: false } }),
    });
    expect(await screen.findByText(/once the other address has agreed/)).toBeVisible();
    await press('Yes, this is my address');
    expect(await heading('Half of it is done')).toBeVisible();
  });

  test('says when it is done, and when the address got taken', async () => {
    let isTaken = true;
    show(<ChangeEmail />, '/change-email', {
      [LOOK]: look(false),
      [AGREE]: () => {
        if (isTaken) throw new ApiProblem('client_api_43', 409);
        return { data: { changed: true } };
      },
    });
    await press('Yes, this is my address');
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    isTaken = false;
    await press('Yes, this is my address');
    expect(await heading('Your email address is changed')).toBeVisible();
  });
});

describe('the page that unsubscribes', () => {
  const LOOK = 'POST /api/v1/mail/subscriptions/preview';
  const SAVE = 'POST /api/v1/mail/subscriptions';

  test('says which letters, ends them by a press, and takes that back', async () => {
    show(<Unsubscribe />, '/unsubscribe', {
      [LOOK]: () => ({ data: { list: 'promo' } }),
      [SAVE]: () => ({ data: { list: 'promo' } }),
    });
    expect(await screen.findByText(/no more emails about promotions/)).toBeVisible();
    await press('Unsubscribe');
    expect(await heading('You’re unsubscribed')).toBeVisible();
    await press('Undo');
    expect(await heading('You’re subscribed again')).toBeVisible();
    await waitFor(() =>
      expect(sentTo(SAVE).map(({ body }) => body)).toEqual([
        { token: 'secret', subscribed: false },
        { token: 'secret', subscribed: true },
      ]),
    );
  });

  test('refuses a link that was changed', async () => {
    show(<Unsubscribe />, '/unsubscribe', {
      [LOOK]: () => {
        throw new ApiProblem('client_api_5', 422);
      },
    });
    expect(await heading('This link no longer works')).toBeVisible();
  });
});
