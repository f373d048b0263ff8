import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { RATE_STALE_DAYS } from '@/lib/money/exact-rate';
import { route, type Route } from '../kernel/route';
import { currencySchema } from '../kernel/schemas';
import type { Rate } from '../payments/service';
import * as kit from './list-kit';
import type { RatesOfOffice } from './rates';
import { reasonField } from './schemas';
import type { Named } from './types';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const text = (description: string, example: string) => z.string().openapi({ description, example });
const moment = (description: string) =>
  z.iso
    .datetime()
    .openapi({ description: `${description} ISO 8601, UTC.`, example: '2026-11-24T15:04:05.000Z' });
const perEuro = () => text('Units of the currency for one euro: an exact decimal.', '1.1628');

const rateFields = {
  perEuro: perEuro(),
  source: z
    .enum(['shipped', 'operator'])
    .openapi({ description: '`shipped` came with the product.', example: 'operator' }),
  by: text(
    'Address of who asked for it, or their id; null for a shipped one.',
    'jonas@parlour.example',
  ).nullable(),
  at: moment('Since when it holds.'),
};
const rateSchema = z
  .object({
    currency: currencySchema,
    ...rateFields,
    isStale: z
      .boolean()
      .openapi({ description: `Whether it is older than ${RATE_STALE_DAYS} days.`, example: false }),
    before: z.array(z.object(rateFields)).describe('The rates before it, the newest first.'),
    asked: z
      .object({
        request: z.uuid().openapi({ description: 'The request that waits.', example: ID }),
        perEuro: perEuro(),
      })
      .nullable()
      .openapi({
        description: 'Another rate that a colleague has to agree to; null when none waits.',
        example: { request: ID, perEuro: '1.17' },
      }),
  })
  .openapi('CurrencyRate');
const coinSchema = z
  .object({
    company: text('The payment company.', 'sandbox'),
    coin: text('The coin, with its network where it has several.', 'BTC'),
    currency: currencySchema,
    price: text('A whole coin in units of the currency: an exact decimal.', '54217.3000'),
    at: moment('When the company told it.'),
  })
  .openapi('CoinRate');

const present = ({ perEuro: value, source, setBy, operatorEmail, at }: Named<Rate>) => ({
  perEuro: value,
  source,
  by: operatorEmail ?? setBy,
  at: at.toISOString(),
});

/** What a euro is worth, what companies told of coins, and asking for another rate. */
export const rateRoutes = (rates: RatesOfOffice): Route[] => [
  route({
    method: 'get',
    path: '/api/office/v1/rates',
    tag: 'office',
    summary: 'The rates that hold, those before them, and what companies last told of coins',
    auth: 'operator',
    permission: 'read:payments',
    limits: kit.watchLimits(),
    responses: {
      200: {
        description: 'The rates',
        schema: z.object({
          data: z
            .object({
              rates: z.array(rateSchema).describe('What a euro is worth, by currency.'),
              coins: z.array(coinSchema).describe('What companies told of coins lately.'),
            })
            .openapi('Rates'),
        }),
      },
    },
    async handler() {
      const [held, coins] = await Promise.all([rates.rates(), rates.coins()]);
      return {
        status: 200,
        body: {
          data: {
            rates: held.map((one) => ({
              currency: one.currency,
              ...present(one),
              isStale: one.isStale,
              before: one.before.map(present),
              asked: one.asked,
            })),
            coins: coins.map(({ provider, at, ...one }) => ({
              company: provider,
              ...one,
              at: at.toISOString(),
            })),
          },
        },
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/office/v1/rates',
    tag: 'office',
    summary: 'Ask a colleague to agree to another rate',
    auth: 'operator',
    permission: 'change:rates',
    limits: kit.decisionLimits(),
    request: {
      body: z
        .object({
          currency: currencySchema,
          perEuro: z.string().trim().min(1).max(16).openapi({
            description: 'Units of the currency for one euro, at most eight decimals.',
            example: '1.1628',
          }),
          confirmed: z.boolean().default(false).openapi({
            description: 'That a change of more than a tenth is meant so.',
            example: false,
          }),
          reason: reasonField,
        })
        .openapi('RateChange'),
    },
    responses: {
      200: {
        description: 'Asked for',
        schema: z.object({
          data: z.object({
            request: z
              .uuid()
              .openapi({ description: 'The request that a colleague has to agree to.', example: ID }),
          }),
        }),
      },
    },
    errors: {
      404: [API_CODES.notFound],
      409: [API_CODES.confirmationRequired, API_CODES.transactionStatus],
      422: [API_CODES.accountStatus],
    },
    async handler({ body, operator, requestId }) {
      const request = await rates.ask(body, operator, requestId);
      return { status: 200, body: { data: { request } } };
    },
  }),
];
