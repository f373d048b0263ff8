import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { BONUS_TAKINGS } from '@/lib/domain/bonuses';
import { DEPOSIT_FAMILIES, DEPOSIT_METHOD_TYPES } from '@/lib/domain/deposits';
import { EMAIL_MAX } from '@/lib/domain/limits';
import { promoCodeOf } from '@/lib/domain/promo-code';
import { toSafeMinor } from '@/lib/money/money';
import { UUID } from '@/lib/domain/uuid';
import { Problem } from '../kernel/problem';
import { route, type Route } from '../kernel/route';
import { depositJson, depositSchema } from './deposit-json';
import type { PaymentsService } from './service';
import { WITHDRAWAL_OBSTACLES } from './withdraw-details';
import { withdrawalRoutes } from './withdrawals/routes';

/** A slug only: the way back to a game is built from it, and can't lead anywhere else. */
const GAME = /^[a-z0-9-]{1,100}$/;

const moneySchema = z.object({ amount: z.int().describe('minor units'), currency: z.string() });

const methodSchema = z
  .object({
    method: z.string().describe('what POST /deposits takes; an option is joined to it with _'),
    type: z.enum(DEPOSIT_METHOD_TYPES),
    family: z
      .enum(DEPOSIT_FAMILIES)
      .openapi({ description: 'The tab that it stands in.', example: 'regular' }),
    title: z.string(),
    logoUrl: z.string().nullable(),
    options: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        name: z.string(),
        amount: z.int().optional(),
        currency: z.string().optional(),
      }),
    ),
    min_amount: moneySchema,
    max_amount: moneySchema,
  })
  .openapi('DepositMethod');

const withdrawSchema = z
  .object({
    total: moneySchema.describe('everything; the lines below are taken from it'),
    bonus: moneySchema.describe('bonus money, which does not leave'),
    held: moneySchema.describe('set aside for a withdrawal'),
    waitsForWager: moneySchema.describe('real money that waits for the deposit wager'),
    waitsForRefund: moneySchema.describe('real money that stays while a refund is owed'),
    availableForWithdraw: moneySchema,
    depositWager: moneySchema.describe('still to be staked before anything can be withdrawn'),
    refundOwed: moneySchema
      .nullable()
      .describe('what went back to a payer and is still to be taken from the balance; null when nothing is'),
    obstacle: z
      .enum(WITHDRAWAL_OBSTACLES)
      .nullable()
      .describe('why no withdrawal can be asked for now; null when one can'),
  })
  .openapi('WithdrawDetails');

/** An empty text of a form field means that it was left out. */
const optionalText = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const depositBody = z.object({
  method: z.string().min(1).max(64),
  amount: z.int().describe('minor units: whole units times 100'),
  promocode: optionalText(z.string().max(64).transform(promoCodeOf)),
  taking: optionalText(z.enum(BONUS_TAKINGS)).openapi({
    description:
      'How the bonus of the code is taken when the money is there: `now` burns one that is in play. Left out: active when nothing else ' +
      'is, and it waits for an answer otherwise.',
    example: 'queue',
  }),
  email: optionalText(z.email().max(EMAIL_MAX)),
  game: optionalText(z.string().regex(GAME)).openapi({
    description: 'The game that it is begun in, by the name in its address.',
    example: 'amber-fox',
  }),
});

/** A malformed id is answered like another player's. */
function knowable(id: string): string {
  if (UUID.test(id)) return id;
  throw new Problem(404, API_CODES.transactionNotFound, 'there is no such deposit');
}

