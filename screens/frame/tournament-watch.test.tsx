import { act } from '@testing-library/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { visit } from '@/components/testing/navigation';
import { calls, platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { modalRequestsAtom, openModalAtom, type ModalRequest } from '@/lib/browser/modals/modals';
import { SETTLED_MS, TournamentWatch } from './tournament-watch';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

let asked: readonly ModalRequest[] = [];
let open: (request: object) => void;
function Probe() {
  const requests = useAtomValue(modalRequestsAtom);
  const opening = useSetAtom(openModalAtom) as (request: object) => void;
  useEffect(() => {
    asked = requests;
    open = opening;
  });
  return null;
}

function watch(path: string) {
  visit(path);
  platformAnswers({
    'GET /api/v1/tournaments': () => ({ data: [{ id: 'newest' }, { id: 'older' }] }),
    'GET /api/v1/network-tournaments': () => ({ data: { active: [{ id: 'network:net', code: 'net' }] } }),
  });
  const element = () => (
    <>
      <Probe />
      <TournamentWatch />
    </>
  );
  const { rerender } = renderWithPlatform(element());
  return {
    goTo(next: string) {
      visit(next);
      rerender(element());
    },
  };
}
const settle = () => act(() => jest.advanceTimersByTimeAsync(SETTLED_MS));
const shown = () => asked.map(({ name, props }) => ({ name, ...props }));
const stored = () => JSON.parse(localStorage.getItem('seenTournaments') ?? '[]') as string[];

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('the newest that was not seen is shown once', async () => {
  watch('/');
  expect(calls).toEqual([]);
  await settle();
  expect(shown()).toEqual([{ name: 'NEW_LOCAL_TOURNAMENT', tournamentId: 'newest' }]);
  expect(stored()).toEqual(['newest']);
});

test('bad data counts as none, and what was seen is left out', async () => {
  localStorage.setItem('seenTournaments', '{"not":"a list"}');
  watch('/games/top');
  await settle();
  expect(shown()).toEqual([{ name: 'NEW_LOCAL_TOURNAMENT', tournamentId: 'newest' }]);
});

test('one of the studio is shown once all of the casino’s were', async () => {
  localStorage.setItem('seenTournaments', '["newest","older"]');
  watch('/');
  await settle();
  expect(shown()).toEqual([{ name: 'NEW_TOURNAMENT', tournamentCode: 'net' }]);
  expect(stored()).toEqual(['newest', 'older', 'network:net']);
});

test('a page of the studio’s tournament has shown it', () => {
  watch('/tournaments/net');
  expect(stored()).toEqual(['network:net']);
});

test('all seen show nothing', async () => {
  localStorage.setItem('seenTournaments', '["newest","older","network:net"]');
  watch('/');
  await settle();
  expect(shown()).toEqual([]);
});

test.each(['/game/scarab-of-nefer', '/account/wallet/deposit', '/info_pages/privacy_policy'])(
  '%s is not interrupted',
  async (path) => {
    watch(path);
    await settle();
    expect(calls).toEqual([]);
    expect(shown()).toEqual([]);
  },
);

test('no other modal is covered: whoever is busy is asked on another page', async () => {
  const { goTo } = watch('/');
  act(() => open({ name: 'SEARCH', props: {} }));
  await settle();
  expect(shown()).toEqual([{ name: 'SEARCH' }]);
  expect(stored()).toEqual([]);
  goTo('/jackpots');
  await settle();
  expect(stored()).toEqual([]);
});

test('a tournament’s own page has shown it', async () => {
  const { goTo } = watch('/tournaments/local/newest');
  expect(stored()).toEqual(['newest']);
  goTo('/tournaments');
  await settle();
  expect(shown()).toEqual([{ name: 'NEW_LOCAL_TOURNAMENT', tournamentId: 'older' }]);
});
