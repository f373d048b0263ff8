'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Coin } from '@/components/ui/coin/coin';
import { Icon } from '@/components/ui/icon/icon';
import { chevronDownGlyph, plusGlyph } from '@/components/ui/icon/frame-glyphs';
import { Link } from '@/lib/i18n/navigation';
import { currencyOrDefault } from '@/lib/money/money';
import { useLoyalty } from '../api/get-me-loyalty';
import { ACCOUNT_DRAWER } from '../domain/account-drawer-id';
import { useMayDeposit } from '../hooks/use-may-deposit';
import { usePlayerEvents } from '../hooks/use-player-events';
import { useShownBalance } from '../hooks/use-shown-balance';
import { useSession } from '../hooks/use-session';
import { keepPurseWidth } from '../state/hint';
import styles from './account-area.module.scss';

/** From so many characters on, a phone leaves out the coin: the figure matters more. */
const LONG_AMOUNT = 11;

/**
 * The right end of the header. The cached page holds both versions; `data-auth` on the root element, set before the
 * first paint, decides which one shows.
 */
export function AccountArea() {
  const t = useTranslations('Account');
  const locale = useLocale();
  const mayDeposit = useMayDeposit();
  const { status, player } = useSession();
  const signedIn = status === 'in';
  usePlayerEvents(signedIn);
  const balance = useShownBalance(signedIn)?.balance;
  const progress = useLoyalty(signedIn).data?.progressPercent ?? 0;
  const currency = currencyOrDefault(balance?.currency);
  const text = balance && formatAmount(balance.amount, currency, locale, { bare: true });
  const width = text?.length;
  useEffect(() => {
    if (width !== undefined) keepPurseWidth(width);
  }, [width]);

  return (
    <>
      <div className={styles.visitor}>
        <Link className={styles.logIn} href="/auth#log-in" data-modal="LOGIN" prefetch={false}>
          {t('logIn')}
        </Link>
        <Link className={styles.signUp} href="/auth" data-modal="SIGNUP" prefetch={false}>
          {t('signUp')}
        </Link>
      </div>
      <div className={styles.player}>
        <button
          type="button"
          className={styles.purse}
          popoverTarget={ACCOUNT_DRAWER}
          aria-haspopup="dialog"
          aria-label={
            balance ? t('purse', { amount: formatAmount(balance.amount, currency, locale) }) : t('menu')
          }
          data-long={(width ?? 0) >= LONG_AMOUNT || undefined}
        >
          <Coin currency={currency} />
          <span className={styles.amount} data-testid="header-balance" data-loading={!text || undefined}>
            {text}
          </span>
          <Icon glyph={chevronDownGlyph} size="small" />
        </button>
        {mayDeposit && (
          <button type="button" className={styles.deposit} data-modal="DEPOSIT">
            <Icon glyph={plusGlyph} />
            <span>{t('deposit')}</span>
          </button>
        )}
        <button
          type="button"
          className={styles.avatar}
          popoverTarget={ACCOUNT_DRAWER}
          aria-haspopup="dialog"
          aria-label={t('menu')}
        >
          <Avatar name={player?.email ?? null} progress={progress} />
        </button>
      </div>
    </>
  );
}
