import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import type { IdentityService } from '../identity/service';
import { Problem } from '../kernel/problem';
import { route, type Route } from '../kernel/route';
import { MAIL_LISTS } from './kinds';
import type { MailService, Unsubscription } from './service';

const tokenField = z.string().min(1).max(256).openapi({
  description: 'Token of the unsubscribe link.',
  example: 'MmYwYzRjNmUtNmYwZS00ZjdhOnByb21v.q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo',
});
const listSchema = z.object({
  list: z.enum(MAIL_LISTS).openapi({ description: 'Which letters it is about.', example: 'promo' }),
});

/** As a form of either kind: RFC 8058 would rather have the one in parts. */
const ONE_CLICK = /List-Unsubscribe(?:=|"\r?\n\r?\n)One-Click/;

/** Ending a subscription by what stands in the letter, without a log-in. */
export function mailRoutes({
  identity,
  mail,
}: {
  identity: Pick<IdentityService, 'setMailList' | 'player'>;
  mail: Pick<MailService, 'readUnsubscribe' | 'unsubscribeUrl'>;
}): Route[] {
  const read = (token: string): Unsubscription | null => mail.readUnsubscribe(token);
  const forged = () => new Problem(422, API_CODES.wrongData, 'this is no link of ours');

  return [
    route({
      method: 'get',
      path: '/api/v1/mail/unsubscribe',
      tag: 'mail',
      summary: 'Leads to the page that asks',
      description: 'For mail programs that open the address in List-Unsubscribe instead of posting to it.',
      auth: 'public',
      limits: [{ name: 'mail-unsubscribe', points: 60, seconds: 60, by: 'address' }],
      request: { query: z.object({ token: tokenField }) },
      responses: { 303: { description: 'To the page in the reader’s language' } },
      errors: { 422: [API_CODES.wrongData] },
      handler: async ({ query }) => {
        const subscription = read(query.token);
        if (!subscription) throw forged();
        const { playerId, list } = subscription;
        const language = (await identity.player(playerId))?.language ?? 'en';
        return { status: 303, headers: { Location: mail.unsubscribeUrl(playerId, list, language) } };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/mail/unsubscribe',
      tag: 'mail',
      summary: 'One-click unsubscription (RFC 8058)',
      description:
        'What mail programs post to the address in List-Unsubscribe: no cookie, no Origin, and a form as the body. The ' +
        'signed token says whose subscription ends, so that nothing else has to.',
      auth: 'signed',
      signer: 'letter',
      limits: [{ name: 'mail-unsubscribe', points: 60, seconds: 60, by: 'address' }],
      bodyLimit: 4 * 1024,
      request: { query: z.object({ token: tokenField }) },
      responses: {
        200: { description: 'The subscription has ended', schema: z.object({ data: listSchema }) },
      },
      handler: async ({ query, requestId, rawBody }) => {
        const subscription = read(query.token);
        if (!subscription) throw new Problem(401, API_CODES.wrongCredentials, 'this is no link of ours');
        // A link checker that follows addresses does not send this body.
        if (!ONE_CLICK.test(rawBody.toString('latin1'))) {
          throw new Problem(400, API_CODES.wrongData, 'List-Unsubscribe=One-Click is what this takes');
        }
        await identity.setMailList(subscription, false, requestId);
        return { status: 200, body: { data: { list: subscription.list } } };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/mail/subscriptions/preview',
      tag: 'mail',
      summary: 'Which letters an unsubscribe link is about',
      auth: 'public',
      limits: [{ name: 'mail-subscriptions', points: 60, seconds: 60, by: 'address' }],
      bodyLimit: 4 * 1024,
      request: { body: z.object({ token: tokenField }) },
      responses: { 200: { description: 'The link works', schema: z.object({ data: listSchema }) } },
      handler: async ({ body }) => {
        const subscription = read(body.token);
        if (!subscription) throw forged();
        return { status: 200, body: { data: { list: subscription.list } } };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/mail/subscriptions',
      tag: 'mail',
      summary: 'End a subscription by its link, or take that back',
      auth: 'public',
      limits: [{ name: 'mail-subscriptions', points: 60, seconds: 60, by: 'address' }],
      bodyLimit: 4 * 1024,
      request: {
        body: z.object({
          token: tokenField,
          subscribed: z.boolean().openapi({
            description: 'False ends the subscription; true takes that back.',
            example: false,
          }),
        }),
      },
      responses: { 200: { description: 'Saved', schema: z.object({ data: listSchema }) } },
      errors: { 403: [API_CODES.subscriptionVerification] },
      handler: async ({ body, requestId }) => {
        const subscription = read(body.token);
        if (!subscription) throw forged();
        await identity.setMailList(subscription, body.subscribed, requestId);
        return { status: 200, body: { data: { list: subscription.list } } };
      },
    }),
  ];
}
