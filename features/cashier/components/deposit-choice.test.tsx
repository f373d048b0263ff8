import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sentTo } from '@/components/testing/platform';
import { CRYPTO, depositWith } from '../testing/deposit';
import { amount, button, DEPOSIT, keys, showForm, type } from '../testing/shown-form';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

let nextKey = 0;
beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    configurable: true,
    value: () => `key-${++nextKey}`,
  });
});

const method = (name: RegExp) => screen.getByRole('radio', { name });

test('coins have a tab of their own, and switching clears what was chosen', async () => {
  await showForm();
  expect(screen.queryByRole('radio', { name: /Bitcoin/ })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Crypto' }));
  expect(screen.queryByRole('radio', { name: /Bank card/ })).toBeNull();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(button()).toBeDisabled();
  await userEvent.click(method(/Bitcoin/));
  expect(button()).toBeEnabled();
  await userEvent.click(screen.getByRole('tab', { name: 'Regular' }));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(button()).toBeDisabled();
});

test('a coin of several networks needs one of them', async () => {
  await showForm({ [DEPOSIT]: () => ({ data: depositWith({ crypto: CRYPTO }) }) });
  await userEvent.click(screen.getByRole('tab', { name: 'Crypto' }));
  await userEvent.click(method(/Tether/));
  expect(button()).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: /TRC-20/ }));
  await userEvent.click(button());
  await waitFor(() => expect(sentTo(DEPOSIT)[0]?.body).toMatchObject({ method: 'tether_USDTTRC20' }));
});

test('a voucher needs no value, and takes its own as a whole', async () => {
  await showForm();
  await userEvent.click(method(/Neosurf/));
  expect(button()).toBeEnabled();
  await userEvent.click(screen.getByRole('radio', { name: /€50/ }));
  expect(amount()).toHaveValue('50');
  await type('60');
  expect(screen.getByRole('radio', { name: /€50/ })).not.toBeChecked();
  await userEvent.click(button());
  await waitFor(() => expect(sentTo(DEPOSIT)[0]?.body).toEqual({ method: 'neosurfeurope', amount: 6_000 }));
});

test('a preset above the maximum is there and can’t be chosen; Neosurf in Europe has three', async () => {
  await showForm();
  const presets = () =>
    within(screen.getByRole('group', { name: 'Suggested amounts' })).getAllByRole('button');
  expect(presets().map(({ textContent }) => textContent)).toEqual(['€20', '€50', '€250', '€500']);
  await userEvent.click(method(/Neosurf/));
  expect(presets().map(({ textContent }) => textContent)).toEqual(['€20', '€50', '€250']);
  expect(presets()[2]).toBeDisabled();
});

test('a bound of all deposits is not called the one of a method that has a closer one', async () => {
  await showForm();
  await userEvent.click(method(/Skrill/));
  await type('5');
  await userEvent.tab();
  expect(screen.getByText('A deposit is at least €10.')).toBeVisible();
  await type('15');
  await userEvent.tab();
  expect(screen.getByText('The minimum for this method is €20.')).toBeVisible();
});

test('the suggested amount goes with the method; a typed one stays', async () => {
  await showForm();
  await userEvent.click(method(/Skrill/));
  expect(amount()).toHaveValue('100');
  await type('70');
  await userEvent.click(method(/Bank card/));
  expect(amount()).toHaveValue('70');
});

test('coins go on in a modal, which this form makes room for; the next press is another deposit', async () => {
  const onOpened = jest.fn();
  await showForm({ [DEPOSIT]: () => ({ data: depositWith({ crypto: CRYPTO }) }) }, {}, { onOpened });
  await userEvent.click(button());
  await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button());
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('analytics hears of it with consent alone, and once of each deposit', async () => {
  let id = 'first';
  await showForm({ [DEPOSIT]: () => ({ data: depositWith({ id }) }) });
  await userEvent.click(button());
  await waitFor(() => expect(keys()).toHaveLength(1));
  expect(window.dataLayer).toBeUndefined();

  document.documentElement.dataset.cookies = 'analytics';
  id = 'second';
  await type('60');
  await waitFor(() => expect(button()).toBeEnabled());
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await userEvent.click(button());
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(window.dataLayer).toMatchObject([
    { event: 'add_payment_info', ecommerce: { value: 60, currency: 'EUR', payment_type: 'card' } },
  ]);
  // Pressed once more after Back: the platform answers with the same deposit.
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await userEvent.click(button());
  await waitFor(() => expect(keys()).toHaveLength(3));
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled'));
  expect(window.dataLayer).toHaveLength(1);
  delete document.documentElement.dataset.cookies;
  delete window.dataLayer;
});
