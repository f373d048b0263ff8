import { z } from '@hono/zod-openapi';
import { CHAT_LINES_BEFORE, CHAT_REASONS } from '@/lib/domain/table-chat';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const uuid = (description: string) => z.uuid().openapi({ description, example: ID });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });

const lineSchema = z.object({
  id: uuid('The studio’s id of the message.'),
  player_id: uuid('Who wrote it.'),
  name: z
    .string()
    .min(1)
    .max(64)
    .openapi({ description: 'The name that the table showed.', example: 'K•••42' }),
  text: z.string().min(1).max(1000).openapi({ description: 'What it says.', example: 'Good luck' }),
  written_at: moment('When it was written.'),
});

/** A report of a message at a live table, as the studio tells it: docs/contracts/chat.md. */
export const reportSchema = z
  .object({
    id: uuid('The studio’s id of the report, by which it is taken once.'),
    game_id: z
      .string()
      .min(1)
      .max(100)
      .openapi({ description: 'The game whose table it was said at.', example: 'l202' }),
    reporter_id: uuid('Who reports.'),
    reason: z.enum(CHAT_REASONS).openapi({ description: 'Why.', example: 'insult' }),
    reported_at: moment('When it was reported.'),
    hidden: z.boolean().openapi({
      description: 'Whether this report hid the message from everybody.',
      example: false,
    }),
    message: lineSchema.openapi({ description: 'The message.' }),
    before: z
      .array(lineSchema)
      .max(CHAT_LINES_BEFORE)
      .openapi({ description: 'What was said before it, oldest first.' }),
  })
  .openapi('ChatReport');
export type ReportCall = z.output<typeof reportSchema>;
