import { APIError, betterAuth, type BetterAuthOptions } from 'better-auth';
import type { Kysely } from 'kysely';
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/domain/limits';
import { ADDRESS_HEADER } from '@/lib/node/http/visitor';
import { SESSION_SECONDS, type AccountCookies } from './cookies';
import type { Passwords } from './passwords';

export const ACCOUNT_BLOCKED = 'ACCOUNT_BLOCKED';

interface AuthParts {
  webOrigin: string;
  secret: string;
  cookies: AccountCookies;
  passwords: Passwords;
  /** Asked after the password was found right and before a session is made. */
  mayLogIn(playerId: string): Promise<boolean>;
  /** Told what better-auth swallows: its sentence and the SQL state, never the values, which may be personal. */
  report(sentence: string, sqlState: string | undefined): void;
}

const UNIQUE_VIOLATION = '23505';

const sqlStateOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/**
 * better-auth over our tables (migration 0010). It is called through `auth.api` only: its own HTTP routes are
 * not mounted, because Origin check, limits and problem answers are the kernel's.
 *
 * @param db the database, or an open transaction: an instance is cheap, and one that is built on a transaction
 * signs a player up together with everything else that belongs to a new account.
 */
export function createAuth(db: Kysely<unknown>, parts: AuthParts) {
  const options = {
    appName: 'Parlour',
    baseURL: parts.webOrigin,
    secret: parts.secret,
    database: { db: db.withSchema('identity'), type: 'postgres' as const },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: parts.passwords.hash, verify: parts.passwords.verify },
    },
    user: {
      modelName: 'players',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        country: { type: 'string', required: true },
        currency: { type: 'string', required: true },
        language: { type: 'string', required: true },
        ageConfirmedAt: { type: 'date', required: true, fieldName: 'age_confirmed_at' },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'player_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'player_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    advanced: {
      database: { generateId: 'uuid' },
      // The name carries the prefix itself: better-auth would write __Secure-.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: parts.cookies.sessionName,
          attributes: { secure: parts.cookies.secure, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            if (!(await parts.mayLogIn(session.userId))) {
              throw new APIError('FORBIDDEN', { code: ACCOUNT_BLOCKED, message: 'the account is blocked' });
            }
          },
        },
      },
    },
    // One query for account and credential, whether the e-mail is known or not: no second query tells.
    experimental: { joins: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, sentence, ...rest: unknown[]) => {
        const sqlState = sqlStateOf(rest[0]);
        // Two registrations of one e-mail at once: the second is answered, not a fault.
        if (sqlState !== UNIQUE_VIOLATION) parts.report(sentence, sqlState);
      },
    },
  } satisfies BetterAuthOptions;
  return betterAuth(options);
}

export type Auth = ReturnType<typeof createAuth>;

/** The code of an error that better-auth threw, or null when the error is another's. */
export function authErrorCode(error: unknown): string | null {
  if (!(error instanceof APIError)) return null;
  return error.body?.code ?? String(error.status);
}
