import { z } from '@hono/zod-openapi';
import { API_CODES } from '@/lib/domain/api-codes';
import { INPUT_MAX } from '@/lib/domain/limits';
import type { ErrorDeclarations } from '../kernel/contract';

/** A code as it is typed: six digits or a recovery code, with spaces and hyphens. */
export const factorCode = z.string().max(64).openapi({
  description: 'Six digits of the authenticator app, or a recovery code.',
  example: '492039',
});

/** What a body carries so that the owner is confirmed (confirm-owner.ts). */
export const proofFields = {
  password: z.string().max(INPUT_MAX).optional().openapi({
    description: 'The account’s password; left out where the account has none and the log-in is recent.',
    example: 'correct-horse-18',
  }),
  code: factorCode.optional().openapi({
    description: 'Needed while a second factor is on: six digits, or a recovery code.',
    example: '492039',
  }),
};

/** What a route that confirms the owner can refuse with. */
export const PROOF_ERRORS = {
  401: [
    API_CODES.wrongLogin,
    API_CODES.secondFactorRequired,
    API_CODES.secondFactorWrong,
    API_CODES.freshLoginRequired,
  ],
} as const satisfies ErrorDeclarations;
