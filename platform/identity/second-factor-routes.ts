import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../kernel/route';
import { languageSchema } from '../kernel/schemas';
import { clientOf } from './route-client';
import { factorCode, PROOF_ERRORS, proofFields } from './proof-schema';
import type { IdentityService } from './service';

const field = (description: string, example: unknown) => ({ description, example });

export const secondFactorSchema = z
  .object({
    enabled: z.boolean().openapi(field('Whether log-ins ask for a code.', true)),
    since: z.iso
      .datetime()
      .nullable()
      .openapi(field('Since when. ISO 8601, UTC; null while it is off.', '2026-11-24T15:04:05.000Z')),
    recoveryCodesLeft: z.int().openapi(field('How many recovery codes were not used yet.', 9)),
    trustedDevices: z.int().openapi(field('How many devices need no code for a while.', 1)),
    asks: z
      .object({
        password: z.boolean().openapi(field('Whether the account has a password.', true)),
        code: z.boolean().openapi(field('Whether a code is needed.', true)),
      })
      .openapi({
        description:
          'What this player has to show before something sensitive. Without a password: a recent log-in.',
      }),
  })
  .openapi('SecondFactor');

const setUpSchema = z
  .object({
    secret: z
      .string()
      .openapi(field('For typing into an app. Base32 in groups of four.', 'JBSW Y3DP EHPK 3PXP')),
    address: z
      .string()
      .openapi(
        field('The same as an `otpauth:` address.', 'otpauth://totp/Parlour:m%40p.example?secret=JBSWY3DP'),
      ),
    picture: z.string().openapi(field('The address as a QR code. SVG.', '<svg viewBox="0 0 45 45"></svg>')),
  })
  .openapi('SecondFactorSetUp');

const codesSchema = z
  .object({
    recoveryCodes: z
      .array(z.string())
      .openapi(field('Each logs in once in place of a code. Never shown again.', ['k3md-9q2x-7abc-defg'])),
  })
  .openapi('RecoveryCodes');

const codesAnswer = { description: 'Ten new recovery codes', schema: z.object({ data: codesSchema }) };
const CHANGES = [{ name: 'second-factor', points: 20, seconds: 60, by: 'player' as const }];
/** Secrets are for no cache, wherever an answer passes. */
const UNKEPT = { 'Cache-Control': 'no-store' };

/** The second step of a log-in, and the player's own second factor. */
export function secondFactorRoutes(identity: IdentityService): Route[] {
  const { secondFactor } = identity;
  return [
    route({
      method: 'post',
      path: '/api/v1/auth/second-step',
      tag: 'identity',
      summary: 'Finish a log-in by a code of the second factor',
      auth: 'public',
      knownAddress: true,
      limits: [{ name: 'second-step', points: 30, seconds: 60, by: 'address' }],
      bodyLimit: 2048,
      request: {
        body: z.object({
          token: z
            .string()
            .min(1)
            .max(128)
            .openapi(field('`secondStep.token` of the log-in.', 'p3nQ0aT6Yk1')),
          code: factorCode,
          trustDevice: z
            .boolean()
            .default(false)
            .openapi(field('This browser needs no code for 30 days.', false)),
        }),
      },
      responses: {
        200: {
          description: 'The session cookie is set',
          schema: z.object({
            data: z.object({ success: z.literal(true), userId: z.uuid(), language: languageSchema }),
          }),
        },
      },
      errors: {
        401: [API_CODES.secondStepOver, API_CODES.secondFactorWrong],
        403: [API_CODES.accountBlocked, API_CODES.accountStatus, API_CODES.resetRequired],
      },
      handler: async (ctx) => {
        const player = await identity.finishLogIn(ctx.body, clientOf(ctx));
        return {
          status: 200,
          body: { data: { success: true as const, userId: player.playerId, language: player.language } },
          headers: { 'Set-Cookie': player.cookies },
        };
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/second-factor',
      tag: 'identity',
      summary: 'Whether the player has a second factor',
      auth: 'player',
      responses: {
        200: { description: 'Its state', schema: z.object({ data: secondFactorSchema }) },
      },
      handler: async ({ player }) => {
        const { since, ...state } = await secondFactor.state(player.playerId);
        return { status: 200, body: { data: { ...state, since: since?.toISOString() ?? null } } };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/second-factor',
      tag: 'identity',
      summary: 'Begin to set up a second factor',
      description: 'The secret counts for nothing until a code of it has come back, within 30 minutes.',
      auth: 'player',
      limits: CHANGES,
      request: { body: z.object(proofFields) },
      responses: {
        200: { description: 'The secret, for the app', schema: z.object({ data: setUpSchema }) },
      },
      errors: { ...PROOF_ERRORS, 409: [API_CODES.secondFactorState] },
      handler: async (ctx) => ({
        status: 200,
        body: { data: await secondFactor.begin(ctx.player, ctx.body, clientOf(ctx)) },
        headers: UNKEPT,
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/me/second-factor/confirm',
      tag: 'identity',
      summary: 'Turn the second factor on by the first code of it; every other session ends',
      auth: 'player',
      limits: CHANGES,
      request: { body: z.object({ code: factorCode }) },
      responses: { 200: codesAnswer },
      errors: { 401: [API_CODES.secondFactorWrong], 409: [API_CODES.secondFactorState] },
      handler: async (ctx) => ({
        status: 200,
        body: {
          data: { recoveryCodes: await secondFactor.confirm(ctx.player, ctx.body.code, clientOf(ctx)) },
        },
        headers: UNKEPT,
      }),
    }),

    route({
      method: 'post',
      path: '/api/v1/me/second-factor/remove',
      tag: 'identity',
      summary: 'Turn the second factor off',
      auth: 'player',
      limits: CHANGES,
      request: { body: z.object(proofFields) },
      responses: { 204: { description: 'Log-ins ask for no code any more' } },
      errors: { ...PROOF_ERRORS, 409: [API_CODES.secondFactorState] },
      handler: async (ctx) => {
        await secondFactor.remove(ctx.player, ctx.body, clientOf(ctx));
        return { status: 204 };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/second-factor/recovery-codes',
      tag: 'identity',
      summary: 'New recovery codes in place of the old ones',
      auth: 'player',
      limits: CHANGES,
      request: { body: z.object(proofFields) },
      responses: { 200: codesAnswer },
      errors: { ...PROOF_ERRORS, 409: [API_CODES.secondFactorState] },
      handler: async (ctx) => ({
        status: 200,
        body: {
          data: {
            recoveryCodes: await secondFactor.renewRecoveryCodes(ctx.player, ctx.body, clientOf(ctx)),
          },
        },
        headers: UNKEPT,
      }),
    }),

    route({
      method: 'delete',
      path: '/api/v1/me/second-factor/trusted-devices',
      tag: 'identity',
      summary: 'Ask for a code on every device again',
      auth: 'player',
      limits: CHANGES,
      responses: { 204: { description: 'No device is trusted any more' } },
      handler: async (ctx) => {
        await secondFactor.forgetDevices(ctx.player, clientOf(ctx));
        return { status: 204 };
      },
    }),
  ];
}
