import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { standInForLayout } from '@/components/testing/layout';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { board, details, ownPlace } from '../testing/tournaments';
import { toldNetwork } from '../testing/network';
import { FakeStream } from '../testing/frame';
import { useSpokenPlace } from '../hooks/use-spoken-place';
import { isRaceGame } from '../state/race-games';
import { PlayRibbon } from './play-ribbon';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

beforeEach(() => localStorage.clear());

function show(gameId = 'g1', tournament: { id: string; code?: string } = { id: 'test-cup' }) {
  standInForLayout({ inView: true });
  globalThis.EventSource = FakeStream as unknown as typeof EventSource;
  platformAnswers({
    'GET /api/v1/tournaments/{id}': () => ({ data: details() }),
    'GET /api/v1/tournaments/{id}/leaderboard': () => ({ data: board(20) }),
    'GET /api/v1/me/tournaments/{id}/place': () => ({ data: ownPlace() }),
    'GET /api/v1/network-tournaments/{code}': () => ({ data: toldNetwork() }),
    'GET /api/v1/network-tournaments/{code}/leaderboard': () => ({ data: { ...board(20), ...TOLD } }),
    'GET /api/v1/me/network-tournaments/{code}/place': () => ({ data: { ...ownPlace(), isCurrent: true } }),
  });
  return renderWithPlatform(<PlayRibbon tournaments={[tournament]} gameId={gameId} playerId="p1" />);
}
const TOLD = { toldAt: '2026-11-30T10:00:00.000Z', isCurrent: true };
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

test('tells a studio’s tournament too, by its own stream', async () => {
  show('g1', { id: 'network:net-cup', code: 'net-cup' });
  const line = await ribbon();
  await waitFor(() => expect(line).toHaveTextContent('14th870 points'));
  expect(screen.getByRole('link', { name: 'Net Cup' })).toHaveAttribute('href', '/tournaments/net-cup');
  expect(FakeStream.last?.url).toBe('/api/v1/network-tournaments/net-cup/events');
  act(() => FakeStream.last?.tell('own', { place: 9, points: 990 }));
  await waitFor(() => expect(line).toHaveTextContent('Up to 9th990 points'));
});

test('keeps which games count, so that the next page has the room at once', async () => {
  show();
  await ribbon();
  await waitFor(() => expect(isRaceGame('/game/one')).toBe(false));
  expect(details().games.every(({ geo_link: link }) => isRaceGame(link))).toBe(true);
});

describe('what is read out', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is a change of place, every ten seconds at most, and then the newest', () => {
    const { result, rerender } = renderHook(({ place }) => useSpokenPlace(place), {
      initialProps: { place: 14 as number | null },
    });
    const at = (place: number, ms: number) => {
      rerender({ place });
      act(() => jest.advanceTimersByTime(ms));
      return result.current;
    };
    expect(result.current).toBeNull();
    expect(at(13, 10)).toBe(13);
    expect(at(12, 4_000)).toBe(13);
    expect(at(11, 4_000)).toBe(13);
    expect(at(11, 2_000)).toBe(11);
    expect(at(11, 60_000)).toBe(11);
  });
});
