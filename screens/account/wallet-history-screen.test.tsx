import { screen } from '@testing-library/react';
import type { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { visit } from '@/components/testing/navigation';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { removeHint, writeHint } from '@/features/player/state/hint';
import AccountLayout from '@/app/(player)/[locale]/account/layout';
import { WalletHistoryScreen } from './wallet-history-screen';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useSearchParams: () => new URLSearchParams('deposit=d1'),
}));
jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('@/lib/server/i18n/page', () => ({ pageLocale: (locale: string) => locale }));
// On the server, a provider knows the language of the request by itself.
jest.mock('next-intl', () => {
  const real = jest.requireActual<{ NextIntlClientProvider: typeof NextIntlClientProvider }>('next-intl');
  const Provider = real.NextIntlClientProvider;
  return {
    ...real,
    NextIntlClientProvider: (props: ComponentProps<typeof NextIntlClientProvider>) => (
      <Provider {...props} locale="en" timeZone="UTC" />
    ),
  };
});
jest.mock('next-intl/server', () => ({
  getMessages: () => jest.requireActual<{ messages: object }>('@/components/testing/render').messages,
}));

beforeEach(() => writeHint('en'));
afterEach(removeHint);

// The layout hands on a part of the messages only: whatever an account page says must be in that part.
test('says in words what became of the deposit that was left, inside the account’s own layout', async () => {
  visit('/account/wallet/history');
  platformAnswers({
    'GET /api/v1/me': () => ({ data: { id: 'p', email: 'mara@parlour.example', language: 'en' } }),
    'GET /api/v1/deposits': () => ({ data: [] }),
    'GET /api/v1/deposits/{id}': () => ({
      data: {
        id: 'd1',
        game: 'scarab-of-nefer',
        transaction: {
          status: 'failed',
          failure: 'insufficient_funds',
          paymentMethod: 'card',
          amount: 5_000,
          currency: 'EUR',
        },
      },
    }),
    'GET /api/v1/me/transactions': () => ({ data: [], meta: { totalRows: 0, page: 1, perPage: 20 } }),
  });
  const params = Promise.resolve({ locale: 'en' });
  renderWithPlatform(await AccountLayout({ params, children: <WalletHistoryScreen /> }));
  expect(
    await screen.findByRole('heading', { name: 'Your deposit of €50.00 did not go through' }),
  ).toBeVisible();
  expect(screen.getByText(/not enough money/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
