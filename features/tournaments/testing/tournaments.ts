import type { Tournament } from '../api/get-tournaments.server';
import type { Board, OwnPlace, TournamentDetails } from '../domain/tournament';

/** A tournament that ends in the far future. */
export const tournament = (facts: Partial<Tournament> = {}): Tournament => ({
  id: 'test-cup',
  status: 'active',
  name: 'Test Cup',
  descriptionShort: 'A cup for tests.',
  image: '/art/scenes/cup-red',
  gradient_color: '#c22a2a',
  dateStart: '2026-11-20T10:00:00.000Z',
  dateEnd: '2126-11-27T10:00:00.000Z',
  strategy: 'turnover',
  entry: 'join',
  minLevel: null,
  minimumBet: { EUR: 20 },
  maximumBet: {},
  winners: 30,
  fullPrizePool: { amount: { EUR: 500_000 } },
  freespinPool: 300,
  pointsPool: 2_000,
  gamesCount: 24,
  games: [1, 2, 3].map((place) => ({
    id: `g${place}`,
    name: `Slot ${place}`,
    image: `/art/posters/g${place}/aa`,
    gradient_color: '#aabbcc',
    geo_link: `/game/slot-${place}`,
  })),
  ...facts,
});

/** The same tournament with its prizes and games, as its own page has it. */
export const details = (facts: Partial<TournamentDetails> = {}): TournamentDetails => ({
  ...tournament(),
  state: 'open',
  countries: [],
  prizes: [
    { placeFrom: 1, placeTo: 1, amount: { EUR: 100_000 }, freeSpins: 50, points: 0 },
    { placeFrom: 2, placeTo: 10, amount: { EUR: 4_000 }, freeSpins: 2, points: 20 },
  ],
  ...facts,
});

/** A leaderboard of so many. */
export const board = (count: number, facts: Partial<Board> = {}): Board => ({
  isFinal: false,
  participants: count,
  lines: Array.from({ length: Math.min(count, 100) }, (_, index) => ({
    place: index + 1,
    name: `player${index + 1}`,
    points: 1_000 - index * 10,
  })),
  ...facts,
});

export const ownPlace = (facts: Partial<OwnPlace> = {}): OwnPlace => ({
  place: 14,
  points: 870,
  rounds: 12,
  joinedAt: '2026-11-21T10:00:00.000Z',
  neighbours: [
    { place: 13, name: 'mareike_b', points: 880 },
    { place: 15, name: 'ned_q', points: 860 },
  ],
  toNext: 10.01,
  nextPrize: { place: 10, missing: 40.01 },
  isNameHidden: false,
  result: null,
  ...facts,
});
