'use client';

import { useTranslations } from 'next-intl';
import { levelState } from '../domain/vip-level';
import { useVipPlayer } from '../state/vip-player';
import { Medal } from './medal';
import styles from './vip-table.module.scss';

/** A medal on the rail: it leads to the card of its level. */
export function TableMedal({ level, title }: { level: number; title: string }) {
  const t = useTranslations('Vip');
  const { status, standing } = useVipPlayer();
  const state = levelState(level, standing?.level ?? null);
  const said = state === 'none' ? '' : `, ${t(`states.${state}`)}`;
  return (
    <a
      className={styles.medal}
      href={`#level-${level}`}
      aria-label={`${t('levelName', { level, name: title })}${said}`}
      data-state={state}
      data-status={status}
    >
      <Medal level={level} locked={standing !== null && level > standing.level} size={140} eager />
    </a>
  );
}
