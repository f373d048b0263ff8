import { isUtf8 } from 'node:buffer';
import { z } from '@hono/zod-openapi';
import { readExactJson } from '../../kernel/exact-json';

const PRIZE_STATUSES = [
  'OK',
  'PLAYER_DISABLED',
  'INVALID_TOURNAMENT',
  'WRONG_CURRENCY',
  'INVALID_TOKEN',
  'DUPLICATE_TRANSACTION',
] as const;
export type PrizeStatus = (typeof PRIZE_STATUSES)[number];

/** Largest prize, minor units: as of any call of a wallet. */
const AMOUNT_MAX = 1_000_000_000_000;
const name = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u);

export const prizeSchema = z.object({
  request_id: name(128),
  tx_id: z.guid().openapi({ description: 'Of the prize, the same in every repeat.' }),
  player_id: name(64),
  currency: name(16),
  tournament_code: name(64).openapi({
    description: 'Code of the tournament.',
    example: 'reel-masters-2026-11-30',
  }),
  place: z.int().min(1).max(1_000_000).openapi({ description: 'From 1.', example: 3 }),
  amount: z.int().min(1).max(AMOUNT_MAX),
});
export type PrizeCall = z.output<typeof prizeSchema>;

export const prizeAnswerSchema = z
  .object({
    request_id: z.string(),
    status: z.enum(PRIZE_STATUSES),
    balance: z.int().openapi({ description: 'what can be staked now, minor units', example: 12_500 }),
    currency: z.string(),
    tx_id: z.string(),
  })
  .openapi('PrizeAnswer');
export type PrizeAnswer = z.output<typeof prizeAnswerSchema>;

/** Reads a call. @returns null when it is not one */
export function readPrizeCall(rawBody: Buffer): PrizeCall | null {
  const whole = new Set(['amount', 'place']);
  const json = isUtf8(rawBody) ? readExactJson(rawBody.toString('utf8'), whole) : undefined;
  return json === undefined ? null : (prizeSchema.safeParse(json).data ?? null);
}
