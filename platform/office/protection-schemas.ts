import { z } from '@hono/zod-openapi';
import { EXCLUSIONS, TIME_OUTS } from '@/lib/domain/breaks';
import {
  CARE_DEEDS,
  CASE_OUTCOMES,
  HARM_DEMANDS,
  HARM_LEVELS,
  HARM_SIGNS,
  type CareDeed,
} from '@/lib/domain/harm';
import { LIMIT_KINDS, LIMIT_MAX, LIMIT_PERIODS } from '@/lib/domain/player-limits';
import { reasonField } from './schemas';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-30T09:00:00.000Z' });
const operator = (description: string) =>
  z
    .string()
    .openapi({ description: `${description} Address of the operator.`, example: 'jonas@parlour.example' });
const levelField = () =>
  z.enum(HARM_LEVELS).openapi({ description: 'How much the signs say.', example: 'noticed' });
const UNITS = 'Minor units; of time, seconds.';
const amountField = (description: string) =>
  z.int().openapi({ description: `${description} ${UNITS}`, example: 20_000 });
const kindField = () => z.enum(LIMIT_KINDS).openapi({ description: 'What is limited.', example: 'deposit' });
const periodField = () => z.enum(LIMIT_PERIODS).openapi({ description: 'In which time.', example: 'week' });
const currencyField = () =>
  z.string().nullable().openapi({ description: 'Of the amounts; null of time.', example: 'EUR' });

const caseFields = {
  id: z.uuid().openapi({ description: 'The case.', example: ID }),
  playerId: z.uuid().openapi({ description: 'Whom it is about.', example: ID }),
  country: z.string().openapi({ description: 'ISO 3166-1 alpha-2.', example: 'DE' }),
  level: levelField(),
  law: z.string().openapi({ description: 'Whose rules held when it was opened.', example: 'de' }),
  openedAt: moment('Since when.'),
  takenBy: operator('Who looks after it; null for nobody.').nullable(),
  closedAt: moment('When it was closed; null while it is open.').nullable(),
  closedBy: operator('Who closed it.').nullable(),
  outcome: z
    .enum(CASE_OUTCOMES)
    .nullable()
    .openapi({ description: '`done`, or `nothing`: seen, and nothing to do.', example: null }),
  reason: z.string().nullable().openapi({ description: 'Why it was closed so.', example: null }),
};

export const listedCaseSchema = z
  .object({
    ...caseFields,
    email: z
      .string()
      .nullable()
      .openapi({ description: 'Address of the player.', example: 'nora@player.example' }),
    signs: z.array(z.enum(HARM_SIGNS)).openapi({ description: 'What opened it.', example: ['night_play'] }),
  })
  .openapi('HarmCase');

const signSchema = z
  .object({
    sign: z.enum(HARM_SIGNS).openapi({ description: 'What was noticed.', example: 'night_play' }),
    level: levelField(),
    figures: z
      .object({
        count: z.int().openapi({ description: 'How often.', example: 5 }),
        from: moment('The first of them.'),
        to: moment('The last of them.'),
        hours: z
          .number()
          .optional()
          .openapi({ description: 'Hours of play at night, or of the longest session.', example: 6 }),
        amount: z
          .int()
          .optional()
          .openapi({ description: 'Lost before, or taken back. Minor units.', example: 12_000 }),
        currency: z.string().optional().openapi({ description: 'Of the amount.', example: 'EUR' }),
      })
      .openapi({ description: 'What it is made of.' }),
    since: moment('Since when it shows.'),
    seenAt: moment('When it was computed last.'),
    goneAt: moment('When it was over; null while it shows.').nullable(),
  })
  .openapi('HarmSign');

const deedSchema = z
  .object({
    id: z.int().openapi({ description: 'Number of the deed.', example: 12 }),
    kind: z.enum(CARE_DEEDS).openapi({ description: 'What was done.', example: 'call' }),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).openapi({
      description:
        'With what: of a limit `limit`, `period`, `amount`, `currency`; of a break `length`, `until`.',
      example: {},
    }),
    reason: z
      .string()
      .openapi({ description: 'Why, and what came of it.', example: 'Reached by telephone.' }),
    operator: operator('Who did it.'),
    at: moment('When.'),
  })
  .openapi('CareDeed');

