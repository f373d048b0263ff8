'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Icon } from '@/components/ui/icon/icon';
import { receiptGlyph, walletGlyph, historyGlyph } from '@/components/ui/icon/glyphs';
import { useBalance } from '@/features/player/api/get-balance';
import { useSession } from '@/features/player/hooks/use-session';
import { Link, usePathname } from '@/lib/i18n/navigation';
import { currencyOrDefault } from '@/lib/money/money';
import styles from './account-frame.module.scss';

const SECTIONS = [
  { href: '/account/wallet/deposit', key: 'deposit', glyph: walletGlyph },
  { href: '/account/wallet/history', key: 'walletHistory', glyph: receiptGlyph },
  { href: '/account/transaction-history', key: 'history', glyph: historyGlyph },
] as const;

/** Head of the account area: who, how much, and where to go in it. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('Account');
  const locale = useLocale();
  const pathname = usePathname();
  const { status, player } = useSession();
  const sections = useRef<HTMLElement>(null);
  // On a phone the strip is wider than the screen: where one is must be in view.
  useEffect(() => {
    const current = sections.current?.querySelector('[aria-current]');
    current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  const balance = useBalance(status === 'in').data?.balance;
  return (
    <div className={styles.account}>
      <header className={styles.head}>
        <div className={styles.who}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.email}>{player?.email ?? '\u00a0'}</p>
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>{t('balance')}</dt>
            <dd>
              {balance ? formatAmount(balance.amount, currencyOrDefault(balance.currency), locale) : '–'}
            </dd>
          </div>
        </dl>
      </header>
      <nav ref={sections} className={styles.sections} aria-label={t('sections')}>
        {SECTIONS.map(({ href, key, glyph }) => (
          <Link key={href} href={href} aria-current={pathname === href ? 'page' : undefined} prefetch={false}>
            <Icon glyph={glyph} />
            {t(key)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
