import { z } from '@hono/zod-openapi';
import { WHEEL_FIELDS, WHEEL_MOST, WHEEL_PRIZES } from '@/lib/domain/wheel';

export const fieldSchema = z.strictObject({
  kind: z.enum(WHEEL_PRIZES).openapi({ description: 'What it brings.', example: 'spins' }),
  size: z.int().min(0).openapi({
    description: 'How many free spins or points; of a bonus a euro’s minor units; 0 of nothing.',
    example: 10,
  }),
});

/** A table of the wheel as it is written. */
export const tableContentSchema = z.strictObject({
  fields: z
    .array(
      fieldSchema.refine(
        ({ kind, size }) => size <= WHEEL_MOST[kind] && (kind === 'nothing' || size > 0),
        'too large, or nothing',
      ),
    )
    .length(WHEEL_FIELDS)
    .openapi({ description: 'Clockwise from the top. Each is drawn as often as any other.' }),
  spinCampaign: z.string().min(1).max(64).openapi({
    description: 'Id of the campaign whose rules hold for free spins.',
    example: 'wheel-spins',
  }),
  bonusCampaign: z.string().min(1).max(64).openapi({
    description: 'Id of the campaign whose rules hold for bonuses.',
    example: 'wheel-bonus',
  }),
  wagering: z
    .int()
    .min(0)
    .max(60)
    .openapi({ description: 'How often a bonus is to be wagered.', example: 10 }),
});

export type TableContent = z.output<typeof tableContentSchema>;
