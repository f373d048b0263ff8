import { screen, waitFor } from '@testing-library/react';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { StakeRange } from './stake-range';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const LAW = 'GET /api/v1/law';
const answers = (mostStake: number | null) =>
  platformAnswers({
    [LAW]: () => ({ data: { withheld: [], provedDemo: false, jackpots: true, wheel: true, mostStake } }),
  });

test.each([
  [null, '€0.20 – €100'],
  [100, '€0.20 – €1'],
  [200_00, '€0.20 – €100'],
  [10, '€0.20'],
])('slots under a law of %p: %s', async (most, written) => {
  answers(most);
  renderWithPlatform(
    <p>
      <StakeRange min={20} max={10_000} family="slot" />
    </p>,
  );
  await waitFor(() => expect(screen.getByRole('paragraph')).toHaveTextContent(written));
});

test('the stakes of other games are their own, and nobody asks', () => {
  answers(100);
  renderWithPlatform(
    <p>
      <StakeRange min={100} max={10_000} family="table" />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('€1 – €100');
  expect(sentTo(LAW)).toHaveLength(0);
});
