import type { LanguageCode } from '@/lib/domain/locales';
import type { TournamentStatus } from './lists';
import type { ByCurrency, Currency } from '@/lib/money/money';
import type { Game } from '../games/service';
import type { TournamentEntry, TournamentState, TournamentStrategy } from '@/lib/domain/tournaments';
import type { Prize, TournamentRow } from './store';

/** What a card shows of a game. */
export type TournamentGame = Pick<Game, 'id' | 'name' | 'image' | 'gradient_color' | 'geo_link'>;

/** A tournament of the casino as the API tells it, in one language (SPEC §3). Amounts are minor units. */
export interface Tournament {
  id: string;
  status: TournamentStatus;
  name: string;
  descriptionShort: string;
  image: string;
  gradient_color: string;
  dateStart: string;
  /** Exclusive. */
  dateEnd: string;
  strategy: TournamentStrategy;
  entry: TournamentEntry;
  /** The VIP level from which somebody may take part; null for everybody. */
  minLevel: number | null;
  minimumBet: ByCurrency;
  maximumBet: ByCurrency;
  /** How many places win. */
  winners: number;
  fullPrizePool: { amount: ByCurrency };
  freespinPool: number;
  pointsPool: number;
  gamesCount: number;
  /** The first of those that count. */
  games: TournamentGame[];
}

export interface TournamentDetails extends Tournament {
  state: TournamentState;
  /** Countries whose players take part; none means all. */
  countries: string[];
  /** By place. */
  prizes: Prize[];
}

/** What all places get together. */
export function poolOf(prizes: readonly Prize[]) {
  const amount: ByCurrency = {};
  const pool = { amount, freeSpins: 0, points: 0, winners: 0 };
  for (const prize of prizes) {
    const places = prize.placeTo - prize.placeFrom + 1;
    for (const [currency, each] of Object.entries(prize.amount) as [Currency, number][])
      amount[currency] = (amount[currency] ?? 0) + each * places;
    pool.freeSpins += prize.freeSpins * places;
    pool.points += prize.points * places;
    pool.winners += places;
  }
  return pool;
}

export function statusAt({ startsAt, endsAt }: Pick<TournamentRow, 'startsAt' | 'endsAt'>, now: Date) {
  if (now >= endsAt) return 'completed';
  return now >= startsAt ? 'active' : 'upcoming';
}

/** @param games by id, those that are offered; others are left out. */
export function present(
  row: TournamentRow,
  games: ReadonlyMap<string, Game>,
  { language, now, shown }: { language: LanguageCode; now: Date; shown?: number },
): Tournament {
  const { amount, freeSpins, points, winners } = poolOf(row.prizes);
  const offered = row.games.flatMap((id) => games.get(id) ?? []);
  return {
    id: row.id,
    status: statusAt(row, now),
    name: row.name[language] ?? row.name.en,
    descriptionShort: row.descriptionShort[language] ?? row.descriptionShort.en,
    image: row.image,
    gradient_color: row.gradientColor,
    dateStart: row.startsAt.toISOString(),
    dateEnd: row.endsAt.toISOString(),
    strategy: row.strategy,
    entry: row.entry,
    minLevel: row.minLevel,
    minimumBet: row.minimumBet,
    maximumBet: row.maximumBet,
    winners,
    fullPrizePool: { amount },
    freespinPool: freeSpins,
    pointsPool: points,
    gamesCount: offered.length,
    games: offered.slice(0, shown).map(({ id, name, image, gradient_color, geo_link }) => ({
      id,
      name,
      image,
      gradient_color,
      geo_link,
    })),
  };
}
