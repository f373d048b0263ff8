import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/components/testing/render';
import { bonusTypeCode } from '@/lib/domain/bonuses';
import type { Offer } from '../api/get-bonuses.server';
import { stakesExample } from '../domain/offer';
import { OFFERS } from '../testing/offers';
import { BonusHead } from './bonus-head';
import { BonusTabs } from './bonus-tabs';
import { BonusTerms } from './bonus-terms';
import { PackBoard } from './pack-board';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const [first, second] = OFFERS as [Offer, Offer];
const promo: Offer = { ...first, id: 'thursday', tag: 'promobonus', name: 'Thursday reload', freeSpins: 0 };
const birthday: Offer = {
  ...promo,
  id: 'birthday',
  name: 'Birthday',
  type: bonusTypeCode('Birthday'),
  numberDeposits: null,
  percent: 0,
  wagering: 20,
  minDeposit: {},
};
const vip: Offer = { ...promo, id: 'vip', tag: 'vippromo', name: 'House Guest reload' };

const cards = () => within(screen.getByRole('tabpanel')).getAllByRole('article');
const names = () => cards().map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

test('shows all kinds, each under its tab with their number, and no bonus among all of them', async () => {
  renderWithMessages(<BonusTabs offers={[first, second, promo, birthday, vip]} />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All promos 5',
    'Promos 2',
    'Welcome packs 2',
    'VIP promos 1',
  ]);
  expect(names()).toHaveLength(6);
  await userEvent.click(screen.getByRole('tab', { name: /^Promos/ }));
  expect(names()).toEqual(['Thursday reload', 'Birthday', 'No bonus']);
  await userEvent.keyboard('{ArrowRight}');
  expect(names()).toEqual(['Deposit 1', 'Deposit 2', 'No bonus']);
});

test('a card of free spins alone says what their winnings have to be staked', () => {
  const spins: Offer = {
    ...promo,
    type: bonusTypeCode('PromoCode'),
    percent: 0,
    maxBonus: {},
    freeSpins: 50,
  };
  const { unmount } = renderWithMessages(<BonusTabs offers={[spins]} />);
  expect(cards()[0]).toHaveTextContent('What its free spins win has to be staked 35 times.');
  unmount();
  renderWithMessages(<BonusTabs offers={[{ ...spins, freeSpinWins: 'real' }]} />);
  expect(cards()[0]).toHaveTextContent('Nothing has to be staked');
});

test('only a bonus that a person has once says so', () => {
  renderWithMessages(<BonusTerms offer={{ ...promo, oncePerPerson: false }} />);
  expect(screen.getByText('Own money first')).toBeVisible();
  expect(screen.queryByText('Once')).toBeNull();
});

test('an empty kind says so', async () => {
  renderWithMessages(<BonusTabs offers={[promo]} />);
  await userEvent.click(screen.getByRole('tab', { name: /^VIP promos/ }));
  expect(screen.getByText('There are no VIP promos at the moment.')).toBeVisible();
  expect(names()).toEqual(['No bonus']);
});

test('a card says what a bonus gives, asks for and comes to in stakes', () => {
  renderWithMessages(<BonusTabs offers={[promo]} />);
  const card = cards()[0] as HTMLElement;
  expect(card).toHaveTextContent('50% up to €200');
  expect(card).toHaveTextContent('Min deposit€20.00');
  expect(card).toHaveTextContent('Max bet€5');
  expect(card).toHaveTextContent('Wagering×35');
  // 50% of the smallest deposit, 35 times.
  expect(card).toHaveTextContent('A €10.00 bonus means €350.00 of stakes.');
  const take = within(card).getByRole('link', { name: /^Choose ?: Thursday reload/ });
  expect(take).toHaveAttribute('href', '/account/wallet/deposit?bonus=thursday');
  expect(take).toHaveAttribute('data-gated', '/account/wallet/deposit?bonus=thursday');
  expect(within(card).getByRole('link', { name: /^Terms\s+of Thursday reload/ })).toHaveAttribute(
    'href',
    '/bonuses/thursday',
  );
});

