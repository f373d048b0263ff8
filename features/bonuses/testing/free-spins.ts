import type { FreeSpins } from '../api/get-me-free-spins';

/** 100 free spins of €0.10 in three games, 25 a day, of which 32 are used, 7 of them today. */
export const freeSpinsOf = (part: Partial<FreeSpins> = {}): FreeSpins => ({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  bonusId: 'welcome-1',
  bonusGrantId: '0b1c7f52-6f0f-4a65-8a52-1f2d3c4b5a60',
  name: 'Welcome pack, deposit 1',
  number: 100,
  left: 68,
  dayLimit: 25,
  numberDay: 18,
  betAmount: 10,
  currency: 'EUR',
  games: ['g101', 'g114', 'g125'],
  expiresAt: '2036-11-29T00:40:00.000Z',
  ...part,
});

/** An answer of GET /api/v1/games for a list of ids. */
export const gamesAnswer = (ids: string) => ({
  data: ids.split(',').map((id) => ({
    id,
    name: `Game ${id}`,
    geo_link: `/game/${id}`,
    image: `/art/posters/${id}/00000000`,
    gradient_color: '#123456',
  })),
});
