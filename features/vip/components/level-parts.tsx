'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '@/components/ui/chip/chip';
import type { Picture } from '@/lib/domain/rich-text';
import { levelState, type LevelState } from '../domain/vip-level';
import { useVipPlayer } from '../state/vip-player';
import { DepositButton } from './deposit-button';
import { LevelPicture } from './medal';
import styles from './level-cards.module.scss';

// What of a level's card is the player's own. The rest of it is the same for everybody, and comes with the page.

const TONES: Record<Exclude<LevelState, 'none'>, ChipTone> = {
  completed: 'ok',
  current: 'wait',
  next: 'neutral',
};

const useLevelState = (level: number): LevelState =>
  levelState(level, useVipPlayer().standing?.level ?? null);

interface LevelFrameProps {
  level: number;
  className: string | undefined;
  children: ReactNode;
}

/** The card itself, whose edge tells the player's level. */
export function LevelFrame({ level, className, children }: LevelFrameProps) {
  const state = useLevelState(level);
  return (
    <article
      id={`level-${level}`}
      className={className}
      data-state={state}
      aria-labelledby={`level-${level}-title`}
      aria-current={state === 'current' || undefined}
      tabIndex={-1}
    >
      {children}
    </article>
  );
}

export function LevelMedal({ level, image }: { level: number; image: Picture | null }) {
  const { standing } = useVipPlayer();
  return (
    <LevelPicture
      level={level}
      locked={standing !== null && level > standing.level}
      image={image}
      size={104}
    />
  );
}

/** The badge of SPEC §4, and the points that are missing. */
export function LevelBadge({ level, fromPoints }: { level: number; fromPoints: number }) {
  const t = useTranslations('Vip');
  const { standing } = useVipPlayer();
  const state = useLevelState(level);
  const isAhead = state === 'next' || state === 'none';
  const left = standing && isAhead ? Math.max(0, fromPoints - standing.points) : 0;
  return (
    <p className={styles.badge} data-state={state}>
      {state !== 'none' && <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>}
      {left > 0 && <span>{t('left', { points: left })}</span>}
    </p>
  );
}

/** On the cards of levels that are still ahead. */
export function LevelDeposit({ level, title }: { level: number; title: string }) {
  const t = useTranslations('Vip');
  const state = useLevelState(level);
  if (state === 'completed' || state === 'current') return null;
  return (
    <div className={styles.deposit}>
      <DepositButton
        wide
        tone={state === 'next' ? 'primary' : 'secondary'}
        label={t('depositFor', { name: title })}
      />
    </div>
  );
}
