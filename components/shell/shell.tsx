import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { BottomBar } from './bottom-bar/bottom-bar';
import { Header } from './header/header';
import { Sidebar } from './sidebar/sidebar';
import styles from './shell.module.scss';

interface ShellProps {
  /** The visitor's own part of the header. */
  account: ReactNode;
  /** The player's balance, at the head of the sidebar. */
  balance?: ReactNode;
  gamesTotal?: number;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame around every page. */
export function Shell({ account, balance, gamesTotal, footer, children }: ShellProps) {
  const t = useTranslations('Shell');
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Header account={account} />
      <div className={styles.columns}>
        <Sidebar balance={balance} gamesTotal={gamesTotal} />
        <div className={styles.page}>
          <main className={styles.main} id="content" tabIndex={-1}>
            <div className={styles.wrap}>{children}</div>
          </main>
          {footer}
        </div>
      </div>
      <BottomBar />
    </>
  );
}
