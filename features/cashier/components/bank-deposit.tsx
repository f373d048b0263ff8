'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { CopyBox } from '@/components/ui/copy-field/copy-box';
import { circleAlertGlyph } from '@/components/ui/icon/glyphs';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { twoDigits, useTimeSince } from '@/components/ui/countdown/clock';
import { currencyOrDefault } from '@/lib/money/money';
import type { Deposit } from '../api/get-deposits-id';
import { useAnotherDeposit } from '../hooks/use-another-deposit';
import { EndCard } from './end-card';
import { NonceBox } from './nonce-box';
import { StateCard } from './state-card';
import styles from './bank-deposit.module.scss';

type Bank = NonNullable<Deposit['bank']>;

interface BankDepositProps {
  deposit: Deposit;
  onClose: () => void;
}

/** What to transfer, and where to: waiting for the account, with it, or without one. */
export function BankDeposit({ deposit, onClose }: BankDepositProps) {
  const t = useTranslations('BankTransfer');
  const locale = useLocale();
  const { bank, transaction, createdAt } = deposit;
  const currency = currencyOrDefault(transaction.currency);
  if (transaction.status !== 'processing') return <EndCard deposit={deposit} onClose={onClose} />;
  if (bank?.state === 'unavailable') return <NoAccount deposit={deposit} onClose={onClose} />;
  return (
    <div className={styles.bank}>
      <p className={styles.sum}>
        <span>{t('exactly')}</span>
        <b>
          {formatAmount(transaction.amount, currency, locale)} <small>{currency}</small>
        </b>
      </p>
      {bank?.state === 'ready' ? (
        <Account bank={bank} depositId={deposit.id} onClose={onClose} />
      ) : (
        <Waiting since={bank?.since ?? createdAt} onClose={onClose} />
      )}
    </div>
  );
}

interface AccountProps {
  bank: Bank;
  depositId: string;
  onClose: () => void;
}

function Account({ bank, depositId, onClose }: AccountProps) {
  const t = useTranslations('BankTransfer');
  return (
    <>
      {bank.nonce !== null && <NonceBox nonce={bank.nonce} />}
      <div className={styles.fields}>
        {bank.holder !== null && <CopyBox label={t('holder')} value={bank.holder} />}
        {bank.account !== null && <CopyBox label={t('account')} value={bank.account} />}
        {bank.bic !== null && <CopyBox label={t('bic')} value={bank.bic} />}
        {bank.bankName !== null && <CopyBox label={t('bankName')} value={bank.bankName} />}
      </div>
      <ul className={styles.notes}>
        <li>{t('notes.nonce')}</li>
        <li>{t('notes.once')}</li>
        <li>{t('notes.time')}</li>
      </ul>
      <ButtonLink href={`/deposit-return/${depositId}`} size="large" wide onClick={onClose}>
        {t('sent')}
      </ButtonLink>
    </>
  );
}

/** The same boxes, until their content is there. */
function Waiting({ since, onClose }: { since: string; onClose: () => void }) {
  const t = useTranslations('BankTransfer');
  const passed = useTimeSince(since) ?? 0;
  return (
    <>
      <div className={styles.waiting} role="status">
        <span className={styles.marks} aria-hidden>
          <i data-on />
          <i data-on />
          <i />
        </span>
        <div>
          <strong>{t('waiting.title')}</strong>
          <p>
            {t('waiting.text')}{' '}
            <span aria-hidden>
              {t('waiting.soFar', { time: `${Math.floor(passed / 60)}:${twoDigits(passed % 60)}` })}
            </span>
          </p>
        </div>
      </div>
      <div className={styles.fields} aria-hidden>
        {(['holder', 'account', 'bic'] as const).map((name, index) => (
          <div key={name} className={styles.box}>
            <small>{t(name)}</small>
            <Skeleton width={['62%', '84%', '38%'][index]} height="13px" />
          </div>
        ))}
      </div>
      <ul className={styles.notes}>
        <li>
          <strong>{t('waiting.notYet')}</strong>
        </li>
        <li>{t('waiting.mayClose')}</li>
      </ul>
      <Button size="large" wide onClick={onClose}>
        {t('close')}
      </Button>
    </>
  );
}

/** After ten minutes without an account. */
function NoAccount({ deposit, onClose }: BankDepositProps) {
  const t = useTranslations('BankTransfer');
  const { sameMethod, otherMethod } = useAnotherDeposit(deposit, onClose);
  return (
    <StateCard tone="bad" glyph={circleAlertGlyph} title={t('none.title')} text={t('none.text')}>
      <Button onClick={sameMethod}>{t('none.again')}</Button>
      <Button tone="outline" onClick={otherMethod}>
        {t('none.others')}
      </Button>
    </StateCard>
  );
}
