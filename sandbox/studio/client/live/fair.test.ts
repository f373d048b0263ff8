import { LIVE_GAMES } from '../../live/games';
import { LIVE_KINDS } from '../../live/kinds';
import { commitmentOf, fairRng } from '../../engines/chance/seeds';
import type { SeenRound } from '../../live/live-events';
import { isRight } from './fair';

const serverSeed = 'a1'.repeat(32);

test.each(LIVE_KINDS)('%s: a round is right by its seeds, and by nothing else', (kind) => {
  const clientSeed = '0123456789abcdef';
  const outcome = LIVE_GAMES[kind].outcome(fairRng({ serverSeed, clientSeed, nonce: 7 }));
  const round: SeenRound = {
    ...{ id: 'r', number: 7, phase: 'over', opensAt: 0, bellAt: 1, drawsAt: 2, nextAt: 3 },
    commitment: commitmentOf(serverSeed),
    drawn: { serverSeed, clientSeed, outcome },
  };
  expect(isRight(kind, round)).toBe(true);
  expect(isRight(kind, { ...round, number: 8 })).toBe(false);
  expect(isRight(kind, { ...round, commitment: commitmentOf('b2'.repeat(32)) })).toBe(false);
  expect(isRight(kind, { ...round, drawn: null })).toBe(false);
});
