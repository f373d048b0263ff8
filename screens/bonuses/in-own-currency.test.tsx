import { screen } from '@testing-library/react';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { OFFERS } from '@/features/bonuses/testing/offers';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { InOwnCurrency } from './in-own-currency';
// Compiled before the first test, so that none waits for a compiler.
import './own-currency-offers';

jest.mock('@/features/bonuses/calculator/start-line-worker', () =>
  jest.requireActual('@/features/bonuses/calculator/testing/fake-line-worker'),
);
jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const OFFERED = 'GET /api/v1/bonuses';
const inDollars = OFFERS.map((offer) => ({
  ...offer,
  maxBonus: { EUR: 20_000, AUD: 30_000 },
  minDeposit: { EUR: 2_000, AUD: 3_000 },
  maxBet: { EUR: 500, AUD: 700 },
  freeSpinBet: { EUR: 20, AUD: 30 },
}));

function arrive(currency: string | null) {
  if (currency) writeHint('en');
  platformAnswers({
    'GET /api/v1/me': () => ({ data: { id: 'p', language: 'en' } }),
    'GET /api/v1/me/balance': () => ({ data: { balance: { amount: 0, currency }, version: '1' } }),
    [OFFERED]: () => ({ data: inDollars }),
  });
}
afterEach(removeHint);

test.each([null, 'EUR'])('a page stays as it came for whoever has %s', async (currency) => {
  arrive(currency);
  renderWithPlatform(<InOwnCurrency page="offers">as it came</InOwnCurrency>);
  expect(await screen.findByText('as it came')).toBeVisible();
  expect(sentTo(OFFERED)).toEqual([]);
});

test('offers are told in the player’s own currency', async () => {
  arrive('AUD');
  const { container } = renderWithPlatform(<InOwnCurrency page="offers">as it came</InOwnCurrency>);
  expect((await screen.findAllByText('50% up to A$300 + 100 free spins')).length).toBeGreaterThan(0);
  expect(await screen.findAllByText(/a round: wagering it all costs A\$/)).not.toHaveLength(0);
  expect(container).not.toHaveTextContent('€');
  expect(screen.queryByText('as it came')).not.toBeInTheDocument();
});

test('so is the page of one bonus, with its calculator and its terms', async () => {
  arrive('AUD');
  const { container } = renderWithPlatform(
    <InOwnCurrency page="bonus" bonusId="welcome-1">
      as it came
    </InOwnCurrency>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Deposit 1' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'The terms in plain words' })).toHaveTextContent('A$30.00');
  expect(screen.getByRole('region', { name: 'The true cost' })).toHaveTextContent('A$');
  expect(container).not.toHaveTextContent('€');
});
