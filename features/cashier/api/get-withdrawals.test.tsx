import { act, screen } from '@testing-library/react';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { useWithdrawals } from './get-withdrawals';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const LATEST = 'GET /api/v1/withdrawals';

function Waiting() {
  return (
    <p>
      {useWithdrawals()
        .data?.map(({ waitsFor }) => waitsFor ?? 'over')
        .join() ?? 'loading'}
    </p>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// Nobody tells a page of an excluded player that a withdrawal has ended: its live stream is closed.
test('asks again while a withdrawal is under way, and not after that', async () => {
  let waitsFor: string | null = 'company';
  platformAnswers({ [LATEST]: () => ({ data: [{ waitsFor }, { waitsFor: null }] }) });
  renderWithPlatform(<Waiting />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('company,over')).toBeVisible();
  waitsFor = null;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('over,over')).toBeVisible();
  const asked = sentTo(LATEST).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(sentTo(LATEST)).toHaveLength(asked);
});
