import type { Tournament } from '../api/get-tournaments.server';

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
