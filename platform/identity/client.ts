import type { LanguageCode } from '@/lib/domain/locales';

/** Where a request comes from, as far as an account cares. */
export interface Client {
  address: string;
  userAgent: string | null;
  /** The request's Cookie header. */
  cookie: string | null;
  requestId: string;
}

/** A log-in that went through. */
export interface SignedIn {
  playerId: string;
  language: LanguageCode;
  /** Set-Cookie headers: the session, and the mark of the device. */
  cookies: string[];
}
