import { z } from '@hono/zod-openapi';
import {
  LEFT_REASONS,
  ROUND_VERDICTS,
  TOURNAMENT_PHASES,
  TOURNAMENT_STRATEGIES,
  WITHHELD,
} from '@/lib/domain/tournaments';
import { toSafeMinor, type Currency } from '@/lib/money/money';
import { byCurrency, currencySchema } from '../kernel/schemas';
import {
  contentOf,
  pointsOf,
  poolOf,
  tournamentContentSchema,
  type DeskPlace,
  type DeskTournament,
  type SettlementSums,
  type TournamentRecord,
} from '../tournaments/service';
import type { AskedCorrection } from './tournaments';

const PLAYER = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const text = (description: string, example: string) => z.string().openapi({ description, example });
const count = (description: string, example: number) => z.int().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const who = (description: string) => text(`${description} Address of the operator.`, 'jonas@parlour.example');
const points = () => z.number().openapi({ description: 'With two decimals at most.', example: 12.34 });
const minor = (description: string) => count(`${description} Minor units.`, 150_000);

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
const givenSchema = z
  .object({
    currency: currencySchema,
    amount: minor('Money that was given.'),
    freeSpins: count('Free spins that were given.', 30),
    points: count('Experience points that were given.', 200),
  })
  .openapi('GivenPrizes');
const correctionSchema = {
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
          ...correctionSchema,
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
    asked,
  };
}

export const placeSchema = z
  .object({
    place: count('From 1; null without points, and for who has left.', 2).nullable(),
    playerId: z.uuid().openapi({ description: 'The player.', example: PLAYER }),
    email: z.string().nullable().openapi({ description: 'Null for who was erased.' }),
    country: z.string().nullable(),
    points: points(),
    rounds: count('That count.', 120),
    joinedAt: moment('Since when they take part.').nullable(),
    left: z
      .object({
        at: moment('When.'),
        reason: z.enum(LEFT_REASONS).openapi({ description: 'Why.', example: 'operator' }),
        by: who('Who took them out; null for nobody.').nullable(),
        note: text('Why, for colleagues; null without.', 'Two accounts of one person.').nullable(),
      })
      .nullable()
      .openapi({ description: 'Null for who takes part.' }),
    isPlayable: z.boolean().openapi({
      description: 'Whether they may play now: who may not gets no prize.',
      example: true,
    }),
    prize: z
      .object({
        currency: currencySchema,
        amount: minor('Null when the prize has no money in this currency.').nullable(),
        hasMoney: z.boolean().openapi({ description: 'Whether it has money at all.', example: true }),
        freeSpins: count('Free spins.', 10),
        points: count('Experience points.', 100),
      })
      .nullable()
      .openapi({ description: 'What the place brings its holder; null for nothing.' }),
    settledAt: moment('When the prize was given, or looked at; null while it is owed.').nullable(),
    withheld: z
      .enum(WITHHELD)
      .nullable()
      .openapi({ description: 'Why something of it was not given.', example: null }),
    given: z
      .object({
        amount: minor('Money.'),
        freeSpins: count('Free spins.', 10),
        points: count('Experience points.', 100),
      })
      .nullable()
      .openapi({ description: 'What was given; null while it is owed.' }),
    corrections: z
      .array(
        givenSchema.extend({
          playerId: z.uuid().openapi({ description: 'Who got it.', example: PLAYER }),
          email: z.string().nullable(),
          reason: text('Why, for colleagues.', 'The first place was two accounts.').nullable(),
          by: who('Who asked for it.'),
          at: moment('When.'),
          withheld: z.enum(['currency', 'spins']).nullable().openapi({
            description: 'Why something of it was not given.',
            example: null,
          }),
        }),
      )
      .openapi({ description: 'Given anew, the first one first.' }),
  })
  .openapi('TournamentPlace');

export const presentPlace =
  (addresses: ReadonlyMap<string, string>) =>
  ({ leftAt, leftReason, leftBy, leftNote, prize, given, corrections, ...row }: DeskPlace) => ({
    ...row,
    points: pointsOf(row.points),
    joinedAt: row.joinedAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    left:
      leftAt && leftReason
        ? {
            at: leftAt.toISOString(),
            reason: leftReason,
            by: leftBy === null ? null : (addresses.get(leftBy) ?? leftBy),
            note: leftNote,
          }
        : null,
    prize: prize && { ...prize, amount: prize.amount === null ? null : toSafeMinor(prize.amount) },
    given: given && { ...given, amount: toSafeMinor(given.amount) },
    corrections: corrections.map((one) => ({
      ...one,
      currency: one.currency as Currency,
      by: addresses.get(one.by) ?? one.by,
    })),
  });

export const countedRoundSchema = z
  .object({
    roundId: text('As the studio calls it.', 'r-81c2'),
    gameId: z.string(),
    currency: currencySchema,
    beganAt: moment('When its first stake was made.'),
    staked: minor('Less what was given back.'),
    won: minor('What it won.'),
    isOpen: z.boolean().openapi({ description: 'Whether it goes on.', example: false }),
    verdict: z
      .enum(ROUND_VERDICTS)
      .openapi({ description: 'Whether it counts, and why not.', example: 'counts' }),
    points: points(),
  })
  .openapi('CountedRound');

export const correctionBody = correctionSchema;
