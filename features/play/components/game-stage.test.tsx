import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform, sentTo } from '@/components/testing/platform';
import { frame, given, resetStage, SESSIONS, Stage, STUDIO } from '../testing/stage';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

beforeEach(resetStage);

const net = () => screen.getByLabelText('net').textContent;

function say(message: object, { origin = STUDIO, source }: { origin?: string; source: Window | null }) {
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { origin, source, data: { source: 'parlour-studio', ...message } }),
    );
  });
}
const ended = (roundId: string, stake: number, won: number) => ({
  type: 'round-ended',
  roundId,
  stake,
  won,
  balance: 5_000 - stake + won,
});

test('a visitor is asked to log in for real money and can try the demo; the demo opens by itself', async () => {
  const { unmount } = renderWithPlatform(<Stage session="out" />);
  expect(screen.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/game/scarab/demo');
  await userEvent.click(screen.getByRole('button', { name: 'Play for real' }));
  expect(given.onNeedLogIn).toHaveBeenCalledTimes(1);
  expect(sentTo(SESSIONS)).toHaveLength(0);
  unmount();

  renderWithPlatform(<Stage session="out" mode="demo" />);
  expect(await frame()).toHaveAttribute('src', `${STUDIO}/play/1`);
  expect(sentTo(SESSIONS)[0]?.body).toEqual({
    mode: 'demo',
    language: 'en',
    lobbyUrl: 'http://localhost/',
  });
});

test('the stage that follows another has the room at once, and keeps it', async () => {
  const { rerender, unmount } = renderWithPlatform(<Stage key="cover" session="out" />);
  expect(document.documentElement).not.toHaveAttribute('data-play');
  // What the navigation from the cover to the demo does: one goes and the other comes in the same moment.
  rerender(<Stage key="demo" session="out" mode="demo" />);
  await frame();
  expect(document.documentElement).toHaveAttribute('data-play');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-play');
});

test('the net position follows what each round cost and paid', async () => {
  renderWithPlatform(<Stage />);
  const source = (await frame()).contentWindow;
  say({ type: 'ready' }, { source });
  say({ type: 'round-started', roundId: 'a', stake: 200, balance: 4_800 }, { source });
  expect(given.onCredit).toHaveBeenLastCalledWith(4_800);
  expect(net()).toBe('-200');
  say({ type: 'round-shown', roundId: 'a', won: 950, balance: 5_750 }, { source });
  expect(given.onCredit).toHaveBeenLastCalledWith(5_750);
  expect(net()).toBe('750');
  say(ended('a', 200, 950), { source });
  expect(net()).toBe('750');
});

test('only the game’s own frame on the studio’s own origin is heard', async () => {
  renderWithPlatform(<Stage />);
  const source = (await frame()).contentWindow;
  say(ended('a', 0, 9_999), { source, origin: 'https://evil.example' });
  say(ended('b', 0, 9_999), { source: window });
  say(ended('c', 0, 9_999), { source: null });
  say({ type: 'deposit' }, { source: window });
  expect(net()).toBe('0');
  expect(given.onCredit).not.toHaveBeenCalled();
  expect(given.onDeposit).not.toHaveBeenCalled();
});

test('the game is told to go on when the cashier it asked for is closed', async () => {
  const { rerender } = renderWithPlatform(<Stage />);
  const game = (await frame()).contentWindow as Window;
  const tell = jest.spyOn(game, 'postMessage').mockImplementation(() => undefined);
  say({ type: 'deposit' }, { source: game });
  expect(given.onDeposit).toHaveBeenCalledTimes(1);
  rerender(<Stage covered />);
  expect(tell).not.toHaveBeenCalled();
  rerender(<Stage />);
  expect(tell.mock.calls).toEqual([[{ type: 'resume' }, STUDIO]]);
});

test('an expired game is opened anew, but not over and over', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  renderWithPlatform(<Stage />);
  const source = (await frame()).contentWindow;
  say({ type: 'ready' }, { source });
  say({ type: 'error', code: 'no_money' }, { source });
  // However soon: what ended it, a block for instance, is the launch's to say.
  clock.mockReturnValue(1_000);
  say({ type: 'error', code: 'session_expired' }, { source });
  await waitFor(() => expect(screen.getByTitle('Scarab')).toHaveAttribute('src', `${STUDIO}/play/2`));
  say({ type: 'ready' }, { source: (await frame()).contentWindow });
  clock.mockReturnValue(9_000);
  say({ type: 'error', code: 'session_expired' }, { source: (await frame()).contentWindow });
  expect(sentTo(SESSIONS)).toHaveLength(2);
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended.');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(given.onNeedLogIn).toHaveBeenLastCalledWith(expect.any(Function), true);
  clock.mockRestore();
});

