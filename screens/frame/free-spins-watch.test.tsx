import { useEffect } from 'react';
import { act, waitFor } from '@testing-library/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { visit } from '@/components/testing/navigation';
import { calls, platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { freeSpinsOf } from '@/features/bonuses/testing/free-spins';
import {
  closeModalAtom,
  modalRequestsAtom,
  openModalAtom,
  type ModalRequest,
} from '@/lib/browser/modals/modals';
import { changesWithBonus } from '@/lib/browser/query/changes-with';
import { FreeSpinsWatch } from './free-spins-watch';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

let asked: readonly ModalRequest[] = [];
let close: (id: number) => void;
let open: (request: object) => void;
function Probe() {
  const requests = useAtomValue(modalRequestsAtom);
  const closing = useSetAtom(closeModalAtom);
  const opening = useSetAtom(openModalAtom) as (request: object) => void;
  useEffect(() => {
    asked = requests;
    close = closing;
    open = opening;
  });
  return null;
}
const names = () => asked.map(({ name }) => name);
const requests = () => calls.filter(({ to }) => to === 'GET /api/v1/me/free-spins').length;
const stored = () => localStorage.getItem('oldFreeSpin');

let left = 0;
function watch() {
  platformAnswers({
    'GET /api/v1/me/free-spins': () => ({ data: { freeSpins: left > 0 ? [freeSpinsOf({ left })] : [] } }),
  });
  const element = () => (
    <>
      <Probe />
      <FreeSpinsWatch />
    </>
  );
  const { client, rerender } = renderWithPlatform(element());
  return {
    told: () => act(() => client.invalidateQueries({ predicate: changesWithBonus })),
    goTo: (path: string) => {
      visit(path);
      rerender(element());
    },
  };
}
beforeEach(() => {
  visit('/');
  localStorage.clear();
  left = 0;
});

test('more free spins than before open FREESPINS once, and the stored count follows', async () => {
  left = 20;
  const { told } = watch();
  await waitFor(() => expect(names()).toEqual(['FREESPINS']));
  expect(stored()).toBe('20');
  act(() => close(asked[0]?.id ?? 0));
  left = 19;
  await told();
  await waitFor(() => expect(stored()).toBe('19'));
  expect(names()).toEqual([]);
  left = 20;
  await told();
  await waitFor(() => expect(names()).toEqual(['FREESPINS']));
});

test('what the wheel brings is not told before its turn: the next page tells it', async () => {
  visit('/wheel-of-fortune');
  left = 10;
  const { told, goTo } = watch();
  await told();
  await waitFor(() => expect(stored()).toBe('10'));
  expect(names()).toEqual([]);
  goTo('/');
  await waitFor(() => expect(names()).toEqual(['FREESPINS']));
});

test('what this browser knew already opens nothing', async () => {
  localStorage.setItem('oldFreeSpin', '20');
  left = 20;
  watch();
  await waitFor(() => expect(requests()).toBe(1));
  expect(names()).toEqual([]);
});

test('they wait for another modal to close', async () => {
  const { told } = watch();
  await waitFor(() => expect(stored()).toBe('0'));
  act(() => open({ name: 'BONUS_RUNOUT', props: { bonusId: 'other' } }));
  left = 20;
  await told();
  await waitFor(() => expect(stored()).toBe('20'));
  expect(names()).toEqual(['BONUS_RUNOUT']);
  act(() => close(asked[0]?.id ?? 0));
  await waitFor(() => expect(names()).toEqual(['FREESPINS']));
});

test('what is gone again before its turn is not shown', async () => {
  const { told } = watch();
  await waitFor(() => expect(stored()).toBe('0'));
  act(() => open({ name: 'BONUS_RUNOUT', props: { bonusId: 'other' } }));
  left = 20;
  await told();
  await waitFor(() => expect(stored()).toBe('20'));
  left = 0;
  await told();
  await waitFor(() => expect(stored()).toBe('0'));
  act(() => close(asked[0]?.id ?? 0));
  expect(names()).toEqual([]);
});

test('they are asked for at each change of the page and each minute, but not in a game, which nothing interrupts', async () => {
  jest.useFakeTimers();
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const { goTo, told } = watch();
  await wait(0);
  expect(requests()).toBe(1);
  await wait(60_000);
  expect(requests()).toBe(2);
  goTo('/games/top');
  await wait(0);
  expect(requests()).toBe(3);
  goTo('/game/scarab');
  await wait(120_000);
  expect(requests()).toBe(3);
  left = 20;
  await told();
  await wait(0);
  expect(requests()).toBe(4);
  expect(names()).toEqual([]);
  goTo('/games/top');
  await wait(0);
  expect(names()).toEqual(['FREESPINS']);
  jest.useRealTimers();
});
