import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { EMAIL_MAX } from '@/lib/domain/limits';
import type { LanguageCode } from '@/lib/domain/locales';
import { SOCIAL_PROVIDER_IDS, type SocialProviderId, type SocialResult } from '@/lib/domain/social';
import { route, type Route } from '../../kernel/route';
import { languageSchema } from '../../kernel/schemas';
import { clientOf } from '../route-client';
import { secondStepDueSchema, subscriptionsSchema, toSecondStepJson } from '../schemas';
import type { IdentityService } from '../service';

const field = (description: string, example: unknown) => ({ description, example });

export const providerSchema = z
  .enum(SOCIAL_PROVIDER_IDS)
  .openapi(field('A company to log in with.', 'google'));
export const providerParams = z.object({ provider: providerSchema });

const methodSchema = z
  .object({
    id: providerSchema,
    name: z.string().openapi(field('The company’s name, the same in every language.', 'Google')),
    is_enabled: z.boolean().openapi(field('Whether the company is offered here.', true)),
    oauth_url: z
      .string()
      .openapi(
        field(
          'Where its log-in begins; `language` and tracking parameters ride along.',
          '/api/v1/auth/social/google',
        ),
      ),
  })
  .openapi('AlternativeLoginMethod');

const tracking = z.string().max(512).optional();
const beginQuery = z.object({
  language: languageSchema
    .optional()
    .openapi(field('The language of the page that it begins on; English without.', 'de')),
  utm_source: tracking.openapi(field('Tracking: where the visitor comes from.', 'newsletter')),
  utm_medium: tracking.openapi(field('Tracking: by what medium.', 'email')),
  utm_campaign: tracking.openapi(field('Tracking: by which campaign.', 'autumn')),
  utm_term: tracking.openapi(field('Tracking: for which words.', 'slots')),
  utm_content: tracking.openapi(field('Tracking: by which of several links.', 'header')),
  promocode: tracking.openapi(field('Tracking: the promo code of an advertisement.', 'LANTERN')),
  btag: tracking.openapi(field('Tracking: the partner’s tag.', 'a_12b_34')),
  clickid: tracking.openapi(field('Tracking: the click.', '7f3a')),
  ref: tracking.openapi(field('Tracking: who recommended the casino.', 'friend')),
});

const answered = (maximum: number) => z.string().max(maximum).optional();
const callbackQuery = z.object({
  code: answered(2048).openapi(field('The company’s code.', 'SplxlOBeZQQYbYS6WxSbIA')),
  state: answered(128).openapi(field('What the log-in was begun with.', 'af0ifjsldkj')),
  error: answered(128).openapi(field('Why there is no code.', 'access_denied')),
  iss: answered(512).openapi(field('Who answers (RFC 9207).', 'https://accounts.google.com')),
});

const registrationBody = z
  .object({
    email: z
      .string()
      .max(4 * EMAIL_MAX)
      .default('')
      .openapi(field('Where the company has vouched for none; a letter confirms it.', 'm@parlour.example')),
    country: z.string().max(8).default('').openapi(field('ISO 3166-1 alpha-2.', 'DE')),
    currency: z
      .string()
      .max(8)
      .optional()
      .openapi(field('When sent, the one that the country starts with.', 'EUR')),
    ageConfirmed: z.boolean().default(false).openapi(field('18 or older, terms accepted.', true)),
    language: z.string().max(8).optional().openapi(field('The account’s language.', 'de')),
    subscriptions: subscriptionsSchema.optional(),
  })
  .openapi('SocialRegistration');

const pendingSchema = z
  .object({
    provider: providerSchema,
    email: z
      .string()
      .nullable()
      .openapi(
        field('The address that the company has verified; null when one has to be given.', 'm@p.example'),
      ),
  })
  .openapi('SocialSignUp');

const PLAIN_TRACKING = /^\P{Cc}{1,100}$/u;
const trackingOf = ({ language: _, ...query }: z.output<typeof beginQuery>) =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => PLAIN_TRACKING.test(entry[1] ?? '')),
  );

