'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { ButtonLink } from '@/components/ui/button/button';
import { Chip } from '@/components/ui/chip/chip';
import { CopyField } from '@/components/ui/copy-field/copy-field';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { formatMoment } from '@/lib/domain/dates';
import { useMethodName } from '@/lib/browser/payments/use-method-name';
import { JACKPOT_CODES, JACKPOT_TITLES, type JackpotCode } from '@/lib/domain/jackpots';
import { signedAmount } from '@/lib/domain/transactions';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import type { Transaction } from '../api/get-me-transactions';
import { useTransaction } from '../api/get-me-transactions-id';
import { statusTone } from './status-tone';
import styles from './transaction-detail.module.scss';

/** A jackpot that was won has its name where other movements have a number. */
const isJackpot = (reference: string | null): reference is JackpotCode =>
  JACKPOT_CODES.some((code) => code === reference);

/** One movement: what it was, every step of it, and what it did to each account. */
export function TransactionDetail({
  transaction,
  onClose,
}: {
  transaction: Transaction;
  onClose: () => void;
}) {
  const t = useTranslations('History');
  const tCashier = useTranslations('Cashier');
  const nameOf = useMethodName();
  const locale = useLocale();
  const problemText = useProblemText();
  const detail = useTransaction(transaction.id);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { id, type, amount, currency, fee, balance, status, date, method, title, reference, gameId } =
    transaction;
  const named = method ? nameOf(method, title ?? '') : title;
  const leadsToDeposit = type === 'deposit' && reference && (status === 'failed' || status === 'cancel');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t(`types.${type}`)} reading>
      <div className={styles.detail}>
        <p className={styles.sum}>
          <Amount
            minor={balance === null ? amount : signedAmount(type, amount)}
            currency={currency}
            locale={locale}
            sign={balance !== null}
            toned={balance !== null}
          />
          <Chip tone={statusTone(status)}>{t(`statuses.${status}`)}</Chip>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('date')}</dt>
            <dd>
              <time dateTime={date}>{formatMoment(new Date(date), locale, zone)}</time>
            </dd>
          </div>
          {named && (
            <div>
              <dt>{t(gameId ? 'game' : 'method')}</dt>
              <dd>{named}</dd>
            </div>
          )}
          {isJackpot(reference) && (
            <div>
              <dt>{t('types.jackpot_win')}</dt>
              <dd>{JACKPOT_TITLES[reference]}</dd>
            </div>
          )}
          {detail.data?.bonus && (
            <div>
              <dt>{t('types.bonus')}</dt>
              <dd>
                {detail.data.bonus.name}
                {detail.data.bonus.refused && (
                  <small className={styles.refused}>{tCashier(`refused.${detail.data.bonus.refused}`)}</small>
                )}
              </dd>
            </div>
          )}
          {fee > 0 && (
            <div>
              <dt>{t('fee')}</dt>
              <dd>
                <Amount minor={fee} currency={currency} locale={locale} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('currency')}</dt>
            <dd>{currency}</dd>
          </div>
          <div>
            <dt>{t('balance')}</dt>
            <dd>{balance === null ? '–' : <Amount minor={balance} currency={currency} locale={locale} />}</dd>
          </div>
        </dl>
        {detail.isPending ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton height="120px" />
          </div>
        ) : detail.isError ? (
          <p role="alert">{problemText(detail.error)}</p>
        ) : (
          <>
            <h3>{t('steps')}</h3>
            <ol className={styles.steps}>
              {detail.data.steps.map((step, index) => (
                <li key={index} data-tone={statusTone(step.status)}>
                  <span>{t(`statuses.${step.status}`)}</span>
                  <time dateTime={step.at}>{formatMoment(new Date(step.at), locale, zone)}</time>
                </li>
              ))}
            </ol>
            {detail.data.moves.length > 0 && (
              <>
                <h3>{t('moves')}</h3>
                <dl className={styles.facts}>
                  {detail.data.moves.map((move, index) => (
                    <div key={index}>
                      <dt>{t(`accounts.${move.account}`)}</dt>
                      <dd>
                        <Amount minor={move.amount} currency={currency} locale={locale} sign toned />
                      </dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
          </>
        )}
        <CopyField label={t('number')} value={id} />
        {leadsToDeposit && (
          <ButtonLink href={`/account/wallet/history?deposit=${reference}`} wide>
            {t('whyNamed')}
          </ButtonLink>
        )}
        {type === 'withdraw' && reference && (
          <ButtonLink href={`/account/wallet/withdrawal/${reference}`} wide>
            {t('toWithdrawal')}
          </ButtonLink>
        )}
        {gameId && reference && (
          <ButtonLink
            href={`/account/transaction-history/games?game=${encodeURIComponent(gameId)}&round=${encodeURIComponent(reference)}`}
            wide
          >
            {t('toRound')}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
