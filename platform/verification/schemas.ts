import { z } from '@hono/zod-openapi';
import type { LanguageCode } from '@/lib/domain/locales';
import {
  FILE_REFUSALS,
  FILE_STATES,
  REJECTION_REASONS,
  STEP_STATUSES,
  takesFiles,
  VERIFICATION_STATUSES,
  VERIFICATION_STEPS,
  type VerificationStep,
} from '@/lib/domain/verification';
import type { PlayerCase } from './types';
import type { FileRow, StepRow } from './store';
import { REASON_WORDS } from './texts';

export const stepSchema = z
  .enum(VERIFICATION_STEPS)
  .openapi({ description: 'What is proved.', example: 'identity' });

const moment = (description: string) =>
  z
    .string()
    .nullable()
    .openapi({
      description: `${description} ISO 8601, UTC; null before.`,
      example: '2026-11-24T15:04:05.000Z',
    });

export const fileSchema = z
  .object({
    id: z.uuid().openapi({
      description: 'Id that the sender gave the file.',
      example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
    }),
    name: z.string().openapi({ description: 'Name as it was sent.', example: 'passport.jpg' }),
    type: z.string().openapi({ description: 'Media type as it was sent.', example: 'image/jpeg' }),
    bytes: z
      .int()
      .nullable()
      .openapi({ description: 'Size as it was sent. Bytes; null while it comes.', example: 2_412_331 }),
    state: z.enum(FILE_STATES).openapi({
      description: '`held` waits for the scanner; `refused` is not kept.',
      example: 'ready',
    }),
    refusal: z
      .enum(FILE_REFUSALS)
      .nullable()
      .openapi({ description: 'Why it was refused; null for others.', example: null }),
    pages: z.int().openapi({ description: 'How many pictures there are of it.', example: 1 }),
    submittedAt: moment('When it was handed in.'),
    reviewedAt: moment('When it was decided about.'),
  })
  .openapi('DocumentFile');

export const verificationSchema = z
  .object({
    status: z
      .enum(VERIFICATION_STATUSES)
      .openapi({ description: 'The player’s standing.', example: 'pending' }),
    steps: z
      .array(
        z.object({
          step: stepSchema,
          status: z.enum(STEP_STATUSES).openapi({ description: 'How far it is.', example: 'rejected' }),
          open: z.boolean().openapi({ description: 'Whether it takes files now.', example: true }),
          reason: z
            .enum(REJECTION_REASONS)
            .nullable()
            .openapi({ description: 'Why it was rejected; null when it was not.', example: 'too_old' }),
          reasonText: z.string().nullable().openapi({
            description: 'The same in the player’s language, with what to send instead.',
            example: 'The document is more than 3 months old. Send a newer one.',
          }),
          submittedAt: moment('When it was handed in.'),
          decidedAt: moment('When a reviewer decided.'),
          validUntil: z.string().nullable().openapi({
            description: 'The last day on which the document counts. ISO 8601; null for no end.',
            example: '2031-04-30',
          }),
          files: z
            .array(fileSchema)
            .openapi({ description: 'Files of the open hand-in, or of the last decision.' }),
        }),
      )
      .openapi({ description: 'All steps, in the order in which they are asked for.' }),
  })
  .openapi('Verification');

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

export const fileJson = (file: FileRow): z.input<typeof fileSchema> => ({
  id: file.id,
  name: file.original_name,
  type: file.type,
  bytes: file.bytes,
  state: file.state === 'removed' ? 'refused' : file.state,
  refusal: file.refusal,
  pages: file.pages,
  submittedAt: iso(file.submitted_at),
  reviewedAt: iso(file.reviewed_at),
});

/** Files that belong to what the step says now. */
const isCurrent = (file: FileRow, row: StepRow | undefined) =>
  file.reviewed_at === null || file.reviewed_at.getTime() === row?.decided_at?.getTime();

export function verificationJson(
  { status, steps, files }: PlayerCase,
  language: LanguageCode,
): z.input<typeof verificationSchema> {
  const stepJson = (step: VerificationStep) => {
    const row = steps.find((one) => one.step === step);
    const stepStatus = row?.status ?? 'not_verified';
    return {
      step,
      status: stepStatus,
      open: takesFiles(stepStatus) && status !== 'less_than_18',
      reason: row?.reason ?? null,
      reasonText: row?.reason ? REASON_WORDS[row.reason][language] : null,
      submittedAt: iso(row?.submitted_at),
      decidedAt: iso(row?.decided_at),
      validUntil: row?.valid_until ?? null,
      files: files.filter((file) => file.step === step && isCurrent(file, row)).map(fileJson),
    };
  };
  return { status, steps: VERIFICATION_STEPS.map(stepJson) };
}