export const recordSchema = z
  .object({
    open: z
      .object({
        ...caseFields,
        missing: z.array(z.enum(HARM_DEMANDS)).openapi({
          description: 'What the law still asks for before it is closed.',
          example: ['message'],
        }),
      })
      .nullable()
      .openapi({ description: 'The case that is open; null for none.' }),
    cases: z.array(z.object(caseFields)).openapi({ description: 'All cases, the latest first.' }),
    signs: z.array(signSchema).openapi({ description: 'All signs: those that show first, then the latest.' }),
    deeds: z.array(deedSchema).openapi({ description: 'What operators did, the latest first; 200 at most.' }),
    limits: z
      .array(
        z.object({
          kind: kindField(),
          period: periodField(),
          amount: amountField('The limit.'),
          used: amountField('Used in the period that runs.'),
          currency: currencyField(),
          setAt: moment('Since when.'),
          endsAt: moment('When the period is over.'),
          asked: z
            .object({
              amount: amountField('The higher one; null for none.').nullable(),
              from: moment('From when it can be confirmed.'),
            })
            .nullable()
            .openapi({ description: 'A higher limit, or none, that the player has asked for.' }),
          fixed: z.boolean().openapi({ description: 'Whether an operator has set it.', example: false }),
        }),
      )
      .openapi({ description: 'Limits that hold.' }),
    limitChanges: z
      .array(
        z.object({
          kind: kindField(),
          period: periodField(),
          step: z
            .enum(['set', 'lowered', 'asked', 'dropped', 'raised', 'removed'])
            .openapi({ description: 'What became of it.', example: 'lowered' }),
          before: amountField('Before; null for none.').nullable(),
          after: amountField('After; null for none.').nullable(),
          currency: currencyField(),
          operator: operator('Who has set it; null for the player.').nullable(),
          at: moment('When.'),
        }),
      )
      .openapi({ description: 'What became of limits, the latest first; 200 at most.' }),
    breaks: z
      .array(
        z.object({
          kind: z
            .enum(['time_out', 'exclusion'])
            .openapi({ description: 'What it is.', example: 'time_out' }),
          length: z
            .enum([...TIME_OUTS, ...EXCLUSIONS])
            .openapi({ description: 'As it was chosen.', example: '1w' }),
          origin: z
            .enum(['page', 'play', 'office'])
            .openapi({ description: 'Where it was begun.', example: 'page' }),
          beganAt: moment('Since when.'),
          until: moment('Until when; null for good.').nullable(),
          endedAt: moment('When the player came back from an exclusion.').nullable(),
        }),
      )
      .openapi({ description: 'Breaks and exclusions, the latest first.' }),
    realityCheck: z
      .object({
        minutes: z.int().openapi({ description: 'How often, minutes.', example: 30 }),
        since: moment('Since when.'),
      })
      .nullable()
      .openapi({ description: 'How often the player is told of their play; null for never.' }),
    depositsStoppedSince: moment('Since when nothing can be paid in; null while it can.').nullable(),
    offersStopped: z
      .boolean()
      .openapi({ description: 'Whether no offers are sent or made.', example: false }),
  })
  .openapi('ProtectionRecord');

const reason = { reason: reasonField };
const limit = { limit: kindField(), period: periodField() };
const amount = {
  amount: z
    .int()
    .min(0)
    .max(LIMIT_MAX)
    .openapi({ description: `The limit. ${UNITS}`, example: 20_000 }),
};
const does = <Kind extends CareDeed>(kinds: readonly [Kind, ...Kind[]]) =>
  z.enum(kinds).openapi({ description: 'What is done.', example: kinds[0] });
export const careBody = z
  .discriminatedUnion('kind', [
    z.object({
      kind: does([
        'message',
        'call',
        'note',
        'deposit_stop',
        'deposit_free',
        'marketing_stop',
        'marketing_free',
      ]),
      ...reason,
    }),
    z.object({ kind: does(['suggest_limit', 'set_limit']), ...limit, ...amount, ...reason }),
    z.object({ kind: does(['lift_limit']), ...limit, ...reason }),
    z.object({
      kind: does(['time_out']),
      length: z.enum(TIME_OUTS).openapi({ description: 'How long.', example: '1w' }),
      ...reason,
    }),
  ])
  .openapi('Care');

export const doneSchema = z
  .object({ kind: z.enum(CARE_DEEDS).openapi({ description: 'What was done.', example: 'call' }) })
  .openapi('CareDone');

export const closeBody = z
  .object({
    outcome: z
      .enum(CASE_OUTCOMES)
      .openapi({ description: '`done`, or `nothing`: seen, and nothing to do.', example: 'nothing' }),
    ...reason,
  })
  .openapi('HarmCaseEnd');

export const casesQuery = z.object({
  closed: z
    .enum(['yes', 'no'])
    .default('no')
    .openapi({ description: 'Closed ones, or those that are open.', example: 'no' }),
  level: z
    .enum(HARM_LEVELS)
    .optional()
    .openapi({ description: 'Only those of a level.', example: 'serious' }),
  mine: z.enum(['yes']).optional().openapi({ description: 'Only those that I look after.', example: 'yes' }),
});
