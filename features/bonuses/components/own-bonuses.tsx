'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useFreeSpins } from '../api/get-me-free-spins';
import { useOwnBonuses } from '../hooks/use-own-bonuses';
import { ActiveBonus, CancelPanel, type OwnMoney } from './active-bonus';
import { BonusOffers } from './bonus-offers';
import { BonusQueue } from './bonus-queue';
import { FreeSpinsSection } from './free-spins-section';
import styles from './own-bonuses.module.scss';

/** What the player has of bonuses: offers that wait for an answer, the active one, the queue. */
export function OwnBonuses({ money }: { money: OwnMoney | undefined }) {
  const t = useTranslations('Bonuses.own');
  const problemText = useProblemText();
  const own = useOwnBonuses();
  const spins = useFreeSpins();
  if (own.isPending) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="420px" />
      </div>
    );
  }
  if (own.isError) {
    return (
      <EmptyState title={t('unreachable')} text={problemText(own.error)}>
        <Button onClick={() => void own.refetch()}>{t('tryAgain')}</Button>
      </EmptyState>
    );
  }
  const { active, pending, queue } = own.data;
  if (!active && pending.length === 0 && queue.length === 0) {
    // Free spins can be there without a bonus: of one whose wagering is done, or given by themselves.
    if (spins.data && spins.data.length > 0) return <FreeSpinsSection />;
    return (
      <EmptyState title={t('nothing')} text={t('nothingText')}>
        <ButtonLink href="/bonuses" tone="primary">
          {t('toOffers')}
        </ButtonLink>
        <ButtonLink href="/account/promo">{t('toCode')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.parts} aria-busy={own.isFetching}>
      {pending.length > 0 && <BonusOffers offers={pending} />}
      <div className={styles.pair} data-beside={(active && spins.data && spins.data.length > 0) || undefined}>
        {active && <ActiveBonus grant={active} money={money} waiting={queue.length} />}
        <FreeSpinsSection />
      </div>
      {active && <CancelPanel grant={active} money={money} />}
      <BonusQueue queue={queue} />
    </div>
  );
}
