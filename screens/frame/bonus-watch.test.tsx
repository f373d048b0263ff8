import { useEffect } from 'react';
import { act, waitFor } from '@testing-library/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { visit } from '@/components/testing/navigation';
import { calls, platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { grantOf, ownOf, withSteps } from '@/features/bonuses/testing/grants';
import {
  closeModalAtom,
  modalRequestsAtom,
  openModalAtom,
  type ModalRequest,
} from '@/lib/browser/modals/modals';
import { changesWithBonus } from '@/lib/browser/query/changes-with';
import { roundOpenAtom } from '@/features/play/state/round-open';
import { BonusWatch } from './bonus-watch';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const offer = grantOf({ id: 'offer', state: 'pending' });
const waiting = grantOf({ id: 'waiting', state: 'queued' });
const active = grantOf({ id: 'active' });

let asked: readonly ModalRequest[] = [];
let close: (id: number) => void;
let open: (request: object) => void;
let play: (open: boolean) => void;
function Probe() {
  const requests = useAtomValue(modalRequestsAtom);
  const closing = useSetAtom(closeModalAtom);
  const opening = useSetAtom(openModalAtom) as (request: object) => void;
  const playing = useSetAtom(roundOpenAtom);
  useEffect(() => {
    asked = requests;
    close = closing;
    open = opening;
    play = playing;
  });
  return null;
}
const names = () => asked.map(({ name }) => name);
const asksForOwn = () => calls.filter(({ to }) => to === 'GET /api/v1/me/bonuses').length;

let own = ownOf();
let ended = withSteps(active);
function watch() {
  platformAnswers({
    'GET /api/v1/me/bonuses': () => ({ data: own }),
    'GET /api/v1/me/bonuses/{id}': () => ({ data: ended }),
  });
  const element = (
    <>
      <Probe />
      <BonusWatch />
    </>
  );
  const { client, rerender } = renderWithPlatform(element);
  return {
    settled: () => waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe('success')),
    told: () => act(() => client.invalidateQueries({ predicate: changesWithBonus })),
    goTo: (path: string) => {
      visit(path);
      rerender(
        <>
          <Probe />
          <BonusWatch />
        </>,
      );
    },
  };
}
beforeEach(() => {
  visit('/');
  own = ownOf();
});

test('the first offer opens its modal once, also when the page changes after it was closed', async () => {
  own = ownOf({ pending: [offer, grantOf({ id: 'second', state: 'pending' })] });
  const { goTo } = watch();
  await waitFor(() => expect(asked.map(({ props }) => props)).toEqual([{ bonusId: 'offer' }]));
  act(() => close(asked[0]?.id ?? 0));
  const before = asksForOwn();
  goTo('/games/top');
  await waitFor(() => expect(asksForOwn()).toBe(before + 1));
  expect(names()).toEqual([]);
});

test('an offer waits while any other modal is open', async () => {
  const { told, settled } = watch();
  await settled();
  act(() => open({ name: 'SEARCH', props: {} }));
  own = ownOf({ pending: [offer] });
  await told();
  expect(names()).toEqual(['SEARCH']);
  act(() => close(asked[0]?.id ?? 0));
  await waitFor(() => expect(names()).toEqual(['BONUS']));
});

test.each([
  ['covers no game', '/game/skyline'],
  ['that the wheel brings covers no turn of it', '/wheel-of-fortune'],
])('an offer %s: it comes on the next page', async (_what, page) => {
  visit(page);
  own = ownOf({ pending: [offer] });
  const { goTo, settled } = watch();
  await settled();
  expect(names()).toEqual([]);
  goTo('/games/top');
  await waitFor(() => expect(names()).toEqual(['BONUS']));
});

test('what became of a bonus covers no round: it is said when that is over', async () => {
  visit('/game/skyline');
  own = ownOf({ active });
  const { told, settled } = watch();
  await settled();
  act(() => play(true));
  ended = withSteps({ ...active, state: 'completed', endReason: 'run_out' });
  own = ownOf();
  await told();
  await waitFor(() => expect(calls.map(({ to }) => to)).toContain('GET /api/v1/me/bonuses/{id}'));
  expect(names()).toEqual([]);
  act(() => play(false));
  await waitFor(() => expect(names()).toEqual(['BONUS_RUNOUT']));
});

test.each([
  ['wagered', 'BONUS_WAGERING_FINISHED'],
  ['run_out', 'BONUS_RUNOUT'],
] as const)(
  'when the active bonus has ended as %s, it says so, and offers the next after it',
  async (endReason, modal) => {
    own = ownOf({ active, queue: [waiting] });
    const { told, settled } = watch();
    await settled();
    expect(names()).toEqual([]);
    // Both are completed to the ledger: nothing is left to be wagered.
    ended = withSteps({ ...active, state: 'completed', endReason });
    own = ownOf({ queue: [waiting], pending: [offer] });
    await told();
    for (const name of [modal, 'BONUS_FROM_QUEUE', 'BONUS']) {
      await waitFor(() => expect(names()).toEqual([name]));
      act(() => close(asked[0]?.id ?? 0));
    }
    expect(names()).toEqual([]);
  },
);

test('what became of a bonus waits while the player is asked something else', async () => {
  own = ownOf({ active });
  const { told, settled } = watch();
  await settled();
  act(() => open({ name: 'SUPPORT_FORM', props: {} }));
  ended = withSteps({ ...active, state: 'completed', endReason: 'wagered' });
  own = ownOf();
  await told();
  await waitFor(() => expect(calls.some(({ to }) => to === 'GET /api/v1/me/bonuses/{id}')).toBe(true));
  expect(names()).toEqual(['SUPPORT_FORM']);
  act(() => close(asked[0]?.id ?? 0));
  await waitFor(() => expect(names()).toEqual(['BONUS_WAGERING_FINISHED']));
});

test('a bonus that the player cancelled is not explained to them again', async () => {
  own = ownOf({ active });
  const { told, settled } = watch();
  await settled();
  ended = withSteps({ ...active, state: 'cancelled', endReason: 'cancelled' });
  own = ownOf();
  await told();
  await waitFor(() => expect(calls.some(({ to }) => to === 'GET /api/v1/me/bonuses/{id}')).toBe(true));
  expect(names()).toEqual([]);
});
