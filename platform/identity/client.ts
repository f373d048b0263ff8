import type { LanguageCode } from '@/lib/domain/locales';

/** Where a request comes from, as far as an account cares. */
export interface Client {
  address: string;
  userAgent: string | null;
  /** ISO 3166 alpha-2 of the address, when known. */
  country?: string | null;
  /** The request's Cookie header. */
  cookie: string | null;
  requestId: string;
}

/** As much of a User-Agent as is kept. */
export const USER_AGENT_MAX = 256;

/** A log-in that went through. */
export interface SignedIn {
  playerId: string;
  language: LanguageCode;
  /** Set-Cookie headers: the session, and the mark of the device. */
  cookies: string[];
}

/** A log-in whose password, or other way in, was right, and that needs a second step before it is a session. */
export interface SecondStepDue {
  playerId: string;
  language: LanguageCode;
  secondStep: { token: string; methods: readonly ('totp' | 'recovery')[]; expiresAt: Date };
}
