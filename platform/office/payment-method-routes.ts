import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { PAYMENT_DIRECTIONS } from '@/lib/domain/payment-directions';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import { effective, METHOD_SORTS, type MethodFilter } from '../payments/service';
import * as kit from './list-kit';
import type { PaymentMethodsOfOffice, ShownMethod } from './payment-methods';
import { reasonField } from './schemas';

const text = (description: string, example: string) => z.string().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const minor = (description: string, example = 1_000) =>
  z.int().openapi({ description: `${description} Minor units.`, example });
const directionSchema = z
  .enum(PAYMENT_DIRECTIONS)
  .openapi({ description: 'Which way the money goes.', example: 'deposit' });
const countrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullable()
  .openapi({ description: 'ISO 3166-1 alpha-2 of the player; null for every country.', example: 'DE' });

const filterQuery = z.object({
  q: kit.textField(),
  direction: directionSchema.optional(),
  state: z
    .enum(['on', 'off'])
    .optional()
    .openapi({ description: 'Only methods that players can use, or only the others.', example: 'off' }),
  limited: z
    .enum(['yes', 'no'])
    .optional()
    .openapi({ description: 'Whether the casino has limits of its own.', example: 'yes' }),
  sort: z
    .enum(METHOD_SORTS)
    .default('position')
    .openapi({ description: 'What the list is in the order of.', example: 'position' }),
  order: kit.orderField('asc'),
});

const filterOf = (query: z.output<typeof filterQuery>): Omit<MethodFilter, 'offset' | 'limit'> => ({
  text: query.q,
  direction: query.direction,
  state: query.state,
  limited: query.limited === undefined ? undefined : query.limited === 'yes',
  sort: query.sort,
  descending: query.order === 'desc',
});

const byFields = {
  reason: text('Why, in the operator’s words.', 'Too many chargebacks.'),
  by: text('Address of the operator, or their id when it is not known here.', 'jonas@parlour.example'),
  at: moment('When it was decided.'),
};
const listedSchema = z
  .object({
    id: text('The method and its direction.', 'card.deposit'),
    method: text('The method.', 'card'),
    direction: directionSchema,
    title: text('Its name.', 'Bank card'),
    company: text('The payment company.', 'sandbox'),
    countries: z
      .array(z.string())
      .nullable()
      .openapi({ description: 'Where players have to live for it; null for everywhere.', example: null }),
    allowed: z.boolean().openapi({ description: 'Whether the company offers it.', example: true }),
    enabled: z.boolean().openapi({ description: 'Whether the casino does.', example: true }),
    turned: z
      .object(byFields)
      .nullable()
      .openapi({
        description: 'The last time that it was turned on or off; null before.',
        example: { reason: 'Repaired.', by: 'jonas@parlour.example', at: '2026-11-24T15:04:05.000Z' },
      }),
    limits: z
      .array(
        z.object({
          currency: currencySchema,
          companyMin: minor('The least that the company takes.'),
          companyMax: minor('The most that it takes.', 500_000),
          min: minor('The least that holds where no country has its own.'),
          max: minor('The most.', 500_000),
          own: z
            .array(
              z.object({
                country: countrySchema,
                min: minor('The casino’s minimum; null for the company’s.').nullable(),
                max: minor('The casino’s maximum; null for the company’s.').nullable(),
                ...byFields,
              }),
            )
            .describe('The casino’s own limits, for all countries or for one.'),
        }),
      )
      .describe('By currency: what the company allows and what the casino allows.'),
  })
  .openapi('ListedPaymentMethod');

