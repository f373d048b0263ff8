import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { Chip } from '@/components/ui/chip/chip';
import { chevronRightGlyph } from '@/components/ui/icon/frame-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { formatDayName, formatMoment, formatTime } from '@/lib/domain/dates';
import { useMethodName } from '@/lib/browser/payments/use-method-name';
import { signedAmount } from '@/lib/domain/transactions';
import type { Currency } from '@/lib/money/money';
import { useDays } from '../api/get-me-days';
import type { Transaction } from '../api/get-me-transactions';
import { byDay, dayOf, spanOfDays } from '../domain/periods';
import { statusTone } from './status-tone';
import { typeGlyph } from './type-glyph';
import styles from './movement-table.module.scss';

interface TransactionTableProps {
  rows: readonly Transaction[];
  /** Whether the rows stand under the days on which they were. */
  days: boolean;
  /** Payments alone: SPEC §3's columns with fee and currency, and no day says what play came to. */
  paid: boolean;
  currency: Currency;
  onOpen: (transaction: Transaction) => void;
}

/** Movements under their days; two lines each on a phone. */
export function TransactionTable({ rows, days, paid, currency, onOpen }: TransactionTableProps) {
  const t = useTranslations('History');
  const groups = days ? byDay(rows, ({ date }) => new Date(date)) : [{ day: '', rows: [...rows] }];
  const shown = days && !paid ? spanOfDays(groups.map(({ day }) => day)) : undefined;
  const played = useDays(shown, currency);
  return (
    <table className={styles.table}>
      <caption>{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t(days ? 'time' : 'date')}</th>
          <th scope="col">{t('type')}</th>
          <th scope="col" data-align="end">
            {t('amount')}
          </th>
          {paid && (
            <th scope="col" data-align="end">
              {t('fee')}
            </th>
          )}
          <th scope="col" data-align="end">
            {t(paid ? 'currency' : 'balance')}
          </th>
          <th scope="col">{t('status')}</th>
          <td />
        </tr>
      </thead>
      {groups.map(({ day, rows: ofDay }) => (
        <tbody key={day}>
          {days && <DayHead day={day} net={played.get(day)?.net} currency={currency} />}
          {ofDay.map((row) => (
            <Row key={row.id} row={row} within={days} paid={paid} onOpen={onOpen} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** A day, and what play came to on it; without a figure when nothing was played, or while nobody knows. */
export function DayHead({
  day,
  net,
  currency,
}: {
  day: string;
  net: number | undefined;
  currency: Currency;
}) {
  const t = useTranslations('History');
  const locale = useLocale();
  const name = formatDayName(day, locale);
  const [today] = useState(() => dayOf(new Date()));
  return (
    <tr className={styles.day}>
      <th scope="rowgroup" colSpan={7}>
        <span>
          <span>{day === today ? t('today', { day: name }) : name}</span>
          {net !== undefined && (
            <span className={styles.net}>
              {t('netOfDay')} <Amount minor={net} currency={currency} locale={locale} sign toned />
            </span>
          )}
        </span>
      </th>
    </tr>
  );
}

function Row({
  row,
  within,
  paid,
  onOpen,
}: {
  row: Transaction;
  within: boolean;
  paid: boolean;
  onOpen: (transaction: Transaction) => void;
}) {
  const t = useTranslations('History');
  const nameOf = useMethodName();
  const locale = useLocale();
  const { type, amount, fee, currency, balance, status, date, method, title } = row;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const named = method ? nameOf(method, title ?? '') : title;
  const at = new Date(date);
  const moment = formatMoment(at, locale, zone);
  return (
    <tr
      className={styles.row}
      data-refused={balance === null && statusTone(status) !== 'wait' ? true : undefined}
    >
      <td className={styles.time}>
        <time dateTime={date}>{within ? formatTime(at, locale, zone) : moment}</time>
      </td>
      <td className={styles.what}>
        <span className={styles.picture}>
          <Icon glyph={typeGlyph(type)} size="small" />
        </span>
        <span className={styles.words}>
          <span>{t(`types.${type}`)}</span>
          {named && <span className={styles.named}> {named}</span>}
        </span>
      </td>
      <td className={styles.amount}>
        {/* What has not moved yet (a deposit under way, one that failed) carries no sign. */}
        <Amount
          minor={balance === null ? amount : signedAmount(type, amount)}
          currency={currency}
          locale={locale}
          sign={balance !== null}
          toned={balance !== null}
        />
      </td>
      {paid && (
        <td className={styles.balance}>
          <Amount minor={fee} currency={currency} locale={locale} />
        </td>
      )}
      <td className={styles.balance}>
        {paid ? (
          currency
        ) : balance === null ? (
          '–'
        ) : (
          <Amount minor={balance} currency={currency} locale={locale} />
        )}
      </td>
      <td className={styles.status}>
        <Chip tone={statusTone(status)}>{t(`statuses.${status}`)}</Chip>
      </td>
      <td className={styles.open}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('openNamed', { type: t(`types.${type}`), moment })}
          onClick={() => onOpen(row)}
        >
          <Icon glyph={chevronRightGlyph} size="small" />
        </button>
      </td>
    </tr>
  );
}