test('a step of the welcome pack holds the way to it, and what is said when it is not next', () => {
  const second = OFFERS[1] as Offer;
  renderWithMessages(<BonusTabs offers={[second]} />);
  const card = cards()[0] as HTMLElement;
  const way = within(card)
    .getByRole('link', { name: /^Choose/ })
    .closest('[data-deposit]');
  expect(way).toHaveAttribute('data-deposit', '2');
  const said = [...(way?.querySelectorAll('[data-when]') ?? [])].map((one) => [
    one.getAttribute('data-when'),
    one.textContent,
  ]);
  expect(said).toEqual([
    ['now', 'Choose: Deposit 2'],
    ['later', 'Comes with your 2nd deposit'],
    ['done', 'You have made your 2nd deposit'],
    ['none', 'Not on offer to you now'],
  ]);
});

test('a bonus is taken where its type says', () => {
  const withType = (type: Parameters<typeof bonusTypeCode>[0]): Offer => ({
    ...birthday,
    id: type,
    name: type,
    type: bonusTypeCode(type),
  });
  renderWithMessages(
    <BonusTabs offers={[withType('Birthday'), withType('PromoCode'), withType('ActivatedByLink')]} />,
  );
  expect(cards()[0]).toHaveTextContent('Comes by itself');
  expect(screen.getByRole('link', { name: /^Enter a code/ })).toHaveAttribute('href', '/account/promo');
  expect(screen.getByRole('link', { name: /^Activate/ })).toHaveAttribute(
    'href',
    '/activate-bonus/ActivatedByLink',
  );
});

test('the stakes of a bonus without a deposit are those of the whole of it', () => {
  expect(stakesExample(birthday, 'EUR')).toEqual({ deposit: 0, bonus: 20_000, stakes: 400_000 });
  expect(stakesExample({ ...birthday, wagering: 0 }, 'EUR')).toBeNull();
});

test('the stakes of a bonus whose wagering counts the deposit too count it', () => {
  expect(stakesExample({ ...promo, basis: 'bonus+deposit' }, 'EUR')).toEqual({
    deposit: 2_000,
    bonus: 1_000,
    stakes: 105_000,
  });
});

test('the bonus of a deposit is at most its maximum', () => {
  expect(stakesExample({ ...promo, percent: 2_000, minDeposit: { EUR: 2_000 } }, 'EUR')).toEqual({
    deposit: 2_000,
    bonus: 20_000,
    stakes: 700_000,
  });
});

test('the pack says what it comes to, and where each of its deposits stands', () => {
  renderWithMessages(<PackBoard offers={OFFERS} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Up to €800 + 335 free spins');
  const steps = screen.getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  expect(steps[1]).toHaveTextContent('50% up to €200');
  expect(steps[1]).toHaveTextContent('75 free spins');
  expect(steps[1]).toHaveTextContent('Deposit 2, done');
  expect(steps[1]).toHaveTextContent('Deposit 2, you are here');
});

test('the page of a bonus has its name, its way and its rules', () => {
  renderWithMessages(
    <>
      <BonusHead offer={first} />
      <BonusTerms offer={first} />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deposit 1');
  expect(screen.getByText('50% up to €200 + 100 free spins')).toBeVisible();
  const terms = screen.getByRole('region', { name: 'The terms in plain words' });
  expect(
    within(terms)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['€20.00', '×35', '€5', '7 days', '100 free spins', 'Own money first', 'Once']);
  expect(terms).toHaveTextContent('The bonus is 50% of your deposit, up to €200.00.');
});

test.each([
  ['bonus', 35, 'What they win is bonus money: stake it 35 times, and it becomes your own.'],
  ['real', 35, 'What they win is real money, yours at once.'],
  ['bonus', 0, 'What they win is real money, yours at once.'],
] as const)('says what free spins bring: %s money, wagered %i times', (freeSpinWins, wagering, said) => {
  renderWithMessages(<BonusTerms offer={{ ...first, freeSpinWins, wagering }} />);
  expect(screen.getByText('100 free spins').nextSibling).toHaveTextContent(said);
});
