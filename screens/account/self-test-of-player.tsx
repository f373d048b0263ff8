'use client';

import { useTranslations } from 'next-intl';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { useSession } from '@/features/player/hooks/use-session';
import { HelpLines } from '@/features/protection/components/help-lines';
import { SelfTest } from '@/features/protection/components/self-test';
import { SelfTestsKept } from '@/features/protection/components/self-tests-kept';
import styles from './protection.module.scss';

/** The test, the results that were kept, and the help line of the player's country first. */
export function SelfTestOfPlayer() {
  const t = useTranslations('SelfTest');
  const { player } = useSession();
  if (!player) return null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
        <p>{t('lead')}</p>
      </header>
      <BlockBoundary>
        <SelfTest />
      </BlockBoundary>
      <BlockBoundary>
        <SelfTestsKept />
      </BlockBoundary>
      <HelpLines country={player.country} />
      <p className={styles.source}>{t('source')}</p>
    </div>
  );
}
