import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import {
  OFFICE_PERMISSIONS,
  OFFICE_ROLES,
  OPERATOR_LOG_OUT_PATH,
  OPERATOR_SESSION_PATH,
  OPERATOR_STANDINGS,
} from '@/lib/domain/office-permissions';
import type { Kernel } from '../kernel/kernel';
import { jsonOf, readAsBytes, readerOfSigned } from '../kernel/read-signed';
import { route, type Route } from '../kernel/route';
import type { OperatorSession } from '../kernel/session';
import { knownSchema, presentKnown } from './schemas';
import type { OperatorsService } from './service';

const loggedInSchema = z
  .object({
    id: z.string().min(1).max(64).openapi({ description: 'The operator’s id in the CMS.', example: '1' }),
    email: z.string().min(3).max(256),
    name: z
      .string()
      .max(80)
      .openapi({ description: 'What the operator is called; may be empty.', example: 'Jonas Beck' }),
    administrator: z
      .boolean()
      .openapi({ description: 'Whether the CMS calls them an administrator.', example: false }),
    nonce: z
      .string()
      .regex(/^[\w-]{22,64}$/)
      .openapi({
        description: 'New for each exchange: the same one is taken once.',
        example: 'o3Qm5sV0n1Yb2Xc4Za6Wd8',
      }),
  })
  .openapi('LoggedInOperator');

const loggedOutSchema = z
  .object({
    id: z.string().min(1).max(64).openapi({ description: 'The operator’s id in the CMS.', example: '1' }),
    standing: z
      .enum(OPERATOR_STANDINGS)
      .optional()
      .openapi({ description: 'What they are in the CMS now; left out: as before.', example: 'operator' }),
  })
  .openapi('LoggedOutOperator');

const meSchema = z
  .object({
    operatorId: z.string().openapi({ description: 'The operator’s id in the CMS.', example: '1' }),
    email: z.string(),
    name: z
      .string()
      .openapi({ description: 'What the operator is called; may be empty.', example: 'Jonas Beck' }),
    roles: z.array(z.enum(OFFICE_ROLES)).openapi({ description: 'The roles that they have now.' }),
    permissions: z
      .array(z.enum(OFFICE_PERMISSIONS as [(typeof OFFICE_PERMISSIONS)[number]]))
      .openapi({ description: 'What they may do now.' }),
    expiresAt: z.iso.datetime(),
  })
  .openapi('Operator');

const rolesSchema = z
  .object({
    roles: z
      .array(z.enum(OFFICE_ROLES))
      .max(OFFICE_ROLES.length)
      .openapi({ description: 'The roles from now on.' }),
    reason: z
      .string()
      .trim()
      .min(1)
      .max(1000)
      .openapi({ description: 'Why, for the audit.', example: 'New colleague in support.' }),
  })
  .openapi('OperatorRoles');

const presentMe = ({ expiresAt, ...rest }: OperatorSession) => ({
  ...rest,
  expiresAt: expiresAt.toISOString(),
});

const NO_OPERATOR = 'this names no operator';

/** Called by the web's own server, for an operator whose log-in at the CMS it has just looked at. */
function exchangeRoute(readSigned: ReturnType<typeof readerOfSigned>, operators: OperatorsService): Route {
  const exchange = route({
    method: 'post',
    path: OPERATOR_SESSION_PATH,
    tag: 'internal',
    summary: 'A token for an operator who is logged in at the CMS (signed with REVALIDATE_SECRET)',
    auth: 'signed',
    signer: 'web',
    bodyLimit: 4 * 1024,
    request: { body: loggedInSchema },
    responses: {
      200: { description: 'Who they are; the token is in Set-Cookie', schema: z.object({ data: meSchema }) },
    },
    errors: { 403: [API_CODES.adminCredentials], 409: [API_CODES.wrongData] },
    async handler({ rawBody, headers, requestId }) {
      const { nonce, ...operator } = readSigned(
        OPERATOR_SESSION_PATH,
        { rawBody, headers },
        jsonOf(loggedInSchema),
        NO_OPERATOR,
      );
      const { cookie, session } = await operators.exchange(operator, nonce, requestId);
      return { status: 200, body: { data: presentMe(session) }, headers: { 'Set-Cookie': cookie } };
    },
  });
  return readAsBytes(exchange);
}

/** Called by the web's own server, when an operator's log-in or rights at the CMS have ended. */
function logOutRoute(readSigned: ReturnType<typeof readerOfSigned>, operators: OperatorsService): Route {
  const logOut = route({
    method: 'post',
    path: OPERATOR_LOG_OUT_PATH,
    tag: 'internal',
    summary:
      'An operator’s tokens end, and their rights with their place in the CMS (signed with REVALIDATE_SECRET)',
    auth: 'signed',
    signer: 'web',
    bodyLimit: 1024,
    request: { body: loggedOutSchema },
    responses: { 204: { description: 'Ended' } },
    async handler({ rawBody, headers, requestId }) {
      const { id, standing } = readSigned(
        OPERATOR_LOG_OUT_PATH,
        { rawBody, headers },
        jsonOf(loggedOutSchema),
        NO_OPERATOR,
      );
      await operators.loggedOut(id, standing, requestId);
      return { status: 204 };
    },
  });
  return readAsBytes(logOut);
}

export function operatorsRoutes(
  kernel: Pick<Kernel, 'config' | 'clock'>,
  { operators }: { operators: OperatorsService },
): Route[] {
  const readSigned = readerOfSigned(kernel, 'web');
  return [
    exchangeRoute(readSigned, operators),
    logOutRoute(readSigned, operators),
    route({
      method: 'get',
      path: '/api/office/v1/me',
      tag: 'office',
      summary: 'Who the operator is, and what they may do',
      auth: 'operator',
      permission: 'enter:office',
      limits: [{ name: 'office-me', points: 240, seconds: 60, by: 'operator' }],
      responses: { 200: { description: 'The operator', schema: z.object({ data: meSchema }) } },
      handler: async ({ operator }) => ({ status: 200, body: { data: presentMe(operator) } }),
    }),
    route({
      method: 'delete',
      path: '/api/office/v1/me/session',
      tag: 'office',
      summary: 'Ends every token of the operator',
      auth: 'operator',
      permission: 'enter:office',
      limits: [{ name: 'office-leave', points: 30, seconds: 60, by: 'operator' }],
      responses: { 204: { description: 'Left' } },
      handler: async ({ operator, requestId }) => ({
        status: 204,
        headers: { 'Set-Cookie': await operators.leave(operator, requestId) },
      }),
    }),
    route({
      method: 'put',
      path: '/api/office/v1/operators/{id}/roles',
      tag: 'office',
      summary: 'Gives somebody else other roles, at once',
      auth: 'operator',
      permission: 'change:operators',
      limits: [{ name: 'office-roles', points: 30, seconds: 60, by: 'operator' }],
      request: {
        params: z.object({
          id: z
            .string()
            .min(1)
            .max(64)
            .openapi({ description: 'The operator’s id in the CMS.', example: '2' }),
        }),
        body: rolesSchema,
      },
      responses: { 200: { description: 'The operator', schema: z.object({ data: knownSchema }) } },
      errors: { 404: [API_CODES.notFound], 409: [API_CODES.accountStatus] },
      handler: async ({ params, body, operator, requestId }) => ({
        status: 200,
        body: {
          data: presentKnown(
            await operators.setRoles({ operatorId: params.id, ...body }, operator, requestId),
          ),
        },
      }),
    }),
  ];
}
