import { z } from 'zod';
import type { ApprovalsService } from '../approvals/service';
import type { Kernel } from '../kernel/kernel';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import {
  poolOf,
  type Correction,
  type DeskTournament,
  type TournamentFilter,
  type TournamentsDesk,
  type TournamentsService,
} from '../tournaments/service';
import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';
import { exportTable, type Taker } from './export';

/** To give the prize of a place anew, one operator asks and another one agrees. */
const TWO_PEOPLE = 'tournaments.correct';
const WAITS_MS = 3 * 24 * 60 * 60 * 1000;

const correctionSchema = z.object({
  tournamentId: z.string(),
  place: z.int(),
  playerId: z.uuid(),
  earlier: z.int(),
});
const askedSchema = correctionSchema.extend({ operatorId: z.string() });

export interface AskedCorrection extends Omit<Correction, 'earlier'> {
  request: string;
  askedBy: string;
}

/** Tournaments as operators see, write and end them. */
export interface TournamentsOfOffice {
  desk: TournamentsDesk;
  addressesOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>>;
  exportTournaments(filter: Omit<TournamentFilter, 'offset' | 'limit'>, by: Taker): Promise<string>;
  /** Corrections of a tournament that wait for a colleague. */
  asked(tournamentId: string): Promise<AskedCorrection[]>;
  /** Asks a colleague to agree. @returns the request @throws Problem 409, 422 where nobody could agree */
  askToCorrect(
    correction: Omit<Correction, 'earlier'>,
    reason: string,
    by: { operator: OperatorSession; requestId: string; key: string },
  ): Promise<string>;
}

const sumIn = (currency: 'EUR' | 'USD' | 'CHF' | 'AUD') => (row: DeskTournament) =>
  poolOf(row.prizes).amount[currency] ?? 0;
const COLUMNS: Parameters<typeof exportTable<DeskTournament>>[1]['columns'] = {
  id: ({ id }) => id,
  name: ({ name }) => name.en,
  state: ({ phase }) => phase,
  strategy: ({ strategy }) => strategy,
  entry: ({ entry }) => entry,
  starts: ({ startsAt }) => startsAt.toISOString(),
  ends: ({ endsAt }) => endsAt.toISOString(),
  participants: ({ participants }) => participants,
  games: ({ games }) => games.length,
  winners: ({ prizes }) => poolOf(prizes).winners,
  prizes_eur_minor: sumIn('EUR'),
  prizes_usd_minor: sumIn('USD'),
  prizes_chf_minor: sumIn('CHF'),
  prizes_aud_minor: sumIn('AUD'),
  free_spins: ({ prizes }) => poolOf(prizes).freeSpins,
  points: ({ prizes }) => poolOf(prizes).points,
};

export function createTournamentsOfOffice(
  { db }: Pick<Kernel, 'db'>,
  {
    approvals,
    operators,
    tournaments: { desk },
  }: {
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'waiting'>;
    operators: Pick<OperatorsService, 'idsWith' | 'addressesOf'>;
    tournaments: Pick<TournamentsService, 'desk'>;
  },
): TournamentsOfOffice {
  approvals.define({
    name: TWO_PEOPLE,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'settle:tournaments', 'decide:approvals'),
    obstacle: (trx, correction) => desk.correctionObstacle(trx, correction),
    carryOut: (trx, { operatorId, ...correction }, { key, reason, requestId }) =>
      desk.correct(trx, correction, { key, operatorId, reason, requestId }),
  });

  const asked = async (tournamentId: string): Promise<AskedCorrection[]> => {
    const waiting = await approvals.waiting([TWO_PEOPLE]);
    return waiting.flatMap(({ id, askedBy, parameters }) => {
      const { operatorId: _by, earlier: _count, ...correction } = askedSchema.parse(parameters);
      return correction.tournamentId === tournamentId ? [{ ...correction, request: id, askedBy }] : [];
    });
  };

  return {
    desk,
    addressesOf: (ids) => operators.addressesOf(db, [...new Set(ids.filter((id) => id !== null))]),
    exportTournaments: (filter, by) =>
      exportTable(
        db,
        {
          action: 'tournaments.export',
          filter,
          read: (at) => desk.list.rows({ ...filter, ...at }),
          columns: COLUMNS,
        },
        by,
      ),

    asked,
    async askToCorrect(correction, reason, { operator: { operatorId }, requestId, key }) {
      const { tournamentId, place, playerId } = correction;
      // The same one, asked for once more, is told apart by its key.
      const others = (await asked(tournamentId)).filter(
        (one) => one.place === place && (one.playerId !== playerId || one.askedBy !== operatorId),
      );
      if (others.length > 0)
        throw new Problem(409, API_CODES.transactionStatus, 'somebody has asked for this already');
      const earlier = await desk.corrections(tournamentId, place);
      const { id } = await approvals.ask({
        action: TWO_PEOPLE,
        subject: playerId,
        parameters: { ...correction, earlier, operatorId },
        askedBy: operatorId,
        ...{ reason, requestId, key },
        once: (waiting) => {
          const one = askedSchema.parse(waiting);
          return one.tournamentId === tournamentId && one.place === place;
        },
      });
      return id;
    },
  };
}
