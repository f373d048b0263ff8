import type { components } from '@/lib/http/platform';
import type { Tournament } from '../api/get-tournaments.server';
import type { TournamentDetails } from './tournament';

type Schemas = components['schemas'];
export type NetworkTournament = NonNullable<Schemas['NetworkTournament']>;
export type NetworkDetails = NonNullable<Schemas['NetworkTournamentDetails']>;
export type NetworkList = NonNullable<Schemas['NetworkTournaments']>;

/** The page of a tournament: a studio's is known by its code, one of the casino by its id. */
export const pathOf = ({ id, code }: { id: string; code?: string | undefined }): string =>
  code === undefined ? `/tournaments/local/${id}` : `/tournaments/${code}`;

/** Id under which a studio's tournament is remembered. */
export const networkId = (code: string): string => `network:${code}`;

/** A studio's tournament, to be shown as those of the casino are. */
export function asTournament(told: NetworkTournament): Tournament {
  const { code, status, image, gradient_color, dateStart, dateEnd, strategy, minLevel, minimumBet } = told;
  return {
    ...{ id: told.id, code, status, image, gradient_color, dateStart, dateEnd },
    ...{ strategy, minLevel, minimumBet, winners: told.winners, games: told.games },
    name: told.title,
    descriptionShort: told.description,
    entry: 'join',
    maximumBet: {},
    fullPrizePool: { amount: told.prize.amount },
    freespinPool: told.prize.freeSpins,
    pointsPool: told.prize.points,
    gamesCount: told.gamesCount,
  };
}

/** The same with its games and prizes. Whether its places stand, the leaderboard tells. */
export const asDetails = (told: NetworkDetails): TournamentDetails => ({
  ...asTournament(told),
  state: 'open',
  countries: [],
  prizes: told.prizes,
});
