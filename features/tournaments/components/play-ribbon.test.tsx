import { act, screen, waitFor } from '@testing-library/react';
import { standInForLayout } from '@/components/testing/layout';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { board, details, ownPlace } from '../testing/tournaments';
import { FakeStream } from '../testing/frame';
import { PlayRibbon } from './play-ribbon';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

function show(gameId = 'g1') {
  standInForLayout({ inView: true });
  globalThis.EventSource = FakeStream as unknown as typeof EventSource;
  platformAnswers({
    'GET /api/v1/tournaments/{id}': () => ({ data: details() }),
    'GET /api/v1/tournaments/{id}/leaderboard': () => ({ data: board(20) }),
    'GET /api/v1/me/tournaments/{id}/place': () => ({ data: ownPlace() }),
  });
  return renderWithPlatform(<PlayRibbon ids={['test-cup']} gameId={gameId} playerId="p1" />);
}
const ribbon = () => screen.findByRole('region', { name: 'Tournament' });

test('tells place and points over a game that counts, and the moment of a better place', async () => {
  show();
  const line = await ribbon();
  await waitFor(() => expect(line).toHaveTextContent('14th870 points'));
  expect(document.documentElement.dataset.race).toBe('on');
  expect(screen.getByRole('link', { name: 'Test Cup' })).toHaveAttribute(
    'href',
    '/tournaments/local/test-cup',
  );
  act(() => FakeStream.last?.tell('own', { place: 11, points: 905 }));
  await waitFor(() => expect(line).toHaveTextContent('Up to 11th905 points'));
  await waitFor(() => expect(screen.getByText('You are 11th now.')).toBeInTheDocument());
});

test('leaves no mark where it has gone', async () => {
  const { unmount } = show();
  await ribbon();
  unmount();
  expect(document.documentElement.dataset.race).toBeUndefined();
});

test('says nothing over a game that does not count', async () => {
  show('another');
  await act(async () => undefined);
  expect(screen.queryByRole('region', { name: 'Tournament' })).toBeNull();
});
