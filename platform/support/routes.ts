import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { emailProblem } from '@/lib/domain/credentials';
import { EMAIL_MAX, INPUT_MAX, PASSWORD_MAX, SUPPORT_MESSAGE_MAX } from '@/lib/domain/limits';
import { SUPPORT_TOPICS } from '@/lib/domain/support';
import { route, type Route } from '../kernel/route';
import { languageSchema } from '../kernel/schemas';
import type { SupportService } from './service';

/** One line of text: nothing in it breaks a line of the mail's head. */
const line = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .regex(/^\P{Cc}*$/u);

const email = z
  .string()
  .max(EMAIL_MAX)
  .refine((value) => emailProblem(value) === null, 'is no e-mail address');

const requestBody = z
  .object({
    name: line(INPUT_MAX),
    email,
    topic: z.enum(SUPPORT_TOPICS),
    // Line breaks and tabs belong to a message; what a database or a mail can't carry does not.
    message: z
      .string()
      .trim()
      .min(1)
      .max(SUPPORT_MESSAGE_MAX)
      .regex(/^[\P{Cc}\t\r\n]*$/u),
    language: languageSchema.default('en'),
    verification: z.string().max(200).optional().openapi({
      description: 'What POST /support/verifications answered; without, the writer counts as not verified',
    }),
  })
  .openapi('SupportRequest');

const proofBody = z.object({ email, password: z.string().min(1).max(PASSWORD_MAX) }).openapi('SupportProof');

/** Messages to the support team, and the proof of who writes them. */
export function supportRoutes({ support }: { support: SupportService }): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/v1/support/requests',
      tag: 'support',
      summary: 'Write to support; the answer comes by e-mail',
      auth: 'optional',
      limits: [
        { name: 'support', points: 10, seconds: 600, by: 'address' },
        { name: 'support-player', points: 10, seconds: 600, by: 'player' },
      ],
      idempotent: true,
      bodyLimit: 32 * 1024,
      request: { body: requestBody },
      responses: {
        201: {
          description: 'The message is kept and on its way',
          schema: z.object({ data: z.object({ reference: z.string().openapi({ example: '7KQ4-M2XR' }) }) }),
        },
      },
      handler: async ({ body, player }) => ({
        status: 201,
        body: { data: { reference: await support.write(body, player) } },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/support/verifications',
      tag: 'support',
      summary: 'Prove to be the player, by the password, before writing about the account',
      auth: 'player',
      limits: [{ name: 'support-verification', points: 30, seconds: 60, by: 'address' }],
      bodyLimit: 8 * 1024,
      request: { body: proofBody },
      responses: {
        201: {
          description: 'Good for this log-in, for half an hour',
          schema: z.object({ data: z.object({ verification: z.string() }) }),
        },
      },
      errors: { 401: [API_CODES.wrongLogin] },
      handler: async ({ body, player, address, headers, requestId }) => {
        const client = {
          address,
          userAgent: headers.get('user-agent'),
          cookie: headers.get('cookie'),
          requestId,
        };
        return {
          status: 201,
          body: { data: { verification: await support.verify(body, player, client) } },
        };
      },
    }),
  ];
}
