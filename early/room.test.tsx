import { fireEvent, render, screen } from '@testing-library/react';
import { startShell } from './shell';

/** What the browser does with a page: its head's script, its body, its end. */
function load(address: string, body: React.ReactNode) {
  window.history.replaceState(null, '', address);
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  startShell();
  const root = document.documentElement;
  const before = root.dataset.side;
  expect(root).toHaveAttribute('data-arriving');
  render(body);
  state.mockRestore();
  fireEvent(document, new Event('DOMContentLoaded'));
  expect(root).not.toHaveAttribute('data-arriving');
  return { before, after: root.dataset.side };
}

const button = (
  <button type="button" data-shell-side aria-expanded="true">
    Labels
  </button>
);

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.play;
});

test('a game has the room before anything is painted, and keeps it', () => {
  const side = load(
    '/de/game/skyline',
    <>
      {button}
      <div data-wants-room />
    </>,
  );
  expect(side).toEqual({ before: '70', after: '70' });
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});

test('what else stands under a game’s address does not', () => {
  expect(load('/game/no-such-game', button)).toEqual({ before: '70', after: undefined });
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['/game/skyline/demo', <div key="room" data-wants-room />, true],
  ['/game/skyline', <div key="room" data-wants-room />, false],
  ['/game/no-such-game/demo', null, false],
  ['/games/top', null, false],
])('a demo has a phone for itself from the first paint: %s', (address, body, play) => {
  load(address, body);
  expect('play' in document.documentElement.dataset).toBe(play);
});

test('so has a player’s game', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; parlour_player_language=en');
  load('/game/skyline', <div data-wants-room />);
  expect(document.documentElement).toHaveAttribute('data-play');
});

test('a list is as the visitor left it', () => {
  localStorage.setItem('side', '70');
  expect(load('/games/top', button)).toEqual({ before: '70', after: '70' });
  localStorage.setItem('side', '270');
  expect(load('/games/top', button)).toEqual({ before: undefined, after: undefined });
});
