import type { LanguageCode } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';

/** The player of a request, from its session. */
export interface PlayerSession {
  playerId: string;
  sessionId: string;
  currency: Currency;
  /** ISO 3166 alpha-2. */
  country: string;
  language: LanguageCode;
}

/** Resolves the session cookie of a request; the identity context implements it. */
export type PlayerOf = (request: Request) => Promise<PlayerSession | null>;
