import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/testing/enter';
import { sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import { email, fill, onDone, REGISTER, show, submit } from '../testing/sign-up';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

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
    await enter(email(), 'New@mail.example');
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
    await enter(email(), 'another@mail.example');
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
