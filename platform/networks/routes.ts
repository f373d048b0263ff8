import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../kernel/kernel';
import { route, type Route } from '../kernel/route';
import type { OperatorsService } from '../operators/service';
import type { BlockRow, NetworksService } from './service';

const PAGE = 50;
const text = (description: string, example: string) => z.string().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const reason = z.string().trim().min(1).max(1000).openapi({
  description: 'Why, for colleagues and the audit.',
  example: 'Accounts are opened from here by a machine.',
});
const operatorEmail = () =>
  text('Address of the operator; null for one who is not known here.', 'jonas@parlour.example').nullable();

const blockSchema = z
  .object({
    id: text('Number of the block.', '12'),
    network: text('The network, with its prefix.', '192.0.2.0/24'),
    operator: text('Id of the operator, of the CMS.', '1'),
    operatorEmail: operatorEmail(),
    reason: text('Why.', 'Accounts are opened from here by a machine.'),
    blockedAt: moment('Since when.'),
    until: moment('When it ends by itself; null for never.').nullable(),
    liftedAt: moment('When an operator lifted it; null for not.').nullable(),
    liftedByEmail: operatorEmail(),
    inForce: z.boolean().openapi({ description: 'Whether it holds now.', example: true }),
  })
  .openapi('NetworkBlock');

const suspicionSchema = z
  .object({
    network: text('From where: an IPv4 address, or the first half of an IPv6 address.', '203.0.113.7'),
    counted: z.enum(['address', 'device']).openapi({
      description: 'By what there were too many: the network, or one browser.',
      example: 'address',
    }),
    refusals: z.int().openapi({ description: 'Sign-ups that were refused.', example: 3 }),
    firstAt: moment('The first refusal.'),
    lastAt: moment('The last refusal.'),
  })
  .openapi('SuspiciousSignUps');

const newBlock = z
  .object({
    network: z.string().trim().max(64).openapi({
      description: 'An address, or a network with its prefix.',
      example: '192.0.2.0/24',
    }),
    reason,
    until: z.iso.datetime().nullable().default(null).openapi({
      description: 'When it ends by itself; null: when somebody lifts it. ISO 8601, UTC.',
      example: null,
    }),
  })
  .openapi('NewNetworkBlock');

const limits = () => [{ name: 'office-networks', points: 120, seconds: 60, by: 'operator' as const }];
const deeds = () => [{ name: 'office-network-deeds', points: 60, seconds: 60, by: 'operator' as const }];

/** For operators: networks that nobody is let in from, and places that too many accounts came from. */
export function networksRoutes(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { networks, operators }: { networks: NetworksService; operators: Pick<OperatorsService, 'addressesOf'> },
): Route[] {
  const present = async (rows: readonly BlockRow[]) => {
    const ids = rows.flatMap(({ operator, liftedBy }) => (liftedBy ? [operator, liftedBy] : [operator]));
    const emails = await operators.addressesOf(db, [...new Set(ids)]);
    const now = clock.now();
    return rows.map(({ id, network, operator, reason: why, blockedAt, until, liftedAt, liftedBy }) => ({
      id: String(id),
      network,
      operator,
      operatorEmail: emails.get(operator) ?? null,
      reason: why,
      blockedAt: blockedAt.toISOString(),
      until: until?.toISOString() ?? null,
      liftedAt: liftedAt?.toISOString() ?? null,
      liftedByEmail: (liftedBy && emails.get(liftedBy)) ?? null,
      inForce: liftedAt === null && (until === null || until > now),
    }));
  };

  return [
    route({
      method: 'get',
      path: '/api/office/v1/networks',
      tag: 'office',
      summary: 'Networks that are or were blocked, the latest first',
      auth: 'operator',
      permission: 'read:networks',
      limits: limits(),
      request: {
        query: z.object({
          cursor: z
            .string()
            .regex(/^\d{1,18}$/)
            .optional()
            .openapi({
              description: '`meta.next` of the answer before; nothing for the first.',
              example: '12',
            }),
        }),
      },
      responses: {
        200: {
          description: 'Blocks',
          schema: z.object({
            data: z.array(blockSchema),
            meta: z.object({
              next: text('`cursor` of the blocks after these; null with the last ones.', '12').nullable(),
            }),
          }),
        },
      },
      async handler({ query: { cursor } }) {
        const before = cursor === undefined ? null : BigInt(cursor);
        const rows = await networks.blocks({ before, limit: PAGE });
        const next = rows.length === PAGE ? String(rows.at(-1)?.id) : null;
        return { status: 200, body: { data: await present(rows), meta: { next } } };
      },
    }),

    route({
      method: 'get',
      path: '/api/office/v1/networks/suspicions',
      tag: 'office',
      summary: 'Where sign-ups were refused because too many came from one place, the latest first',
      auth: 'operator',
      permission: 'read:networks',
      limits: limits(),
      responses: {
        200: { description: 'A hundred at most', schema: z.object({ data: z.array(suspicionSchema) }) },
      },
      async handler() {
        const data = (await networks.suspicions()).map(({ kind, firstAt, lastAt, ...rest }) => ({
          ...rest,
          counted: kind,
          firstAt: firstAt.toISOString(),
          lastAt: lastAt.toISOString(),
        }));
        return { status: 200, body: { data } };
      },
    }),

    route({
      method: 'post',
      path: '/api/office/v1/networks',
      tag: 'office',
      summary: 'Let nobody in from a network: no sign-up, no log-in, no game, no deposit',
      auth: 'operator',
      permission: 'block:networks',
      limits: deeds(),
      request: { body: newBlock },
      responses: { 201: { description: 'It holds at once', schema: z.object({ data: blockSchema }) } },
      errors: { 409: [API_CODES.wrongData] },
      async handler({ body: { until, ...rest }, operator: { operatorId }, requestId }) {
        const wanted = { ...rest, until: until === null ? null : new Date(until) };
        const [made] = await present([await networks.block(wanted, { operatorId, requestId })]);
        if (!made) throw new Error('a block that was made is gone');
        return { status: 201, body: { data: made } };
      },
    }),

    route({
      method: 'post',
      path: '/api/office/v1/networks/{id}/lift',
      tag: 'office',
      summary: 'End the block of a network',
      auth: 'operator',
      permission: 'block:networks',
      limits: deeds(),
      request: {
        params: z.object({
          id: z
            .string()
            .regex(/^\d{1,18}$/)
            .openapi({ description: 'Number of the block.', example: '12' }),
        }),
        body: z.object({ reason }),
      },
      responses: { 204: { description: 'It holds no more' } },
      async handler({ params: { id }, body, operator: { operatorId }, requestId }) {
        await networks.lift(BigInt(id), body.reason, { operatorId, requestId });
        return { status: 204 };
      },
    }),
  ];
}
