import { gameOfPath, pathOfGame } from './game-path';

it.each([
  ['/game/scarab-of-nefer', 'scarab-of-nefer'],
  ['/game/scarab-of-nefer/demo', 'scarab-of-nefer'],
  ['/game', undefined],
  ['/games/slots', undefined],
  ['/game/a/b', undefined],
  ['/game/%2F%2Fevil.example', undefined],
  ['/game/..', undefined],
])('on %s somebody plays %s', (path, game) => {
  expect(gameOfPath(path)).toBe(game);
});

it('leads to the page of a game', () => {
  expect(pathOfGame('scarab-of-nefer')).toBe('/game/scarab-of-nefer');
});

it.each(['//evil.example', '/\\evil', '../account', 'javascript:alert(1)', 'a b', 'A', '', null, undefined])(
  'leads nowhere by %s',
  (game) => {
    expect(pathOfGame(game)).toBeNull();
  },
);