const present = (row: ShownMethod) => {
  const named = (reason: string, id: string, at: Date) => ({
    reason,
    by: row.addresses.get(id) ?? id,
    at: at.toISOString(),
  });
  const { reason, changed_by: by, changed_at: at } = row;
  const exact = (amount: bigint | null) => (amount === null ? null : toSafeMinor(amount));
  return {
    id: `${row.method}.${row.direction}`,
    method: row.method,
    direction: row.direction,
    title: row.title,
    company: row.provider,
    countries: row.countries,
    allowed: row.allowed,
    enabled: row.enabled,
    turned: reason === null || by === null || at === null ? null : named(reason, by, at),
    limits: row.company.map(({ currency, min, max }) => {
      const own = row.own.filter((one) => one.currency === currency);
      const held = effective({ min, max }, own, null);
      return {
        currency,
        companyMin: toSafeMinor(min),
        companyMax: toSafeMinor(max),
        min: toSafeMinor(held.min),
        max: toSafeMinor(held.max),
        own: own.map((one) => ({
          country: one.country,
          min: exact(one.min),
          max: exact(one.max),
          ...named(one.reason, one.changed_by, one.changed_at),
        })),
      };
    }),
  };
};

const path = z.object({
  method: z
    .string()
    .regex(/^[a-z0-9]{2,32}$/)
    .openapi({ description: 'The method.', example: 'card' }),
  direction: directionSchema,
});
const amountField = (description: string, example: number) =>
  z
    .int()
    .positive()
    .nullable()
    .openapi({ description: `${description} Minor units of whole units; null for the company’s.`, example });
const exactly = (amount: number | null) => (amount === null ? null : BigInt(amount));

/** Payment methods: what the company allows, and what the casino makes of it. */
export const paymentMethodRoutes = (methods: PaymentMethodsOfOffice): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/payment-methods',
    tag: 'office',
    summary: 'Payment methods with the company’s limits and the casino’s',
    auth: 'operator',
    permission: 'read:payments',
    limits: kit.watchLimits(),
    request: { query: filterQuery.extend(kit.pageFields) },
    responses: { 200: { description: 'One page', schema: kit.listSchema(listedSchema) } },
    async handler({ query }) {
      return { status: 200, body: await kit.pageOf(methods.list, filterOf(query), query, present) };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/payment-methods/{method}/{direction}/turn',
    tag: 'office',
    summary: 'Turn a method on or off, for what is begun from now on',
    auth: 'operator',
    permission: 'change:payment-methods',
    limits: kit.decisionLimits(),
    request: {
      params: path,
      body: z
        .object({
          enabled: z.boolean().openapi({ description: 'Whether it is to be on.', example: false }),
          reason: reasonField,
        })
        .openapi('PaymentMethodTurn'),
    },
    responses: { 204: { description: 'Done' } },
    errors: { 404: [API_CODES.notFound], 409: [API_CODES.transactionStatus] },
    async handler({ params, body, operator, requestId }) {
      await methods.turn({ ...params, ...body }, operator, requestId);
      return { status: 204 };
    },
  }),
  route({
    method: 'put',
    path: '/api/office/v1/payment-methods/{method}/{direction}/limits',
    tag: 'office',
    summary: 'Narrow what a method takes in a currency; without minimum and maximum the limit goes',
    auth: 'operator',
    permission: 'change:payment-methods',
    limits: kit.decisionLimits(),
    request: {
      params: path,
      body: z
        .object({
          currency: currencySchema,
          country: countrySchema,
          min: amountField('The least.', 2_000),
          max: amountField('The most.', 100_000),
          seen: moment('When the limit that is changed was set, as the list says; null for none.').nullable(),
          reason: reasonField,
        })
        .openapi('PaymentMethodLimit'),
    },
    responses: { 204: { description: 'In force' } },
    errors: { 404: [API_CODES.notFound], 409: [API_CODES.transactionStatus] },
    async handler({ params, body, operator, requestId }) {
      const amounts = { min: exactly(body.min), max: exactly(body.max) };
      const seen = body.seen === null ? null : new Date(body.seen);
      const change = { ...params, ...body, ...amounts, seen };
      await methods.limit(change, operator, requestId);
      return { status: 204 };
    },
  }),
];
