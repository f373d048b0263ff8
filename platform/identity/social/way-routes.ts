import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { route, type Route } from '../../kernel/route';
import { clientOf } from '../route-client';
import { PROOF_ERRORS, proofFields } from '../proof-schema';
import type { IdentityService } from '../service';
import { providerParams, providerSchema } from './routes';

const field = (description: string, example: unknown) => ({ description, example });

const waysSchema = z
  .object({
    hasPassword: z.boolean().openapi(field('Whether the account has a password.', true)),
    providers: z
      .array(
        z.object({
          id: providerSchema,
          name: z.string().openapi(field('The company’s name, the same in every language.', 'Google')),
          isEnabled: z.boolean().openapi(field('Whether it can be linked here.', true)),
          linkedAt: z.iso
            .datetime()
            .nullable()
            .openapi(field('Since when it opens this account. ISO 8601, UTC; null when it does not.', null)),
          isLast: z
            .boolean()
            .openapi(field('Whether it is the only way in, which can’t be taken away.', false)),
        }),
      )
      .openapi(field('Every company, linked or not.', [])),
  })
  .openapi('WaysIn');

const proofBody = z.object(proofFields).openapi('OwnerProof');
const CHANGES = [{ name: 'ways-in', points: 20, seconds: 60, by: 'player' as const }];

/** The companies that open the account that is logged in. */
export function wayRoutes({ social }: Pick<IdentityService, 'social'>): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/v1/me/ways-in',
      tag: 'identity',
      summary: 'By what the player can log in',
      auth: 'player',
      responses: { 200: { description: 'The ways in', schema: z.object({ data: waysSchema }) } },
      handler: async ({ player }) => {
        const { hasPassword, providers } = await social.waysIn(player);
        const written = providers.map((one) => ({ ...one, linkedAt: one.linkedAt?.toISOString() ?? null }));
        return { status: 200, body: { data: { hasPassword, providers: written } } };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/ways-in/{provider}/link',
      tag: 'identity',
      summary: 'Begin to link a company, with proof of the owner',
      auth: 'player',
      limits: CHANGES,
      request: { params: providerParams, body: proofBody },
      responses: {
        200: {
          description: 'Where the browser goes to next',
          schema: z.object({
            data: z.object({
              url: z
                .string()
                .openapi(
                  field(
                    'The company’s log-in; or our own page, which says why not.',
                    'https://accounts.google.com/o',
                  ),
                ),
            }),
          }),
        },
      },
      errors: { ...PROOF_ERRORS },
      handler: async ({ params: { provider }, body, player, ...ctx }) => {
        const begun = await social.beginLink(player, provider, body, clientOf(ctx));
        if ('result' in begun) {
          const url = social.pageOf(begun.result, provider, player.language);
          return { status: 200, body: { data: { url } } };
        }
        return { status: 200, body: { data: { url: begun.url } }, headers: { 'Set-Cookie': begun.cookie } };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/me/ways-in/{provider}/unlink',
      tag: 'identity',
      summary: 'Take a company away as a way in, with proof of the owner',
      auth: 'player',
      limits: CHANGES,
      request: { params: providerParams, body: proofBody },
      responses: { 204: { description: 'The company opens this account no more' } },
      errors: { ...PROOF_ERRORS, 404: [API_CODES.notFound], 409: [API_CODES.lastWayIn] },
      handler: async ({ params: { provider }, body, player, ...ctx }) => {
        await social.unlink(player, provider, body, clientOf(ctx));
        return { status: 204 };
      },
    }),
  ];
}
