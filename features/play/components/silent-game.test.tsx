import { act, screen } from '@testing-library/react';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { scarab } from '../testing/game';
import { GameStage } from './game-stage';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const STUDIO = 'https://studio.example';
const onCredit = jest.fn();
const nothing = () => undefined;

function Stage({ balance }: { balance: number }) {
  return (
    <GameStage
      game={scarab}
      mode="real"
      session="in"
      player="p"
      balance={balance}
      covered={false}
      strip={({ net }) => <output aria-label="net">{net}</output>}
      onNeedLogIn={nothing}
      onNeedProfile={nothing}
      onDeposit={nothing}
      onNotAvailable={nothing}
      onLeaveRound={nothing}
      onMoneyShort={nothing}
      onOwnMoneyShort={nothing}
      onCredit={onCredit}
      onOpened={nothing}
    />
  );
}

const net = () => screen.getByLabelText('net').textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A game in the middle of a round of 2.00; the wallet has not told of it yet. */
async function inRound() {
  const view = renderWithPlatform(<Stage balance={5_000} />);
  await wait(50);
  const source = (screen.getByTitle('Scarab') as HTMLIFrameElement).contentWindow;
  const say = (message: object) =>
    act(() => {
      const data = { source: 'parlour-studio', ...message };
      window.dispatchEvent(new MessageEvent('message', { origin: STUDIO, source, data }));
    });
  say({ type: 'ready' });
  say({ type: 'round-started', roundId: 'a', stake: 200, balance: 4_800 });
  return { ...view, say };
}

beforeEach(() => {
  sessionStorage.clear();
  onCredit.mockClear();
  jest.useFakeTimers({ doNotFake: ['performance'] });
  platformAnswers({ 'POST /api/v1/games/{id}/sessions': () => ({ data: { url: `${STUDIO}/play/1` } }) });
});
afterEach(() => jest.useRealTimers());

test('a game that says nothing for long leaves balance and net position to the platform, both at once', async () => {
  const { rerender, say } = await inRound();
  await wait(19_999);
  expect(onCredit).toHaveBeenLastCalledWith(4_800);
  expect(net()).toBe('-200');
  await wait(1);
  expect(onCredit).toHaveBeenLastCalledWith(null);
  expect(net()).toBe('0');
  // The platform has been asked: the stake had left, and the round has won.
  rerender(<Stage balance={4_800} />);
  expect(net()).toBe('-200');
  rerender(<Stage balance={5_750} />);
  expect(net()).toBe('750');
  say({ type: 'round-ended', roundId: 'a', stake: 200, won: 950, balance: 5_750 });
  expect(net()).toBe('750');
});

test('a stake that came back counts no more when the game says only its credit', async () => {
  const { say } = await inRound();
  say({ type: 'credit', balance: 5_000 });
  expect(net()).toBe('0');
});
