'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { useSession } from '@/features/player/hooks/use-session';
import { BlockingPrograms } from '@/features/protection/components/blocking-programs';
import { BreakCards } from '@/features/protection/components/break-cards';
import { ExcludedDoor } from '@/features/protection/components/excluded-door';
import { HeldNotice } from '@/features/protection/components/held-notice';
import { HelpLines } from '@/features/protection/components/help-lines';
import { LimitsBoard } from '@/features/protection/components/limits-board';
import { RealityCheckCard } from '@/features/protection/components/reality-check-card';
import { StopDay } from '@/features/protection/components/stop-day';
import { dropAllUnsaved } from '@/lib/browser/forms/drop-all-unsaved';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import styles from './protection.module.scss';

/** Where who has excluded themselves goes on: help, and no games. */
const HELP = '/info_pages/responsible_gambling';

/** What a player sets for themselves; who has excluded themselves finds the way to their money instead. */
export function Protection() {
  const t = useTranslations('Protection');
  const { player, leave } = useSession();
  const addToast = useSetAtom(addToastAtom);
  if (!player) return null;
  const excluded = () => {
    leave(HELP);
    dropAllUnsaved();
    addToast({ status: 'success', title: t('excludedNow'), history: false });
  };
  if (player.away === 'exclusion') {
    return (
      <div className={styles.page}>
        <BlockBoundary>
          <ExcludedDoor />
        </BlockBoundary>
        <HelpLines country={player.country} />
        <BlockingPrograms country={player.country} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h2>{t('title')}</h2>
          <p>{t('lead')}</p>
        </div>
        {/* Where the law wants it on every page, it is on this one too; until when a break lasts is said here. */}
        {(!player.stopEverywhere || player.away === 'time_out') && (
          <BlockBoundary>
            <StopDay />
          </BlockBoundary>
        )}
      </header>
      {player.away === 'held' && (
        <BlockBoundary>
          <HeldNotice />
        </BlockBoundary>
      )}
      <BlockBoundary>
        <LimitsBoard />
      </BlockBoundary>
      <BlockBoundary>
        <RealityCheckCard />
      </BlockBoundary>
      <BlockBoundary>
        <BreakCards onExcluded={excluded} />
      </BlockBoundary>
      <HelpLines country={player.country} />
      <BlockingPrograms country={player.country} />
    </div>
  );
}
