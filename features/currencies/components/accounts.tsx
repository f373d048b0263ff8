'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { Button } from '@/components/ui/button/button';
import { Chip } from '@/components/ui/chip/chip';
import { Coin } from '@/components/ui/coin/coin';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useAccounts } from '../api/get-me-accounts';
import styles from './currencies.module.scss';

/** The player's account in each currency: what is in it, and the way to use another one. */
export function Accounts() {
  const t = useTranslations('Currencies');
  const locale = useLocale();
  const problemText = useProblemText();
  const open = useOpenModal();
  const accounts = useAccounts();
  return (
    <section className={styles.accounts} aria-label={t('accounts')} aria-busy={accounts.isFetching}>
      <h2>{t('accounts')}</h2>
      <p className={styles.about}>{t('text')}</p>
      {accounts.isPending ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="320px" />
        </div>
      ) : accounts.isError ? (
        <EmptyState title={t('failed')} text={problemText(accounts.error)}>
          <Button onClick={() => void accounts.refetch()}>{t('tryAgain')}</Button>
        </EmptyState>
      ) : (
        <ul>
          {accounts.data.map(({ currency, active, real, bonus, held, depositWager }) => (
            <li key={currency} data-active={active || undefined}>
              <Coin currency={currency} />
              <div className={styles.name}>
                <span>{t(`names.${currency}`)}</span>
                <span className={styles.code}>{currency}</span>
              </div>
              <dl>
                {(
                  [
                    ['real', real, true],
                    ['bonusMoney', bonus, bonus > 0],
                    ['held', held, held > 0],
                    ['wager', depositWager, depositWager > 0],
                  ] as const
                )
                  .filter(([, , shown]) => shown)
                  .map(([name, minor]) => (
                    <div key={name}>
                      <dt>{t(name)}</dt>
                      <dd>
                        <Amount minor={minor} currency={currency} locale={locale} />
                      </dd>
                    </div>
                  ))}
              </dl>
              {active ? (
                <Chip tone="ok">{t('active')}</Chip>
              ) : (
                <Button
                  size="small"
                  aria-label={t('useNamed', { currency: t(`names.${currency}`) })}
                  onClick={() => open('BALANCE_CHANGE_CURRENCY', { currency })}
                >
                  {t('use')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
