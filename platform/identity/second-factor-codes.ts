import { sql } from 'kysely';
import { looksLikeCode, looksLikeRecoveryCode, plainCode, stepOfCode } from '@/lib/node/one-time-codes/codes';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { AccountCookies } from './cookies';
import type { SecurityLetters } from './security-letters';
import type { SecretSeal } from './second-factor-seal';
import { lockFactor, saveStep, takeRecoveryCode } from './second-factor-store';
import type { Db } from './store';

/** Wrong codes at one account within an hour, from wherever: 480 of a million a day for who has the password. */
const WRONG_CODES = 20;
const HOUR = '1 hour';

/** Whose tries are counted together: at the factor that is on, or at one that is being set up. */
type Counted = 'second-factor' | 'second-factor-setup';

/** By what a player has proven the second factor. */
export type CodeKind = 'totp' | 'recovery';

export const wrongCode = () =>
  new Problem(401, API_CODES.secondFactorWrong, 'that code is not right, or was used before', {
    fields: { code: 'wrong' },
  });

interface Parts {
  kernel: Pick<Kernel, 'db' | 'clock'>;
  cookies: Pick<AccountCookies, 'keyed'>;
  seal: SecretSeal;
  letters: SecurityLetters;
}

/** Counts and takes codes of the second factor, for everything that asks for one. */
export function createFactorCodes({ kernel, cookies, seal, letters }: Parts) {
  const { db, clock } = kernel;
  const keyOf = (playerId: string, of: Counted) => cookies.keyed(of, playerId);
  const recoveryHash = (playerId: string, code: string) =>
    cookies.keyed('recovery-code', `${playerId}\n${code}`);

  const forgive = (trx: Db, playerId: string, of: Counted = 'second-factor') =>
    sql`
      update identity.login_tries set tries = greatest(0, tries - 1) where key = ${keyOf(playerId, of)}`.execute(
      trx,
    );

  return {
    recoveryHash,

    /**
     * Counts a try before the code is looked at, so that tries of the same moment are counted too. Recovery codes are
     * too long to be guessed and are not counted: who guesses six digits does not lock the owner out.
     * @throws Problem 429 with Retry-After after too many wrong codes; the first time the owner gets a letter.
     */
    async count(playerId: string, typed: string, of: Counted = 'second-factor'): Promise<void> {
      if (looksLikeRecoveryCode(plainCode(typed))) return;
      const now = clock.now();
      const wait = await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ tries: number; wait: number }>`
          select tries, ceil(extract(epoch from expires_at - ${now}::timestamptz))::integer as wait
            from identity.count_login_try(${keyOf(playerId, of)}, ${HOUR}::interval, ${now})`.execute(trx);
        const { tries = 0, wait: seconds = 0 } = rows[0] ?? {};
        if (tries <= WRONG_CODES) return 0;
        // Who sets one up sees the secret: there is nobody to warn of.
        const isGuessing = of === 'second-factor' && tries === WRONG_CODES + 1;
        if (isGuessing) await letters.secondStepLocked(trx, playerId);
        return Math.max(1, seconds);
      });
      if (wait === 0) return;
      const headers = { 'Retry-After': String(wait) };
      throw new Problem(
        429,
        API_CODES.tooManyRequests,
        'too many wrong codes',
        { retryAfter: wait },
        headers,
      );
    },

    /**
     * Takes a code in the transaction of what it is for: if that fails, the code was not used.
     * @throws Problem 401 `second_factor_wrong`.
     */
    async spend(trx: Db, playerId: string, typed: string): Promise<CodeKind> {
      const code = plainCode(typed);
      const factor = await lockFactor(trx, playerId);
      if (factor.secret === null) throw wrongCode();
      if (looksLikeCode(code)) {
        const secret = seal.open(factor.secret, playerId);
        const step = stepOfCode(secret, code, factor.last_step, clock.now().getTime());
        if (step === undefined) throw wrongCode();
        await saveStep(trx, playerId, step);
        await forgive(trx, playerId);
        return 'totp';
      }
      if (!looksLikeRecoveryCode(code)) throw wrongCode();
      if (!(await takeRecoveryCode(trx, playerId, recoveryHash(playerId, code)))) throw wrongCode();
      return 'recovery';
    },

    forgive,
  };
}

export type FactorCodes = ReturnType<typeof createFactorCodes>;
