import { randomUUID } from 'node:crypto';
import { GAME } from '@/tests/support/wallet-harness';
import type { TournamentRow } from '../store';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** A race of the last hour and the next one in the game of the wallet's harness: whoever stakes most of it wins. */
export const tournament = (fields: Partial<TournamentRow> = {}): TournamentRow => ({
  id: `t-${randomUUID()}`,
  name: { en: 'Race' },
  descriptionShort: { en: 'A race' },
  image: '/art/scenes/cup-red',
  gradientColor: '#c22a2a',
  startsAt: hours(-1),
  endsAt: hours(1),
  strategy: 'turnover',
  entry: 'join',
  minLevel: null,
  countries: [],
  needsReview: false,
  minimumBet: { EUR: 20 },
  maximumBet: {},
  spinCampaign: null,
  prizes: [{ placeFrom: 1, placeTo: 3, amount: { EUR: 1_000 }, freeSpins: 0, points: 0 }],
  games: [GAME],
  ...fields,
});
