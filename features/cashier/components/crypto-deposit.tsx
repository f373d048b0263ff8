'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { CopyBox } from '@/components/ui/copy-field/copy-box';
import { useTimeLeft } from '@/components/ui/countdown/clock';
import { Icon } from '@/components/ui/icon/icon';
import { triangleAlertGlyph } from '@/components/ui/icon/cashier-glyphs';
import { walletGlyph } from '@/components/ui/icon/glyphs';
import { QrCode } from '@/components/ui/qr-code/qr-code';
import { currencyOrDefault } from '@/lib/money/money';
import type { Deposit } from '../api/get-deposits-id';
import { coinText } from '../domain/coin-amount';
import { coinSign } from '../domain/coins';
import { cryptoProgress, type Crypto, type Transfer } from '../domain/crypto-progress';
import { CryptoLadder } from './crypto-ladder';
import { CryptoStateCard } from './crypto-state-card';
import { RateClock } from './rate-clock';
import styles from './crypto-deposit.module.scss';

interface CryptoDepositProps {
  deposit: Deposit;
  crypto: Crypto;
  onClose: () => void;
}

/** Address, tag, code and amount of a deposit in coins, and how far the coins are. */
export function CryptoDeposit({ deposit, crypto, onClose }: CryptoDepositProps) {
  const t = useTranslations('Crypto');
  const locale = useLocale();
  const rateOver = useTimeLeft(crypto.rateEndsAt)?.ended ?? false;
  const progress = cryptoProgress(crypto, deposit.transaction, rateOver);
  const { leading } = progress;
  const sign = coinSign(crypto.coin);
  const { amount, currency } = deposit.transaction;
  const open = deposit.transaction.status === 'processing';
  const isOver = !open && !progress.isMoreComing;

  return (
    <div className={styles.crypto}>
      {!isOver && (
        <p className={styles.lead}>
          {t('lead', {
            amount: formatAmount(amount, currencyOrDefault(currency), locale),
            network: crypto.network,
          })}
        </p>
      )}
      {open && (
        <div className={styles.send}>
          <div className={styles.scan}>
            <QrCode text={crypto.uri} label={t('code')} />
            {!rateOver && <RateClock from={deposit.createdAt} until={crypto.rateEndsAt} />}
          </div>
          <div className={styles.fields}>
            <CopyBox label={t('amount')} value={crypto.amount} shown={`${crypto.amount} ${sign}`} />
            <CopyBox label={t('address')} value={crypto.address} />
            {crypto.tag !== null && (
              <>
                <CopyBox label={t('tag')} value={crypto.tag} must />
                <p className={styles.warning}>
                  <Icon glyph={triangleAlertGlyph} />
                  <span>{t.rich('tagWarning', { b: (words) => <b>{words}</b> })}</span>
                </p>
              </>
            )}
            <a className={styles.wallet} href={crypto.uri}>
              <Icon glyph={walletGlyph} size="small" />
              {t('openWallet')}
            </a>
          </div>
        </div>
      )}
      <CryptoStateCard deposit={deposit} crypto={crypto} progress={progress} onClose={onClose} />
      <section className={styles.progress}>
        <h3>
          {t(isOver ? 'progressOver' : 'progress')}
          {leading && (
            <small>
              {t('confirmations', {
                count: Math.min(leading.confirmations, crypto.confirmationsNeeded),
                needed: crypto.confirmationsNeeded,
              })}
            </small>
          )}
        </h3>
        <CryptoLadder steps={progress.steps} needed={crypto.confirmationsNeeded} />
        {crypto.transfers.length > 1 && (
          <Transfers crypto={crypto} currency={currencyOrDefault(currency)} sign={sign} />
        )}
        {!isOver && <p>{t('mayClose')}</p>}
      </section>
    </div>
  );
}

interface TransfersProps {
  crypto: Crypto;
  currency: ReturnType<typeof currencyOrDefault>;
  sign: string;
}

/** Every transfer, where there are several: a deposit may be sent in parts. */
function Transfers({ crypto, currency, sign }: TransfersProps) {
  const t = useTranslations('Crypto');
  const locale = useLocale();
  const stateOf = ({ state, confirmations, credited }: Transfer) => {
    if (state === 'credited') {
      return t('transfers.credited', {
        amount: credited === null ? '' : formatAmount(credited, currency, locale),
      });
    }
    return state === 'confirming'
      ? t('confirmations', { count: confirmations, needed: crypto.confirmationsNeeded })
      : t(`transfers.${state}`);
  };
  return (
    <ul className={styles.transfers} aria-label={t('transfers.title')}>
      {crypto.transfers.map((transfer) => (
        <li key={transfer.id} data-gone={transfer.state === 'gone' || undefined}>
          <b>
            {coinText(transfer.amount, locale)} {sign}
          </b>
          <span>{stateOf(transfer)}</span>
        </li>
      ))}
    </ul>
  );
}
