import { isUtf8 } from 'node:buffer';
import { z } from '@hono/zod-openapi';
import { readExactJson } from '../kernel/exact-json';

/** What a studio may ask: see docs/contracts/wallet.md. */
export type WalletOperation = 'balance' | 'bet' | 'win' | 'rollback';

const WALLET_STATUSES = [
  'OK',
  'INSUFFICIENT_FUNDS',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'PLAYER_DISABLED',
  'LIMIT_REACHED',
  'INVALID_GAME',
  'WRONG_CURRENCY',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_DOES_NOT_EXIST',
  'TRANSACTION_ROLLED_BACK',
  'ALREADY_SETTLED',
  // Of bets that take a free spin alone.
  'INVALID_FREE_SPIN',
  'FREE_SPINS_OVER',
] as const;
export type WalletStatus = (typeof WALLET_STATUSES)[number];

/** Largest amount that one call may move, minor units: far above any stake or win, far below what a sum can hold. */
const AMOUNT_MAX = 1_000_000_000_000;

/** A studio may send the round as a number or as the string of its digits; both are the same round. */
const name = (max: number) =>
  z.union([
    z
      .string()
      .min(1)
      .max(max)
      // Names must not contain control characters, and PostgreSQL takes no NUL. Lone surrogates would all be stored
      // as the same character, which would make different names equal.
      .regex(/^[^\p{Cc}\p{Cs}]+$/u),
    z.int().transform(String),
  ]);
/** Fields that may be numbers, and then only ones written in digits alone. */
const WHOLE_NUMBERS = new Set([
  'amount',
  'request_id',
  'player_id',
  'currency',
  'game_id',
  'round_id',
  'session_token',
]);
const uuid = z.guid();
const shared = { request_id: name(128), player_id: name(64), currency: name(16) };
const round = { game_id: name(64), round_id: name(128), round_closed: z.boolean().nullish() };
const token = name(512);

export const callSchemas = {
  balance: z.object({
    ...shared,
    session_token: token,
    game_id: round.game_id.nullish(),
    tx_id: uuid.nullish(),
  }),
  bet: z.object({
    ...shared,
    ...round,
    session_token: token,
    tx_id: uuid,
    amount: z.int().min(1).max(AMOUNT_MAX),
    // Instead of money a free spin of these is taken, at exactly their amount.
    free_spin_grant_id: uuid.nullish(),
  }),
  // The bet that a win or a rollback refers to identifies the player: the session may have ended long ago.
  win: z.object({
    ...shared,
    ...round,
    session_token: token.nullish(),
    tx_id: uuid,
    ref_tx_id: uuid,
    amount: z.int().min(0).max(AMOUNT_MAX),
  }),
  rollback: z.object({
    ...shared,
    game_id: round.game_id.nullish(),
    round_id: round.round_id.nullish(),
    round_closed: round.round_closed,
    session_token: token.nullish(),
    tx_id: uuid,
    ref_tx_id: uuid,
    amount: z.int().min(0).max(AMOUNT_MAX).nullish(),
  }),
} as const;

export type WalletCall<O extends WalletOperation> = z.output<(typeof callSchemas)[O]>;

export const answerSchema = z
  .object({
    request_id: z.string(),
    status: z.enum(WALLET_STATUSES),
    balance: z.int().openapi({ description: 'what can be staked now, minor units' }),
    currency: z.string(),
    tx_id: z.string().nullable(),
    free_spins: z
      .object({
        grant_id: z.string(),
        left_today: z.int().openapi({ description: 'How many can be used today.', example: 7 }),
      })
      .optional()
      .openapi({ description: 'Of a bet that took a free spin, or found none left.' }),
  })
  .openapi('WalletAnswer');
export type WalletAnswer = z.output<typeof answerSchema>;

/** Reads a call. @returns null when it is not one: not JSON, or a field that is missing or of the wrong kind. */
export function readCall<O extends WalletOperation>(operation: O, rawBody: Buffer): WalletCall<O> | null {
  const json = isUtf8(rawBody) ? readExactJson(rawBody.toString('utf8'), WHOLE_NUMBERS) : undefined;
  if (json === undefined) return null;
  const parsed = callSchemas[operation].safeParse(json);
  if (!parsed.success) return null;
  const call = parsed.data;
  if ('ref_tx_id' in call && call.ref_tx_id.toLowerCase() === call.tx_id.toLowerCase()) return null;
  return call as WalletCall<O>;
}
