'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { clockGlyph } from '@/components/ui/icon/glyphs';
import { formatMoment } from '@/lib/domain/dates';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { currencyOrDefault } from '@/lib/money/money';
import { useCancelDeposit } from '../api/post-deposits-id-cancel';
import { useOpenDeposits, type OpenDeposit } from '../api/get-deposits';
import { useMethodTitle } from './use-method-title';
import styles from './open-deposits.module.scss';

/** Deposits whose checkout was left: each can be continued or cancelled. */
export function OpenDeposits() {
  const t = useTranslations('Cashier.open');
  const problemText = useProblemText();
  const open = useOpenDeposits().data ?? [];
  const cancel = useCancelDeposit();
  const said = cancel.isError ? problemText(cancel.error) : <Ended deposit={cancel.data} />;
  if (open.length === 0 && cancel.isIdle) return null;
  return (
    <section className={styles.open} aria-label={t('title', { count: Math.max(open.length, 1) })}>
      {open.length > 0 && <h2>{t('title', { count: open.length })}</h2>}
      {open.length > 0 && (
        <ul>
          {open.map((deposit) => (
            <Row
              key={deposit.id}
              deposit={deposit}
              busy={cancel.isPending && cancel.variables === deposit.id}
              onCancel={() => cancel.mutate(deposit.id)}
            />
          ))}
        </ul>
      )}
      <p className={styles.said} role="status" data-bad={cancel.isError || undefined}>
        {said}
      </p>
    </section>
  );
}

interface RowProps {
  deposit: OpenDeposit;
  busy: boolean;
  onCancel: () => void;
}

function Row({ deposit: { checkoutUrl, createdAt, transaction }, busy, onCancel }: RowProps) {
  const t = useTranslations('Cashier.open');
  const locale = useLocale();
  const method = useMethodTitle(transaction.paymentMethod);
  const amount = formatAmount(transaction.amount, currencyOrDefault(transaction.currency), locale);
  const date = formatMoment(new Date(createdAt), locale, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <li className={styles.deposit}>
      <Icon glyph={clockGlyph} />
      <p>
        <strong>{amount}</strong>
        <span>{t('begun', { method, date })}</span>
      </p>
      <div className={styles.actions}>
        {checkoutUrl && (
          <ButtonLink href={checkoutUrl} tone="ivory" size="small" aria-label={`${t('continue')} ${amount}`}>
            {t('continue')}
          </ButtonLink>
        )}
        <Button
          tone="outline"
          size="small"
          busy={busy}
          aria-label={`${t('cancel')} ${amount}`}
          onClick={onCancel}
        >
          {t('cancel')}
        </Button>
      </div>
    </li>
  );
}

/** What became of the one that was to be cancelled. */
function Ended({ deposit }: { deposit: OpenDeposit | undefined }) {
  const t = useTranslations('Cashier.open');
  const locale = useLocale();
  if (!deposit) return null;
  const { status, amount, received, currency } = deposit.transaction;
  const moved = status === 'complete' ? (received ?? amount) : amount;
  const text = formatAmount(moved, currencyOrDefault(currency), locale);
  switch (status) {
    case 'processing':
      return t('processing', { amount: text });
    case 'complete':
      return t('complete', { amount: text });
    case 'failed':
    case 'refund':
      return t('failed', { amount: text });
    case 'cancel':
      return t('cancelled', { amount: text });
  }
}
