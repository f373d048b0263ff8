import { z } from '@hono/zod-openapi';

/** Live push messages of SPEC §3: a type and what goes with it. */
export const pushMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('USER_MESSAGE'),
    /** messageType: failure is shown as an error, success as success, anything else as information. */
    data: z.object({ messageType: z.string().min(1).max(40), text: z.string().min(1).max(2_000) }),
  }),
  z.object({ type: z.literal('USER_BONUS'), data: z.object({ id: z.union([z.string(), z.number()]) }) }),
  z.object({ type: z.literal('USER_FREESPINS'), data: z.record(z.string(), z.unknown()) }),
]);
export type PushMessage = z.output<typeof pushMessageSchema>;
