import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { countryName } from '@/lib/domain/countries';
import { formatDayInText, formatMoment } from '@/lib/domain/dates';
import { localeFromLanguageCode } from '@/lib/domain/locales';
import { isOwnDataName } from '@/lib/domain/own-data';
import { isOwnDataValue } from '@/lib/domain/own-data-values';
import { isSex } from '@/lib/domain/player-profile';
import { isSocialProvider, socialProviderName } from '@/lib/domain/social';
import { isSupportTopic } from '@/lib/domain/support';
import {
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  type TransactionStatus,
  type TransactionType,
} from '@/lib/domain/transactions';
import type { Currency } from '@/lib/money/money';

const AMOUNTS = new Set(['real', 'bonus', 'held', 'depositWager', 'amount', 'received', 'fee', 'balance']);
const MOMENT = /(At|^at|^since|^date)$/;
const DAYS = new Set(['birthday', 'validUntil', 'version']);
/** Entries that know only some words; everything else is shown as it was written. */
const CHOICES = new Set(
  'status kind how step state refusal reason decision type failure provider leftOut place waitsFor outcome'.split(
    ' ',
  ),
);

const isType = (value: string): value is TransactionType =>
  TRANSACTION_TYPES.includes(value as TransactionType);
const isStatus = (value: string): value is TransactionStatus =>
  TRANSACTION_STATUSES.includes(value as TransactionStatus);

/** What an entry of the player's own data says, as the reader's language and country write it. */
export function useOwnDataWords() {
  const t = useTranslations('OwnData');
  const types = useTranslations('History.types');
  const statuses = useTranslations('History.statuses');
  const topics = useTranslations('Support.topics');
  const sexes = useTranslations('Profile.sexes');
  const format = useFormatter();
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  const written = (name: string, value: string): string => {
    if (MOMENT.test(name)) {
      const moment = new Date(value);
      if (!Number.isNaN(moment.getTime())) return formatMoment(moment, locale, zone);
    }
    if (DAYS.has(name)) return formatDayInText(new Date(`${value}T00:00:00Z`), locale);
    if (name === 'country') return countryName(value, locale);
    if (name === 'language') {
      const language = localeFromLanguageCode(value);
      return (language && new Intl.DisplayNames(locale, { type: 'language' }).of(language)) ?? value;
    }
    if (name === 'sex' && isSex(value)) return sexes(value);
    if (name === 'topic' && isSupportTopic(value)) return topics(value);
    // Of a change: what it changed.
    if (name === 'field') {
      const field = value === 'lock' ? 'lockedAt' : value;
      return isOwnDataName(field) ? t(`names.${field}`) : value;
    }
    if (name === 'list') {
      const list = `email_${value}_sub`;
      return isOwnDataName(list) ? t(`names.${list}`) : value;
    }
    if (name === 'provider' && isSocialProvider(value)) return socialProviderName(value);
    if (!CHOICES.has(name)) return value;
    if (isOwnDataValue(value)) return t(`values.${value}`);
    if (name === 'type' && isType(value)) return types(value);
    if (name === 'status' && isStatus(value)) return statuses(value);
    return value;
  };

  return (name: string, value: unknown, currency: Currency | null): string => {
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (typeof value === 'number')
      return AMOUNTS.has(name) && currency ? formatAmount(value, currency, locale) : format.number(value);
    return typeof value === 'string' ? written(name, value) : JSON.stringify(value);
  };
}
