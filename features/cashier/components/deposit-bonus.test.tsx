import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/testing/enter';
import { sentTo } from '@/components/testing/platform';
import { ApiProblem } from '@/lib/http/problem';
import type { DepositWish } from '../domain/wish';
import { bonusWith, TWO_OFFERS } from '../testing/bonuses';
import { amount, button, CHECKED, DEPOSIT, NAMED, OFFERED, showForm, type } from '../testing/shown-form';

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
const spins = () => screen.getByRole('radio', { name: /50 free spins/ });
const none = () => screen.getByRole('radio', { name: /No bonus/ });
const code = () => screen.getByRole('textbox', { name: /Promo code/ });
async function sent() {
  await userEvent.click(button());
  await waitFor(() => expect(sentTo(DEPOSIT)).toHaveLength(1));
  return sentTo(DEPOSIT)[0]?.body;
}

test('no bonus is a choice like the others, and the first one', async () => {
  await show();
  expect(none()).toBeChecked();
  expect(code()).toHaveValue('');
  expect(welcome()).toHaveAccessibleName('100% up to €200 + 100 free spins From €20, wager ×35');
  expect(await sent()).not.toHaveProperty('promocode');
});

test('a bonus fills its code, says what arrives, and goes along with the deposit', async () => {
  await show();
  await type('50');
  await userEvent.click(welcome());
  expect(welcome()).toBeChecked();
  expect(code()).toHaveValue('WELCOME1');
  expect(screen.getByText('Bonus, 100%').parentElement).toHaveTextContent('+€50.00');
  expect(screen.getByText('Free spins').parentElement).toHaveTextContent('100');
  expect(screen.getByText('You play with').parentElement).toHaveTextContent('€100.00');
  expect(screen.getByText('€1,750.00 in bets turn it into cash.')).toBeVisible();
  expect(screen.getByText('What the free spins win is wagered 35 times.')).toBeVisible();
  expect(await sent()).toMatchObject({ amount: 5_000, promocode: 'WELCOME1' });
});

test('a bonus raises the amount to its minimum, and lowers none', async () => {
  await show();
  await type('10');
  await userEvent.click(welcome());
  expect(amount()).toHaveValue('20');
  await userEvent.click(spins());
  expect(amount()).toHaveValue('30');
  await userEvent.click(welcome());
  expect(amount()).toHaveValue('30');
});

test('an amount below the minimum lets the bonus go', async () => {
  await show();
  await userEvent.click(welcome());
  await type('19');
  expect(none()).toBeChecked();
  expect(code()).toHaveValue('');
  await type('25');
  expect(none()).toBeChecked();
  expect(await sent()).not.toHaveProperty('promocode');
});

test('an amount that is still being typed loses nothing', async () => {
  await show();
  await userEvent.click(welcome());
  await userEvent.clear(amount());
  await enter(amount(), '2');
  expect(none()).toBeChecked();
  await enter(amount(), '50');
  expect(welcome()).toBeChecked();
  expect(await sent()).toMatchObject({ amount: 25_000, promocode: 'WELCOME1' });
});

test('a preset below the minimum lets the bonus go at once', async () => {
  await show();
  await userEvent.click(spins());
  await userEvent.click(screen.getByRole('button', { name: '€20' }));
  expect(none()).toBeChecked();
  expect(code()).toHaveValue('');
});

test('a chosen bonus is let go by pressing it again, by Space, and by No bonus', async () => {
  await show();
  await userEvent.click(welcome());
  await userEvent.click(welcome());
  expect(none()).toBeChecked();
  await userEvent.click(welcome());
  await userEvent.keyboard(' ');
  expect(none()).toBeChecked();
  await userEvent.click(welcome());
  await userEvent.click(none());
  expect(code()).toHaveValue('');
});

test('a deposit begins with the bonus that was asked for, by its id or as the welcome bonus', async () => {
  const { unmount } = await show({ bonus: 'spins', amount: 2_000 });
  expect(spins()).toBeChecked();
  expect(amount()).toHaveValue('30');
  unmount();
  await show({ bonus: 'welcome' });
  expect(welcome()).toBeChecked();
});

test.each([
  [
    'other_deposit',
    { from: 2, to: 2 },
    '“Second” does not come with this deposit. It is for your 2nd deposit. This one is your 1st.',
  ],
  [
    'other_deposit',
    { from: 3, to: 5 },
    '“Second” does not come with this deposit. It is for your deposits 3 to 5. This one is number 1.',
  ],
  ['used', null, '“Second” does not come with this deposit. You have had this bonus already.'],
  ['account', null, /Your account is closed, or you are taking a break\./],
])(
  'a bonus that can’t be had now is no bonus, and the form says why: %s',
  async (why, numberDeposits, said) => {
    const asked = { id: 'second', name: 'Second', number: 1, numberDeposits, why };
    await show({ bonus: 'second' }, { [NAMED]: () => ({ data: asked }) });
    expect(none()).toBeChecked();
    expect(await screen.findByText('“Second” does not come with this deposit.')).toBeVisible();
    expect(screen.getByText(/does not come with/).closest('[role="status"]')).toHaveTextContent(said);
    // Another one can still be had, and then nothing is missed.
    await userEvent.click(welcome());
    expect(screen.queryByText(/does not come with/)).toBeNull();
  },
);

test.each([
  ['gone', 'The bonus that you chose is not on offer to you now.'],
  ['welcome', 'There is no welcome bonus with this deposit.'],
])('a bonus that nobody has for this player is no bonus, and the form says so: %s', async (bonus, said) => {
  const gone = () => {
    throw new ApiProblem('client_api_24', 404);
  };
  await show({ bonus }, { [NAMED]: gone, [OFFERED]: () => ({ data: { number: 5, bonuses: [] } }) });
  expect(await screen.findByText(said)).toBeVisible();
});

test('a deposit that the platform refuses for its bonus has the offers asked for anew', async () => {
  let refused = false;
  await show(
    {},
    {
      [OFFERED]: () => ({ data: refused ? { number: 2, bonuses: [] } : TWO_OFFERS }),
      [DEPOSIT]: () => {
        refused = true;
        throw new ApiProblem('bonus_other_deposit', 422);
      },
    },
  );
  await userEvent.click(welcome());
  await userEvent.click(button());
  // Until the offers have come anew, the choice says so, too.
  const [told] = await screen.findAllByText('This bonus is not for your next deposit.');
  expect(told).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('radio', { name: /50 free spins/ })).toBeNull());
});

test('without the offers a deposit is made all the same, and they can be asked for again', async () => {
  let away = true;
  await show(
    {},
    {
      [OFFERED]: () => {
        if (away) throw new ApiProblem('no_response', 0);
        return { data: TWO_OFFERS };
      },
    },
  );
  expect(screen.queryByRole('radio', { name: /No bonus/ })).toBeNull();
  expect(button()).toBeEnabled();
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /100% up to/ })).toBeVisible();
});
