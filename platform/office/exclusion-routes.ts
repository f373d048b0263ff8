import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { MARK_KINDS, MATCH_DECISIONS } from '@/lib/domain/exclusion-marks';
import { REGISTER_ANSWERS, REGISTERS } from '@/lib/domain/registers';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { route, type Route } from '../kernel/route';
import type { OperatorsService } from '../operators/service';
import type { ProtectionService } from '../protection/service';
import * as kit from './list-kit';
import { pathOf, pathOfPlayer, reasonField } from './schemas';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const playerField = (description: string) => z.uuid().openapi({ description, example: ID });
const emailField = (description: string) =>
  z.string().nullable().openapi({ description, example: 'nora@player.example' });
const decisionField = () =>
  z.enum(MATCH_DECISIONS).openapi({
    description: '`same`: one person, the account is excluded as long as the other; `other`: it is released.',
    example: 'other',
  });

const matchSchema = z
  .object({
    id: playerField('Id of the match.'),
    playerId: playerField('Whose account waits.'),
    email: emailField('Address of that account; null once it is erased.'),
    excludedId: playerField('Who has excluded themselves.'),
    excludedEmail: emailField('Address of the excluded account; null once it is erased.'),
    kinds: z.array(z.enum(MARK_KINDS)).openapi({
      description: 'What is the same in both.',
      example: ['name_birthday'],
    }),
    foundAt: z.iso
      .datetime()
      .openapi({ description: 'Since when it waits. ISO 8601, UTC.', example: '2026-11-30T09:00:00.000Z' }),
    decision: decisionField().nullable(),
    decidedAt: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'When it was decided. ISO 8601, UTC.', example: null }),
    decidedBy: z.string().nullable().openapi({ description: 'Address of the operator.', example: null }),
    reason: z.string().nullable().openapi({ description: 'Why, for colleagues.', example: null }),
  })
  .openapi('ExclusionMatch');

const answerSchema = z
  .object({
    register: z.enum(REGISTERS).openapi({ description: 'Which register was asked.', example: 'oasis' }),
    askedAt: z.iso
      .datetime()
      .openapi({ description: 'When it was asked. ISO 8601, UTC.', example: '2026-11-30T09:00:00.000Z' }),
    answer: z.enum(REGISTER_ANSWERS).openapi({
      description: '`clear`, `listed`, or `silent` where it did not answer.',
      example: 'clear',
    }),
    reference: z.string().nullable().openapi({
      description: 'The register’s number of the answer.',
      example: 'oasis-2f0c4c6e',
    }),
  })
  .openapi('RegisterAnswer');

/** Accounts that seem to be of somebody who has excluded themselves, and deciding about them; what registers say. */
export function exclusionRoutes(
  { db }: Pick<Kernel, 'db'>,
  {
    identity,
    operators,
    protection,
  }: {
    identity: Pick<IdentityService, 'emailsOf'>;
    operators: Pick<OperatorsService, 'addressesOf'>;
    protection: Pick<ProtectionService, 'matches' | 'decideMatch' | 'registerAnswers'>;
  },
): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/office/v1/exclusion-matches',
      tag: 'office',
      summary: 'Accounts that are like one of somebody who has excluded themselves',
      description: 'Those that wait, the oldest first; or those that were decided, the latest first.',
      auth: 'operator',
      permission: 'read:exclusions',
      limits: kit.watchLimits(),
      request: {
        query: z
          .object({
            decided: z.enum(['yes', 'no']).optional().openapi({
              description: 'Only what somebody has decided, or only what waits.',
              example: 'no',
            }),
          })
          .extend(kit.pageFields),
      },
      responses: { 200: { description: 'One page', schema: kit.listSchema(matchSchema) } },
      async handler({ query }) {
        const { data, meta } = await kit.pageOf(
          protection.matches,
          { isDecided: query.decided === undefined ? null : query.decided === 'yes' },
          query,
          (row) => row,
        );
        const [emails, colleagues] = await Promise.all([
          identity.emailsOf(
            db,
            data.flatMap(({ playerId, excludedId }) => [playerId, excludedId]),
          ),
          operators.addressesOf(db, [...new Set(data.flatMap(({ decidedBy }) => decidedBy ?? []))]),
        ]);
        return {
          status: 200,
          body: {
            meta,
            data: data.map(({ foundAt, decidedAt, decidedBy, ...row }) => ({
              ...row,
              email: emails.get(row.playerId) ?? null,
              excludedEmail: emails.get(row.excludedId) ?? null,
              foundAt: foundAt.toISOString(),
              decidedAt: decidedAt?.toISOString() ?? null,
              decidedBy: decidedBy && (colleagues.get(decidedBy) ?? decidedBy),
            })),
          },
        };
      },
    }),
    route({
      method: 'get',
      path: '/api/office/v1/players/{id}/register-answers',
      tag: 'office',
      summary: 'What registers of excluded players said of a player, the latest first',
      auth: 'operator',
      permission: 'read:exclusions',
      limits: kit.watchLimits(),
      request: { params: pathOfPlayer },
      responses: {
        200: { description: 'At most fifty answers', schema: z.object({ data: z.array(answerSchema) }) },
      },
      async handler({ params: { id } }) {
        const rows = await protection.registerAnswers(id);
        const data = rows.map(({ askedAt, ...row }) => ({ ...row, askedAt: askedAt.toISOString() }));
        return { status: 200, body: { data } };
      },
    }),
    route({
      method: 'post',
      path: '/api/office/v1/exclusion-matches/{id}/decision',
      tag: 'office',
      summary: 'Say whether an account is of the one who has excluded themselves',
      auth: 'operator',
      permission: 'decide:exclusions',
      limits: kit.decisionLimits(),
      request: {
        params: pathOf('The match.'),
        body: z.object({ decision: decisionField(), reason: reasonField }).openapi('MatchDecision'),
      },
      responses: { 204: { description: 'Decided' } },
      errors: { 404: [API_CODES.notFound], 409: [API_CODES.accountStatus] },
      async handler({ params: { id }, body: { decision, reason }, operator, requestId }) {
        await protection.decideMatch(id, decision, { operator, reason, requestId });
        return { status: 204 };
      },
    }),
  ];
}
