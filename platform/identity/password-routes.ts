import { z } from '@hono/zod-openapi';
import { EMAIL_MAX, INPUT_MAX } from '@/lib/domain/limits';
import { route, type Route } from '../kernel/route';
import {
  byAddress,
  byPlayer,
  done,
  doneSchema,
  linkErrors,
  ownEmail,
  tokenBody,
  tokenField,
} from './link-schemas';
import { PROOF_ERRORS, proofFields } from './proof-schema';
import { clientOf } from './route-client';
import type { IdentityService } from './service';
import { providerSchema } from './social/routes';

const passkeyId = z.uuid().openapi({
  description: 'Id of a passkey of the account.',
  example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11',
});
const resetPreview = ownEmail.extend({
  passkeys: z
    .array(
      z.object({
        id: passkeyId,
        name: z.string().openapi({ description: 'What the player calls it.', example: 'My phone' }),
      }),
    )
    .openapi({ description: 'What else logs in to the account, and would go on doing so.' }),
  ways: z
    .array(providerSchema)
    .openapi({ description: 'Companies that log in to the account, too.', example: ['google'] }),
  removesAll: z.boolean().openapi({
    description:
      'Whether all of them go with the new password: nobody who has the mailbox was ever seen in the account, or its owner has reported a stranger.',
    example: false,
  }),
  removesFactor: z.boolean().openapi({
    description:
      'Whether a second factor with its recovery codes goes as well: it was set up before anybody had shown to have both the mailbox and the account.',
    example: false,
  }),
  keepsFactor: z.boolean().openapi({
    description:
      'Whether such a second factor stays, because the account holds money or documents: who can’t give its code writes to support.',
    example: false,
  }),
});

/** New passwords: by a link in a letter, or by a player who is logged in. */
export function passwordRoutes(identity: IdentityService): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/v1/auth/password-resets',
      tag: 'identity',
      summary: 'Ask for a link that sets a new password',
      description: 'Answers the same whether the address has an account or not.',
      auth: 'public',
      limits: byAddress('password-reset', 10),
      bodyLimit: 8 * 1024,
      request: { body: z.object({ email: z.string().max(4 * EMAIL_MAX) }) },
      responses: { 202: { description: 'A letter goes out if there is an account', schema: doneSchema } },
      handler: async ({ body }) => {
        await identity.requestReset(body.email);
        return done(202);
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/password-resets/preview',
      tag: 'identity',
      summary: 'Whose password a link sets, without using it up',
      auth: 'public',
      limits: byAddress('link-preview'),
      request: { body: tokenBody },
      responses: { 200: { description: 'The link works', schema: z.object({ data: resetPreview }) } },
      errors: linkErrors,
      handler: async ({ body }) => ({
        status: 200,
        body: { data: await identity.previewReset(body.token) },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/password-resets/finish',
      tag: 'identity',
      summary: 'Set a new password with a link, and end every session',
      auth: 'public',
      limits: byAddress('password-reset-finish', 20),
      bodyLimit: 8 * 1024,
      request: {
        body: z.object({
          token: tokenField,
          password: z.string().max(4 * INPUT_MAX),
          removePasskeys: z
            .array(passkeyId)
            .max(50)
            .optional()
            .openapi({
              description: 'Passkeys that shall not log in any more.',
              example: ['2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11'],
            }),
          removeWays: z
            .array(providerSchema)
            .max(10)
            .optional()
            .openapi({ description: 'Companies that shall not log in any more.', example: ['google'] }),
        }),
      },
      responses: {
        200: {
          description: 'The new password counts',
          schema: z.object({
            data: z.object({
              success: z.literal(true),
              removedAll: z.boolean().openapi({
                description: 'Whether every passkey and company was removed, as the preview said.',
                example: false,
              }),
              removedFactor: z.boolean().openapi({
                description: 'Whether the second factor was removed, as the preview said.',
                example: false,
              }),
            }),
          }),
        },
      },
      errors: linkErrors,
      handler: async ({ body, ...ctx }) => {
        const removed = await identity.finishReset(body, clientOf(ctx));
        return { status: 200, body: { data: { success: true as const, ...removed } } };
      },
    }),

    route({
      method: 'put',
      path: '/api/v1/me/password',
      tag: 'identity',
      summary: 'Change the password; every other session ends',
      auth: 'player',
      limits: byPlayer('change-password').map((limit) => ({ ...limit, points: 20 })),
      bodyLimit: 8 * 1024,
      request: {
        body: z.object({
          ...proofFields,
          newPassword: z
            .string()
            .max(4 * INPUT_MAX)
            .openapi({
              description: '8 to 64 characters with a Latin letter and a digit; another one than before.',
              example: 'battery-staple-27',
            }),
        }),
      },
      responses: { 200: { description: 'The new password counts', schema: doneSchema } },
      errors: PROOF_ERRORS,
      handler: async ({ player, body, ...ctx }) => {
        const mark = await identity.changePassword(player, body, clientOf(ctx));
        return { ...done(200), headers: { 'Set-Cookie': mark } };
      },
    }),
  ];
}
