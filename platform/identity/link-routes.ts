import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { EMAIL_MAX } from '@/lib/domain/limits';
import { route, type Route } from '../kernel/route';
import { byAddress, byPlayer, done, doneSchema, linkErrors, ownEmail, tokenBody } from './link-schemas';
import { passwordRoutes } from './password-routes';
import { PROOF_ERRORS, proofFields } from './proof-schema';
import { clientOf } from './route-client';
import type { IdentityService } from './service';

const whatSchema = z.enum(['session', 'address']).openapi({
  description: '`session`: somebody was in. `address`: the account’s e-mail address was changed.',
  example: 'session',
});

/** New passwords, reports and changes of the address: what links of letters do. */
export function linkRoutes(identity: IdentityService): Route[] {
  return [
    ...passwordRoutes(identity),

    route({
      method: 'post',
      path: '/api/v1/auth/reports/preview',
      tag: 'identity',
      summary: 'What a link that says "this wasn’t me" is about, without using it up',
      auth: 'public',
      limits: byAddress('link-preview'),
      request: { body: tokenBody },
      responses: {
        200: {
          description: 'The link works',
          schema: z.object({ data: ownEmail.extend({ what: whatSchema }) }),
        },
      },
      errors: linkErrors,
      handler: async ({ body }) => ({
        status: 200,
        body: { data: await identity.previewReport(body.token) },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/reports',
      tag: 'identity',
      summary: 'Say "this wasn’t me": ends every session and asks for a new password',
      auth: 'public',
      limits: byAddress('report'),
      request: { body: tokenBody },
      responses: {
        200: {
          description: 'Nobody is in any more, and a link for a new password is on its way',
          schema: z.object({ data: z.object({ what: whatSchema }) }),
        },
      },
      errors: { ...linkErrors, 409: [API_CODES.emailTaken] },
      handler: async ({ body, ...ctx }) => ({
        status: 200,
        body: { data: await identity.report(body.token, clientOf(ctx)) },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/me/email/confirmations',
      tag: 'identity',
      summary: 'Send the letter that confirms the address once more',
      auth: 'player',
      responses: { 202: { description: 'It goes out, unless the address is confirmed', schema: doneSchema } },
      errors: { 429: [API_CODES.tooManyRequests] },
      handler: async ({ player }) => {
        await identity.resendConfirmation(player);
        return done(202);
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/email-changes',
      tag: 'identity',
      summary: 'The change of the address that waits for its confirmations',
      auth: 'player',
      responses: {
        200: {
          description: 'Null when nothing waits',
          schema: z.object({
            data: z.object({ newAddress: z.string(), expiresAt: z.iso.datetime() }).nullable(),
          }),
        },
      },
      handler: async ({ player }) => {
        const pending = await identity.pendingEmailChange(player);
        return {
          status: 200,
          body: { data: pending && { ...pending, expiresAt: pending.expiresAt.toISOString() } },
        };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/email-changes',
      tag: 'identity',
      summary: 'Ask for another e-mail address; both addresses have to agree',
      description: 'Answers the same whether the address has an account or not.',
      auth: 'player',
      limits: byPlayer('email-change').map((limit) => ({ ...limit, points: 10 })),
      bodyLimit: 8 * 1024,
      request: { body: z.object({ ...proofFields, email: z.string().max(4 * EMAIL_MAX) }) },
      responses: { 202: { description: 'The letters go out', schema: doneSchema } },
      errors: PROOF_ERRORS,
      handler: async ({ player, body, ...ctx }) => {
        await identity.requestEmailChange(player, body, clientOf(ctx));
        return done(202);
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/email-changes/preview',
      tag: 'identity',
      summary: 'What a link of a change of the address is about, without using it up',
      auth: 'public',
      limits: byAddress('link-preview'),
      request: { body: tokenBody },
      responses: {
        200: {
          description: 'The link works',
          schema: z.object({
            data: z.object({
              side: z.enum(['old', 'new']).openapi({
                description: 'Which of the two addresses got the letter.',
                example: 'new',
              }),
              newAddress: z.string(),
              waitsForOther: z.boolean().openapi({
                description: 'Whether the other address has to agree, too.',
                example: true,
              }),
            }),
          }),
        },
      },
      errors: linkErrors,
      handler: async ({ body }) => ({
        status: 200,
        body: { data: await identity.previewEmailChange(body.token) },
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/email-changes/agree',
      tag: 'identity',
      summary: 'Agree to a change of the address, by one of its two letters',
      auth: 'optional',
      limits: byAddress('email-change-agree'),
      request: { body: tokenBody },
      responses: {
        200: {
          description: 'Agreed',
          schema: z.object({
            data: z.object({
              changed: z.boolean().openapi({
                description: 'Whether the account has its new address; else the other letter waits.',
                example: false,
              }),
            }),
          }),
        },
      },
      errors: { ...linkErrors, 409: [API_CODES.emailTaken] },
      handler: async ({ body, ...ctx }) => ({
        status: 200,
        body: { data: await identity.agreeToEmailChange(body.token, clientOf(ctx), ctx.player) },
      }),
    }),
  ];
}
