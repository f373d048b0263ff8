'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Avatar } from '@/components/ui/avatar/avatar';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { Icon } from '@/components/ui/icon/icon';
import { useLoyalty } from '@/features/player/api/get-me-loyalty';
import { MissingNotice } from '@/features/player/components/missing-notice';
import { LevelName } from '@/features/player/components/level-name';
import { ACCOUNT_SECTIONS, isWithin } from '@/features/player/domain/account-menu';
import { useSession } from '@/features/player/hooks/use-session';
import { useShownBalance } from '@/features/player/hooks/use-shown-balance';
import { Link, usePathname } from '@/lib/i18n/navigation';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';
import { currencyOrDefault, type Money } from '@/lib/money/money';
import styles from './account-frame.module.scss';

/** The pages of the wallet, in a second strip below the sections. */
const WALLET = [
  { href: '/account/wallet/deposit', key: 'deposit' },
  { href: '/account/wallet/balance', key: 'walletBalance' },
  { href: '/account/wallet/withdrawal', key: 'withdrawal' },
  { href: '/account/wallet/history', key: 'walletHistory' },
] as const;

/** The pages of the profile, likewise. */
const PROFILE = [
  { href: '/account/profile/main', key: 'main' },
  { href: '/account/profile/security', key: 'security' },
  { href: '/account/profile/verification', key: 'verification' },
] as const;

/** The pages of the history, likewise. */
const HISTORY = [
  { href: '/account/transaction-history', key: 'transactions' },
  { href: '/account/transaction-history/games', key: 'gameRounds' },
] as const;

/** The section in which each figure can be used. While that section is closed, the figure is not a link. */
const WITHDRAWAL = '/account/wallet/withdrawal';
const BONUSES = '/bonuses';

/** Head of the account area: who, how much, and where to go in it. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('Account');
  const d = useTranslations('AccountDrawer');
  const p = useTranslations('Profile');
  const locale = useLocale();
  const pathname = usePathname();
  const isReachable = useIsReachable();
  const { status, player } = useSession();
  const sections = useRef<HTMLElement>(null);
  // On a phone the strip is wider than the screen: where one is must be in view.
  useEffect(() => {
    const current = sections.current?.querySelector('[aria-current]');
    current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  const signedIn = status === 'in';
  const balance = useShownBalance(signedIn);
  const loyalty = useLoyalty(signedIn).data;
  const figure = (money?: Money) =>
    money ? formatAmount(money.amount, currencyOrDefault(money.currency), locale) : '–';
  const hasBonus = (balance?.bonus?.amount ?? 0) > 0;
  return (
    <div className={styles.account}>
      <header className={styles.head}>
        <div className={styles.who}>
          <Avatar name={player?.email ?? null} progress={loyalty?.progressPercent ?? 0} size="large" />
          <div>
            <h1 className={styles.title}>{t('title')}</h1>
            <p className={styles.email}>
              <span>{player?.email ?? '\u00a0'}</span>
              {loyalty && (
                <span>
                  <LevelName level={loyalty.level} />
                </span>
              )}
            </p>
          </div>
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>{t('balance')}</dt>
            <dd>{figure(balance?.balance)}</dd>
          </div>
          {isReachable(WITHDRAWAL) && (
            <div>
              <dt>{d('withdrawable')}</dt>
              <dd>{figure(balance?.availableForWithdraw)}</dd>
            </div>
          )}
          {(isReachable(BONUSES) || hasBonus) && (
            <div>
              <dt>{d('bonus')}</dt>
              <dd data-given={hasBonus || undefined}>{figure(balance?.bonus)}</dd>
            </div>
          )}
        </dl>
      </header>
      <nav ref={sections} className={styles.sections} aria-label={t('sections')}>
        {ACCOUNT_SECTIONS.filter(({ href }) => isReachable(href)).map((section) => (
          <Link
            key={section.key}
            href={section.href}
            aria-current={isWithin(pathname, section) ? 'true' : undefined}
            prefetch={false}
          >
            <Icon glyph={section.glyph} />
            {d(`sections.${section.key}`)}
          </Link>
        ))}
      </nav>
      {pathname.startsWith('/account/wallet/') && (
        <nav className={styles.pages} aria-label={d('sections.wallet')}>
          {WALLET.filter(({ href }) => isReachable(href)).map(({ href, key }) => (
            <Link
              key={href}
              href={href}
              aria-current={pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? 'true' : undefined}
              prefetch={false}
            >
              {t(key)}
            </Link>
          ))}
        </nav>
      )}
      {isWithin(pathname, { base: HISTORY[0].href }) && (
        <nav className={styles.pages} aria-label={t('historyPages')}>
          {HISTORY.map(({ href, key }) => (
            <Link
              key={href}
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              prefetch={false}
            >
              {t(key)}
            </Link>
          ))}
        </nav>
      )}
      {pathname.startsWith('/account/profile/') && (
        <nav className={styles.pages} aria-label={p('pages')}>
          {PROFILE.map(({ href, key }) => (
            <Link
              key={href}
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              prefetch={false}
            >
              {p(`pageNames.${key}`)}
            </Link>
          ))}
        </nav>
      )}
      {pathname.startsWith('/account/profile/') && (
        <BlockBoundary>
          <MissingNotice signedIn={signedIn} />
        </BlockBoundary>
      )}
      {children}
    </div>
  );
}
