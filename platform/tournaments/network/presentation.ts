import type { LanguageCode } from '@/lib/domain/locales';
import { bannerOf, type TournamentStrategy } from '@/lib/domain/tournaments';
import type { ByCurrency } from '@/lib/money/money';
import type { Game } from '../../games/service';
import type { TournamentStatus } from '../lists';
import { poolOf, statusAt, type TournamentGame } from '../presentation';
import type { Prize } from '../store';
import type { NetworkRow } from './store';

/** A tournament of a studio as the API tells it, in one language (SPEC §3). Amounts are minor units. */
export interface NetworkTournament {
  /** Apart from ids of the casino's own tournaments. */
  id: string;
  code: string;
  status: TournamentStatus;
  title: string;
  description: string;
  image: string;
  imageMobile: string;
  gradient_color: string;
  dateStart: string;
  /** Exclusive. */
  dateEnd: string;
  strategy: TournamentStrategy;
  minLevel: number | null;
  minimumBet: ByCurrency;
  winners: number;
  /** What all places get together. */
  prize: { amount: ByCurrency; freeSpins: number; points: number };
  gamesCount: number;
  games: TournamentGame[];
}

export interface NetworkDetails extends NetworkTournament {
  /** By place. */
  prizes: Prize[];
  toldAt: string;
  isCurrent: boolean;
}

export const prizesOf = ({ told }: NetworkRow): Prize[] =>
  told.prizes.map(({ place_from: placeFrom, place_to: placeTo, amount }) => ({
    ...{ placeFrom, placeTo, amount },
    ...{ freeSpins: 0, points: 0 },
  }));

/** @param games those that are offered of its themes */
export function present(
  row: NetworkRow,
  games: readonly Game[],
  { language, now, shown }: { language: LanguageCode; now: Date; shown?: number },
): NetworkTournament {
  const { told } = row;
  const { winners, ...prize } = poolOf(prizesOf(row));
  const banner = bannerOf(told.banner);
  return {
    id: `network:${row.code}`,
    code: row.code,
    status: statusAt(row, now),
    title: told.title[language] ?? told.title.en,
    description: told.description[language] ?? told.description.en,
    image: banner.image,
    imageMobile: banner.image,
    gradient_color: banner.colour,
    dateStart: row.startsAt.toISOString(),
    dateEnd: row.endsAt.toISOString(),
    strategy: told.strategy,
    minLevel: told.min_level,
    minimumBet: told.minimum_bet,
    winners,
    prize,
    gamesCount: games.length,
    games: games.slice(0, shown).map(({ id, name, image, gradient_color, geo_link }) => ({
      ...{ id, name, image, gradient_color, geo_link },
    })),
  };
}
