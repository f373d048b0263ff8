import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import type { GameCategoryCode } from '@/lib/domain/game-categories';
import type { Section } from '@/lib/domain/sections';
import { BottomBar } from './bottom-bar/bottom-bar';
import { CookieBanner } from './cookies/cookie-banner';
import { Header } from './header/header';
import type { Promo } from './sidebar/promo-banner';
import { Sidebar } from './sidebar/sidebar';
import styles from './shell.module.scss';

interface ShellProps {
  /** The visitor's own part of the header. */
  account: ReactNode;
  /** The player's balance, at the head of the sidebar. */
  balance?: ReactNode;
  gamesTotal?: number;
  /** Sections that are closed to visitors now: no menu links to them. */
  closed: readonly Section[];
  /** Categories without games: no menu links to them. */
  empty: readonly GameCategoryCode[];
  /** What operators promote in the menu. */
  promo?: Promo;
  /** Address of the privacy policy, for the question about cookies. */
  policyHref?: string;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame around every page. */
export function Shell({
  account,
  balance,
  gamesTotal,
  closed,
  empty,
  promo,
  policyHref,
  footer,
  children,
}: ShellProps) {
  const t = useTranslations('Shell');
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Header account={account} closed={closed} empty={empty} />
      <div className={styles.columns}>
        <Sidebar balance={balance} gamesTotal={gamesTotal} closed={closed} empty={empty} promo={promo} />
        <div className={styles.page}>
          <CookieBanner policyHref={policyHref} />
          <main className={styles.main} id="content" tabIndex={-1}>
            <div className={styles.wrap}>{children}</div>
          </main>
          {footer}
        </div>
      </div>
      <BottomBar closed={closed} empty={empty} />
    </>
  );
}
