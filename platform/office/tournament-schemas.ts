import { z } from '@hono/zod-openapi';
import { TOURNAMENT_PHASES, TOURNAMENT_STRATEGIES } from '@/lib/domain/tournaments';
import { toSafeMinor } from '@/lib/money/money';
import { byCurrency, currencySchema } from '../kernel/schemas';
import {
  contentOf,
  poolOf,
  tournamentContentSchema,
  type DeskTournament,
  type SettlementSums,
  type TournamentRecord,
} from '../tournaments/service';
import type { AskedCorrection } from './tournaments';

export const PLAYER = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
export const text = (description: string, example: string) => z.string().openapi({ description, example });
export const count = (description: string, example: number) => z.int().openapi({ description, example });
export const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
export const who = (description: string) =>
  text(`${description} Address of the operator.`, 'jonas@parlour.example');
export const minor = (description: string) => count(`${description} Minor units.`, 150_000);

export const tournamentId = () =>
  z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .openapi({ description: 'Id of the tournament.', example: 'autumn-race' });
export const pathOfTournament = z.object({ id: tournamentId() });
export const pathOfParticipant = z.object({
  id: tournamentId(),
  player: z.uuid().openapi({ description: 'The player.', example: PLAYER }),
});
export const phaseSchema = z.enum(TOURNAMENT_PHASES).openapi({
  description: 'How far it has come: `review` is counted, and waits for somebody to release its prizes.',
  example: 'running',
});
export const strategySchema = z
  .enum(TOURNAMENT_STRATEGIES)
  .openapi({ description: 'How rounds count.', example: 'turnover' });

const poolSchema = z
  .object({
    amount: byCurrency,
    freeSpins: count('Free spins together.', 300),
    points: count('Experience points together.', 2_000),
    winners: count('How many places win.', 30),
  })
  .openapi({ description: 'What all places get together.' });

export const listedTournamentSchema = z
  .object({
    id: tournamentId(),
    name: text('In English.', 'Autumn race'),
    phase: phaseSchema,
    strategy: strategySchema,
    startsAt: moment('When it begins.'),
    endsAt: moment('When it ends; exclusive.'),
    zone: text('The named zone in which operators see its times.', 'Europe/Berlin'),
    participants: count('How many take part.', 2_316),
    games: count('How many count.', 24),
    pool: poolSchema,
    changedAt: moment('Last change.'),
  })
  .openapi('ListedTournament');

export const presentListed = (row: DeskTournament) => ({
  id: row.id,
  name: row.name.en,
  phase: row.phase,
  strategy: row.strategy,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  zone: row.zone,
  participants: row.participants,
  games: row.games.length,
  pool: poolOf(row.prizes),
  changedAt: row.changedAt.toISOString(),
});

const deedSchema = z
  .object({
    what: z
      .enum(['written', 'opened', 'frozen', 'counted', 'released', 'paid', 'stopped'])
      .openapi({ description: 'What happened.', example: 'opened' }),
    at: moment('When.').nullable(),
    by: who('Who did it; null for nobody.').nullable(),
  })
  .openapi('TournamentDeed');
export const givenSchema = z
  .object({
    currency: currencySchema,
    amount: minor('Money that was given.'),
    freeSpins: count('Free spins that were given.', 30),
    points: count('Experience points that were given.', 200),
  })
  .openapi('GivenPrizes');
export const correctionFields = {
  place: count('From 1.', 2),
  playerId: z.uuid().openapi({ description: 'Who is to get the prize.', example: PLAYER }),
};

export const tournamentFileSchema = z
  .object({
    id: tournamentId(),
    phase: phaseSchema,
    revision: count('Rises with each change.', 3),
    content: tournamentContentSchema.extend({ image: z.string() }).describe('As it is written.'),
    missing: z.record(z.string(), z.string()).openapi({
      description: 'What keeps a draft from being announced, by field.',
      example: { games: 'no game counts' },
    }),
    participants: count('How many take part.', 2_316),
    pool: poolSchema,
    openRounds: count('Of rounds that count, those that are not over.', 4),
    deeds: z.array(deedSchema).openapi({ description: 'What happened, in order.' }),
    firstEnd: moment('The end as it was announced; null when it was never moved.').nullable(),
    stopReason: text(
      'Why it was stopped, for colleagues; null when it was not.',
      'A game was faulty.',
    ).nullable(),
    stopWords: text('What players read about that, in English.', 'One of its games was faulty.').nullable(),
    sums: z
      .object({
        places: count('How many have a place.', 812),
        winning: count('How many of them win something.', 30),
        settled: count('Whose prize was given, or looked at and not given.', 30),
        withheld: count('Whose prize was not given whole.', 1),
        given: z.array(givenSchema).openapi({ description: 'By currency.' }),
      })
      .openapi({ description: 'What its places came to.' }),
    asked: z
      .array(
        z.object({
          ...correctionFields,
          request: z.uuid().openapi({ description: 'The request.', example: PLAYER }),
          askedBy: text('Id of the operator, of the CMS.', '1'),
        }),
      )
      .openapi({ description: 'Prizes that a colleague was asked to give anew.' }),
  })
  .openapi('TournamentFile');

export function presentFile(
  record: TournamentRecord,
  {
    missing,
    sums,
    asked,
    addresses,
  }: {
    missing: Record<string, string>;
    sums: SettlementSums;
    asked: AskedCorrection[];
    addresses: ReadonlyMap<string, string>;
  },
) {
  const by = (id: string | null) => (id === null ? null : (addresses.get(id) ?? id));
  const deed = (what: z.output<typeof deedSchema>['what'], at: Date | null, operator: string | null = null) =>
    at === null ? [] : [{ what, at: at.toISOString(), by: by(operator) }];
  return {
    id: record.id,
    phase: record.phase,
    revision: record.revision,
    content: contentOf(record),
    missing,
    participants: record.participants,
    pool: poolOf(record.prizes),
    openRounds: record.openRounds,
    deeds: [
      ...deed('written', record.createdAt, record.writtenBy),
      ...deed('opened', record.openedAt, record.openedBy),
      ...deed('frozen', record.frozenAt),
      ...deed('counted', record.countedAt),
      ...deed('released', record.releasedAt, record.releasedBy),
      ...deed('paid', record.paidAt),
      ...deed('stopped', record.stoppedAt, record.stoppedBy),
    ],
    firstEnd: record.firstEnd?.toISOString() ?? null,
    stopReason: record.stopReason,
    stopWords: record.stopWords?.en ?? null,
    sums: {
      ...sums,
      given: sums.given.map(({ amount, ...one }) => ({ ...one, amount: toSafeMinor(amount) })),
    },
    asked: asked.map(({ request, place, playerId, askedBy }) => ({ request, place, playerId, askedBy })),
  };
}
