import { z } from '@hono/zod-openapi';
import {
  FILE_REFUSALS,
  FILE_STATES,
  REJECTION_REASONS,
  STEP_STATUSES,
  VERIFICATION_STATUSES,
  VERIFICATION_STEPS,
} from '@/lib/domain/verification';
import type { ListedStep } from '../verification/service';
import type { DocumentCase } from './documents';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const day = (description: string) =>
  z.string().openapi({ description: `${description} \`YYYY-MM-DD\`.`, example: '2031-04-30' });
export const stepField = z
  .enum(VERIFICATION_STEPS)
  .openapi({ description: 'What is to be proved.', example: 'identity' });
const reasonField = z.enum(REJECTION_REASONS).openapi({
  description: 'Why it was rejected; the player reads it in their language.',
  example: 'cropped',
});

export const listedStepSchema = z
  .object({
    playerId: z.uuid().openapi({ description: 'Whose documents these are.', example: ID }),
    email: z.string(),
    name: z.string().nullable().openapi({ description: 'First name; null while unknown.', example: 'Mara' }),
    surname: z
      .string()
      .nullable()
      .openapi({ description: 'Last name; null while unknown.', example: 'Klein' }),
    country: z.string(),
    step: stepField,
    status: z.enum(STEP_STATUSES).openapi({ description: 'Where the step is.', example: 'pending' }),
    submittedAt: moment('When they were handed in.'),
    decidedAt: moment('When they were decided; null before.').nullable(),
    files: z.int().openapi({
      description: 'How many files wait, or were decided.',
      example: 2,
    }),
    held: z.int().openapi({ description: 'How many of them the scanner has not seen yet.', example: 0 }),
  })
  .openapi('ListedDocuments');

export const caseSchema = z
  .object({
    playerId: z.uuid().openapi({ description: 'Whose documents these are.', example: ID }),
    status: z
      .enum(VERIFICATION_STATUSES)
      .openapi({ description: 'The player’s standing.', example: 'pending' }),
    steps: z
      .array(
        z.object({
          step: stepField,
          status: z.enum(STEP_STATUSES).openapi({ description: 'Where the step is.', example: 'pending' }),
          reason: reasonField.nullable(),
          submittedAt: moment('When it was handed in; null before.').nullable(),
          decidedAt: moment('When it was decided; null before.').nullable(),
          validUntil: day('The last day on which it counts; null for ever.').nullable(),
        }),
      )
      .openapi({ description: 'Steps that were begun.' }),
    files: z
      .array(
        z.object({
          id: z.uuid().openapi({ description: 'The file.', example: ID }),
          step: stepField,
          state: z
            .enum([...FILE_STATES, 'removed'])
            .openapi({ description: 'Where it is.', example: 'ready' }),
          refusal: z
            .enum(FILE_REFUSALS)
            .nullable()
            .openapi({ description: 'Why it was not taken; null for others.', example: null }),
          name: z.string().openapi({ description: 'Name as it was sent.', example: 'passport.jpg' }),
          bytes: z
            .int()
            .nullable()
            .openapi({ description: 'Size as it was sent. Bytes.', example: 2_412_331 }),
          pages: z.int().openapi({ description: 'How many pictures there are of it.', example: 1 }),
          isWaiting: z
            .boolean()
            .openapi({ description: 'Whether it was handed in and not decided.', example: true }),
        }),
      )
      .openapi({ description: 'Files of every hand-in.' }),
    reviews: z
      .array(
        z.object({
          id: z.string().openapi({ description: 'Number of the decision.', example: '12' }),
          step: stepField,
          decision: z
            .enum(['approve', 'reject', 'expire'])
            .openapi({ description: 'What was decided.', example: 'reject' }),
          reason: reasonField.nullable(),
          note: z
            .string()
            .nullable()
            .openapi({ description: 'For colleagues.', example: 'The lower edge is missing.' }),
          validUntil: day('Until when it counts.').nullable(),
          operator: z
            .string()
            .nullable()
            .openapi({ description: 'Id of the operator; null when its day had passed.', example: '1' }),
          operatorEmail: z.string().nullable().openapi({
            description: 'Address of the operator; null for one who is not known here, or for nobody.',
            example: 'vera@parlour.example',
          }),
          at: moment('When.'),
        }),
      )
      .openapi({ description: 'Every decision, the latest first.' }),
  })
  .openapi('DocumentCase');

export const decisionBody = z
  .object({
    decision: z.enum(['approve', 'reject']).openapi({ description: 'What is decided.', example: 'approve' }),
    submittedAt: moment(
      '`submittedAt` of the step as it was looked at: what was handed in later is not decided.',
    ),
    reason: reasonField.optional(),
    note: z.string().trim().max(1000).optional().openapi({
      description: 'For colleagues; with `secondEyes` why one asks.',
      example: 'The photo looks old.',
    }),
    validUntil: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional()
      .openapi({
        description: 'The last day on which the document counts. `YYYY-MM-DD`.',
        example: '2031-04-30',
      }),
    secondEyes: z
      .boolean()
      .default(false)
      .openapi({ description: 'Ask a colleague to agree, in place of deciding alone.', example: false }),
  })
  .openapi('DocumentDecision');

export const presentListedStep = (row: ListedStep) => ({
  playerId: row.player_id,
  email: row.email,
  name: row.name,
  surname: row.surname,
  country: row.country,
  step: row.step,
  status: row.status,
  submittedAt: row.submitted_at.toISOString(),
  decidedAt: row.status === 'pending' ? null : (row.decided_at?.toISOString() ?? null),
  files: row.files,
  held: row.held,
});

export const presentCase = ({ playerId, status, steps, files, reviews }: DocumentCase) => ({
  playerId,
  status,
  steps: steps.map((row) => ({
    step: row.step,
    status: row.status,
    reason: row.reason,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    validUntil: row.valid_until,
  })),
  files: files.map((file) => ({
    id: file.id,
    step: file.step,
    state: file.state,
    refusal: file.refusal,
    name: file.original_name,
    bytes: file.bytes,
    pages: file.pages,
    isWaiting: file.submitted_at !== null && file.reviewed_at === null,
  })),
  reviews: reviews.map((row) => ({
    id: row.id,
    step: row.step,
    decision: row.decision,
    reason: row.reason,
    note: row.note,
    validUntil: row.valid_until,
    operator: row.operator_id,
    operatorEmail: row.operatorEmail,
    at: row.at.toISOString(),
  })),
});
