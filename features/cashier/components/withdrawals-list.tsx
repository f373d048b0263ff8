'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Chip, type ChipTone } from '@/components/ui/chip/chip';
import { formatMoment } from '@/lib/domain/dates';
import type { WithdrawalStatus } from '@/lib/domain/withdrawals';
import { Link } from '@/lib/i18n/navigation';
import { currencyOrDefault } from '@/lib/money/money';
import { useWithdrawals } from '../api/get-withdrawals';
import { usePayoutWords } from './use-payout-words';
import own from './withdrawals-list.module.scss';

export const STATUS_TONES: Readonly<Record<WithdrawalStatus, ChipTone>> = {
  pending: 'wait',
  processing: 'wait',
  complete: 'ok',
  rejected: 'bad',
  cancel: 'neutral',
  refund: 'neutral',
};

/** Whether the money is in the balance again. */
export const cameBack = (status: WithdrawalStatus): boolean =>
  status === 'cancel' || status === 'rejected' || status === 'refund';

/** The latest withdrawals, each leading to where it is. */
export function WithdrawalsList() {
  const t = useTranslations('Withdrawal');
  const locale = useLocale();
  const words = usePayoutWords();
  const latest = useWithdrawals().data ?? [];
  if (latest.length === 0) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <section className={own.latest} aria-labelledby="withdrawals">
      <h2 id="withdrawals">{t('list.title')}</h2>
      <ul>
        {latest.map((one) => (
          <li key={one.id}>
            <Link href={`/account/wallet/withdrawal/${one.id}`} prefetch={false}>
              <span>
                <b data-off={cameBack(one.status) || undefined}>
                  {formatAmount(one.amount, currencyOrDefault(one.currency), locale)}
                </b>
                <small>
                  {t('list.row', { number: one.number, method: words.nameOf(one) })},{' '}
                  {formatMoment(new Date(one.requestedAt), locale, timeZone)}
                </small>
              </span>
              <Chip tone={STATUS_TONES[one.status]}>{t(`status.${one.status}`)}</Chip>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
