import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo, type Answers } from '@/components/testing/platform';
import { OFFERS } from '@/features/bonuses/testing/offers';
import { depositWith } from '@/features/cashier/testing/deposit';
import { METHODS, methodsOf } from '@/features/cashier/testing/methods';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { ACCOUNT_ANSWERS } from '@/features/player/testing/account';
import type { Section } from '@/lib/domain/sections';
import { ClosedSections } from '@/lib/browser/sections/use-closed-sections';
import { DepositScreen } from './deposit-screen';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
jest.mock('@/features/cashier/components/open-deposits', () => ({ OpenDeposits: () => null }));

const DEPOSIT = 'POST /api/v1/deposits';
const OFFERED = 'GET /api/v1/me/deposit-bonuses';

function show(closed: readonly Section[], more: Answers = {}) {
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => 'key' });
  writeHint('en');
  platformAnswers({
    ...ACCOUNT_ANSWERS,
    [OFFERED]: () => ({ data: { number: 2, bonuses: OFFERS.slice(1, 2) } }),
    'GET /api/v1/me/promo-codes/{code}': () => ({ data: OFFERS[1] }),
    'GET /api/v1/deposit-methods': () => ({ data: methodsOf([METHODS.card]) }),
    [DEPOSIT]: () => ({ data: depositWith() }),
    ...more,
  });
  renderWithPlatform(
    <ClosedSections closed={closed}>
      <DepositScreen />
    </ClosedSections>,
  );
}
const deposit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Deposit/ }));
  await waitFor(() => expect(sentTo(DEPOSIT)).toHaveLength(1));
  return sentTo(DEPOSIT)[0]?.body;
};

beforeEach(() => window.history.replaceState(null, '', '/account/wallet/deposit?bonus=welcome'));
afterEach(() => {
  window.history.replaceState(null, '', '/');
  removeHint();
});

test('who claims the welcome bonus deposits for the one that is next', async () => {
  show([]);
  expect(await screen.findByText('Deposit 2')).toBeVisible();
  expect(await deposit()).toMatchObject({ promocode: 'WELCOME2' });
});

test('while bonuses are closed, the same address is a deposit and no more', async () => {
  show(['bonuses']);
  expect(await deposit()).not.toHaveProperty('promocode');
  expect(sentTo(OFFERED)).toHaveLength(0);
  expect(screen.queryByRole('textbox', { name: /Promo code/ })).toBeNull();
});

test('while the account waits there is no form, but why, the way to the money and to support', async () => {
  const me = ACCOUNT_ANSWERS['GET /api/v1/me']().data;
  show([], {
    'GET /api/v1/me': () => ({ data: { ...me, away: 'held' } }),
    'GET /api/v1/me/break': () => ({ data: { kind: null, held: ['register'] } }),
  });
  expect(await screen.findByText(/A register of excluded players names you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Withdraw your money' })).toHaveAttribute(
    'href',
    '/account/wallet/withdrawal',
  );
  expect(screen.getByRole('button', { name: 'Write to support' })).toHaveAttribute(
    'data-modal',
    'SUPPORT_FORM',
  );
  expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
});

test('the form waits until it is known what stands above it', async () => {
  let answer: (offer: { data: object }) => void = () => {};
  const offer = new Promise<{ data: object }>((resolve) => (answer = resolve));
  show([], { 'GET /api/v1/me/limit-offers': () => offer });
  await waitFor(() => expect(sentTo('GET /api/v1/deposit-methods')).toHaveLength(1));
  await screen.findByRole('status', { name: 'Loading payment methods' });
  expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
  answer({ data: { currency: 'EUR', places: ['deposit'], required: false, periods: ['month'] } });
  expect(await screen.findByRole('button', { name: /^Deposit/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'No limit' })).toBeVisible();
});
