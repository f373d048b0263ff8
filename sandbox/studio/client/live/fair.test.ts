import { LIVE_GAMES } from '../../live/games';
import { LIVE_KINDS } from '../../live/kinds';
import { commitmentOf, fairRng } from '@/lib/domain/chance/seeds';
import type { BlackjackShown } from '../../engines/blackjack/result';
import type { SeenRound } from '../../live/live-events';
import { outcomeOf, verdictOf } from './fair';

/** What a round has of choices in a game without any. */
const NO_CHOICES = { seats: [], reserved: [], dealt: null, turn: null, choices: [] };
const serverSeed = 'a1'.repeat(32);

test.each(LIVE_KINDS)(
  '%s: a round is right by its seeds and by what was heard before, and by nothing else',
  (kind) => {
    const clientSeed = '0123456789abcdef';
    const outcome = LIVE_GAMES[kind].outcome(fairRng({ serverSeed, clientSeed, nonce: 7 }));
    const round: SeenRound = {
      ...{ id: 'r', number: 7, phase: 'over', opensAt: 0, bellAt: 1, drawsAt: 2, nextAt: 3 },
      commitment: commitmentOf(serverSeed),
      drawn: { serverSeed, clientSeed, outcome },
      brokenOff: null,
      ...NO_CHOICES,
    };
    const { commitment } = round;
    const other = commitmentOf('b2'.repeat(32));
    expect(verdictOf(kind, round, commitment)).toBe('fairRight');
    expect(verdictOf(kind, round, undefined)).toBe('fairUnheard');
    // The studio tells another seed than the one that it was bound to.
    expect(verdictOf(kind, round, other)).toBe('fairWrong');
    expect(verdictOf(kind, { ...round, number: 8 }, commitment)).toBe('fairWrong');
    expect(verdictOf(kind, { ...round, commitment: other }, undefined)).toBe('fairWrong');
    expect(verdictOf(kind, { ...round, drawn: null }, commitment)).toBe('fairWrong');
  },
);

test.each(LIVE_KINDS)(
  '%s: a round that was broken off tells its seed, and what it would have come to',
  (kind) => {
    const clientSeed = '0123456789abcdef';
    const round: SeenRound = {
      ...{ id: 'r', number: 7, phase: 'broken', opensAt: 0, bellAt: 1, drawsAt: 2, nextAt: 3 },
      commitment: commitmentOf(serverSeed),
      ...{ drawn: null, brokenOff: { serverSeed, clientSeed } },
      ...NO_CHOICES,
    };
    expect(verdictOf(kind, round, round.commitment)).toBe('fairBroken');
    expect(outcomeOf(kind, round)).toEqual(
      LIVE_GAMES[kind].outcome(fairRng({ serverSeed, clientSeed, nonce: 7 })),
    );
    const unbet = { ...round, brokenOff: { serverSeed, clientSeed: null } };
    expect([verdictOf(kind, unbet, undefined), outcomeOf(kind, unbet)]).toEqual(['fairBroken', null]);
    expect(verdictOf(kind, round, commitmentOf('b2'.repeat(32)))).toBe('fairWrong');
  },
);

test('live blackjack: a round is right by what all seats staked and chose, and by nothing else', () => {
  const clientSeed = '0123456789abcdef';
  const seats = [2, 5].map((seat, at) => ({ seat, key: at + 1 }));
  const played = { seats: seats.map(({ seat }) => ({ seat, stake: 100 * seat })), choices: [] };
  const outcomeWith = (choices: SeenRound['choices']) =>
    LIVE_GAMES.live_blackjack.outcome(fairRng({ serverSeed, clientSeed, nonce: 7 }), {
      ...played,
      choices,
    }) as BlackjackShown;
  let choices: SeenRound['choices'] = [];
  for (let { turn } = outcomeWith(choices); turn.phase !== 'over'; { turn } = outcomeWith(choices)) {
    const choice = turn.phase === 'insurance' ? 'decline' : 'hit';
    choices = [...choices, { seat: seats[turn.seat]?.seat ?? 0, choice }];
  }
  expect(choices.length).toBeGreaterThan(1);
  const outcome = outcomeWith(choices);
  const round: SeenRound = {
    ...{ id: 'r', number: 7, phase: 'over', opensAt: 0, bellAt: 1, drawsAt: 2, nextAt: 3 },
    ...{ commitment: commitmentOf(serverSeed), drawn: { serverSeed, clientSeed, outcome }, brokenOff: null },
    ...{ seats, reserved: [], dealt: outcome, turn: null, choices },
  };
  expect(verdictOf('live_blackjack', round, round.commitment)).toBe('fairRight');
  const [first] = choices;
  const stood = [...choices.slice(0, -1), { seat: first?.seat ?? 0, choice: 'stand' }];
  for (const other of [choices.slice(0, -1), stood])
    expect(verdictOf('live_blackjack', { ...round, choices: other }, round.commitment)).toBe('fairWrong');
});
