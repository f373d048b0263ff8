import type { LanguageCode } from '@/lib/domain/locales';
import type { OfficePermission, OfficeRole } from '@/lib/domain/office-permissions';
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

/** The operator of a request, from the office's token. */
export interface OperatorSession {
  operatorId: string;
  email: string;
  name: string;
  roles: readonly OfficeRole[];
  permissions: readonly OfficePermission[];
  /** When the token is over, unless the web renews it. */
  expiresAt: Date;
}

/** Resolves the office's cookie of a request; the operators context implements it. */
export type OperatorOf = (request: Request) => Promise<OperatorSession | null>;

/** Resolves the session cookie of a request; the identity context implements it. */
export type PlayerOf = (request: Request) => Promise<PlayerSession | null>;
