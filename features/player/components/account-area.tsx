'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Coin } from '@/components/ui/coin/coin';
import { Icon } from '@/components/ui/icon/icon';
import { logOutGlyph, plusGlyph, receiptGlyph, userGlyph } from '@/components/ui/icon/glyphs';
import { Link } from '@/lib/i18n/navigation';
import { currencyOrDefault } from '@/lib/money/money';
import { useLogOut } from '../api/log-out';
import { useLiveBalance } from '../hooks/use-live-balance';
import { useShownBalance } from '../hooks/use-balance-hold';
import { useSession } from '../hooks/use-session';
import styles from './account-area.module.scss';

/**
 * The right end of the header. Both halves stand in the cached page; `data-auth` on the root element, set before
 * the first paint, chooses the one that shows.
 */
export function AccountArea() {
  const t = useTranslations('Account');
  const locale = useLocale();
  const { status } = useSession();
  const signedIn = status === 'in';
  useLiveBalance(signedIn);
  const balance = useShownBalance(signedIn)?.balance;
  const logOut = useLogOut();
  const menu = useRef<HTMLDivElement>(null);
  const text = balance ? formatAmount(balance.amount, currencyOrDefault(balance.currency), locale) : '';

  return (
    <>
      <div className={styles.visitor}>
        <Link className={styles.logIn} href="/auth" data-modal="LOGIN" prefetch={false}>
          {t('logIn')}
        </Link>
        <Link className={styles.signUp} href="/auth" data-modal="SIGNUP" prefetch={false}>
          {t('signUp')}
        </Link>
      </div>
      <div className={styles.player}>
        <Link
          className={styles.purse}
          href="/account/wallet/history"
          prefetch={false}
          aria-label={t('purse', { amount: text })}
        >
          <Coin currency={currencyOrDefault(balance?.currency)} />
          <span className={styles.amount} data-testid="header-balance" data-loading={!balance || undefined}>
            {text}
          </span>
        </Link>
        <button type="button" className={styles.deposit} data-modal="DEPOSIT">
          <Icon glyph={plusGlyph} />
          <span>{t('deposit')}</span>
        </button>
        <button type="button" className={styles.avatar} popoverTarget="account-menu" aria-label={t('menu')}>
          <Icon glyph={userGlyph} />
        </button>
        <div ref={menu} id="account-menu" popover="auto" className={styles.menu}>
          <Link
            href="/account/transaction-history"
            prefetch={false}
            onClick={() => menu.current?.hidePopover?.()}
          >
            <Icon glyph={receiptGlyph} />
            {t('history')}
          </Link>
          <button
            type="button"
            popoverTarget="account-menu"
            popoverTargetAction="hide"
            onClick={() => logOut.mutate()}
          >
            <Icon glyph={logOutGlyph} />
            {t('logOut')}
          </button>
        </div>
      </div>
    </>
  );
}
