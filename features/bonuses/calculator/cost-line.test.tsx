import { screen, waitFor } from '@testing-library/react';
import { renderWithPlatform } from '@/components/testing/platform';
import { grantOf } from '../testing/grants';
import { OFFERS } from '../testing/offers';
import { termsOfGrant } from '../domain/grant-terms';
import { CostLine } from './cost-line';
import { lineOf } from './line';

jest.mock('./start-line-worker', () => jest.requireActual('./testing/fake-line-worker'));
jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const [OFFER] = OFFERS as [(typeof OFFERS)[number]];

test('tells cost and chance, the time and the most that becomes real', async () => {
  const bonus = { ...OFFER, maxWin: { EUR: 10_000 } };
  renderWithPlatform(<CostLine terms={bonus} currency="EUR" hoursToLive={168} />);
  expect(screen.getByText('Working out what it costs …')).toBeInTheDocument();
  expect(
    await screen.findByText(
      /^Slot, medium volatility, €0\.50 a round: wagering it all costs €13\.98 on average, and \d+ of 100 players finish\.$/,
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText('7 days from activation. At most €100.00 of it becomes your own money.'),
  ).toBeInTheDocument();
});

test('goes by the deposit that is made', async () => {
  renderWithPlatform(<CostLine terms={OFFER} currency="EUR" deposit={4_000} hoursToLive={36} />);
  // 40.00 brings 20.00, to be staked 35 times at 96.0043 %.
  expect(await screen.findByText(/costs €27\.97 on average/)).toBeInTheDocument();
  expect(
    screen.getByText('36 hours from activation. No limit on what becomes your own money.'),
  ).toBeInTheDocument();
});

test('says its time and bounds where there is no money to wager', async () => {
  renderWithPlatform(<CostLine terms={{ ...OFFER, maxBonus: {} }} currency="EUR" hoursToLive={24} />);
  await waitFor(() => expect(screen.queryByText(/Working out/)).not.toBeInTheDocument());
  expect(screen.queryByText(/on average/)).not.toBeInTheDocument();
  expect(screen.getByText(/^1 day from activation\./)).toBeInTheDocument();
});

describe('the line of a bonus that a player has', () => {
  const line = (part: Parameters<typeof grantOf>[0], own?: number) =>
    lineOf({ terms: termsOfGrant(grantOf(part), own), currency: 'EUR' });

  test('goes by what is left to be wagered', () => {
    // 288.00 × 0.039957.
    expect(line({})).toMatchObject({ cost: 1_151, game: 'slotMedium' });
    expect(line({ weights: { slots: 50 } })).toMatchObject({ cost: 2_302 });
    expect(line({ weights: { all: 0 } })).toBeNull();
  });

  test('counts the own money, which is staked first', () => {
    const alone = line({})?.finish ?? 1;
    expect(line({}, 2_000)?.finish).toBeGreaterThan(alone);
  });

  test('of an offer goes by what it brings, and the deposit that it came with', () => {
    const offer = { state: 'pending', balance: 0, activatedAt: null } as const;
    const wagering = { times: 35, basis: 'bonus', target: 70_000, wagered: 0, left: 70_000 } as const;
    // 20.00 × 35 × 0.039957.
    const alone = line({ ...offer, wagering });
    expect(alone?.cost).toBe(2_797);
    expect(line({ ...offer, wagering, depositAmount: 2_000 })?.finish).toBeGreaterThan(alone?.finish ?? 1);
  });
});
