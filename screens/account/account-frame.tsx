'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Avatar } from '@/components/ui/avatar/avatar';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { Icon } from '@/components/ui/icon/icon';
import { useLoyalty } from '@/features/player/api/get-me-loyalty';
import { MissingNotice } from '@/features/player/components/missing-notice';
import { LevelName } from '@/features/player/components/level-name';
import { isWithin, sectionsFor } from '@/features/player/domain/account-menu';
import { useSession } from '@/features/player/hooks/use-session';
import { useShownBalance } from '@/features/player/hooks/use-shown-balance';
import { Link, usePathname } from '@/lib/i18n/navigation';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';
import { currencyOrDefault, type Money } from '@/lib/money/money';
import { NavStrip } from './nav-strip';
import { SectionPages } from './section-pages';
import styles from './account-frame.module.scss';

/** The section in which each figure can be used. While that section is closed, the figure is not a link. */
const WITHDRAWAL = '/account/wallet/withdrawal';
const BONUSES = '/bonuses';

/** Head of the account area: who, how much, and where to go in it. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('Account');
  const d = useTranslations('AccountDrawer');
  const locale = useLocale();
  const pathname = usePathname();
  const isReachable = useIsReachable();
  const { status, player } = useSession();
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
      <NavStrip className={styles.sections} label={t('sections')}>
        {sectionsFor(player?.away)
          .filter(({ href }) => isReachable(href))
          .map((section) => (
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
      </NavStrip>
      <SectionPages className={styles.pages} />
      {pathname.startsWith('/account/profile/') && (
        <BlockBoundary>
          <MissingNotice signedIn={signedIn} />
        </BlockBoundary>
      )}
      {children}
    </div>
  );
}
