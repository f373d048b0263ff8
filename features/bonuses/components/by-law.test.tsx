import { screen } from '@testing-library/react';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import type { Offer } from '../api/get-bonuses.server';
import { OFFERS, UNDER_A_LAW } from '../testing/offers';
import { BonusTabs } from './bonus-tabs';
import { BonusTerms } from './bonus-terms';
import { ByLaw } from './by-law';
import { PackBoard } from './pack-board';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const LAW = 'GET /api/v1/bonuses/law';
const offers: Offer[] = OFFERS.map((offer) => ({ ...offer, byLaw: [UNDER_A_LAW] }));
const [first] = offers as [Offer];
const told = (law: string | null, isFirstPlayOver = false) =>
  platformAnswers({ [LAW]: () => ({ data: { law, isFirstPlayOver } }) });

test('a card promises the wagering that the reader’s law leaves of a bonus, and what that comes to', async () => {
  told('gb');
  renderWithPlatform(<BonusTabs offers={[first]} />);
  expect(await screen.findByText('×10, bonus')).toBeVisible();
  const [card] = screen.getAllByRole('article');
  expect(card).toHaveTextContent('A €10.00 bonus means €100.00 of stakes.');
  expect(screen.queryByText('×35, bonus')).toBeNull();
});

test('of a bonus that is wagered with its deposit elsewhere the law leaves the bonus alone', async () => {
  told('gb');
  const law = { ...UNDER_A_LAW, wagering: 3 };
  const both: Offer = { ...first, wagering: 3, basis: 'bonus+deposit', percent: 50, byLaw: [law] };
  renderWithPlatform(
    <>
      <BonusTabs offers={[both]} />
      <ByLaw offers={[both]}>{([own = both], law) => <BonusTerms offer={own} law={law} />}</ByLaw>
    </>,
  );
  expect(await screen.findByText('Stake 3 times the bonus, and bonus money becomes your own.')).toBeVisible();
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('A €10.00 bonus means €30.00 of stakes.');
});

test('a board of steps and the terms do too, and the terms say why', async () => {
  told('gb');
  renderWithPlatform(
    <>
      <ByLaw offers={offers}>{(shown) => <PackBoard offers={shown} />}</ByLaw>
      <ByLaw offers={[first]}>{([own = first], law) => <BonusTerms offer={own} law={law} />}</ByLaw>
    </>,
  );
  expect(await screen.findAllByText(/×10 on the bonus/)).toHaveLength(4);
  expect(screen.getByText(/at most 10 times|10 times at most/)).toBeVisible();
  expect(screen.getByText(/only one kind of game count/)).toBeVisible();
  expect(screen.getByText('Stake 10 times the bonus, and bonus money becomes your own.')).toBeVisible();
});

test('where no law binds the reader the bonus is what it is, and the terms say nothing of laws', async () => {
  told(null);
  renderWithPlatform(
    <ByLaw offers={[first]}>{([own = first], law) => <BonusTerms offer={own} law={law} />}</ByLaw>,
  );
  await screen.findByText('Stake 35 times the bonus, and bonus money becomes your own.');
  expect(screen.queryByText('The law where you live')).toBeNull();
  expect(sentTo(LAW)).toHaveLength(1);
});

test('where no law changes a bonus nobody is asked', () => {
  platformAnswers({});
  renderWithPlatform(<BonusTabs offers={OFFERS} />);
  expect(screen.getAllByText('×35, bonus')).toHaveLength(OFFERS.length);
  expect(sentTo(LAW)).toHaveLength(0);
});

test('where a bonus is given before the first play alone it can be taken until then, and says so', async () => {
  const once = {
    ...UNDER_A_LAW,
    law: 'se',
    mostWagering: null,
    oneProduct: false,
    leastDays: 60,
    hoursToLive: 1_440,
  };
  const offer: Offer = { ...first, byLaw: [{ ...once, firstPlayOnly: true, wagering: 35 }] };
  told('se');
  const { unmount } = renderWithPlatform(
    <ByLaw offers={[offer]}>{([own = offer], law) => <BonusTerms offer={own} law={law} />}</ByLaw>,
  );
  expect(await screen.findByText('60 days')).toBeVisible();
  expect(screen.getByText(/at least 60 days/)).toBeVisible();
  expect(screen.getByText(/one bonus per player/)).toBeVisible();
  unmount();
  const card = renderWithPlatform(<BonusTabs offers={[offer]} />);
  expect(await screen.findByRole('link', { name: /^Choose/ })).toBeVisible();
  card.unmount();
  told('se', true);
  renderWithPlatform(<BonusTabs offers={[offer]} />);
  expect(await screen.findByText(/allows one bonus, before your first play/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull();
});
