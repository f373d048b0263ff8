import { screen, within } from '@testing-library/react';
import { renderWithMessages } from '@/components/testing/render';
import { OFFERS } from '../testing/offers';
import { WelcomePack } from './welcome-pack';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

test('says what the whole pack comes to, and what each next deposit would bring', () => {
  renderWithMessages(<WelcomePack offers={OFFERS} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Up to €800+ 335 free spins',
    'Up to €200+ 75 free spins',
    'Up to €200+ 80 free spins',
    'Up to €200+ 80 free spins',
  ]);
  for (const text of ['Welcome pack', 'Your 2nd deposit', 'Your 3rd deposit', 'Your 4th deposit'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('Half of deposit 2')).toBeInTheDocument();
});

test('lists its deposits, leads to the cashier for a visitor by signing up first, and names its terms', () => {
  renderWithMessages(<WelcomePack offers={OFFERS} />);
  const steps = within(screen.getByRole('list', { name: 'Deposits of the welcome pack' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    '€200100\u00a0FS100 free spins',
    '€20075\u00a0FS75 free spins',
    '€20080\u00a0FS80 free spins',
    '€20080\u00a0FS80 free spins',
  ]);
  const claim = screen.getByRole('link', { name: 'Claim it' });
  expect(claim).toHaveAttribute('data-gated', '/account/wallet/deposit?bonus=welcome');
  expect(screen.getByRole('link', { name: '18+, bonus terms' })).toHaveAttribute(
    'href',
    '/info_pages/bonus_terms_and_conditions',
  );
});