const poster = () => document.querySelector('picture img');

test('poster and facts stay until the game itself says that it can be played', async () => {
  renderWithPlatform(<Stage mode="demo" session="out" />);
  const element = await frame();
  expect(screen.getByText('96.4946%')).toBeInTheDocument();
  expect(screen.getByText('Opening the game')).toBeInTheDocument();
  say({ type: 'ready' }, { source: window });
  expect(poster()).not.toBeNull();
  say({ type: 'ready' }, { source: element.contentWindow });
  expect(poster()).toBeNull();
  expect(screen.getByText('Scarab is open. Space or Enter plays.')).toBeInTheDocument();
});

test('a visitor finds poster, facts and both ways in, and no clock runs', () => {
  renderWithPlatform(<Stage session="out" />);
  expect(poster()).not.toBeNull();
  expect(screen.getByText('96.4946%')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Play for real' })).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-play');
});

describe('a game that does not get ready', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
  afterEach(() => jest.useRealTimers());
  const opened = async () => {
    renderWithPlatform(<Stage mode="demo" session="out" />);
    await act(() => jest.advanceTimersByTimeAsync(50));
    return screen.getByTitle('Scarab') as HTMLIFrameElement;
  };

  test('says so after half a minute, and plays all the same when it comes late', async () => {
    const element = await opened();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('alert')).toHaveTextContent('The game’s studio does not answer.');
    expect(screen.getByRole('link', { name: 'Other games' })).toBeInTheDocument();
    say({ type: 'ready' }, { source: element.contentWindow });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says that the network has gone', async () => {
    await opened();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent('There is no connection to the casino.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

test('the game takes the keys when it can be played, but not out of a field', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  const { unmount } = renderWithPlatform(<Stage mode="demo" session="out" />);
  say({ type: 'ready' }, { source: (await frame()).contentWindow });
  expect(field).toHaveFocus();
  unmount();
  field.remove();
  renderWithPlatform(<Stage mode="demo" session="out" />);
  say({ type: 'ready' }, { source: (await frame()).contentWindow });
  expect(await frame()).toHaveFocus();
});

test('a space bar that is pressed too early leaves the page where it is', async () => {
  const moves = (element: HTMLElement) => fireEvent.keyDown(element, { key: ' ' });
  const field = document.createElement('input');
  document.body.append(field);
  renderWithPlatform(<Stage mode="demo" session="out" />);
  const source = (await frame()).contentWindow;
  expect(moves(document.body)).toBe(false);
  expect(moves(field)).toBe(true);
  say({ type: 'ready' }, { source });
  expect(moves(document.body)).toBe(true);
  field.remove();
});

test('without full screen for elements a layer has the screen; Escape leaves it, in the game too', async () => {
  renderWithPlatform(<Stage mode="demo" session="out" />);
  const source = (await frame()).contentWindow;
  say({ type: 'ready' }, { source });
  const full = () => document.documentElement.dataset.full;
  await userEvent.click(screen.getByRole('button', { name: 'fill' }));
  expect(full()).toBe('layer');
  expect(screen.getByText('Full screen. Escape leaves it.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(full()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'fill' }));
  say({ type: 'escape' }, { source });
  expect(full()).toBeUndefined();
});

test('a reload forgets neither time nor losses, and counts what the cut-off round has won', async () => {
  const { unmount } = renderWithPlatform(<Stage />);
  const source = (await frame()).contentWindow;
  say({ type: 'ready' }, { source });
  say({ type: 'round-started', roundId: 'a', stake: 200, balance: 4_800 }, { source });
  unmount();
  renderWithPlatform(<Stage />);
  const again = (await frame()).contentWindow;
  say({ type: 'credit', balance: 5_300 }, { source: again });
  expect(net()).toBe('300');
});

test('a balance that changes elsewhere is read by the game before anybody shows it', async () => {
  const { rerender } = renderWithPlatform(<Stage balance={5_000} />);
  const game = (await frame()).contentWindow as Window;
  say({ type: 'credit', balance: 5_000 }, { source: game });
  say({ type: 'ready' }, { source: game });
  const tell = jest.spyOn(game, 'postMessage').mockImplementation(() => undefined);
  rerender(<Stage balance={9_000} />);
  expect(tell.mock.calls).toEqual([[{ type: 'reread' }, STUDIO]]);
  expect(given.onCredit).toHaveBeenLastCalledWith(5_000);
});
