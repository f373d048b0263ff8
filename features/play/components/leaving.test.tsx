import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@/components/testing/platform';
import { Link } from '@/lib/i18n/navigation';
import { frame, given, resetStage, Stage, STUDIO } from '../testing/stage';
import { LeaveRoundModal } from './leave-round-modal';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const followed = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
beforeEach(() => {
  resetStage();
  followed.mockClear();
});

const STARTED = { type: 'round-started', roundId: 'a', stake: 200, balance: 4_800 };
const ENDED = { type: 'round-ended', roundId: 'a', stake: 200, won: 0, balance: 4_800 };
async function say(message: object) {
  const source = (await frame()).contentWindow;
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: STUDIO,
        source,
        data: { source: 'parlour-studio', ...message },
      }),
    );
  });
}
const away = () => screen.getByText('away');
const openStage = (link = <Link href="/games/all">away</Link>) =>
  renderWithPlatform(
    <>
      <Stage />
      <nav onClickCapture={followed}>{link}</nav>
    </>,
  );
/** Whether the browser asks before the page goes. */
const unloadAsks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a link waits for an answer while a round is open, and only then', async () => {
  openStage();
  await say({ type: 'ready' });
  fireEvent.click(away());
  expect(followed).toHaveBeenCalledTimes(1);
  await say(STARTED);
  fireEvent.click(away());
  expect(followed).toHaveBeenCalledTimes(1);
  expect(given.onLeaveRound).toHaveBeenCalledTimes(1);
  await say(ENDED);
  fireEvent.click(away());
  expect(followed).toHaveBeenCalledTimes(2);
  expect(given.onLeaveRound).toHaveBeenCalledTimes(1);
});

test('the answer follows the link that was pressed, and nothing asks twice', async () => {
  openStage();
  await say(STARTED);
  expect(unloadAsks()).toBe(true);
  fireEvent.click(away());
  const leave = given.onLeaveRound.mock.calls[0]?.[0] as () => void;
  act(() => leave());
  expect(followed).toHaveBeenCalledTimes(1);
  expect(given.onLeaveRound).toHaveBeenCalledTimes(1);
  expect(unloadAsks()).toBe(false);
});

test('closing the page is asked about while a round is open, also one that was open before', async () => {
  openStage();
  await say({ type: 'ready' });
  expect(unloadAsks()).toBe(false);
  await say({ type: 'round-shown', roundId: 'a', won: 0, balance: 4_800 });
  expect(unloadAsks()).toBe(true);
  await say(ENDED);
  expect(unloadAsks()).toBe(false);
});

test('no answer is asked for after the stage has gone, or its game is over', async () => {
  const { unmount } = openStage();
  await say({ type: 'ready' });
  await say(STARTED);
  await say({ type: 'error', code: 'session_expired' });
  expect(unloadAsks()).toBe(false);
  unmount();
  renderWithPlatform(<Stage />);
  await say(STARTED);
  expect(unloadAsks()).toBe(true);
});

describe('the browser’s Back', () => {
  const arrived = () => new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  const back = async () => {
    const there = arrived();
    window.history.back();
    await act(async () => void (await there));
  };
  /** The page before the game's. */
  const BEFORE = { page: 'before' };
  beforeEach(async () => {
    window.history.pushState(BEFORE, '');
    window.history.pushState({ page: 'game' }, '');
  });
  const isLeft = () => expect(window.history.state).toEqual(BEFORE);

  test('asks while a round is open, stays, and asks again', async () => {
    openStage();
    await say(STARTED);
    for (const times of [1, 2]) {
      const returned = arrived().then(arrived);
      await back();
      await act(async () => void (await returned));
      expect(given.onLeaveRound).toHaveBeenCalledTimes(times);
      expect(window.history.state).toMatchObject({ page: 'game', 'parlour.round': 'top' });
    }
  });

  test('leaves by the answer, and asks no more', async () => {
    openStage();
    await say(STARTED);
    const returned = arrived().then(arrived);
    await back();
    await act(async () => void (await returned));
    const leave = given.onLeaveRound.mock.calls[0]?.[0] as () => void;
    const gone = arrived().then(arrived);
    act(() => leave());
    await act(async () => void (await gone));
    isLeft();
    expect(given.onLeaveRound).toHaveBeenCalledTimes(1);
    expect(unloadAsks()).toBe(false);
  });

  test('takes one press once the round is over', async () => {
    openStage();
    await say(STARTED);
    await say(ENDED);
    const gone = arrived().then(arrived);
    window.history.back();
    await act(async () => void (await gone));
    isLeft();
    expect(given.onLeaveRound).not.toHaveBeenCalled();
  });

  test('is left alone by a game that nobody has played', async () => {
    openStage();
    await say({ type: 'ready' });
    await back();
    isLeft();
  });
});

test.each([
  [
    'in a new tab',
    <Link key="a" href="/games/all" target="_blank">
      away
    </Link>,
    {},
  ],
  [
    'with the key for a new tab',
    <Link key="a" href="/games/all">
      away
    </Link>,
    { ctrlKey: true },
  ],
  [
    'to a place on the page',
    <a key="a" href="#facts">
      away
    </a>,
    {},
  ],
  [
    'to a modal',
    <Link key="a" href="/auth" data-modal="LOGIN">
      away
    </Link>,
    {},
  ],
  [
    'to a mailbox',
    <a key="a" href="mailto:help@parlour.example">
      away
    </a>,
    {},
  ],
])('a link %s leaves nothing, and asks nothing', async (_where, link, keys) => {
  openStage(link);
  await say(STARTED);
  fireEvent.click(away(), keys);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(given.onLeaveRound).not.toHaveBeenCalled();
});

test.each([
  ['real', /your stake stays in/],
  ['demo', /play money/],
] as const)('the question says what becomes of a round for %s', async (mode, words) => {
  const [onLeave, onClose] = [jest.fn(), jest.fn()];
  renderWithPlatform(<LeaveRoundModal mode={mode} onLeave={onLeave} onClose={onClose} />);
  expect(await screen.findByRole('dialog')).toHaveTextContent(words);
  await userEvent.click(screen.getByRole('button', { name: 'Stay and play on' }));
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(2);
});
