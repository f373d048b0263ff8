import { screen } from '@testing-library/react';
import { renderWithMessages } from '@/components/testing/render';
import { bonusWith } from '../testing/bonuses';
import { BonusTerms } from './bonus-terms';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const WAGERED = 'What the free spins win is wagered 35 times.';
const REAL = 'What the free spins win is real money, yours at once.';

test.each([
  ['bonus', 35, WAGERED, REAL],
  ['real', 35, REAL, WAGERED],
  ['bonus', 0, REAL, WAGERED],
] as const)(
  'free spins that bring %s money, wagered %i times, say so',
  (freeSpinWins, wagering, said, not) => {
    const bonus = bonusWith({ percent: 0, maxBonus: { EUR: 0 }, freeSpins: 50, freeSpinWins, wagering });
    renderWithMessages(
      <BonusTerms bonus={bonus} given={{ money: 0, freeSpins: 50 }} minor={5_000} currency="EUR" />,
    );
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByText(not)).toBeNull();
    expect(screen.queryByText(/turn it into cash/)).toBeNull();
  },
);
