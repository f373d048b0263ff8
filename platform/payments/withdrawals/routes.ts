import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { UUID } from '@/lib/domain/uuid';
import { toSafeMinor } from '@/lib/money/money';
import { route, type Route } from '../../kernel/route';
import { noWithdrawal } from './decisions';
import { minor, payoutMethodJson, payoutMethodSchema, withdrawalJson, withdrawalSchema } from './json';
import type { WithdrawalsService } from './service';

const details = (description: string, example: string) =>
  z.string().max(256).optional().openapi({ description, example });

const body = z
  .object({
    method: z
      .string()
      .min(1)
      .max(64)
      .openapi({ description: 'A method of GET /withdraw-methods.', example: 'card' }),
    amount: minor('What leaves the balance; the fee is part of it.').min(1).max(1_000_000_000_00),
    iban: details('The bank account, for a method that asks for it.', 'DE89 3704 0044 0532 0130 00'),
    bsb: details('Of an Australian bank: the number of bank and branch.', '062-000'),
    account: details('Of an Australian bank: the account at that branch.', '12345678'),
    holder: details('Whose account it is.', 'Mara Klein'),
    address: details(
      'The address of a coin, for a method that asks for it.',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    ),
    tag: details('The destination tag of an XRP address, digits; empty when it has none.', '104233'),
    code: z
      .string()
      .max(32)
      .optional()
      .openapi({ description: 'Of the second factor, where there is one.', example: '123456' }),
  })
  .openapi('WithdrawalRequest');

const pathParams = z.object({
  id: z
    .string()
    .max(64)
    .openapi({ description: 'The withdrawal.', example: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }),
});

/** A malformed id is answered like another player's. */
function knowable(id: string): string {
  if (UUID.test(id)) return id;
  throw noWithdrawal();
}

/** Withdrawals as their players ask for and follow them. */
export const withdrawalRoutes = (withdrawals: WithdrawalsService): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/withdraw-methods',
    tag: 'payments',
    summary: 'Where the player’s money can go now, and what has to be done first',
    auth: 'player',
    limits: [{ name: 'withdraw-methods', points: 120, seconds: 60, by: 'player' }],
    responses: {
      200: {
        description: 'Methods, the one first that the money goes back to; none for who has paid nothing in',
        schema: z.object({
          data: z.object({
            methods: z.array(payoutMethodSchema),
            currency: z.string(),
            asksCode: z
              .boolean()
              .openapi({ description: 'Whether a code of the second factor is asked for.', example: false }),
            missing: z.array(z.string()).openapi({
              description: 'What has to be told or proved first: `profile`, `email`, `identity`.',
              example: [],
            }),
            automaticUntil: minor('Up to this amount nobody has to decide.', 20_000),
          }),
        }),
      },
    },
    errors: { 404: [API_CODES.balanceUnavailable] },
    async handler({ player, country }) {
      const { automaticUntil, methods, ...offer } = await withdrawals.offer(player, country);
      const data = {
        ...offer,
        methods: methods.map(payoutMethodJson),
        automaticUntil: toSafeMinor(automaticUntil),
      };
      return { status: 200, body: { data } };
    },
  }),

  route({
    method: 'post',
    path: '/api/v1/withdrawals',
    tag: 'payments',
    summary: 'Ask for a withdrawal: the money is set aside at once',
    auth: 'player',
    knownAddress: true,
    limits: [
      { name: 'withdraw', points: 100, seconds: 60, by: 'player' },
      { name: 'withdraw-address', points: 200, seconds: 60, by: 'address' },
    ],
    idempotent: true,
    request: { body },
    responses: {
      201: { description: 'The withdrawal', schema: z.object({ data: withdrawalSchema }) },
    },
    errors: {
      401: [API_CODES.secondFactorRequired, API_CODES.secondFactorWrong],
      403: [API_CODES.accountBlocked, API_CODES.notVerified],
      404: [API_CODES.balanceUnavailable],
      409: [API_CODES.confirmationRequired, API_CODES.transactionStatus, API_CODES.withdrawalPending],
      422: [
        API_CODES.paymentMethodUnavailable,
        API_CODES.balanceUnavailable,
        API_CODES.withdrawalBelowMinimum,
        API_CODES.withdrawalLimit,
        API_CODES.cardDetails,
        API_CODES.wagering,
      ],
    },
    async handler({ player, body: input, idempotencyKey, requestId, country }) {
      const call = { idempotencyKey: idempotencyKey ?? '', requestId, country };
      const withdrawal = await withdrawals.create(player, input, call);
      return { status: 201, body: { data: withdrawalJson(withdrawal) } };
    },
  }),

  route({
    method: 'get',
    path: '/api/v1/withdrawals',
    tag: 'payments',
    summary: 'The player’s latest withdrawals',
    auth: 'player',
    limits: [{ name: 'withdrawals', points: 240, seconds: 60, by: 'player' }],
    responses: {
      200: {
        description: 'At most twenty, newest first',
        schema: z.object({ data: z.array(withdrawalSchema) }),
      },
    },
    async handler({ player }) {
      const latest = await withdrawals.latest(player.playerId);
      return { status: 200, body: { data: latest.map(withdrawalJson) } };
    },
  }),

  route({
    method: 'get',
    path: '/api/v1/withdrawals/{id}',
    tag: 'payments',
    summary: 'A withdrawal of the player: where it is, and what it waits for',
    auth: 'player',
    limits: [{ name: 'withdrawal', points: 240, seconds: 60, by: 'player' }],
    request: { params: pathParams },
    responses: { 200: { description: 'The withdrawal', schema: z.object({ data: withdrawalSchema }) } },
    errors: { 404: [API_CODES.transactionNotFound] },
    async handler({ player, params }) {
      const found = await withdrawals.withdrawal(player.playerId, knowable(params.id));
      return { status: 200, body: { data: withdrawalJson(found) } };
    },
  }),

  route({
    method: 'post',
    path: '/api/v1/withdrawals/{id}/cancel',
    tag: 'payments',
    summary: 'Take back a withdrawal that waits for a decision: the money is in the balance at once',
    auth: 'player',
    limits: [{ name: 'cancel-withdrawal', points: 20, seconds: 60, by: 'player' }],
    idempotent: true,
    request: { params: pathParams },
    responses: { 200: { description: 'The withdrawal', schema: z.object({ data: withdrawalSchema }) } },
    errors: { 404: [API_CODES.transactionNotFound], 409: [API_CODES.transactionStatus] },
    async handler({ player, params, requestId }) {
      const taken = await withdrawals.cancel(player.playerId, knowable(params.id), requestId);
      return { status: 200, body: { data: withdrawalJson(taken) } };
    },
  }),
];
