import { screen } from '@testing-library/react';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { JACKPOT_OPENINGS } from '@/lib/domain/jackpots';
import { commitmentOf } from '@/lib/domain/jackpot-draws';
import type { Jackpots } from '../api/get-jackpots';
import { jackpotsOf } from '../testing/jackpots';
import { ComingDraws } from './coming-draws';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const COMMITMENT = commitmentOf('b2'.repeat(32));

/** As the platform tells them when Mini runs alone. */
const miniRuns = (): Jackpots => {
  const jackpots = jackpotsOf(JACKPOT_OPENINGS);
  const draw = {
    commitment: COMMITMENT,
    openedAt: '2026-11-20T12:00:00.000Z',
    monthEndsAt: '2026-12-01T00:00:00.000Z',
  };
  return {
    ...jackpots,
    data: jackpots.data.map((one) => (one.code === 'jackpot-mini' ? { ...one, draw } : one)),
  };
};

test('shows what binds each draw to come, and since when', () => {
  const jackpots = miniRuns();
  platformAnswers({ 'GET /api/v1/jackpots': () => jackpots });
  renderWithPlatform(<ComingDraws jackpots={jackpots} />);
  expect(screen.getByRole('heading', { name: 'Draws to come' })).toBeVisible();
  expect(screen.getByText(COMMITMENT)).toBeVisible();
  expect(screen.getByText(/^SHA-256 of the seed, published on .*2026.* UTC$/)).toHaveTextContent(
    'Jackpot Mini',
  );
  expect(screen.queryByText('Jackpot Max')).toBeNull();
});

test('is not there while no jackpot runs', () => {
  const { container } = renderWithPlatform(<ComingDraws jackpots={jackpotsOf(JACKPOT_OPENINGS)} />);
  expect(container).toBeEmptyDOMElement();
});