export function paymentsRoutes({ payments }: { payments: PaymentsService }): Route[] {
  return [
    ...withdrawalRoutes(payments.withdrawals),
    route({
      method: 'get',
      path: '/api/v1/deposit-methods',
      tag: 'payments',
      summary: 'Methods that a deposit can be made with now',
      auth: 'optional',
      limits: [{ name: 'deposit-methods', points: 120, seconds: 60, by: 'address' }],
      responses: {
        200: {
          description:
            'Methods for the player’s currency and country, and the bounds that hold for all of them',
          schema: z.object({
            data: z.object({ methods: z.array(methodSchema), min: moneySchema, max: moneySchema }),
          }),
        },
      },
      async handler({ player, country }) {
        const offer = await payments.depositMethods(player, country);
        const money = (amount: bigint) => ({ amount: toSafeMinor(amount), currency: offer.currency });
        const methods = offer.methods.map(({ min, max, ...method }) => ({
          ...method,
          min_amount: money(min),
          max_amount: money(max),
        }));
        return { status: 200, body: { data: { methods, min: money(offer.min), max: money(offer.max) } } };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/deposits',
      tag: 'payments',
      summary: 'Begin a deposit',
      auth: 'player',
      knownAddress: true,
      limits: [
        { name: 'deposit', points: 20, seconds: 60, by: 'player' },
        { name: 'deposit-address', points: 60, seconds: 60, by: 'address' },
        { name: 'deposit-hour', points: 300, seconds: 3_600, by: 'player' },
        { name: 'deposit-address-hour', points: 900, seconds: 3_600, by: 'address' },
      ],
      idempotent: true,
      request: { body: depositBody },
      responses: {
        201: { description: 'The deposit and its checkout', schema: z.object({ data: depositSchema }) },
      },
      errors: {
        403: [
          API_CODES.accountBlocked,
          API_CODES.notVerified,
          API_CODES.countryClosed,
          API_CODES.onBreak,
          API_CODES.accountHeld,
          API_CODES.registerListed,
          API_CODES.depositsStopped,
        ],
        409: [
          API_CODES.transactionStatus,
          API_CODES.depositsOpen,
          API_CODES.bonusUsed,
          API_CODES.bonusDepositOpen,
          API_CODES.bonusOnePerPerson,
          API_CODES.bonusFirstPlay,
          API_CODES.loyaltyUnfit,
          API_CODES.limitRequired,
          API_CODES.profileIncomplete,
        ],
        422: [
          API_CODES.depositBelowMinimum,
          API_CODES.depositLimit,
          API_CODES.paymentMethodUnavailable,
          API_CODES.bonusNotFound,
          API_CODES.bonusOtherDeposit,
        ],
        429: [API_CODES.paymentsRefused, API_CODES.vouchersLocked],
        502: [API_CODES.paymentAggregator],
        503: [API_CODES.registerSilent],
      },
      async handler({ player, body, idempotencyKey, requestId, country, address }) {
        const call = { idempotencyKey: idempotencyKey ?? '', requestId, country, address };
        const deposit = await payments.createDeposit(player, body, call);
        return { status: 201, body: { data: depositJson(deposit, player.language) } };
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/deposits',
      tag: 'payments',
      summary: 'The player’s deposits that are not finished: their checkout can be gone on with or cancelled',
      auth: 'player',
      limits: [{ name: 'open-deposits', points: 240, seconds: 60, by: 'player' }],
      responses: {
        200: {
          description: 'At most ten, newest first',
          schema: z.object({ data: z.array(depositSchema) }),
        },
      },
      async handler({ player }) {
        const open = await payments.openDeposits(player.playerId);
        return { status: 200, body: { data: open.map((one) => depositJson(one, player.language)) } };
      },
    }),

    route({
      method: 'post',
      path: '/api/v1/deposits/{id}/cancel',
      tag: 'payments',
      summary: 'Close a deposit that the player no longer wants',
      description:
        'The payment company closes the checkout first. The answer is the deposit as it stands then: `cancel`, ' +
        '`processing` when the payment is already under way, or `complete` when it was faster.',
      auth: 'player',
      limits: [{ name: 'cancel-deposit', points: 20, seconds: 60, by: 'player' }],
      idempotent: true,
      request: { params: z.object({ id: z.string().max(64) }) },
      responses: { 200: { description: 'The deposit', schema: z.object({ data: depositSchema }) } },
      errors: { 404: [API_CODES.transactionNotFound], 502: [API_CODES.paymentAggregator] },
      async handler({ player, params, requestId }) {
        const deposit = await payments.cancelDeposit(player.playerId, knowable(params.id), requestId);
        return { status: 200, body: { data: depositJson(deposit, player.language) } };
      },
    }),

    route({
      method: 'get',
      path: '/api/v1/deposits/{id}',
      tag: 'payments',
      summary: 'A deposit of the player',
      auth: 'player',
      request: { params: z.object({ id: z.string().max(64) }) },
      responses: { 200: { description: 'The deposit', schema: z.object({ data: depositSchema }) } },
      async handler({ player, params }) {
        const deposit = await payments.deposit(player.playerId, knowable(params.id));
        return { status: 200, body: { data: depositJson(deposit, player.language) } };
      },
      errors: { 404: [API_CODES.transactionNotFound] },
    }),

    route({
      method: 'get',
      path: '/api/v1/me/withdrawable',
      tag: 'payments',
      summary: 'What the player could withdraw, and whether that can be asked for now',
      auth: 'player',
      limits: [{ name: 'withdrawable', points: 240, seconds: 60, by: 'player' }],
      responses: { 200: { description: 'Withdraw details', schema: z.object({ data: withdrawSchema }) } },
      async handler({ player }) {
        const details = await payments.withdrawDetails(player.playerId);
        const money = (amount: bigint, currency = details.currency) => ({
          amount: toSafeMinor(amount),
          currency,
        });
        const { refundOwed } = details;
        return {
          status: 200,
          body: {
            data: {
              total: money(details.total),
              bonus: money(details.bonus),
              held: money(details.held),
              waitsForWager: money(details.waitsForWager),
              waitsForRefund: money(details.waitsForRefund),
              availableForWithdraw: money(details.availableForWithdraw),
              depositWager: money(details.depositWager),
              refundOwed: refundOwed && money(refundOwed.amount, refundOwed.currency),
              obstacle: details.obstacle,
            },
          },
        };
      },
      errors: { 404: [API_CODES.balanceUnavailable] },
    }),

    route({
      method: 'post',
      path: '/api/payments/v1/webhooks/{provider}',
      tag: 'payments',
      summary: 'Events of a payment company (Standard Webhooks)',
      auth: 'signed',
      signer: 'payments',
      limits: [{ name: 'payment-webhook', points: 600, seconds: 60, by: 'address' }],
      request: { params: z.object({ provider: z.string().max(32) }) },
      responses: {
        200: { description: 'Taken', schema: z.object({ data: z.object({ received: z.literal(true) }) }) },
      },
      errors: { 401: [API_CODES.suspicious] },
      async handler({ params, rawBody, headers }) {
        await payments.receiveWebhook(params.provider, rawBody, headers);
        return { status: 200, body: { data: { received: true as const } } };
      },
    }),
  ];
}
