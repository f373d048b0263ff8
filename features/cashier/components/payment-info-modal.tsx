'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { ButtonLink } from '@/components/ui/button/button';
import { CopyBox } from '@/components/ui/copy-field/copy-box';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Icon } from '@/components/ui/icon/icon';
import { receiptGlyph } from '@/components/ui/icon/cashier-glyphs';
import { formatMoment } from '@/lib/domain/dates';
import { currencyOrDefault } from '@/lib/money/money';
import { useShownDeposit, type Deposit } from '../api/get-deposits-id';
import { useMethodTitle } from '../hooks/use-method-title';
import { EndCard } from './end-card';
import { ShownDeposit } from './shown-deposit';
import styles from './bank-deposit.module.scss';

interface PaymentInfoModalProps {
  depositId: string;
  onClose: () => void;
}

/** What to enter at a cash machine, show at a till or answer at the bank. */
export function PaymentInfoModal({ depositId, onClose }: PaymentInfoModalProps) {
  const t = useTranslations('PaymentInfo');
  const deposit = useShownDeposit(depositId).data;
  const method = useMethodTitle(deposit?.transaction.paymentMethod ?? '');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      reading
      sign={<Icon glyph={receiptGlyph} />}
      title={method}
      lead={deposit?.paymentInfo && t(`leads.${deposit.paymentInfo.kind}`)}
    >
      <ShownDeposit depositId={depositId}>
        {(shown) =>
          shown.paymentInfo && shown.transaction.status === 'processing' ? (
            <PaymentInfo deposit={shown} info={shown.paymentInfo} onClose={onClose} />
          ) : (
            <EndCard deposit={shown} onClose={onClose} />
          )
        }
      </ShownDeposit>
    </Dialog>
  );
}

interface PaymentInfoProps {
  deposit: Deposit;
  info: NonNullable<Deposit['paymentInfo']>;
  onClose: () => void;
}

function PaymentInfo({ deposit, info, onClose }: PaymentInfoProps) {
  const t = useTranslations('PaymentInfo');
  const locale = useLocale();
  const currency = currencyOrDefault(deposit.transaction.currency);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={styles.bank}>
      <p className={styles.sum}>
        <span>{t('exactly')}</span>
        <b>
          {formatAmount(deposit.transaction.amount, currency, locale)} <small>{currency}</small>
        </b>
      </p>
      <div className={styles.fields}>
        {info.fields.map(({ name, value }) => (
          <CopyBox key={name} label={t(`fields.${name}`)} value={value} />
        ))}
      </div>
      <ul className={styles.notes}>
        <li>
          <strong>{t('until', { date: formatMoment(new Date(info.endsAt), locale, zone) })}</strong>
        </li>
        <li>{t('once')}</li>
        <li>{t('mayClose')}</li>
      </ul>
      <ButtonLink href={`/deposit-return/${deposit.id}`} size="large" wide onClick={onClose}>
        {t('paid')}
      </ButtonLink>
    </div>
  );
}
