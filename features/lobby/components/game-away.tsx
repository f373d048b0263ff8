'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from 'next-intl';
import { useIsWithheld } from '@/endpoints/get-law';
import type { GameFamily } from '@/lib/domain/game-themes';
import styles from './game-card.module.scss';

const never = () => () => {};

/** On the poster of a game that the law of the visitor's country withholds; elsewhere nothing. */
export function GameAway({ family }: { family: GameFamily }) {
  const t = useTranslations('Lobby.card');
  // Another card's answer may be there before this one is hydrated, and the page has none.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isWithheld = useIsWithheld(family);
  return isHydrated && isWithheld ? <p className={styles.away}>{t('away')}</p> : null;
}
