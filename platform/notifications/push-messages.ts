import { z } from '@hono/zod-openapi';
import { LEVEL_CODES } from '@/lib/domain/loyalty';
import { balanceSchema } from '../ledger/service';

/** Live push messages of SPEC §3: a type and what goes with it. */
export const pushMessageSchema = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('USER_MESSAGE'),
      data: z.object({
        messageType: z.string().min(1).max(40).openapi({
          description: '`failure` is shown as an error, `success` as success, anything else as information.',
          example: 'success',
        }),
        text: z.string().min(1).max(2_000).openapi({
          description: 'What the player reads, in the player’s language.',
          example: 'Your documents are verified.',
        }),
      }),
    }),
    z.object({
      type: z.literal('USER_BONUS'),
      data: z.object({
        id: z
          .union([z.string(), z.number()])
          .openapi({ description: 'Id of the bonus.', example: 'welcome-1' }),
      }),
    }),
    z.object({
      type: z.literal('USER_LEVEL'),
      data: z.object({
        level: z.int().openapi({ description: 'The VIP level that was reached, from 1.', example: 2 }),
        code: z.enum(LEVEL_CODES).openapi({ example: 'regular' }),
      }),
    }),
    z.object({ type: z.literal('USER_FREESPINS'), data: z.record(z.string(), z.unknown()) }),
  ])
  .openapi('PushMessage');
export type PushMessage = z.output<typeof pushMessageSchema>;

/** What the live channel of a player sends: the name of an event, and what its data line holds as JSON. */
export const playerEventSchema = z
  .discriminatedUnion('event', [
    z.object({
      event: z.literal('player'),
      data: z.object({
        id: z.uuid().openapi({
          description: 'Whose stream it is. The first event of every connection, without an id.',
          example: '0198c6f0-5a3e-7c1b-9d2f-6b1e8a4c7d55',
        }),
      }),
    }),
    z.object({ event: z.literal('balance'), data: balanceSchema }),
    z.object({ event: z.literal('message'), data: pushMessageSchema }),
  ])
  .openapi('PlayerEvent');
export type PlayerEvent = z.input<typeof playerEventSchema>;
