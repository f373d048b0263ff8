import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/testing/enter';
import { sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import type { DepositWish } from '../domain/wish';
import { bonusWith, TWO_OFFERS } from '../testing/bonuses';
import { amount, button, CHECKED, DEPOSIT, OFFERED, showForm, type } from '../testing/shown-form';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

let nextKey = 0;
beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    configurable: true,
    value: () => `key-${++nextKey}`,
  });
});

const HIDDEN = bonusWith({
  id: 'hidden',
  name: 'A hidden one',
  promocode: 'HIDDEN',
  percent: 50,
  freeSpins: 0,
});
const KNOWN = [...TWO_OFFERS.bonuses, HIDDEN];

interface Asked {
  params?: { path?: Record<string, unknown> };
}
/** The platform knows the two on offer, and one that only its code opens. */
const check = ({ params }: Asked) => {
  const bonus = KNOWN.find(({ promocode }) => promocode === params?.path?.['code']);
  if (!bonus) throw new ApiProblem('client_api_24', 404);
  return { data: bonus };
};
const show = (wish: DepositWish = {}, answers: Parameters<typeof showForm>[0] = {}) =>
  showForm({ [OFFERED]: () => ({ data: TWO_OFFERS }), [CHECKED]: check, ...answers }, wish);

const welcome = () => screen.getByRole('radio', { name: /100% up to €200/ });
const none = () => screen.getByRole('radio', { name: /No bonus/ });
const code = () => screen.getByRole('textbox', { name: /Promo code/ });
const asked = () => sentTo(CHECKED).map(({ params }) => params?.path?.['code']);
async function sent() {
  await userEvent.click(button());
  await waitFor(() => expect(sentTo(DEPOSIT)).toHaveLength(1));
  return sentTo(DEPOSIT)[0]?.body;
}

test('a typed code becomes upper case, and chooses the bonus that it stands for', async () => {
  await show();
  await type('10');
  await enter(code(), 'welcome1');
  expect(code()).toHaveValue('WELCOME1');
  expect(welcome()).toBeChecked();
  expect(amount()).toHaveValue('20');
});

test('a code is asked about once it stands still, and what it brings is named', async () => {
  await show();
  await type('50');
  await enter(code(), 'hidden');
  expect(asked()).toEqual([]);
  expect(button()).toBeDisabled();
  expect(await screen.findByText('Valid')).toBeVisible();
  expect(asked()).toEqual(['HIDDEN']);
  expect(code()).toHaveAccessibleDescription('A hidden one: +€25.00');
  expect(screen.getByRole('radio', { name: /50% up to €200/ })).toBeChecked();
  expect(await sent()).toMatchObject({ promocode: 'HIDDEN' });
});

test('an unknown code says so, keeps the deposit back, and is let go by emptying the field', async () => {
  await show();
  await enter(code(), 'nothing');
  expect(await screen.findByText('This promo code is not valid.')).toBeVisible();
  expect(code()).toHaveValue('NOTHING');
  expect(code()).toHaveAttribute('aria-invalid', 'true');
  expect(button()).toBeDisabled();
  await userEvent.clear(code());
  expect(button()).toBeEnabled();
});

test.each([
  ['a code of another type', { ...HIDDEN, type: 3 }, 'This promo code is not valid.'],
  [
    'a code of a later deposit',
    { ...HIDDEN, numberDeposits: { from: 3, to: 3 } },
    'not for your next deposit',
  ],
  ['a code of another currency', { ...HIDDEN, minDeposit: { CHF: 2_000 } }, 'not given in your currency'],
])('%s is refused', async (_name, bonus, words) => {
  await show({}, { [CHECKED]: () => ({ data: bonus }) });
  await enter(code(), 'hidden');
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  expect(button()).toBeDisabled();
});

test('a used code is told as used, also when it is still on offer here', async () => {
  await show(
    {},
    {
      [CHECKED]: () => {
        throw new ApiProblem('client_api_36', 409);
      },
    },
  );
  await enter(code(), 'welcome1');
  expect(welcome()).toBeChecked();
  expect(await screen.findByText('You have had this bonus already.')).toBeVisible();
  expect(none()).toBeChecked();
});

test('a code that is right, but not for so little, stays and offers to raise the amount', async () => {
  await show();
  await type('15');
  await enter(code(), 'hidden');
  await userEvent.click(await screen.findByRole('button', { name: 'Raise to €20' }));
  expect(amount()).toHaveValue('20');
  expect(await sent()).toMatchObject({ amount: 2_000, promocode: 'HIDDEN' });
});

test('a code that was typed is not lost when the amount becomes too small', async () => {
  await show();
  await enter(code(), 'spins50');
  await type('20');
  expect(none()).toBeChecked();
  expect(code()).toHaveValue('SPINS50');
  expect(code()).toHaveAccessibleDescription(/Fifty spins starts at €30/);
  expect(button()).toBeDisabled();
});

test('without a connection the code stays, can be checked again, and goes along unchecked', async () => {
  let away = true;
  await show(
    {},
    {
      [CHECKED]: (request) => {
        if (away) throw new ApiProblem('no_response', 0);
        return check(request);
      },
    },
  );
  await enter(code(), 'hidden');
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  expect(code()).toHaveValue('HIDDEN');
  expect(button()).toBeEnabled();
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Valid')).toBeVisible();
});

test('an answer that comes late says nothing of a newer code', async () => {
  const waiting = new Map<unknown, () => void>();
  await show(
    {},
    {
      [CHECKED]: (request) =>
        new Promise((resolve, reject) => {
          waiting.set(request.params?.path?.['code'], () => {
            try {
              resolve(check(request));
            } catch (problem) {
              reject(problem);
            }
          });
        }),
    },
  );
  await enter(code(), 'hidden');
  await waitFor(() => expect(waiting.has('HIDDEN')).toBe(true));
  await enter(code(), 'x');
  await waitFor(() => expect(waiting.has('HIDDENX')).toBe(true));
  waiting.get('HIDDENX')?.();
  expect(await screen.findByText('This promo code is not valid.')).toBeVisible();
  waiting.get('HIDDEN')?.();
  await expect(screen.findByText('Valid', {}, { timeout: 100 })).rejects.toThrow();
  expect(code()).toHaveValue('HIDDENX');
});

test('a deposit on its way does not ask about the code that it takes', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { client } = await show(
    {},
    {
      [CHECKED]: ({ signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
      [DEPOSIT]: () => new Promise(() => {}),
    },
  );
  await enter(code(), 'welcome1');
  await waitFor(() => expect(signals).toHaveLength(1));
  await userEvent.click(button());
  await waitFor(() => expect(sentTo(DEPOSIT)).toHaveLength(1));
  expect(signals[0]?.aborted).toBe(true);
  await client.invalidateQueries();
  expect(signals).toHaveLength(1);
  expect(welcome()).toBeChecked();
});
