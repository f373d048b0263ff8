import { z } from '@hono/zod-openapi';
import { REJECTION_REASONS, STEP_STATUSES, VERIFICATION_STATUSES } from '@/lib/domain/verification';
import type { ReviewCase } from './review';
import type { WaitingStep } from './review-store';
import { fileJson, fileSchema, iso, moment, stepSchema } from './schemas';

export const playerField = z
  .uuid()
  .openapi({ description: 'Id of the player.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' });

const reasonField = z
  .enum(REJECTION_REASONS)
  .nullable()
  .openapi({ description: 'Why it was rejected; null when it was not.', example: 'too_old' });
const dayField = z.string().nullable().openapi({
  description: 'The last day on which the document counts. ISO 8601; null for no end.',
  example: '2031-04-30',
});
const count = (description: string, example: number) => z.int().openapi({ description, example });

export const waitingSchema = z
  .object({
    playerId: playerField,
    step: stepSchema,
    submittedAt: moment('When it was handed in.'),
    files: count('How many files it has.', 2),
    held: count('How many of them the scanner has not seen yet.', 0),
  })
  .openapi('WaitingStep');

export const waitingJson = (row: WaitingStep): z.input<typeof waitingSchema> => ({
  playerId: row.player_id,
  step: row.step,
  submittedAt: row.submitted_at.toISOString(),
  files: row.files,
  held: row.held,
});

export const reviewCaseSchema = z
  .object({
    playerId: playerField,
    status: z
      .enum(VERIFICATION_STATUSES)
      .openapi({ description: 'The player’s standing.', example: 'pending' }),
    steps: z
      .array(
        z.object({
          step: stepSchema,
          status: z.enum(STEP_STATUSES).openapi({ description: 'How far it is.', example: 'pending' }),
          reason: reasonField,
          submittedAt: moment('When it was handed in.'),
          decidedAt: moment('When a reviewer decided.'),
          validUntil: dayField,
        }),
      )
      .openapi({ description: 'Steps that the player has begun.' }),
    files: z
      .array(fileSchema.extend({ step: stepSchema }).openapi('ReviewFile'))
      .openapi({ description: 'Every file, the first one first.' }),
    reviews: z
      .array(
        z.object({
          step: stepSchema,
          decision: z
            .enum(['approve', 'reject', 'expire'])
            .openapi({ description: 'What was decided; `expire` by the day.', example: 'approve' }),
          reason: reasonField,
          note: z
            .string()
            .nullable()
            .openapi({ description: 'What the operator wrote for others.', example: 'Bill of August.' }),
          validUntil: dayField,
          operatorId: z
            .string()
            .nullable()
            .openapi({ description: 'Who decided; null for the clock.', example: 'pat' }),
          at: z
            .string()
            .openapi({ description: 'When. ISO 8601, UTC.', example: '2026-11-24T15:04:05.000Z' }),
        }),
      )
      .openapi({ description: 'Every decision, the last one first.' }),
  })
  .openapi('ReviewCase');

export const reviewCaseJson = (found: ReviewCase): z.input<typeof reviewCaseSchema> => ({
  playerId: found.playerId,
  status: found.status,
  steps: found.steps.map((row) => ({
    step: row.step,
    status: row.status,
    reason: row.reason,
    submittedAt: iso(row.submitted_at),
    decidedAt: iso(row.decided_at),
    validUntil: row.valid_until,
  })),
  files: found.files.map((file) => ({ ...fileJson(file), step: file.step })),
  reviews: found.reviews.map((row) => ({
    step: row.step,
    decision: row.decision,
    reason: row.reason,
    note: row.note,
    validUntil: row.valid_until,
    operatorId: row.operator_id,
    at: row.at.toISOString(),
  })),
});