/** Log-in and sign-up with Google, Microsoft, Apple and Telegram. */
export function socialRoutes({ social }: Pick<IdentityService, 'social'>): Route[] {
  const toPage = (
    provider: SocialProviderId,
    result: SocialResult,
    language: LanguageCode | null,
    cookies: string[] = [],
  ) => ({
    status: 303 as const,
    headers: { Location: social.pageOf(result, provider, language), 'Set-Cookie': cookies },
  });

  return [
    route({
      method: 'get',
      path: '/api/v1/auth/methods',
      tag: 'identity',
      summary: 'The companies that one can log in with',
      auth: 'public',
      responses: {
        200: {
          description: 'Every company, offered or not',
          schema: z.object({ data: z.array(methodSchema) }),
        },
      },
      handler: async () => ({ status: 200, body: { data: social.methods() } }),
    }),

    route({
      method: 'get',
      path: '/api/v1/auth/social/pending',
      tag: 'identity',
      summary: 'Whom a company has vouched for in this browser, before there is an account',
      auth: 'public',
      limits: [{ name: 'social-pending', points: 60, seconds: 60, by: 'address' }],
      responses: { 200: { description: 'What is known', schema: z.object({ data: pendingSchema }) } },
      errors: { 422: [API_CODES.sessionExpired] },
      handler: async (ctx) => ({ status: 200, body: { data: await social.pendingSignUp(clientOf(ctx)) } }),
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/social/pending',
      tag: 'identity',
      summary: 'Open the account of somebody whom a company has vouched for, and log in',
      auth: 'public',
      knownAddress: true,
      limits: [{ name: 'register', points: 30, seconds: 60, by: 'address' }],
      bodyLimit: 8 * 1024,
      request: { body: registrationBody },
      responses: {
        201: {
          description: 'The account is open and the session cookie set',
          schema: z.object({ data: z.object({ userId: z.uuid(), language: languageSchema }) }),
        },
      },
      errors: {
        403: [API_CODES.accountBlocked, API_CODES.suspicious],
        409: [API_CODES.emailTaken, API_CODES.loginTaken],
        422: [API_CODES.sessionExpired, API_CODES.underAge, API_CODES.countryUnrecognised],
      },
      handler: async (ctx) => {
        const { playerId, language, cookies } = await social.socialSignUp(ctx.body, clientOf(ctx));
        return {
          status: 201,
          body: { data: { userId: playerId, language } },
          headers: { 'Set-Cookie': cookies },
        };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/social/second-step',
      tag: 'identity',
      summary: 'The second step that a log-in with a company has left in this browser, once',
      auth: 'public',
      limits: [{ name: 'second-step', points: 30, seconds: 60, by: 'address' }],
      responses: {
        200: {
          description: 'For POST /api/v1/auth/second-step',
          schema: z.object({ data: secondStepDueSchema }),
        },
      },
      errors: { 422: [API_CODES.sessionExpired] },
      handler: async (ctx) => {
        const { step, cookie } = social.takeSecondStep(clientOf(ctx));
        return {
          status: 200,
          body: { data: { success: false as const, secondStep: toSecondStepJson({ secondStep: step }) } },
          headers: { 'Set-Cookie': cookie },
        };
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/auth/social/{provider}',
      tag: 'identity',
      summary: 'Begin a log-in with a company',
      auth: 'public',
      limits: [{ name: 'social', points: 30, seconds: 60, by: 'address' }],
      request: { params: providerParams, query: beginQuery },
      responses: { 303: { description: 'To the company; or to /auth/social, which says why not' } },
      handler: async ({ params: { provider }, query, ...ctx }) => {
        const language = query.language ?? 'en';
        const begun = await social.begin({ provider, language, tracking: trackingOf(query) }, clientOf(ctx));
        if ('result' in begun) return toPage(provider, begun.result, language);
        return { status: 303, headers: { Location: begun.url, 'Set-Cookie': begun.cookie } };
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/auth/social/{provider}/callback',
      tag: 'identity',
      summary: 'The way back from a company',
      auth: 'optional',
      limits: [{ name: 'social-callback', points: 30, seconds: 60, by: 'address' }],
      request: { params: providerParams, query: callbackQuery },
      responses: {
        303: { description: 'To /auth/social, which says how it went; with a session, its cookie' },
      },
      handler: async ({ params: { provider }, query, player, ...ctx }) => {
        const { result, language, cookies } = await social.end(provider, query, clientOf(ctx), player);
        return toPage(provider, result, language, cookies);
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/auth/social/{provider}/callback',
      tag: 'identity',
      summary: 'The way back from a company that posts its answer, as Apple does',
      description:
        'Another site’s form comes without this browser’s cookies, so it proves nothing: what it says is handed on to ' +
        'the GET, which has them.',
      auth: 'public',
      crossSite: true,
      limits: [{ name: 'social-callback', points: 30, seconds: 60, by: 'address' }],
      bodyLimit: 16 * 1024,
      request: { params: providerParams },
      responses: { 303: { description: 'To the GET of the same address' } },
      handler: async ({ params: { provider }, rawBody }) => {
        const form = new URLSearchParams(rawBody.toString('utf8'));
        const answer = callbackQuery.safeParse(Object.fromEntries(form));
        const kept = Object.entries(answer.data ?? {}).filter((entry): entry is [string, string] =>
          Boolean(entry[1]),
        );
        return {
          status: 303,
          headers: { Location: social.callbackOf(provider, new URLSearchParams(kept)) },
        };
      },
    }),
  ];
}
