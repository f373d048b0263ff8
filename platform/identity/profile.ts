import type { HoldCause } from '@/lib/domain/breaks';
import type { LanguageCode } from '@/lib/domain/locales';
import { currencyOrDefault, type Currency } from '@/lib/money/money';
import type * as store from './store';

export interface PlayerProfile {
  id: string;
  email: string;
  emailVerified: boolean;
  status: store.PlayerStatus;
  /** ISO 3166 alpha-2. */
  country: string;
  currency: Currency;
  language: LanguageCode;
  createdAt: Date;
  /** Until when they take a break from play. */
  timeOutUntil: Date | null;
  /** Why the account waits for an operator; empty for one that doesn't. */
  held: readonly HoldCause[];
  subscriptions: store.Subscriptions;
  /** The terms have changed since the player accepted some. */
  termsDue: boolean;
}

export function toProfile(row: store.PlayerRow, termsDue: boolean): PlayerProfile {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    status: row.status,
    country: row.country,
    currency: currencyOrDefault(row.currency),
    language: row.language,
    createdAt: row.created_at,
    timeOutUntil: row.time_out_until,
    held: row.held,
    termsDue,
    subscriptions: {
      email_promo_sub: row.email_promo_sub,
      email_bonuses_sub: row.email_bonuses_sub,
      email_financial_sub: row.email_financial_sub,
      email_technical_sub: row.email_technical_sub,
    },
  };
}
